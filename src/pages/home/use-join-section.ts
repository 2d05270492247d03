import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#src/data/session.ts'
import { useHydrated } from '#src/lib/hydration.ts'

const hashes = new Set(['#registration-form', '#join-form'])

/** Whether the registration form stands on the page: hidden until a join click or a matching hash (000 §2 Home 4). */
export function useJoinSection(): { shown: boolean; section: RefObject<HTMLElement | null> } {
  const location = useLocation()
  const hydrated = useHydrated()
  const user = useCurrentUser()
  const section = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)
  const asked = hydrated && hashes.has(location.hash)
  // It stays once it stands, also while the new member is still being welcomed.
  if (asked && !shown && !user) setShown(true)

  // By the location itself: a second click on the same link leads there again.
  useEffect(() => {
    if (!shown || !hashes.has(location.hash)) return
    section.current?.scrollIntoView()
    section.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [location, shown])

  return { shown, section }
}
