import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { island } from '#src/boot/island.tsx'
import { useHydrated } from '#src/lib/hydration.ts'
import { buttonProps } from '#src/ui/button-props.ts'

const VendorAccessDialog = island(
  () => import('#src/features/vendors/vendor-access-dialog.tsx').then((module) => module.VendorAccessDialog),
  { when: 'open' },
)

const hash = '#vendor-access'

/** The footer's link to `#vendor-access`, which opens the vendor dialog. */
export function Partners({ className }: { className: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  // The prerendered page cannot know the hash, so the dialog starts closed.
  const open = useHydrated() && location.hash === hash
  const [wasOpened, setWasOpened] = useState(false)
  const show = (next: boolean) => {
    setWasOpened(true)
    const { pathname, search } = location
    void navigate({ pathname, search, hash: next ? hash : '' }, { replace: !next, preventScrollReset: true })
  }
  return (
    <>
      {/* A hash link works on any page, and before hydration. */}
      <a
        id="vendor-access"
        role="button"
        href={hash}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...buttonProps(() => show(true))}
        className={className}
      >
        Partners
      </a>
      {(open || wasOpened) && <VendorAccessDialog open={open} onOpenChange={show} />}
    </>
  )
}
