import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { overlayClass } from './dialog.tsx'
import { closeOnEscape } from './escape.ts'
import { useReturnFocus } from './return-focus.ts'

export type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  /** The action, such as 'Delete member' instead of 'OK'. */
  confirmLabel: string
  onConfirm: () => void
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  /** The button that opens it; without one, control it with `open`. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Keeps the dialog open with a spinner while the action runs; the caller closes it. */
  pending?: boolean
  /** Further content, such as a reason field or a list. */
  children?: ReactNode
}

/** Focuses the field marked `data-first`, which has to be filled in anyway. */
function focusFirst(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const field = event.currentTarget.querySelector<HTMLElement>('[data-first]')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Confirms a destructive action. The focus starts on Cancel, or on the field marked `data-first`. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  tone = 'danger',
  trigger,
  pending,
  children,
  ...state
}: ConfirmDialogProps) {
  const focus = useReturnFocus({ onOpenAutoFocus: focusFirst })
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={`${overlayClass} grid overflow-y-auto p-4`}>
          <Radix.Content
            {...focus}
            onKeyDown={closeOnEscape}
            className="relative m-auto w-full max-w-115 rounded-lg border border-line bg-surface p-5 shadow-float focus:outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise md:p-7"
          >
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-2 text-[1rem] text-ink-soft">{description}</div>
            </Radix.Description>
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
              <Radix.Cancel asChild>
                <Button data-close variant="secondary">
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              {pending === undefined ? (
                <Radix.Action asChild>
                  <Button variant={tone} onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                </Radix.Action>
              ) : (
                <Button variant={tone} loading={pending} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              )}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
