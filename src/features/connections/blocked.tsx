import * as api from '#shared/connections/api.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { MemberLine, memberName } from '#src/features/profiles/member-line.tsx'
import { blocksQuery, socialKeys } from './queries.ts'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { dayOf } from '#src/lib/local-time.ts'
import { Button } from '#src/ui/button.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { toast } from '#src/lib/toast-store.ts'

/** The members that the viewer has blocked, with buttons to unblock; renders nothing without any. */
export function Blocked() {
  const query = useInfiniteQuery(blocksQuery)
  const blocked = query.data?.pages.flatMap(({ answer }) => answer) ?? []
  if (blocked.length === 0) return null
  return (
    <section aria-labelledby="blocked" className="mt-12 border-t border-line pt-8">
      <h2 id="blocked" className="text-xl">
        Blocked members
      </h2>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        You can’t see each other in the directory, connect or send messages. They won’t be notified.
      </p>
      <ul className="mt-3">
        {blocked.map(({ user, createdAt }) => (
          <MemberLine
            key={user.id}
            member={user}
            linked={false}
            note={<p className="mt-1 text-sm text-ink-soft">Blocked {dayOf(createdAt)}</p>}
            actions={<Unblock id={user.id} name={memberName(user)} />}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          shown={blocked.length}
          hasMore
          loading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </section>
  )
}

function Unblock({ id, name }: { id: number; name: string }) {
  const client = useQueryClient()
  const unblock = useMutation({
    mutationFn: () => call(api.unblock, { params: { id } }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t unblock this member',
        description: errorMessage(error, connectionError),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: socialKeys.blocks }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Unblock ${name}`}
      loading={unblock.isPending}
      onClick={() => unblock.mutate()}
    >
      Unblock
    </Button>
  )
}
