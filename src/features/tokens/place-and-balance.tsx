import type { OwnUser } from '#shared/profiles/member-views.ts'
import { brand } from '#shared/brand.ts'
import { licenseFamily } from '#shared/licenses/catalogue.ts'
import { foundingLabel, foundingShortLabel } from '#shared/early-access/membership-copy.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { Coin } from './coin.tsx'
import { Leaf } from '#src/features/early-access/leaf.tsx'

/** The founding place and the token balance, side by side. */
export function PlaceAndBalance({ user }: { user: OwnUser }) {
  const { foundingNumber, licenseType, skunkTokens } = user
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-12">
      {foundingNumber !== null && (
        <p className="flex items-center gap-2 sm:gap-3">
          <Leaf family={licenseFamily(licenseType)} className="h-10 sm:h-14" />
          <span>
            <span className="block font-display text-[2rem] leading-none font-semibold sm:text-figure-lg figures">
              {foundingShortLabel(foundingNumber)}
            </span>
            <span className="sr-only">{foundingLabel(foundingNumber)}</span>
            <span aria-hidden className="mt-1 block text-xs whitespace-nowrap text-ink-soft sm:text-sm">
              Founding member
            </span>
          </span>
        </p>
      )}
      <p className="flex items-center gap-2 sm:gap-3">
        <Coin className="size-9 sm:size-13" />
        <span>
          <span className="sr-only">{tokenLabel(skunkTokens)}</span>
          <span
            aria-hidden
            className="block font-display text-[2rem] leading-none font-semibold sm:text-figure-lg figures"
          >
            {skunkTokens}
          </span>
          <span aria-hidden className="mt-1 block text-xs whitespace-nowrap text-ink-soft sm:text-sm">
            {skunkTokens === 1 ? brand.token : brand.tokens}
            {brand.trademark}
          </span>
        </span>
      </p>
    </div>
  )
}
