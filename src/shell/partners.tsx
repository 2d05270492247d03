import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { island } from '#src/boot/island.tsx'
import { useHydrated } from '#src/lib/hydration.ts'
import { buttonProps } from '#src/ui/button-props.ts'

const VendorAccessDialog = island(
  () => import('#src/features/vendors/vendor-access-dialog.tsx').then((part) => part.VendorAccessDialog),
  { when: 'open' },
)

const hash = '#vendor-access'

/** The footer's entry for vendor partners: a link to `#vendor-access`, and the dialog that opens there (R054). */
export function Partners({ className }: { className: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  // The hash never reaches the server: what it wrote has the dialog closed.
  const open = useHydrated() && location.hash === hash
  const [wasOpened, setWasOpened] = useState(false)
  const show = (next: boolean) => {
    setWasOpened(true)
    const { pathname, search } = location
    void navigate({ pathname, search, hash: next ? hash : '' }, { replace: !next, preventScrollReset: true })
  }
  return (
    <>
      {/* A link, so that it leads to the dialog before the script is there; by its hash alone, on whatever page it stands. */}
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
