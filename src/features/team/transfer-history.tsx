import { useQuery } from '@tanstack/react-query'
import { networkCopy } from '#shared/early-access/membership-copy.ts'
import { transfersQuery } from './queries.ts'
import { dayOf } from '#src/lib/local-time.ts'

/** The past transfers of ownership; renders nothing without one. */
export function TransferHistory({ businessOwnerId, userId }: { businessOwnerId: number; userId: number }) {
  const { data = [] } = useQuery(transfersQuery(businessOwnerId, userId))
  if (data.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="text-[1.0625rem]">Transfers of ownership</h3>
      <ol className="mt-2">
        {data.map(({ id, fromName, toName, transferredAt, notes }) => (
          <li key={id} className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p>
              From <b>{fromName ?? networkCopy.formerMember}</b> to{' '}
              <b>{toName ?? networkCopy.formerMember}</b>
              {notes && <span className="block text-sm wrap-break-word text-ink-soft">{notes}</span>}
            </p>
            <time dateTime={transferredAt} className="text-sm whitespace-nowrap text-ink-soft">
              {dayOf(transferredAt)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
