import { Download } from 'lucide-react'
import { download, qrPng, qrSvg } from '#src/lib/qr-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import { toast } from '#src/ui/toast-store.ts'

/** The link as a QR code, to look at and to take along: SVG for print, PNG for everything else. */
export function QrDownloads({ link, code }: { link: string; code: string }) {
  const name = `north-leaf-${code}`
  const savePng = async () => {
    try {
      download(await qrPng(link), `${name}.png`)
    } catch {
      toast({
        variant: 'destructive',
        title: 'The picture could not be made',
        description: 'Take the SVG instead.',
      })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <QrCode value={link} label={`QR code of your referral link, ${link}`} className="size-32" />
      <div>
        <p className="max-w-60 text-sm text-ink-soft">For a card, a counter or an invoice.</p>
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          <Button
            variant="secondary"
            size="sm"
            aria-label="Download the QR code as SVG"
            onClick={() => download(new Blob([qrSvg(link)], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            <Icon as={Download} size="sm" />
            SVG
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label="Download the QR code as PNG"
            onClick={() => void savePng()}
          >
            <Icon as={Download} size="sm" />
            PNG
          </Button>
        </div>
      </div>
    </div>
  )
}
