import { AskAssistant } from '#src/features/assistant/ask-assistant.tsx'

const action =
  'inline-flex min-h-8 shrink-0 items-center rounded-xs font-semibold whitespace-nowrap underline underline-offset-3 hover:decoration-2'

/** The banner at the top of every page. */
export function AssistantBanner() {
  return (
    <aside
      aria-label="Assistant"
      className="bg-banner text-on-banner [--ring:var(--color-on-banner)]"
      data-no-print
    >
      <div className="page-width flex min-h-10.5 items-center justify-between gap-x-4 py-1.5 text-sm leading-snug max-md:text-[0.875rem] md:justify-center">
        <p>Need help? Ask the assistant anything, anywhere on the platform!</p>
        <AskAssistant className={action}>Try it now</AskAssistant>
      </div>
    </aside>
  )
}
