import type { AdminStats } from '#shared/staff/api.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'

const nameOf = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`

/** A list of members: name and note on the left, one fact on the right. */
function People({
  title,
  empty,
  rows,
}: {
  title: string
  empty: string
  rows: readonly { id: number; name: string; note: string; fact: React.ReactNode }[]
}) {
  return (
    <section className="min-w-0">
      <h2 className="text-2xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-soft">{empty}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {rows.map(({ id, name, note, fact }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
            >
              <MemberName id={id} name={name} />
              <span className="text-sm text-ink-soft figures">{fact}</span>
              <span className="w-full text-sm wrap-anywhere text-ink-soft">{note}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function RecentRegistrations({ stats }: { stats: AdminStats }) {
  return (
    <People
      title="Recent registrations"
      empty="Nobody has registered yet."
      rows={stats.recentRegistrations.map((member) => ({
        id: member.id,
        name: nameOf(member),
        note: [licenseLabel(member.licenseType), member.companyName].filter(Boolean).join(', '),
        fact: <Timestamp at={member.createdAt} />,
      }))}
    />
  )
}

export function TopReferrers({ stats }: { stats: AdminStats }) {
  return (
    <People
      title="Top referrers"
      empty="No referral has been credited yet."
      rows={stats.topReferrers.map((member) => ({
        id: member.id,
        name: nameOf(member),
        note: [member.companyName, `code ${member.referralCode}`, tokenLabel(member.skunkTokens)]
          .filter(Boolean)
          .join(', '),
        fact: `${member.referralCount} ${member.referralCount === 1 ? 'referral' : 'referrals'}`,
      }))}
    />
  )
}
