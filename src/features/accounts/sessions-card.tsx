import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#shared/accounts/api.ts'
import type { OpenSession } from '#shared/accounts/schemas.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { openSessionsQuery } from './queries.ts'
import { agentName } from './agent-name.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { dayOf } from '#src/lib/local-time.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionFailed } from './account-content.ts'

/** The member's open sessions; an ended one is refused on its next request. */
export function SessionsCard() {
  const query = useQuery(openSessionsQuery)
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (id: string) => call(api.endSession, { params: { id } }),
    onSuccess: (_, id) => toast({ title: id === 'others' ? 'All other sessions ended' : 'Session ended' }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t end the session',
        description: errorMessage(error, connectionFailed),
      }),
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  })
  return (
    <Card asChild>
      <section aria-label="Sessions">
        <CardHeader title="Where you’re signed in" />
        <Loaded query={query}>
          {(sessions) => (
            <>
              <ul>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    ending={end.isPending && end.variables === session.id}
                    onEnd={() => end.mutate(session.id)}
                  />
                ))}
              </ul>
              {sessions.length > 1 && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-4"
                  loading={end.isPending && end.variables === 'others'}
                  onClick={() => end.mutate('others')}
                >
                  End all other sessions
                </Button>
              )}
            </>
          )}
        </Loaded>
      </section>
    </Card>
  )
}

type SessionRowProps = { session: OpenSession; ending: boolean; onEnd: () => void }

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const name = agentName(session.agent)
  const since = dayOf(session.createdAt)
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-t border-line py-2.5">
      <p className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{`Since ${since}`}</span>
      </p>
      {session.isCurrent ? (
        <Badge tone="moss">This browser</Badge>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          loading={ending}
          onClick={onEnd}
          aria-label={`End the session of ${name} since ${since}`}
        >
          End
        </Button>
      )}
    </li>
  )
}
