import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { foundingLabel, foundingShortLabel } from '#shared/early-access/membership-copy.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { licenseFamily } from '#shared/licenses/catalogue.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { referralTokens, tokenLabel } from '#shared/tokens/tokens.ts'
import { Leaf } from '#src/features/early-access/leaf.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'

/** The first thing that a new business sees: its number, its leaf and its certificate. Its link follows on the page. */
export function Arrival({ user }: { user: OwnUser }) {
  const { foundingNumber, licenseeNumber } = user
  const number = foundingNumber ?? licenseeNumber
  return (
    <div className="flex items-start gap-5 sm:gap-8">
      <Leaf
        family={licenseFamily(user.licenseType)}
        state={foundingNumber === null ? 'taken' : 'newest'}
        className="h-20 shrink-0 sm:h-32"
      />
      <div className="min-w-0">
        <h2 className="text-3xl sm:text-4xl">
          {number === null ? (
            'You have joined'
          ) : (
            <>
              You are <span className="whitespace-nowrap figures">{foundingShortLabel(number)}</span>
            </>
          )}
        </h2>
        <p className="mt-2 max-w-measure text-[1rem] text-ink-soft">
          {number === null && 'Your number will show here in a moment. '}
          {foundingNumber !== null &&
            `${foundingLabel(foundingNumber)} of ${foundingPlaces}, on ${brand.name}'s public founding sheet. `}
          {foundingNumber === null &&
            licenseeNumber !== null &&
            `Licensed business No. ${licenseeNumber} to join ${brand.name}. `}
          You have <span className="whitespace-nowrap">{tokenLabel(user.skunkTokens)}</span>. Send your link
          to one business you buy from or sell to: you get {tokenLabel(referralTokens('business'))} when it
          joins.
        </p>
        {foundingNumber !== null && (
          <Button asChild size="sm" variant="secondary" className="mt-4">
            <Link to={paths.certificate()}>See your certificate</Link>
          </Button>
        )}
      </div>
    </div>
  )
}
