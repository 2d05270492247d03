import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as api from '#shared/accounts/api.ts'
import type { OwnUser, SessionAnswer } from '#shared/profiles/member-views.ts'
import { ApiError } from '#src/lib/api.ts'
import { forgetStored } from '#src/lib/browser-storage.ts'
import { call, keyOf, queryOf, preloaded } from '#src/lib/call.ts'
import { useStore } from '#src/lib/store.ts'
import { currentUser, clearStoredUser, storeUser, storedUser, type StoredUser } from '#src/lib/stored-user.ts'
import { draftKeys } from '#src/lib/storage-keys.ts'

/** The signed-in member as the server knows them; null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: keyOf(api.session),
  queryFn: async ({ signal }): Promise<SessionAnswer | null> => {
    try {
      return await call(api.session, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** The member that the browser shows as signed in; null in prerendered pages and for visitors. */
export const useCurrentUser = (): StoredUser | null => useStore(storedUser, null)

/** The signed-in member as the server knows them; undefined until the server has answered. */
export function useSessionUser(): OwnUser | undefined {
  const stored = useCurrentUser()
  const user = useQuery({ ...sessionQuery, enabled: stored !== null }).data?.user
  return user && user.id === stored?.id ? user : undefined
}

const isPrivate = {
  predicate: ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.['public'] !== true,
}

/** Removes the answers that only one member may see; public ones are kept. */
function clearPrivateData(client: QueryClient) {
  client.removeQueries(isPrivate)
}

/** The same for a page that stays open: what it shows is asked for anew, since a removed query would load for ever. */
function reloadPrivateData(client: QueryClient) {
  client.removeQueries({ ...isPrivate, type: 'inactive' })
  void client.resetQueries({ ...isPrivate, type: 'active' })
}

/** Removes the signed-in member, unsent drafts and all private data from this browser. */
export function clearMember(client: QueryClient): void {
  clearStoredUser()
  clearPrivateData(client)
  forgetStored(draftKeys)
}

/** Shows the member of a sign-in or registration as signed in, in this tab and in others. */
export function storeSession(client: QueryClient, answer: SessionAnswer): void {
  clearPrivateData(client)
  client.setQueryData(sessionQuery.queryKey, answer)
  storeUser(answer.user)
}

/** Ends the session on the server, then removes the member here, even if the server cannot be reached. */
export async function logOut(client: QueryClient): Promise<void> {
  try {
    await call(api.logOut)
  } finally {
    clearMember(client)
  }
}

/** Used once, in the shell: keeps the stored user in sync with the server, and private data with the stored user. */
export function useSessionSync(): void {
  const client = useQueryClient()
  const stored = useCurrentUser()
  const { data } = useQuery({ ...sessionQuery, enabled: stored !== null })

  useEffect(() => {
    if (data) storeUser(data.user)
    else if (data === null) clearStoredUser()
  }, [data])

  // Another tab signed out, or signed in as another member: remove the previous member's data.
  useEffect(() => {
    let shown = currentUser()?.id
    return storedUser.subscribe(() => {
      const id = currentUser()?.id
      if (shown !== undefined && id !== shown) {
        if (id === undefined) clearPrivateData(client)
        else reloadPrivateData(client)
      }
      shown = id
    })
  }, [client])
}

export const openSessionsQuery = { ...queryOf(api.sessions), ...preloaded }
