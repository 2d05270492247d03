import type { Verification } from '#shared/staff/inboxes-api.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'

/** The pages of the queue that are not loaded yet. */
export type More = { has: boolean; loading: boolean; load: () => void }

type WaitingChecksProps = {
  checks: readonly Verification[]
  open: Verification
  more: More
  onOpen: (check: Verification) => void
}

/** The open checks, oldest first, with the selected one marked. */
export function WaitingChecks({ checks, open, more, onOpen }: WaitingChecksProps) {
  return (
    <nav aria-label="Waiting checks" data-no-print className="max-md:order-2">
      <ol className="border-t border-line">
        {checks.map((item) => (
          <li key={item.id} className="border-b border-line">
            <button
              type="button"
              aria-current={item.id === open.id ? 'true' : undefined}
              onClick={() => onOpen(item)}
              className="w-full rounded-sm px-3 py-2.5 text-left -outline-offset-3 hover:bg-ink/5 aria-[current=true]:bg-moss-wash aria-[current=true]:shadow-[inset_3px_0_0_var(--color-gold)]"
            >
              <span className="block truncate font-semibold">
                {item.member.companyName ?? item.member.name}
              </span>
              <span className="block text-sm text-ink-soft">
                <Timestamp at={item.createdAt} />
                {item.sameNumber.length > 0 && ', possible second account'}
                {item.cause !== null && ', needs another look'}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <LoadMore
        shown={checks.length}
        hasMore={more.has}
        loading={more.loading}
        onMore={more.load}
        noun="waiting"
      />
    </nav>
  )
}
