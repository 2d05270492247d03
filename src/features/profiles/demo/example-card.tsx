import { useState } from 'react'
import { Link } from 'react-router'
import type { DemoProfile } from '#shared/profiles/demo-profiles.ts'
import { excerpt } from '#shared/directory/excerpt.ts'
import { licenseLabel, licensePlate } from '#shared/licenses/catalogue.ts'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'

/** Characters of a card's description. */
const descriptionLength = 80

const ExampleInfo = island(() => import('./example-info.tsx').then((module) => module.ExampleInfo), {
  when: 'open',
})

/** A link to the example's page; with the script it loads and opens the example's dialog. */
function ExampleInfoLink({ example }: { example: DemoProfile }) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button asChild variant="quiet" size="sm">
        <Link
          to={paths.profile(example.id)}
          role="button"
          aria-haspopup="dialog"
          aria-label={`Example Info: ${example.companyName}`}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          // A role of button has to respond to the space bar too.
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            setOpen(true)
          }}
        >
          Example Info
        </Link>
      </Button>
      {open !== null && <ExampleInfo example={example} open={open} onOpenChange={setOpen} />}
    </>
  )
}

/** An example business as a specimen with its label. */
export function ExampleCard({ example }: { example: DemoProfile }) {
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <div className="flex flex-1 flex-col p-5 md:p-6">
        <div className="flex items-center gap-4">
          <LicenseMark license={example.licenseType} className="size-14" />
          <div className="min-w-0 text-sm text-ink-soft">
            <p>Plate {licensePlate(example.licenseType)}</p>
            <p>{licenseLabel(example.licenseType)}</p>
          </div>
        </div>
        <h3 className="mt-5">{example.companyName}</h3>
        <p className="mt-2 text-[1rem] text-ink-soft">{excerpt(example.about, descriptionLength)}</p>
        <p className="mt-auto flex flex-wrap gap-2 pt-5">
          <Badge>Example Only</Badge>
          {example.isFoundingMember && <Badge tone="gold">Founding Member</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3 md:px-6">
        <Button asChild variant="secondary" size="sm">
          <Link to={paths.profile(example.id)} aria-label={`View Profile: ${example.companyName}`}>
            View Profile
          </Link>
        </Button>
        <ExampleInfoLink example={example} />
      </div>
    </li>
  )
}
