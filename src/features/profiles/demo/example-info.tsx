import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DemoProfile } from '#shared/profiles/demo-profiles.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { serviceLabel } from '#shared/profiles/services.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#src/ui/overlays/dialog.tsx'

type ExampleInfoProps = { example: DemoProfile; open: boolean; onOpenChange: (open: boolean) => void }

/** Explains what an example is, with a link to join. */
export function ExampleInfo({ example, open, onOpenChange }: ExampleInfoProps) {
  const continues = useRef(false)
  const user = useCurrentUser()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={example.companyName}
        description="This is an example, not a member. A real listing is written by its owner and checked by hand."
        // What follows takes the focus, instead of the button that opened this dialog.
        onCloseAutoFocus={(event) => {
          if (!continues.current) return
          event.preventDefault()
          continues.current = false
          if (user) void navigate(paths.businesses())
          else void navigate({ pathname, search, hash: 'registration-form' }, { preventScrollReset: true })
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Close</Button>
            </DialogClose>
            <Button
              onClick={() => {
                continues.current = true
                onOpenChange(false)
              }}
            >
              {user ? 'Browse the directory' : 'Join Now'}
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
              {example.lookingFor.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </dd>
        </dl>
        <p className="mt-5 text-sm text-ink-soft">
          Your own listing shows the same{user ? '' : ', once you have joined'}: name, license type, city,
          services and what you look for.
        </p>
      </DialogContent>
    </Dialog>
  )
}
