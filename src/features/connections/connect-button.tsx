import { useId } from 'react'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { island } from '#src/boot/island.tsx'
import { Button } from '#src/ui/button.tsx'

// What only a member sees after the unlock comes when it is shown.
const ConnectAction = island(() => import('./connect-action.tsx').then((module) => module.ConnectAction), {
  when: 'now',
  fallback: ({ size, full, name }) => (
    <Button size={size} full={full} loading aria-label={`Connect: ${name}`}>
      Connect
    </Button>
  ),
})

type ConnectButtonProps = {
  /** A built-in example has a text as its id and never connects. */
  id: number | string
  name: string
  size?: 'sm' | 'md'
  full?: boolean
  /** In a list on a phone each row is short: the note is for screen readers alone, and visitors join elsewhere. */
  isInList?: boolean
}

/** The Connect button for the phase and the relation: disabled with a note before the unlock, and always for examples. */
export function ConnectButton({ id, name, size = 'md', full = false, isInList = false }: ConnectButtonProps) {
  const copy = phaseCopy[useCopyState()]
  const user = useCurrentUser()
  const noteId = useId()
  const note = typeof id === 'string' ? copy.exampleConnectNote : copy.connectNote
  if (note !== null || typeof id === 'string') {
    return (
      <div className={full ? 'grid gap-2' : 'contents'}>
        <Button size={size} full={full} disabled aria-describedby={noteId} aria-label={`Connect: ${name}`}>
          Connect
        </Button>
        <p className={`text-sm text-ink-soft ${isInList ? 'max-sm:sr-only' : ''}`}>
          <span id={noteId}>{note}</span> <NewDate after={note} />
        </p>
      </div>
    )
  }
  if (user === null) {
    return (
      <Button asChild size={size} full={full} className={isInList ? 'max-sm:hidden' : ''}>
        <JoinLink>Join to Connect</JoinLink>
      </Button>
    )
  }
  if (user.id === id) return null
  return <ConnectAction id={id} name={name} size={size} full={full} viewerId={user.id} />
}
