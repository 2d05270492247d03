import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { demoProfile, demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { DemoProfile } from './demo/demo-profile.tsx'
import { NotFound } from '#src/features/pages/not-found.tsx'
import { memberQuery } from './queries.ts'
import { ApiError } from '#src/lib/api.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { MemberProfile } from './member-profile.tsx'
import { ProfileFailed, ProfileNotFound, ProfileSkeleton } from './states.tsx'

/** `/profile/{id}`: a number loads that member, anything else shows a built-in example. */
export function ProfileScreen() {
  const { id = '' } = useParams()
  if (/^\d+$/.test(id)) return <Member key={id} id={id} />
  const example = demoProfile(id) ?? demoProfiles[0]
  return example ? <DemoProfile profile={example} /> : <NotFound />
}

function Member({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({ ...memberQuery(id), enabled: useHydrated() })
  if (error && !(error instanceof ApiError && error.status === 404) && !data)
    return <ProfileFailed retry={() => void refetch()} retrying={isFetching} />
  if (error) return <ProfileNotFound />
  return data ? <MemberProfile member={data} /> : <ProfileSkeleton />
}
