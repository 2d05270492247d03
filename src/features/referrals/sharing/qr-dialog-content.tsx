import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { QrDownloads } from './qr-downloads.tsx'

type QrDialogContentProps = {
  link: string
  code: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function QrDialogContent({ open, onOpenChange, ...code }: QrDialogContentProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title="QR code"
        description="Have it scanned from your screen, or put it on a card, a counter or an invoice."
      >
        <div className="grid justify-items-center">
          <QrDownloads {...code} size="large" />
        </div>
      </DialogContent>
    </Dialog>
  )
}
