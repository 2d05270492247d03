import type { ReactNode } from 'react'
import type { AdminMember } from '#shared/staff/members-api.ts'
import { licenseStatusText } from '#shared/licenses/status.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { formatPhone } from '#shared/wire/phone.ts'
import { vendorCategoryLabel } from '#shared/vendors/categories.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { MemberSection } from './member-section.tsx'

function Facts({ entries }: { entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {entries
        .filter(([, value]) => value !== null && value !== '' && value !== undefined && value !== false)
        .map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No')

export function ProfileSection({ member: { user, referredBy, sameNumber } }: { member: AdminMember }) {
  const raises = user.lookingToRaise ?? user.lookingToRaiseMore
  return (
    <MemberSection title="Profile">
      <Facts
        entries={[
          ['Email', `${user.email}${user.emailVerified ? ', confirmed' : ', not confirmed'}`],
          ['Phone', formatPhone(user.phoneNumber)],
          ['Company', user.companyName],
          ['Account', user.accountType === 'vendor' ? 'Vendor partner' : 'Business'],
          ['License', licenseLabel(user.licenseType)],
          ['License number', user.licenseNumber],
          ['Verified', user.licenseVerifiedAt && <Timestamp at={user.licenseVerifiedAt} />],
          ['Rests on', user.licenseStatus === 'verified' ? licenseStatusText(user) : null],
          ['Service', user.vendorType && vendorCategoryLabel(user.vendorType)],
          ['Place', [user.city, user.zipCode].filter(Boolean).join(' ')],
          ['Website', user.website],
          ['Referral code', user.referralCode],
          [
            'Client referrals',
            user.accountType === 'vendor'
              ? `${user.clientReferrals}${user.hasFullPlatformAccess ? ', full access' : ''}`
              : null,
          ],
          ['Licensee number', user.licenseeNumber],
          ['Profile is public', yesNo(user.isProfilePublic)],
          ['Secured funding', yesNo(user.hasSecuredFunding)],
          ['Looks to raise', raises === null ? null : `${yesNo(raises)} ${user.fundingAmount ?? ''}`],
          ['Text messages', user.smsConsent ? 'Agreed' : 'Not agreed'],
          ['Terms agreed', <Timestamp key="terms" at={user.consentedAt} />],
          ['Joined', <Timestamp key="joined" at={user.createdAt} />],
          ['Referred by', referredBy && <MemberName {...referredBy} />],
          [
            'Possible second account',
            sameNumber.length > 0 &&
              sameNumber.map((other, index) => (
                <span key={other.id}>
                  {index > 0 && ', '}
                  <MemberName {...other} />
                </span>
              )),
          ],
        ]}
      />
    </MemberSection>
  )
}
