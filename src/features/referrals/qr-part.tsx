import { Suspense } from 'react'
import { lazyPart } from '#src/boot/part.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

const QrDownloads = lazyPart(() => import('./qr-downloads.tsx').then((part) => part.QrDownloads))

/** The QR code of a link; its code is loaded after the page, into a reserved space. */
export function QrPart(props: { link: string; code: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-48.5 w-36" />}>
      <QrDownloads {...props} size="small" />
    </Suspense>
  )
}
