import { Download } from 'lucide-react'
import { qrPng, qrSvg } from '#src/lib/qr-file.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import { toast } from '#src/lib/toast-store.ts'

type QrDownloadsProps = {
  link: string
  code: string
  /** Large, to be scanned from the screen, or small, beside the link. */
  size: 'small' | 'large'
}

/** The link as a QR code, with downloads: SVG for print, PNG for everything else. */
export function QrDownloads({ link, code, size }: QrDownloadsProps) {
  const name = `north-leaf-${code}`
  const savePng = async () => {
    try {
      saveFile(await qrPng(link), `${name}.png`)
    } catch {
      toast({
        variant: 'destructive',
        title: 'The picture could not be made',
        description: 'Take the SVG instead.',
      })
    }
  }
  return (
    <div
      className={`grid w-fit gap-2.5 ${size === 'large' ? 'justify-items-center' : 'sm:justify-items-center'}`}
    >
      <QrCode
        value={link}
        label={`QR code of your referral link, ${link}`}
        className={size === 'large' ? 'size-64' : 'size-36'}
      />
      <div className={`flex gap-1 ${size === 'large' ? '' : 'max-sm:-ml-3'}`}>
        <Button
          variant="quiet"
          size="sm"
          className="px-2.5"
          aria-label="Download the QR code as SVG"
          onClick={() => saveFile(new Blob([qrSvg(link)], { type: 'image/svg+xml' }), `${name}.svg`)}
        >
          <Icon as={Download} size="sm" />
          SVG
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="px-2.5"
          aria-label="Download the QR code as PNG"
          onClick={() => void savePng()}
        >
          <Icon as={Download} size="sm" />
          PNG
        </Button>
      </div>
    </div>
  )
}
