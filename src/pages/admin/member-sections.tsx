import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminMember } from '#shared/api/admin-users.ts'
import { licenseLabel, licenseLabelOf } from '#shared/licenses.ts'
import { vendorCategoryLabel } from '#shared/vendor-categories.ts'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { adminPaths } from './admin-paths.ts'
import { AuditTable } from './audit-table.tsx'
import { MemberName, When } from './pieces.tsx'

function Part({ title, empty, children }: { title: string; empty?: string | false; children?: ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3">{empty ? <p className="text-ink-soft">{empty}</p> : children}</div>
    </section>
  )
}

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

export function ProfileFacts({ member: { user, referredBy, sameNumber } }: { member: AdminMember }) {
  const raises = user.lookingToRaise ?? user.lookingToRaiseMore
  return (
    <Part title="Profile">
      <Facts
        entries={[
          ['E-mail', `${user.email}${user.emailVerified ? ', confirmed' : ', not confirmed'}`],
          ['Phone', user.phoneNumber],
          ['Company', user.companyName],
          ['Account', user.accountType === 'vendor' ? 'Vendor partner' : 'Business'],
          ['License', licenseLabel(user.licenseType)],
          ['License number', user.licenseNumber],
          ['Verified', user.licenseVerifiedAt && <When at={user.licenseVerifiedAt} />],
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
          ['Terms agreed', <When key="terms" at={user.consentedAt} />],
          ['Joined', <When key="joined" at={user.createdAt} />],
          ['Referred by', referredBy && <MemberName {...referredBy} />],
          [
            'Possible second account',
            sameNumber.length > 0 &&
              sameNumber.map((other, at) => (
                <span key={other.id}>
                  {at > 0 && ', '}
                  <MemberName {...other} />
                </span>
              )),
          ],
        ]}
      />
    </Part>
  )
}

export function TokenPart({ member }: { member: AdminMember }) {
  return (
    <Part title={`Token history, balance ${member.user.skunkTokens}`}>
      <Table caption="Token history" captionHidden>
        <thead>
          <tr>
            <HeaderCell>When</HeaderCell>
            <HeaderCell>Reason</HeaderCell>
            <HeaderCell>From</HeaderCell>
            <HeaderCell align="end">Tokens</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {member.tokens.map((entry) => (
            <tr key={entry.id}>
              <Cell>
                <When at={entry.createdAt} />
              </Cell>
              <Cell className="min-w-48">{entry.reason}</Cell>
              <Cell>
                {entry.source.replace('_', ' ')}, {entry.actor}
              </Cell>
              <Cell align="end">{entry.amount > 0 ? `+${entry.amount}` : entry.amount}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  )
}

const reasons = {
  self_referral: 'own link',
  former_member: 'former member',
  license_refused: 'license refused',
  fraud: 'fraud',
} as const

export function ReferralPart({ referrals }: Pick<AdminMember, 'referrals'>) {
  return (
    <Part title="Referrals" empty={referrals.length === 0 && 'Nobody joined through this link yet.'}>
      <Table caption="Referrals" captionHidden>
        <thead>
          <tr>
            <HeaderCell>Member</HeaderCell>
            <HeaderCell>State</HeaderCell>
            <HeaderCell>When</HeaderCell>
            <HeaderCell align="end">Tokens</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {referrals.map((item) => (
            <tr key={item.id}>
              <Cell>{item.member ? <MemberName {...item.member} /> : 'A former member'}</Cell>
              <Cell>
                {item.status.replace('_', ' ')}
                {item.reason && `, ${reasons[item.reason]}`}
              </Cell>
              <Cell>
                <When at={item.createdAt} />
              </Cell>
              <Cell align="end">{item.amount}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  )
}

export function PeopleParts({ team, sessions, checks }: AdminMember) {
  return (
    <>
      <Part title="Team" empty={team.length === 0 && 'No team.'}>
        <ul className="grid gap-1.5">
          {team.map((person) => (
            <li key={`${person.id}-${person.role}`}>
              <MemberName {...person} />, {person.role}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Sessions" empty={sessions.length === 0 && 'Not signed in anywhere.'}>
        <ul className="grid gap-1.5 text-sm">
          {sessions.map((session) => (
            <li key={session.id} className="[overflow-wrap:anywhere]">
              <When at={session.createdAt} />, {session.agent || 'unknown browser'}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="License checks" empty={checks.length === 0 && 'Nothing was handed in.'}>
        <ul className="grid gap-2">
          {checks.map((check) => (
            <li key={check.id}>
              <b>{check.status.replace('_', ' ')}</b>: {licenseLabelOf(check.licenseType)}
              {check.licenseNumber && `, ${check.licenseNumber}`}
              <span className="block text-sm text-ink-soft">
                Handed in <When at={check.createdAt} />
                {check.decidedAt && (
                  <>
                    , decided <When at={check.decidedAt} />
                    {check.reviewer && ` by ${check.reviewer}`}
                  </>
                )}
                {check.note && `: ${check.note}`}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

export function AuditPart({ member }: { member: AdminMember }) {
  return (
    <Part title="Audit trail" empty={member.audit.length === 0 && 'No admin has acted here.'}>
      <AuditTable entries={member.audit} />
      <p className="mt-3" data-no-print>
        <TextLink asChild variant="action">
          <Link to={adminPaths.auditOf(`user:${member.user.id}`)}>All entries</Link>
        </TextLink>
      </p>
    </Part>
  )
}
