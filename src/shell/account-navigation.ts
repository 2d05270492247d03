import type { WelcomeIntent } from '#src/features/welcome/welcome-intent.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'
import { paths } from '#src/paths.ts'
import type { NavEntry } from './navigation.ts'

type AccountEntry = NavEntry & {
  label: 'Profile' | 'Account Settings' | 'Show me around' | 'Welcome steps'
  intent?: WelcomeIntent
}

/** Entries of the avatar menu and the side sheet; the first two lead to the same form. */
export function accountNavigation({ id, accountType }: StoredUser): AccountEntry[] {
  const entries: AccountEntry[] = [
    { label: 'Profile', to: paths.profileEdit(id) },
    { label: 'Account Settings', to: paths.profileEdit(id) },
  ]
  if (accountType === 'vendor') return entries
  return [
    ...entries,
    { label: 'Show me around', to: paths.dashboard(id), intent: { welcome: 'tour' } },
    { label: 'Welcome steps', to: paths.dashboard(id), intent: { welcome: 'wizard' } },
  ]
}
