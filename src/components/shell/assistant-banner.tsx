import { openAssistant } from '#src/lib/assistant-door.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
const action =
  'inline-flex min-h-8 shrink-0 items-center rounded-xs font-semibold whitespace-nowrap underline underline-offset-3 hover:decoration-2'

/** On top of every page (000 §2). */
export function AssistantBanner() {
  const hydrated = useHydrated()
  return (
    <aside
      aria-label="Assistant"
      className="bg-banner text-on-banner [--ring:var(--color-on-banner)]"
      data-no-print
    >
      <div className="page-width flex min-h-10.5 items-center justify-between gap-x-4 py-1.5 text-sm leading-snug max-md:text-[0.875rem] md:justify-center">
        <p>Need help? Ask the assistant anything, anywhere on the platform!</p>
        {hydrated ? (
          <button type="button" onClick={() => openAssistant()} className={action}>
            Try it now
          </button>
        ) : (
          // Until the application is alive there is nobody to ask but us.
          <a href={paths.contact()} className={action}>
            Try it now
          </a>
        )}
      </div>
    </aside>
  )
}
