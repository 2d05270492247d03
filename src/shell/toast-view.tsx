import { CircleAlert, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useEffect, useState } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Icon } from '#src/ui/icon.tsx'
import { dismissToast, useToast, toastRules } from '#src/lib/toast-store.ts'

const card = tv({
  base: [
    'pointer-events-auto relative flex w-full items-start gap-3 rounded-md border bg-surface py-4 pr-12 pl-4 shadow-float',
    'data-[state=closed]:animate-sink data-[state=open]:animate-rise data-[swipe=end]:animate-swipe-out',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  ],
  variants: {
    variant: { default: 'border-line-strong', destructive: 'border-rust bg-rust-wash' },
  },
})

/** How long a text stays in the live region, as long as Radix's own does. */
const announcedMs = 1000

/** Radix announces by a region that it inserts with the toast, which some screen readers miss: it goes nowhere. */
const unheard = document.createElement('div')

/** The live region, which exists before the first toast. */
function Announcer() {
  const shown = useToast()
  const [announced, setAnnounced] = useState(0)
  const id = shown?.open ? shown.id : 0
  useEffect(() => {
    if (id === 0) return undefined
    const timer = setTimeout(() => setAnnounced(id), announcedMs)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div
      role="status"
      className="sr-only"
      aria-live={shown?.variant === 'destructive' ? 'assertive' : 'polite'}
    >
      {shown && id > announced && (
        <span key={id}>
          Notification: {shown.title} {shown.description}
        </span>
      )}
    </div>
  )
}

/** Renders the current toast with Radix; F8 moves the focus to it. */
export function ToastView() {
  const shown = useToast()
  const variant = shown?.variant ?? 'default'
  return (
    <Radix.Provider
      duration={toastRules.duration}
      swipeDirection={toastRules.swipeDirection}
      swipeThreshold={toastRules.swipeThreshold}
      label="Notification"
      announcerContainer={unheard}
    >
      <Announcer />
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          className={card({ variant })}
        >
          {variant === 'destructive' && <Icon as={CircleAlert} className="mt-0.5 text-rust" />}
          <div className="min-w-0 flex-1">
            <Radix.Title className="text-[1rem] leading-snug font-semibold">{shown.title}</Radix.Title>
            {shown.description && (
              <Radix.Description className="mt-1 text-sm leading-snug text-ink-soft">
                {shown.description}
              </Radix.Description>
            )}
            {shown.action && <div className="mt-2">{shown.action}</div>}
          </div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-2 right-2 grid size-9 place-items-center rounded-sm text-ink-soft hover:text-ink"
          >
            <Icon as={X} size="sm" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={[toastRules.hotkey]}
        label="Notifications ({hotkey})"
        // Next to or above an open chat window, whose input is in this corner.
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-105 flex-col p-4 outline-none max-lg:in-[body:has([data-chat])]:top-14 max-lg:in-[body:has([data-chat])]:bottom-auto lg:in-[body:has([data-chat])]:right-101"
      />
    </Radix.Provider>
  )
}
