import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { secondLookText } from '#shared/licenses/cause.ts'
import { licenseCheckQuery } from './queries.ts'
import { Notice } from '#src/ui/notice.tsx'

type LicenseCheckNoticeProps = {
  user: Pick<OwnUser, 'id' | 'licenseStatus'>
  action?: ReactNode
  className?: string
}

/** The staff's decision on the license with their note; renders nothing without one, or when all is well. */
export function LicenseCheckNotice({ user, action, className }: LicenseCheckNoticeProps) {
  const { id, licenseStatus } = user
  const isRefused = licenseStatus === 'refused'
  const { data } = useQuery(licenseCheckQuery(id))
  const check = data?.check
  const frame = { ...(action && { action }), ...(className && { className }) }
  if (isRefused && check?.status === 'pending')
    return (
      <Notice {...frame} tone="amber" title="License check in progress">
        Staff look at what you handed in anew. Until then your listing stays hidden.
      </Notice>
    )
  if (isRefused)
    return (
      <Notice {...frame} tone="danger" title="Your license was not confirmed">
        {check?.note && <p className="mb-1 wrap-anywhere">Staff wrote: {check.note}</p>}
        <p>Your listing is hidden. Correct the number or add a proof, and it is checked again.</p>
      </Notice>
    )
  if (check?.cause && check.status === 'pending')
    return (
      <Notice {...frame} tone="amber" title="Your license needs another look">
        <p>
          {secondLookText[check.cause].reason} {secondLookText[check.cause].advice}
        </p>
      </Notice>
    )
  if (licenseStatus !== 'none' || check?.status !== 'more_needed') return null
  return (
    <Notice {...frame} tone="amber" title="Your license check needs one more thing">
      {check.note && <p className="mb-1 wrap-anywhere">Staff wrote: {check.note}</p>}
      <p>Correct the number or add a proof, and it is checked again.</p>
    </Notice>
  )
}
