import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadWithRetries } from './retry.ts'
import { whenNear } from './when-near.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** How an island that is loaded when it opens is opened and closed. */
export type Openable = { open: boolean; onOpenChange: (open: boolean) => void }

type NowOptions<Props> = {
  when: 'now'
  /** Keeps the island's place until it is loaded. */
  fallback?: ReactNode | ((props: Props) => ReactNode)
  /** Stands there if the island never loads; nothing by default. */
  missing?: () => ReactNode
}

type NearOptions = {
  when: 'near'
  /** The id of the prerendered section. */
  id: string
}

/** The prerendered section as it stands: it can be read, and its links work. */
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
  // The toaster has loaded its store by now; the home page need not load it at the start.
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
  // React never asks again for a component that has failed to load, so each failure makes a new one.
  const loadAnew = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
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
 * A part of a page with a script of its own, hydrated by itself and never taking its page down.
 * - `now`: loads after the page it is on. If it fails for good, `missing` stands in its place.
 * - `near`: a prerendered section, hydrated when the visitor comes near it or does anything, or after a quiet while.
 * - `open`: a menu or dialog that loads when it first opens. If it fails, it closes again and says so.
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
