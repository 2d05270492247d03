import { type ComponentType, lazy, Suspense, useEffect } from 'react'

/** How a part that is fetched when it is asked for is opened and closed. */
export type Openable = { open: boolean; onOpenChange: (open: boolean) => void }

// The toaster has brought its store along by now: the home page need not carry it from the start.
async function tell() {
  const { toast } = await import('#src/lib/toast-store.ts')
  toast({
    variant: 'destructive',
    title: 'This did not load.',
    description: 'Check your connection and try again.',
  })
}

function Missing({ open, onOpenChange }: Openable) {
  useEffect(() => {
    if (!open) return
    onOpenChange(false)
    void tell()
  }, [open, onOpenChange])
  return null
}

/**
 * A menu or a dialog that is fetched when it is first opened. Without a connection it closes again and says so: the
 * page around it, with what was typed there, stays. The next press tries anew.
 */
export function openablePart<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // What lazy has failed to load it never asks for again.
  const fetched = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        () => {
          Part = fetched()
          return { default: Missing }
        },
      ),
    )
  let Part: ComponentType<Props> = fetched()
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
