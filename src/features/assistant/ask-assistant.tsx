import type { ReactNode } from 'react'
import { askHash, openAssistant } from './assistant-bus.ts'
import { buttonProps } from '#src/ui/button-props.ts'

/** Opens the assistant. Before hydration it is a link to a hash, which opens the assistant once it is loaded. */
export function AskAssistant({
  prompt,
  className,
  children,
}: {
  /** A first question; a URL never carries one, so that no link can ask in a member's name. */
  prompt?: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={askHash} role="button" {...buttonProps(() => openAssistant(prompt))} className={className}>
      {children}
    </a>
  )
}
