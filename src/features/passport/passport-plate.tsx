import { BadgeCheck } from 'lucide-react'
import { brand } from '#shared/brand.ts'
import { longDate } from '#shared/dates.ts'
import { verifiedBy } from '#shared/licenses/basis.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import type { Passport } from '#shared/passport/api.ts'
import { passportPaths } from '#shared/passport/passport.ts'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'
import { Mark } from '#src/features/pages/mark.tsx'
import { useOrigin } from '#src/lib/origin.ts'
import { Icon } from '#src/ui/icon.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'

/** A passport as a ruled card, for the screen and for paper. */
export function PassportPlate({ passport }: { passport: Passport }) {
  const url = useOrigin() + passportPaths.page(passport.id)
  const { basis, verifiedAt, rosterAsOf, licenseNumber, expiresOn } = passport
  const facts = [
    ['License', licenseLabel(passport.licenseType)],
    ...(licenseNumber === null ? [] : [['Number', licenseNumber]]),
    ['Verified since', longDate(verifiedAt)],
    ['Source', verifiedBy({ basis, verifiedAt, rosterAsOf })],
    ...(expiresOn === null ? [] : [['License valid to', longDate(expiresOn)]]),
    ['Member since', longDate(passport.memberSince)],
  ]
  return (
    <article
      data-plate
      data-keep-color
      aria-labelledby="passport-name"
      className="@container w-full max-w-190 rounded-lg border border-line-strong bg-surface p-2 print:max-w-[150mm]"
    >
      <div className="rounded-sm border border-line p-5 @xl:p-8 print:p-[5mm]">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
          <span className="flex items-center gap-2.5 font-display text-lg leading-none font-semibold">
            <Mark className="h-7" />
            {brand.name}
          </span>
          <span className="text-sm text-ink-soft">License passport</span>
        </p>
        <div className="mt-5 flex items-center gap-4 @xl:gap-5">
          <LicenseMark license={passport.licenseType} className="size-16 @xl:size-20" />
          <div className="min-w-0">
            <h1 id="passport-name" dir="auto" className="text-2xl leading-tight wrap-anywhere @xl:text-3xl">
              {passport.name}
            </h1>
            <p className="mt-1.5 inline-flex items-center gap-1.5 font-semibold text-moss">
              <Icon as={BadgeCheck} />
              License verified
            </p>
          </div>
        </div>
        <div className="mt-5 grid items-end gap-x-8 gap-y-6 @md:grid-cols-[minmax(0,1fr)_auto]">
          <dl className="border-t border-line text-[1rem]">
            {facts.map(([term, value]) => (
              <div
                key={term}
                className="grid gap-x-4 border-b border-line py-2 @xl:grid-cols-[7.5rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)]"
              >
                <dt className="text-sm leading-6 text-ink-soft">{term}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <figure className="w-40 justify-self-center @md:w-36 @xl:w-40">
            <QrCode value={url} label={`QR code of ${url}`} className="size-full" />
            <figcaption className="mt-2 text-center text-xs text-balance text-ink-soft">
              Scan to see whether it still holds
            </figcaption>
          </figure>
        </div>
        <p className="mt-5 hidden text-xs text-ink-soft print:block">
          {url} · Paper proves nothing by itself: only the address does.
        </p>
      </div>
    </article>
  )
}
