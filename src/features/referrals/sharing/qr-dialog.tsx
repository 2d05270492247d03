import { QrCode as QrMark } from 'lucide-react'
import { useState } from 'react'
import { island } from '#src/boot/island.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const QrDialogContent = island(
  () => import('./qr-dialog-content.tsx').then((module) => module.QrDialogContent),
  {
    when: 'open',
  },
)

/** A button that shows the link as a QR code; the dialog is loaded on demand. */
export function QrDialog(props: { link: string; code: string }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <Icon as={QrMark} size="sm" />
        QR code
      </Button>
      {wasOpened && <QrDialogContent {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}
