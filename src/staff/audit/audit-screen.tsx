import { useRef, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import * as api from '#shared/staff/api.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { staffListOf } from '#src/staff/call.ts'
import { SearchKeyHint, useSearchKey } from '#src/staff/use-hotkeys.tsx'
import { PagedList } from '#src/staff/pieces/paged-list.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { AuditTable } from './audit-table.tsx'

const fields = ['q', 'target'] as const

/** `/admin/audit`: every action, newest first, by words or by target. */
export function AuditScreen() {
  const [params, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  const query = { q: params.get('q') || undefined, target: params.get('target') || undefined }
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
      {/* The address sets the fields' initial values, so a new address remounts them. */}
      <form
        key={params.toString()}
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
        <PagedList
          list={staffListOf(api.audit, { query })}
          failed="Failed to fetch the audit log"
          empty={
            <EmptyState headingLevel="h2" title="No entries">
              {query.q || query.target ? 'Nothing matches these words.' : 'No admin has acted yet.'}
            </EmptyState>
          }
        >
          {(entries) => <AuditTable entries={entries} />}
        </PagedList>
      </div>
    </div>
  )
}
