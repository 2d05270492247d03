import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { Button } from '#src/ui/button.tsx'
import { closeOnEscape } from './escape.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useReturnFocus } from './return-focus.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

export const overlayClass =
  'fixed inset-0 z-40 bg-veil data-[state=open]:animate-appear data-[state=closed]:animate-vanish'

const panel = tv({
  base: 'relative m-auto w-full rounded-lg border border-line bg-surface shadow-float focus:outline-none data-[state=open]:animate-rise data-[state=closed]:animate-sink',
  variants: { size: { sm: 'max-w-100', md: 'max-w-135', lg: 'max-w-190' } },
  defaultVariants: { size: 'md' },
})

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> &
  VariantProps<typeof panel> & {
    title: ReactNode
    description?: ReactNode
    /** The buttons, with the primary one last. */
    footer?: ReactNode
  }

export function DialogContent({
  title,
  description,
  footer,
  size,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const focus = useReturnFocus(rest)
  return (
    <Radix.Portal>
      {/* The overlay scrolls, so that a long dialog fits a 320 px screen at 200 % zoom. */}
      <Radix.Overlay className={`${overlayClass} grid overflow-y-auto p-4`}>
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...focus}
          onKeyDown={closeOnEscape}
          className={panel({ size, className })}
        >
          <div className="flex items-start gap-4 p-5 pb-0 md:p-7 md:pb-0">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-2 text-[1rem] text-ink-soft">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button data-close variant="quiet" size="icon-sm" aria-label="Close" className="-mt-1.5 -mr-2">
                <Icon as={X} />
              </Button>
            </Radix.Close>
          </div>
          {children && <div className="p-5 md:px-7">{children}</div>}
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 md:px-7">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  )
}
