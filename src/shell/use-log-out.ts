import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logOut } from '#src/features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { toast } from '#src/lib/toast-store.ts'

/** Returns a function that ends the session and navigates home. */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Navigate first: a private page would briefly ask for a sign-in otherwise.
    await navigate(paths.home())
    // A form with unsaved changes may block the navigation until the member answers.
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
