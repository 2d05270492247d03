import type { AccountType } from '#shared/tokens/tokens.ts'
import { ApiError, isConnectionError, errorMessage } from '#src/lib/api.ts'
import { Notice } from '#src/ui/notice.tsx'
import { outcomeCopy, registrationCopy } from './content.ts'

// The toast has announced the failure already; the focus moves to the notice, which stays on screen.
const focusNotice = (notice: HTMLElement | null) => notice?.focus()

/** The reason for a failed submission that concerns no single field. */
export function FailureNotice({ account, error }: { account: AccountType; error: Error }) {
  if (error instanceof ApiError && Object.keys(error.issues).length > 0) return null
  return (
    <div ref={focusNotice} tabIndex={-1} className="mt-5 rounded-md">
      <Notice tone="danger" title="Not sent">
        {isConnectionError(error)
          ? registrationCopy.offline
          : errorMessage(error, outcomeCopy[account].failure)}
      </Notice>
    </div>
  )
}
