import { Check, Lock } from 'lucide-react'
import type { CSSProperties } from 'react'
import { tv } from 'tailwind-variants/lite'
import { nextVendorTier, vendorTierOf, vendorTiers } from '#shared/vendors/tiers.ts'
import { Icon } from '#src/ui/icon.tsx'

const rung = tv({
  base: 'grid grid-cols-[3.25rem_minmax(0,1fr)] border-t-3 py-3 @2xl:mt-[calc(var(--drop)*28px)] @2xl:block',
  variants: { reached: { true: 'border-spruce', false: 'border-line-strong' } },
})

/** The four vendor tiers, with the vendor's own one marked. */
export function VendorLadder({ clientReferrals }: { clientReferrals: number }) {
  const present = vendorTierOf(clientReferrals)
  const next = nextVendorTier(clientReferrals)
  return (
    <div className="@container">
      <ol className="grid items-start gap-x-3.5 @2xl:grid-cols-4">
        {vendorTiers.map((tier, index) => {
          const reached = clientReferrals >= tier.clientReferrals
          return (
            <li
              key={tier.id}
              {...(tier.id === present.id && { 'aria-current': 'step' as const })}
              style={{ '--drop': vendorTiers.length - 1 - index } as CSSProperties}
              className={rung({ reached })}
            >
              <span
                className={`font-display text-figure font-semibold figures ${reached ? 'text-spruce' : ''}`}
              >
                {tier.clientReferrals}
              </span>
              <div className="min-w-0 @max-2xl:pt-0.5">
                <h3 className="text-[1.0625rem] leading-tight @2xl:mt-2">{tier.name}</h3>
                <ul className="mt-1.5 grid gap-0.5 text-sm leading-snug text-ink-soft">
                  {tier.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                {tier.id === present.id ? (
                  <p className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-spruce">
                    <Icon as={Check} size="sm" />
                    Your tier
                  </p>
                ) : (
                  !reached && (
                    <p
                      className={`mt-2 flex items-center gap-1.5 text-sm font-semibold figures ${tier === next ? 'text-gold-ink' : 'text-ink-soft'}`}
                    >
                      {tier === next ? (
                        `${tier.clientReferrals - clientReferrals} more to go`
                      ) : (
                        <>
                          <Icon as={Lock} size="sm" />
                          Locked
                        </>
                      )}
                    </p>
                  )
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
