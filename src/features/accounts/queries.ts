import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { OwnUser, SessionAnswer } from '#shared/profiles/member-views.ts'
import { send } from '#src/lib/api.ts'
import { writeStored } from '#src/lib/browser-storage.ts'
import { queryFnOrNull, queryFnFor } from '#src/lib/query-client.ts'
import { currentUser, forgetUser, onUserChange, rememberUser, type StoredUser } from '#src/lib/stored-user.ts'
import type { OpenSession } from '#shared/accounts/api.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** `GET /api/session`: null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/session'],
  queryFn: queryFnOrNull<SessionAnswer>(),
})

/** Who the browser shows as signed in; null in what the server writes and for visitors. */
export function useCurrentUser(): StoredUser | null {
  return useSyncExternalStore(onUserChange, currentUser, () => null)
}

/** The signed-in member as the server knows them; undefined until it answers. */
export function useSessionUser(): OwnUser | undefined {
  const stored = useCurrentUser()
  const user = useQuery({ ...sessionQuery, enabled: stored !== null }).data?.user
  return user && user.id === stored?.id ? user : undefined
}

/** What only one member may see leaves the memory with them; public answers stay. */
function dropPrivateData(client: QueryClient) {
  client.removeQueries({ predicate: ({ meta }) => meta?.['public'] !== true })
}

/** A member leaves this browser, and what only they may see with them. */
export function forgetMember(client: QueryClient): void {
  forgetUser()
  dropPrivateData(client)
  writeStored(storageKeys.profileDraft, null, 'session')
}

/** After a login or a registration: the answer's user is the one shown, here and in other tabs. */
export function takeSession(client: QueryClient, answer: SessionAnswer): void {
  dropPrivateData(client)
  client.setQueryData(sessionQuery.queryKey, answer)
  rememberUser(answer.user)
}

/** Ends the session on the server, then forgets the member. A server that cannot be reached keeps nobody in. */
export async function logOut(client: QueryClient): Promise<void> {
  try {
    await send('POST', '/api/user/logout')
  } finally {
    forgetMember(client)
  }
}

/** Once in the shell: keeps the stored user in step with the server, and private answers with the stored user. */
export function useSessionKeeping(): void {
  const client = useQueryClient()
  const stored = useCurrentUser()
  const { data } = useQuery({ ...sessionQuery, enabled: stored !== null })

  useEffect(() => {
    if (data) rememberUser(data.user)
    else if (data === null) forgetUser()
  }, [data])

  // Another tab signed out, or in as somebody else: what was fetched for the one before goes.
  useEffect(() => {
    let shown = currentUser()?.id
    return onUserChange(() => {
      const id = currentUser()?.id
      if (shown !== undefined && id !== shown) dropPrivateData(client)
      shown = id
    })
  }, [client])
}

/** `GET /api/sessions`: where the member is signed in. */
export const openSessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: queryFnFor<OpenSession[]>(),
  staleTime: 0,
})
