import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logOut } from '#src/features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { toast } from '#src/lib/toast-store.ts'

/** Ends the session, says so and leads home (001 §4). */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Home first: a private page would otherwise ask for a sign-in for a moment.
    await navigate(paths.home())
    // Unsaved changes hold the page: their question is answered first.
    if (window.location.pathname !== paths.home()) return
    try {
      await logOut(client)
      toast({ title: 'Logged Out' })
    } catch {
      toast({
        title: 'Logged Out',
        description: 'We could not reach the server, so the session ends there only when it runs out.',
      })
    }
  }
}
