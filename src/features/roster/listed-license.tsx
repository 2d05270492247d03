import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { longDate } from '#shared/dates.ts'
import { licenseLabel, type LicenseId } from '#shared/licenses/catalogue.ts'
import { licenseKey } from '#shared/roster/number.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { listedLicenseQuery } from './queries.ts'

export type ListedDetails = {
  businessName: string
  licenseType: LicenseId | null
  number: string
  city: string | null
}

/** Shorter numbers are still being typed. */
const shortest = 4

/** How long the typing has to pause before the list is asked, in milliseconds. */
const pause = 400

/** Greets a member whose license number stands on the state's list, and offers its details. */
export function ListedLicense({
  number,
  isFilledIn,
  onAccept,
}: {
  number: string
  /** Whether the form has the details already. */
  isFilledIn: (details: ListedDetails) => boolean
  onAccept: (details: ListedDetails) => void
}) {
  const typed = licenseKey(number)
  const [key, setKey] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setKey(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({ ...listedLicenseQuery(key), enabled: key.length >= shortest })
  const row = data?.row
  if (!row) return null
  const details = {
    businessName: row.tradeName ?? row.businessName,
    licenseType: row.licenseType,
    number: row.number,
    city: row.city,
  }
  if (isFilledIn(details))
    return (
      <p className="text-sm text-moss">This number stands on the state's list of {longDate(row.asOf)}.</p>
    )
  return (
    <Notice
      live
      tone="info"
      title="Is this you?"
      action={
        <Button variant="secondary" size="sm" onClick={() => onAccept(details)}>
          Yes, fill it in
        </Button>
      }
    >
      The state's list of {longDate(row.asOf)} has this number for <b>{details.businessName}</b>
      {row.licenseType && `, ${licenseLabel(row.licenseType)}`}
      {row.city && `, ${row.city}`}.
    </Notice>
  )
}
