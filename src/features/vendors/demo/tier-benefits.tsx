import { Check } from 'lucide-react'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { currentTier, demoTiers } from './content.ts'

/** Basic, Active and Premium: the demo's own tiers, which differ from the real ones. */
export function TierBenefits() {
  return (
    <section aria-labelledby="tier-benefits" className="border-t border-line pt-8">
      <h2 id="tier-benefits" className="text-2xl">
        Tier benefits
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {demoTiers.map(({ name, referrals, benefits }) => (
          <li
            key={name}
            className={`border-t-3 pt-4 ${name === currentTier ? 'border-spruce' : 'border-line-strong'}`}
          >
            <h3 className="flex flex-wrap items-center gap-3">
              {name}
              {name === currentTier && (
                <Badge tone="moss" className="font-sans tracking-normal">
                  Current tier
                </Badge>
              )}
            </h3>
            <p className="text-sm text-ink-soft">{referrals}</p>
            <ul className="mt-3 grid gap-1.5 text-[1rem]">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2.5 leading-snug">
                  <Icon as={Check} size="sm" className="mt-0.75 text-moss" />
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
