import type { ReactNode } from 'react'
import { askHash, openAssistant } from './assistant-bus.ts'
import { pressing } from '#src/ui/button-props.ts'

/** Opens the assistant. Until the application is alive it is a link to a hash, which opens it as soon as it is there. */
export function AskAssistant({
  prompt,
  className,
  children,
}: {
  /** A first question to ask; an address never carries one, so that no link asks in a member's name. */
  prompt?: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={askHash} role="button" {...pressing(() => openAssistant(prompt))} className={className}>
      {children}
    </a>
  )
}
