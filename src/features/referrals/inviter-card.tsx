import { tv } from 'tailwind-variants/lite'
import { invitationParts } from '#shared/referrals/invitation.ts'
import type { Invitation } from '#shared/referrals/invited-title.ts'
import { Badge } from '#src/ui/badge.tsx'

const card = tv({
  // By what the Worker has written, so that the colour is right before the page is hydrated.
  base: 'grid gap-1.5 rounded-md border p-4 sm:p-5',
  variants: {
    isUnknown: {
      true: 'border-gold-ink/35 bg-gold-wash',
      false:
        'border-line bg-surface has-[[data-invitation=name]:not(:empty)]:border-moss/35 has-[[data-invitation=name]:not(:empty)]:bg-moss-wash',
    },
  },
})

/**
 * Who invites, first thing on the page. The Worker writes the texts into the prerendered page, and they stay there until
 * the code has been looked up, so that nothing moves.
 */
export function InviterCard({ invitation }: { invitation: Invitation | null }) {
  const { name, company, place, license, text } = invitationParts(invitation)
  const isUnknown = invitation !== null && invitation.kind !== 'valid'
  return (
    <div className={card({ isUnknown })}>
      <p
        data-invitation="name"
        suppressHydrationWarning
        className="font-display text-xl font-semibold wrap-anywhere empty:hidden"
      >
        {name}
      </p>
      <p data-invitation="company" suppressHydrationWarning className="wrap-anywhere empty:hidden">
        {company}
      </p>
      <p className="hidden flex-wrap gap-2 has-[span:not(:empty)]:flex">
        <Badge data-invitation="place" suppressHydrationWarning tone="gold" className="empty:hidden">
          {place}
        </Badge>
        <Badge data-invitation="license" suppressHydrationWarning tone="outline" className="empty:hidden">
          {license}
        </Badge>
      </p>
      <p role="status" data-invitation="text" suppressHydrationWarning className="min-h-[1lh]">
        {text}
      </p>
    </div>
  )
}
