import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadWithRetries } from './retry.ts'
import { whenNear } from './when-near.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Props of an island that loads when it opens. */
export type Openable = { open: boolean; onOpenChange: (open: boolean) => void }

type NowOptions<Props> = {
  when: 'now'
  /** Shown until the island has loaded. */
  fallback?: ReactNode | ((props: Props) => ReactNode)
  /** Shown if the island never loads; nothing by default. */
  missing?: () => ReactNode
}

type NearOptions = {
  when: 'near'
  /** The id of the prerendered section. */
  id: string
}

/** Renders the prerendered section unchanged, so it stays readable and its links keep working. */
function prerendered(element: Element | null): () => ReactNode {
  if (!element) return () => null
  const { localName, id, className, innerHTML } = element
  const props = {
    id,
    className,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: innerHTML },
  }
  return () => createElement(localName, props)
}

async function reportMissing() {
  // Imported on demand so that the home page does not load the toast store at startup.
  const { toast } = await import('#src/lib/toast-store.ts')
  toast({
    variant: 'destructive',
    title: 'This did not load.',
    description: 'Check your connection and try again.',
  })
}

function CloseMissing({ open, onOpenChange }: Openable) {
  useEffect(() => {
    if (!open) return
    onOpenChange(false)
    void reportMissing()
  }, [open, onOpenChange])
  return null
}

const Nothing = () => null

function nowIsland<Props extends object>(load: Load<Props>, options: NowOptions<Props>) {
  const { fallback, missing = Nothing } = options
  const Loaded = lazy(async () => ({ default: await loadWithRetries(load, () => missing) }))
  return (props: Props) => (
    <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
      <Loaded {...props} />
    </Suspense>
  )
}

function nearIsland<Props extends object>(load: Load<Props>, { id }: NearOptions) {
  const Loaded = lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element) await whenNear(element)
    return { default: await loadWithRetries(load, () => prerendered(element)) }
  })
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function openIsland<Props extends Openable>(load: Load<Props>) {
  // React caches a failed lazy component, so each failure creates a new one.
  const loadAnew = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          Loaded = loadAnew()
          return { default: CloseMissing }
        },
      ),
    )
  let Loaded: ComponentType<Props> = loadAnew()
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

/**
 * A part of a page with its own chunk that hydrates independently and never breaks its page.
 * - `now`: loads after its page. If loading fails for good, `missing` is rendered instead.
 * - `near`: a prerendered section that hydrates near the viewport, on the first user event, or when idle.
 * - `open`: a menu or dialog that loads when it first opens. If loading fails, it closes and shows a toast.
 */
export function island<Props extends object>(
  load: Load<Props>,
  options: NowOptions<Props> | NearOptions,
): ComponentType<Props>
export function island<Props extends Openable>(
  load: Load<Props>,
  options: { when: 'open' },
): ComponentType<Props>
export function island<Props extends Openable>(
  load: Load<Props>,
  options: NowOptions<Props> | NearOptions | { when: 'open' },
): ComponentType<Props> {
  if (options.when === 'now') return nowIsland(load, options)
  return options.when === 'near' ? nearIsland(load, options) : openIsland(load)
}
