import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Once, around the app: neighbours then open without waiting. */
export const TooltipProvider = Radix.Provider

/** A word more about a control on hover and focus. Never the only place of a fact: touch does not see it. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root delayDuration={300}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-w-70 animate-appear rounded-sm bg-ink px-3 py-1.5 text-sm text-paper"
      >
        {text}
        <Radix.Arrow className="fill-ink" width={10} height={5} />
      </Radix.Content>
    </Radix.Root>
  )
}
