import { useState } from 'react'
import { utcDay } from '#shared/dates.ts'
import { licenseShortLabel } from '#shared/licenses/catalogue.ts'
import * as api from '#shared/staff/inboxes-api.ts'
import { staffLimits } from '#shared/staff/limits.ts'
import { verificationMatch } from '#shared/staff/verification-match.ts'
import { staffCall } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Table, Cell, HeaderCell, RowHeader } from '#src/ui/table.tsx'

/** The checks that are exact matches with the list; another look at a verified license is never one of them. */
export function exactMatches(checks: readonly api.Verification[], today: string) {
  return checks.flatMap((check) => {
    if (check.cause !== null) return []
    const match = verificationMatch(check, today)
    return match.kind === 'exact' ? [{ check, row: match.row }] : []
  })
}

async function approve(checks: readonly api.Verification[]): Promise<number> {
  let approved = 0
  for (let from = 0; from < checks.length; from += staffLimits.exactMatches) {
    const part = checks
      .slice(from, from + staffLimits.exactMatches)
      .map(({ id, version }) => ({ id, version }))
    const answer = await staffCall(api.approveExact, { body: { checks: part } })
    approved += answer.approved
  }
  return approved
}

/** Loads the whole queue, lists its exact matches, and approves them together. */
export function ExactMatches({
  checks,
  loadAll,
}: {
  checks: readonly api.Verification[]
  /** Loads the pages of the queue that are missing. */
  loadAll: () => Promise<readonly api.Verification[]>
}) {
  const [today] = useState(() => utcDay(Date.now()))
  const [listed, setListed] = useState<ReturnType<typeof exactMatches> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const all = useAdminAction(approve, {
    failed: 'The checks were not approved',
    done: (approved) =>
      `${approved === 1 ? '1 license' : `${String(approved)} licenses`} verified against the state's list`,
  })
  if (exactMatches(checks, today).length === 0) return null
  const look = async () => {
    setLoading(true)
    try {
      setListed(exactMatches(await loadAll(), today))
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className="mb-6" data-no-print>
      <Button variant="secondary" loading={isLoading} onClick={() => void look()}>
        Look at the exact matches
      </Button>
      {listed && (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open && !all.isPending) setListed(null)
          }}
          title="Exact matches"
          description="Number, name, type and status agree with the state's list, and nobody else claims the number."
          confirmLabel={`Approve all exact matches (${listed.length})`}
          tone="primary"
          pending={all.isPending}
          onConfirm={() =>
            all.mutate(
              listed.map(({ check }) => check),
              {
                onSuccess: () => setListed(null),
              },
            )
          }
        >
          <Table caption="Exact matches" captionHidden className="max-h-80 overflow-y-auto">
            <thead>
              <tr>
                <HeaderCell>The claim</HeaderCell>
                <HeaderCell>The list</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {listed.map(({ check, row }) => (
                <tr key={check.id}>
                  <RowHeader>
                    {check.member.companyName}
                    <span className="block font-mono text-xs font-normal">{check.licenseNumber}</span>
                  </RowHeader>
                  <Cell>
                    {row.tradeName ?? row.businessName}
                    <span className="block text-xs text-ink-soft">
                      {row.licenseType && licenseShortLabel(row.licenseType)}
                      {row.city && `, ${row.city}`}
                    </span>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </ConfirmDialog>
      )}
    </div>
  )
}
