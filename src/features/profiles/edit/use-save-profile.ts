import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as directory from '#shared/directory/api.ts'
import * as api from '#shared/profiles/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { foundingQuery } from '#src/features/early-access/queries.ts'
import { licenseCheckQuery } from '#src/features/licenses/queries.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { sessionQuery } from '#src/features/accounts/queries.ts'
import { call, keyOf } from '#src/lib/call.ts'
import { storeUser } from '#src/lib/stored-user.ts'
import { bodyOf, type EditValues } from './form-values.ts'

/** Puts a saved member into every cache that shows them. */
export function cacheUser(client: QueryClient, user: OwnUser): void {
  client.setQueryData(memberQuery(user.id).queryKey, user)
  client.setQueryData(sessionQuery.queryKey, (answer) => answer && { ...answer, user })
  storeUser(user)
}

/** Saves the form over the version that it was opened on; the server refuses when that is outdated. */
export function useSaveProfile(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ values, version }: { values: EditValues; version: number }) =>
      call(api.save, {
        params: { id: userId },
        body: bodyOf(values),
        headers: { 'If-Match': `"${version}"` },
      }),
    onSuccess: ({ user }) => {
      cacheUser(client, user)
      void client.invalidateQueries({ queryKey: licenseCheckQuery(user.id).queryKey })
      void client.invalidateQueries({ queryKey: keyOf(directory.list) })
      void client.invalidateQueries({ queryKey: foundingQuery.queryKey })
    },
  })
}
