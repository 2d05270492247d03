import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { vendorReferralLink } from '#shared/referrals/referral-code.ts'
import { ShareButtons } from '#src/features/referrals/sharing/share-buttons.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { CopyField, copiedLabelMs } from '#src/ui/copy-field.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextArea } from '#src/ui/forms/input.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { dashboardCopy, referralMessage, shareSummary } from './content.ts'

/** The vendor's link and the ways to share it. Rendered in the browser only. */
export function ReferralTools({ code }: { code: string }) {
  const link = vendorReferralLink(window.location.origin, code)
  return (
    <Card>
      <CardHeader title="Refer clients" description="Every registration through this link counts for you." />
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-1 content-start gap-6">
          <div>
            <p aria-hidden className="mb-1.5 text-sm font-semibold">
              Your vendor link
            </p>
            <CopyField
              value={link}
              label="Your vendor link"
              onCopied={() => toast({ title: dashboardCopy.linkCopied })}
              onFailed={() => toast({ variant: 'destructive', title: dashboardCopy.copyFailed })}
            />
            <p className="mt-2 text-sm text-ink-soft">
              Your code is <span className="font-mono font-semibold text-ink">{code}</span>. Clients can also
              type it into the registration form.
            </p>
          </div>
          <ReferralMessage link={link} />
        </div>
        <figure className="w-fit">
          <QrCode value={link} label={`QR code of your vendor link, ${link}`} className="size-44" />
          <figcaption className="mt-2 max-w-44 text-sm text-ink-soft">
            For a card, a stand or an invoice
          </figcaption>
        </figure>
      </div>
    </Card>
  )
}

function ReferralMessage({ link }: { link: string }) {
  const message = referralMessage(link)
  const area = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedLabelMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      setCopied(true)
      toast({ title: dashboardCopy.messageCopied })
    } catch {
      // Embedded browsers block the clipboard: select the text, so that Ctrl+C copies it.
      area.current?.select()
      toast({
        variant: 'destructive',
        title: dashboardCopy.copyFailed,
        description: 'Press Ctrl+C to copy it.',
      })
    }
  }
  return (
    <div>
      <Field label="A message to send along">
        <TextArea ref={area} readOnly value={message} rows={5} />
      </Field>
      <div className="mt-3">
        <ShareButtons link={link} sites={['professional']} summary={shareSummary} message={message}>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Icon as={copied ? Check : Copy} size="sm" />
            {copied ? 'Copied' : 'Copy message'}
          </Button>
        </ShareButtons>
      </div>
    </div>
  )
}
