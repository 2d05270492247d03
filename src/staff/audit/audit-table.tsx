import { Link } from 'react-router'
import type { AuditEntry } from '#shared/staff/api.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const show = (value: unknown) =>
  value === null || value === undefined || value === '' ? 'none' : String(value)

/** 'skunkTokens: 1 → 3'; a value that one side alone has is shown without an arrow. */
function changes({ before, after }: AuditEntry): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => {
    const [oldValue, newValue] = [before?.[name], after?.[name]]
    if (before && after && name in before && name in after)
      return `${name}: ${show(oldValue)} → ${show(newValue)}`
    return `${name}: ${show(newValue ?? oldValue)}`
  })
}

function Target({ target }: { target: string }) {
  const user = /^user:(\d+)$/.exec(target)?.[1]
  if (!user) return target
  return (
    <TextLink asChild>
      <Link to={adminPaths.member(Number(user))}>{target}</Link>
    </TextLink>
  )
}

/** Audit entries; on a phone time, target and actor are below the action. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table caption="Audit log" captionHidden>
      <thead>
        <tr>
          <HeaderCell className="max-md:hidden">When</HeaderCell>
          <HeaderCell>Action</HeaderCell>
          <HeaderCell className="max-md:hidden">Target</HeaderCell>
          <HeaderCell className="w-1/2 md:w-2/5">What changed</HeaderCell>
          <HeaderCell className="max-md:hidden">By</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Cell className="max-md:hidden">
              <Timestamp at={entry.createdAt} />
            </Cell>
            <RowHeader className="max-md:[overflow-wrap:anywhere]">
              {entry.action}
              <span className="grid gap-0.5 font-normal text-ink-soft md:hidden">
                <span>
                  <Target target={entry.target} />
                </span>
                <Timestamp at={entry.createdAt} />
                {entry.actor}
              </span>
            </RowHeader>
            <Cell className="whitespace-nowrap max-md:hidden">
              <Target target={entry.target} />
            </Cell>
            <Cell>
              {entry.note && <span className="block">“{entry.note}”</span>}
              {changes(entry).map((change) => (
                <span key={change} className="block text-ink-soft [overflow-wrap:anywhere]">
                  {change}
                </span>
              ))}
            </Cell>
            <Cell className="whitespace-nowrap max-md:hidden">{entry.actor}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
