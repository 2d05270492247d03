import { Mail, MessageSquare } from 'lucide-react'
import { vendorReferralLink } from '#shared/referrals/referral-code.ts'
import { mailtoLink } from '#src/features/referrals/sharing/share-links.ts'
import { useOrigin } from '#src/lib/origin.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { sampleVendor, shareMessage } from './content.ts'

/** Link, copy, e-mail and text message, all with the sample's link. */
export function ReferralTools() {
  const link = vendorReferralLink(useOrigin(), sampleVendor.code)
  const message = shareMessage(link)
  return (
    <Card>
      <CardHeader title="Your referral link" description="3 SkunkTokens™ for each client who registers." />
      <CopyField
        value={link}
        label="Referral link"
        onCopied={() => toast({ title: 'Referral Link Copied!' })}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={mailtoLink(link, message)}>
            <Icon as={Mail} size="sm" /> Email
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={`sms:?&body=${encodeURIComponent(message)}`}>
            <Icon as={MessageSquare} size="sm" /> Text
          </a>
        </Button>
      </div>
    </Card>
  )
}
