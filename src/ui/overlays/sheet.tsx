import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { overlayClass } from './dialog.tsx'
import { closeOnEscape } from './escape.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useReturnFocus } from './return-focus.ts'

export const Sheet = Radix.Root

/** A panel that slides in from the right edge. */
export function SheetContent({
  title,
  footer,
  className,
  children,
  ...rest
}: Omit<ComponentProps<typeof Radix.Content>, 'title'> & { title: ReactNode; footer?: ReactNode }) {
  const focus = useReturnFocus(rest)
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayClass} />
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        {...focus}
        onKeyDown={closeOnEscape}
        className={`fixed inset-y-0 right-0 z-40 flex w-[min(26rem,calc(100vw-3rem))] flex-col border-l border-line bg-surface shadow-float focus:outline-none data-[state=closed]:animate-side-out data-[state=open]:animate-side-in ${className ?? ''}`}
      >
        <div className="flex min-h-17 shrink-0 items-center justify-between gap-4 border-b border-line pr-3 pl-5">
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Close asChild>
            <Button data-close variant="quiet" size="icon-sm" aria-label="Close">
              <Icon as={X} />
            </Button>
          </Radix.Close>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <div className="flex shrink-0 flex-wrap gap-3 border-t border-line p-5">{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
  )
}
