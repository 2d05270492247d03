import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'

const hashes = new Set(['#registration-form', '#join-form'])

/**
 * Whether the registration form stands on the page: hidden until a join click or a matching hash (000 §2 Home 4).
 * It stays once it stands, also while the new member is still being welcomed.
 */
export function useJoinSection(): boolean {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const user = useCurrentUser()
  const [shown, setShown] = useState(false)
  if (!shown && hydrated && !user && hashes.has(hash)) setShown(true)
  return shown
}
