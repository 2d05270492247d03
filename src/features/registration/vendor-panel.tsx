import { BadgeCheck, Coins, DoorOpen, Star } from 'lucide-react'
import { island } from '#src/boot/island.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { vendorRegistrationCopy } from './content.ts'
import { FormMissing } from './form-missing.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import type { OnJoined } from './use-registration.ts'

const VendorForm = island(() => import('./vendor-form.tsx').then(({ VendorForm }) => VendorForm), {
  when: 'now',
  fallback: <FormSkeleton />,
  missing: FormMissing,
})

const icons = [Coins, DoorOpen, Star, BadgeCheck] as const

type VendorPanelProps = {
  /** False while an invitation's code is being looked up. */
  ready: boolean
  suppliedCode: string | undefined
  onJoined: OnJoined
  headingId: string
}

/** The vendor form and the reasons to join. */
export function VendorPanel({ ready, suppliedCode, onJoined, headingId }: VendorPanelProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 id={headingId} tabIndex={-1}>
          {vendorRegistrationCopy.title}
        </h1>
        <p className="mt-4 text-lg text-ink-soft">{vendorRegistrationCopy.lead}</p>
      </div>
      {/* On a phone the form comes before the reasons to join. */}
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8 lg:row-span-2">
        <h2 className="mb-2 text-2xl">{vendorRegistrationCopy.heading}</h2>
        {ready ? <VendorForm suppliedCode={suppliedCode} onJoined={onJoined} /> : <FormSkeleton />}
      </div>
      <ul className="grid gap-5 max-lg:mt-3">
        {vendorRegistrationCopy.promises.map((promise, index) => (
          <li key={promise} className="flex gap-4">
            <Icon as={icons[index] ?? BadgeCheck} className="mt-0.5 text-spruce" />
            <p className="min-w-0">{promise}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
