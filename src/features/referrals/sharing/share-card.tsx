import { Link } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { OwnLink } from './own-link.tsx'
import { PlaceAndBalance } from '#src/features/tokens/place-and-balance.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { linkOf } from './share-links.ts'
import { paths } from '#src/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The member's place, balance and link. */
export function ShareCard({ user, className }: { user: OwnUser; className?: string }) {
  const link = linkOf(window.location.origin, user)
  return (
    <Card asChild className={className}>
      <section aria-label="Your place, your SkunkTokens and your link">
        <PlaceAndBalance user={user} />
        <div className="mt-5 grid gap-4 sm:mt-6 sm:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div data-tour="registration-form" className="min-w-0">
            <OwnLink label="Your referral link" value={link} failed="Failed to copy referral link" />
          </div>
          {/* On a phone the share buttons come before the QR code. */}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:order-last sm:col-span-2">
            <ShareButtons link={link} sites={['professional']}>
              <QrDialog link={link} code={user.referralCode} />
            </ShareButtons>
            <TextLink asChild variant="action">
              <Link to={paths.referralDashboard(user.id)}>Full referral dashboard</Link>
            </TextLink>
          </div>
          <OwnLink
            label="Your referral code"
            value={user.referralCode}
            failed="Failed to copy referral code"
          />
        </div>
      </section>
    </Card>
  )
}
