import type { ReactNode } from 'react'
import { openAssistant } from '#src/lib/assistant-door.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'

/** Opens the assistant. Until the application is alive there is nobody to ask but us: a link to the contact page. */
export function AskAssistant({
  prompt,
  className,
  children,
}: {
  /** A first question to ask. */
  prompt?: string
  className?: string
  children: ReactNode
}) {
  if (!useHydrated()) {
    return (
      <a href={paths.contact()} className={className}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" onClick={() => openAssistant(prompt)} className={className}>
      {children}
    </button>
  )
}
