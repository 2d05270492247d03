import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { DemoProfile } from '#shared/content/demo-profiles.ts'
import { excerpt } from '#shared/excerpt.ts'
import { licenseLabel, licensePlate } from '#shared/licenses.ts'
import { listLimits } from '#shared/limits.ts'
import { serviceLabel } from '#shared/services.ts'
import { paths } from '#src/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#src/ui/dialog.tsx'
import { LicenseMark } from '#src/ui/license-mark.tsx'

function ExampleInfo({ example }: { example: DemoProfile }) {
  const [open, setOpen] = useState(false)
  const joins = useRef(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="sm" aria-label={`Example Info: ${example.companyName}`}>
          Example Info
        </Button>
      </DialogTrigger>
      <DialogContent
        title={example.companyName}
        description="This is an example, not a member. A real listing is written by its owner and checked by hand."
        // The form takes the focus, not the button that opened this dialog.
        onCloseAutoFocus={(event) => {
          if (!joins.current) return
          event.preventDefault()
          joins.current = false
          void navigate({ pathname, search, hash: 'registration-form' }, { preventScrollReset: true })
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Close</Button>
            </DialogClose>
            <Button
              onClick={() => {
                joins.current = true
                setOpen(false)
              }}
            >
              Join Now
            </Button>
          </>
        }
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-[1rem]">
          <dt className="text-ink-soft">License type</dt>
          <dd>{licenseLabel(example.licenseType)}</dd>
          <dt className="text-ink-soft">City</dt>
          <dd>
            {example.city}, {example.state}
          </dd>
          <dt className="text-ink-soft">Services</dt>
          <dd>{example.servicesOffered.map(serviceLabel).join(', ')}</dd>
          <dt className="text-ink-soft">Looking for</dt>
          <dd>
            <ul className="grid gap-1">
              {example.lookingFor.map((wish) => (
                <li key={wish}>{wish}</li>
              ))}
            </ul>
          </dd>
        </dl>
        <p className="mt-5 text-sm text-ink-soft">
          Your own listing shows the same, once you have joined: name, license type, city, services and what
          you look for.
        </p>
      </DialogContent>
    </Dialog>
  )
}

/** One example business as a specimen with its label (000 §2 Home 3). */
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
        <p className="mt-2 text-[1rem] text-ink-soft">{excerpt(example.about, listLimits.cardDescription)}</p>
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
        <ExampleInfo example={example} />
      </div>
    </li>
  )
}
