import type { MemberFilters } from '#shared/staff/members-input.ts'
import { licenseLabelOf } from '#shared/licenses/catalogue.ts'
import { networkCopy } from '#shared/early-access/membership-copy.ts'
import { isoOrNull } from '#shared/dates.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { recordAction } from '#worker/features/staff/audit/service.ts'
import { matchOf } from '#worker/features/staff/members/member-search.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { csvStream, type Value } from './csv.ts'
import { contactRows, exportPage, ledgerRows, memberRows, referralRows } from './repo.ts'

export const exportKinds = ['members', 'referrals', 'ledger', 'contact'] as const
export type ExportKind = (typeof exportKinds)[number]

const memberColumns = {
  id: (row) => row.id,
  first_name: (row) => row.firstName,
  last_name: (row) => row.lastName,
  email: (row) => row.email,
  phone: (row) => row.phoneNumber,
  company: (row) => row.companyName,
  account_type: (row) => row.accountType,
  license_type: (row) => licenseLabelOf(row.licenseType),
  license_number: (row) => row.licenseNumber,
  license_status: (row) => row.licenseStatus,
  license_verified_at: (row) => isoOrNull(row.licenseVerifiedAt),
  vendor_type: (row) => row.vendorType,
  city: (row) => row.city,
  zip_code: (row) => row.zipCode,
  referral_code: (row) => row.referralCode,
  tokens: (row) => row.skunkTokens,
  client_referrals: (row) => row.clientReferrals,
  founding_number: (row) => row.foundingNumber,
  licensee_number: (row) => row.licenseeNumber,
  is_public: (row) => row.isProfilePublic,
  is_admin: (row) => row.isAdmin,
  is_sample: (row) => row.isSampleData,
  email_verified_at: (row) => isoOrNull(row.emailVerifiedAt),
  sms_consent: (row) => row.smsConsent,
  joined_at: (row) => isoOrNull(row.createdAt),
} as const satisfies Record<string, (row: UserRow) => Value>

/** A page of rows as `csvStream` reads it; only a full page can have a next one. */
function pageOf<Row extends { id: number }>(rows: readonly Row[], values: (row: Row) => Value[]) {
  return {
    rows: rows.map(values),
    next: rows.length === exportPage ? (rows.at(-1)?.id ?? null) : null,
  }
}

function streamOf(
  { db }: Pick<AdminDeps, 'db'>,
  kind: ExportKind,
  selection: { match: string | null; ids: readonly number[] | null },
): ReadableStream<Uint8Array> {
  switch (kind) {
    case 'members':
      return csvStream(Object.keys(memberColumns), async (after) =>
        pageOf(await memberRows(db, selection, after), (row) =>
          Object.values(memberColumns).map((column) => column(row)),
        ),
      )
    case 'referrals':
      return csvStream(
        'id referrer_id referrer referred_id referred status reason tokens created_at reversed_at'.split(' '),
        async (after) =>
          pageOf(await referralRows(db, after), (row) => [
            row.id,
            row.referrerId,
            row.referrer,
            row.referredId,
            row.referred ?? networkCopy.formerMember,
            row.status,
            row.reason,
            row.amount,
            isoOrNull(row.createdAt),
            isoOrNull(row.reversedAt),
          ]),
      )
    case 'ledger':
      return csvStream(
        'id member_id member amount source reason actor created_at'.split(' '),
        async (after) =>
          pageOf(await ledgerRows(db, after), (row) => [
            row.id,
            row.userId,
            row.member,
            row.amount,
            row.source,
            row.reason,
            row.actor,
            isoOrNull(row.createdAt),
          ]),
      )
    case 'contact':
      return csvStream(
        'id name email subject message status created_at answered_at'.split(' '),
        async (after) =>
          pageOf(await contactRows(db, after), (row) => [
            row.id,
            row.name,
            row.email,
            row.subject,
            row.message,
            row.status,
            isoOrNull(row.createdAt),
            isoOrNull(row.answeredAt),
          ]),
      )
  }
}

/**
 * Streams one list as CSV and records the export in the audit log. Members are limited to `ids` where given, else to the
 * filters; the other lists are exported whole.
 */
export async function exportCsv(
  deps: AdminDeps,
  kind: ExportKind,
  filters: MemberFilters & { ids: readonly number[] | null },
): Promise<ReadableStream<Uint8Array>> {
  const { ids, ...search } = filters
  const match = matchOf(search)
  await recordAction(deps, {
    actor: deps.actor,
    action: `export.${kind}`,
    target: 'export',
    after: kind === 'members' ? { ...search, chosen: ids?.length ?? null } : {},
    now: deps.now,
  })
  // A search without letters or digits matches no member, as in the members' table.
  if (match === 'none') return streamOf(deps, kind, { match: null, ids: [] })
  return streamOf(deps, kind, { match: match === 'all' ? null : match.match, ids })
}
