import { island } from '#src/boot/island.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const QrDownloads = island(() => import('./qr-downloads.tsx').then((module) => module.QrDownloads), {
  when: 'now',
  fallback: <Skeleton className="h-48.5 w-36" />,
})

/** The QR code of a link; the encoder loads after the page, into reserved space. */
export function QrPanel(props: { link: string; code: string }) {
  return <QrDownloads {...props} size="small" />
}
