import { useRef, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { AuditEntry } from '#shared/staff/members-api.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { SearchKeyHint, useSearchKey } from '#src/staff/use-hotkeys.tsx'
import { ListPart } from '#src/staff/pieces/list-part.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { AuditTable } from './audit-table.tsx'

const fields = ['q', 'target'] as const

/** `/admin/audit`: every action, newest first, by words or by what it was done to. */
export function AuditScreen() {
  const [params, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  const asked = new URLSearchParams(
    fields.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  )
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = fields.flatMap((name) => {
      const value = String(form.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    })
    setParams(new URLSearchParams(given))
  }
  return (
    <div className="page-width pb-16">
      <PageTitle>Audit log</PageTitle>
      <ScreenHead title="Audit log" note="Every admin action. Nothing here can be changed or removed." />
      {/* The address fills the fields: a new one makes them anew. */}
      <form
        key={asked.toString()}
        role="search"
        onSubmit={search}
        data-no-print
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          label="Search"
          hint={
            <>
              Action, reason, reviewer. <SearchKeyHint />
            </>
          }
          className="min-w-56 flex-1"
        >
          <TextInput ref={field} type="search" name="q" defaultValue={params.get('q') ?? ''} />
        </Field>
        <Field label="Target" hint="Such as user:17" className="w-44">
          <TextInput name="target" defaultValue={params.get('target') ?? ''} />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <div className="mt-6">
        <ListPart<AuditEntry>
          path={`/api/admin/audit?${asked}`}
          failed="Failed to fetch the audit log"
          empty={
            <EmptyState headingLevel="h2" title="No entries">
              {asked.size > 0 ? 'Nothing matches these words.' : 'No admin has acted yet.'}
            </EmptyState>
          }
        >
          {(entries) => <AuditTable entries={entries} />}
        </ListPart>
      </div>
    </div>
  )
}
