import { useEffect, useState, type ComponentType } from 'react'
import { surviveTranslation } from '#src/boot/translated.ts'

const RETRY_MS = 3000

/** Shows toasts; rendered once, in the shell. The view (10 kB) loads after the page. */
export function Toaster() {
  const [loaded, setLoaded] = useState<{ View: ComponentType }>()

  // Here because this module loads on every page, and after it.
  useEffect(() => surviveTranslation(), [])

  useEffect(() => {
    let mounted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const loadView = async () => {
      try {
        const { ToastView } = await import('./toast-view.tsx')
        if (mounted) setLoaded({ View: ToastView })
      } catch {
        // Offline at this moment: a toast stays in the store until the view has loaded.
        if (mounted) retry = setTimeout(() => void loadView(), RETRY_MS)
      }
    }
    void loadView()
    return () => {
      mounted = false
      clearTimeout(retry)
    }
  }, [])

  return loaded ? <loaded.View /> : null
}
