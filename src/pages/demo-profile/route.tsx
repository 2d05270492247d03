import { useLocation } from 'react-router'
import { demoProfile } from '#shared/profiles/demo-profiles.ts'
import { DemoProfile } from '#src/features/profiles/demo/demo-profile.tsx'
import { NotFound } from '#src/features/pages/not-found.tsx'

/** `/profile/demo-1` to `/profile/demo-3`, each its own route because all are prerendered. */
export function Component() {
  const id = useLocation().pathname.split('/').findLast(Boolean) ?? ''
  const profile = demoProfile(id)
  return profile ? <DemoProfile profile={profile} /> : <NotFound />
}
