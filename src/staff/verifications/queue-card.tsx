import type { ReactNode } from 'react'
import * as licensesApi from '#shared/licenses/api.ts'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import { licenseLabelOf } from '#shared/licenses/catalogue.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { formatPhone } from '#shared/wire/phone.ts'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { downloadAsStaff } from '#src/staff/call.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { secondLookForStaff } from '#shared/licenses/cause.ts'
import { RosterComparison } from './roster-comparison.tsx'
import { toast } from '#src/lib/toast-store.ts'

async function downloadProof(check: Verification): Promise<void> {
  try {
    const given = { params: { id: check.member.id } }
    await downloadAsStaff(licensesApi.proof, given, check.proofName ?? 'license-proof')
  } catch (error) {
    toast({
      title: 'The proof did not open',
      description: errorMessage(error, connectionError),
      variant: 'destructive',
    })
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** One license check: the submitted details, the member, and a warning about a possible second account. */
export function QueueCard({
  check,
  onRelease,
  children,
}: {
  check: Verification
  onRelease: () => void
  children: ReactNode
}) {
  const { member } = check
  return (
    <article aria-labelledby="check" className="min-w-0 rounded-lg border border-line bg-surface p-5 md:p-7">
      <h2 id="check" tabIndex={-1} className="text-2xl focus:outline-none">
        {member.companyName ?? member.name}
      </h2>
      <p className="mt-1 text-ink-soft">
        <MemberName id={member.id} name={member.name} />, waiting since <Timestamp at={check.createdAt} />
      </p>
      {check.cause && (
        <Notice tone="amber" title="Needs another look" className="mt-5">
          {secondLookForStaff[check.cause]}
          {check.cause === 'lapsed' ? '' : ' The badge stays until you decide.'}
        </Notice>
      )}
      {check.sameNumber.length > 0 && (
        <Notice
          tone="amber"
          title="Possible second account"
          className="mt-5"
          action={
            member.foundingNumber !== null && (
              <Button variant="secondary" size="sm" onClick={onRelease}>
                Release founding No. {member.foundingNumber}
              </Button>
            )
          }
        >
          The same license number stands at{' '}
          {check.sameNumber.map((other, index) => (
            <span key={other.id}>
              {index > 0 && ', '}
              <MemberName {...other} />
            </span>
          ))}
          .
        </Notice>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label="License type">{licenseLabelOf(check.licenseType)}</Fact>
        <Fact label="License number">
          {check.licenseNumber ? (
            <span className="font-mono text-lg">{check.licenseNumber}</span>
          ) : (
            'None given'
          )}
        </Fact>
        <Fact label="Proof">
          {check.proofName ? (
            <span className="grid justify-items-start gap-2">
              {check.proofName}
              <Button variant="secondary" size="sm" onClick={() => void downloadProof(check)}>
                Download the proof
              </Button>
            </span>
          ) : (
            'None handed in'
          )}
        </Fact>
        <Fact label="Place">{[member.city, member.zipCode].filter(Boolean).join(' ')}</Fact>
        <Fact label="Email">{member.email}</Fact>
        <Fact label="Phone">{formatPhone(member.phoneNumber)}</Fact>
        <Fact label="Joined">
          <Timestamp at={member.createdAt} />
          {member.foundingNumber !== null && <>, {foundingLabel(member.foundingNumber)}</>}
        </Fact>
        {check.referredBy && (
          <Fact label="Referred by">
            <MemberName {...check.referredBy} />
          </Fact>
        )}
      </dl>
      <RosterComparison check={check} />
      {children}
    </article>
  )
}
