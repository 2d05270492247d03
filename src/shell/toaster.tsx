import { useEffect, useState, type ComponentType } from 'react'

const RETRY_MS = 3000

/** Where toasts appear; once in the shell. Its machinery (10 kB) follows the page instead of delaying it. */
export function Toaster() {
  const [loaded, setLoaded] = useState<{ View: ComponentType }>()

  useEffect(() => {
    let mounted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const loadView = async () => {
      try {
        const { ToastView } = await import('./toast-view.tsx')
        if (mounted) setLoaded({ View: ToastView })
      } catch {
        // The network went just then: a toast waits in its slot until the view is here.
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
