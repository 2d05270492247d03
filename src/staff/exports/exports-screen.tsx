import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import * as api from '#shared/staff/api.ts'
import type { MemberSearch } from '#shared/staff/members-input.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { downloadAsStaff } from '#src/staff/call.ts'
import { memberSearch, searchEntries } from '#src/staff/members/member-search.ts'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'

const lists = [
  { kind: 'members', title: 'Members', text: 'Everybody with contact details, license, tokens and flags.' },
  { kind: 'referrals', title: 'Referrals', text: 'Who brought whom, credited, not credited or taken back.' },
  { kind: 'ledger', title: 'Token ledger', text: 'Every entry; the sum of each member is the balance.' },
  { kind: 'contact', title: 'Contact messages', text: 'What came through the contact form.' },
] as const

function ExportRow({ kind, title, text, search }: (typeof lists)[number] & { search: MemberSearch }) {
  const save = useMutation({
    mutationFn: () =>
      downloadAsStaff(api.exportFile, { params: { file: `${kind}.csv` }, query: search }, `${kind}.csv`),
    onError: (error) =>
      toast({
        title: 'The export failed',
        description: errorMessage(error, connectionError),
        variant: 'destructive',
      }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <div className="min-w-0 max-w-measure">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={save.isPending}
        aria-label={`Download CSV: ${title}`}
        onClick={() => save.mutate()}
      >
        Download CSV
      </Button>
    </li>
  )
}

/** `/admin/exports`: four lists as CSV; the members by the filters in the address. */
export function ExportsScreen() {
  const [params] = useSearchParams()
  const { sort: _sort, ...filters } = memberSearch(params)
  const set = searchEntries(filters)
  return (
    <div className="page-width pb-16">
      <PageTitle>Exports</PageTitle>
      <ScreenHead
        title="Exports"
        note="CSV in UTF-8 for any spreadsheet. Cells that look like formulas are made harmless. Each export stands in the audit log."
      />
      {set.length > 0 && (
        <p className="mb-4">
          Members are filtered by {set.map(([name, value]) => `${name} ${value}`).join(', ')}.{' '}
          <TextLink asChild>
            <Link to={adminPaths.exports}>Export everybody</Link>
          </TextLink>
        </p>
      )}
      <ul className="border-t border-line">
        {lists.map((list) => (
          <ExportRow key={list.kind} {...list} search={list.kind === 'members' ? filters : {}} />
        ))}
      </ul>
    </div>
  )
}
