import { useId } from 'react'
import type { SampleBusiness } from '#shared/directory/sample-businesses.ts'
import { licenseLabel, licensePlate } from '#shared/licenses/catalogue.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { useCopyState } from '#src/features/launch/queries.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'

/** The note explains why example businesses never connect. */
function ClosedActions() {
  const note = phaseCopy[useCopyState()].exampleConnectNote
  const noteId = useId()
  return (
    <div className="mt-6 grid gap-2.5">
      <Button full disabled aria-describedby={noteId}>
        Connect
      </Button>
      <Button full variant="secondary" disabled aria-describedby={noteId}>
        Send Message
      </Button>
      <p className="text-sm text-ink-soft">
        <span id={noteId}>{note}</span> <NewDate after={note} />
      </p>
    </div>
  )
}

/** The specimen's label: name, origin, and a disabled Connect button. */
export function BusinessCard({ business }: { business: SampleBusiness }) {
  const { name, licenseType, logo, isFoundingMember, city, state } = business
  return (
    <Card>
      {logo ? (
        <img src={logo} alt="" width={112} height={112} className="size-28 rounded-md object-cover" />
      ) : (
        <LicenseMark license={licenseType} className="size-28" />
      )}
      <p className="mt-5 text-xs text-ink-soft">Plate {licensePlate(licenseType)}</p>
      <h1 className="mt-1 text-3xl">{name}</h1>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="moss">{licenseLabel(licenseType)}</Badge>
        {isFoundingMember && <Badge tone="gold">Founding Member</Badge>}
      </p>
      <p className="mt-3 text-[1rem] text-ink-soft">
        {city}, {state}
      </p>
      <ClosedActions />
    </Card>
  )
}
