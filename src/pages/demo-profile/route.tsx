import { useLocation } from 'react-router'
import { demoProfile } from '#shared/content/demo-profiles.ts'
import { DemoProfile } from '#src/components/demo-profile/demo-profile.tsx'
import { NotFound } from '#src/components/not-found.tsx'

/** `/profile/demo-1`, `/profile/demo-2`, `/profile/demo-3`: each a route of its own, told by its last part. */
export function Component() {
  const id = useLocation().pathname.split('/').findLast(Boolean) ?? ''
  const profile = demoProfile(id)
  return profile ? <DemoProfile profile={profile} /> : <NotFound />
}
