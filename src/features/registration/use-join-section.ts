import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'

const hashes = new Set(['#registration-form', '#join-form'])

/**
 * Whether the page shows the registration form: hidden until a click on Join or a matching hash. It stays visible then, also
 * while the new member is being welcomed.
 */
export function useJoinSection(): boolean {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const user = useCurrentUser()
  const [shown, setShown] = useState(false)
  if (!shown && hydrated && !user && hashes.has(hash)) setShown(true)
  return shown
}
