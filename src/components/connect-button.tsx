import { useId } from 'react'
import { phaseCopy } from '#shared/phase-copy.ts'
import { useCopyState } from '#src/data/stats.ts'
import { Button } from '#src/ui/button.tsx'

type ConnectButtonProps = {
  /** The member to connect with; a built-in example has a text for an id and never connects. */
  id: number | string
  name: string
  size?: 'sm' | 'md'
  full?: boolean
}

/** Connect, as the phase has it: disabled with its note before the unlock, and always so for examples (R352, R192). */
export function ConnectButton({ id, name, size = 'md', full = false }: ConnectButtonProps) {
  const copy = phaseCopy[useCopyState()]
  const noteId = useId()
  const note = typeof id === 'string' ? copy.exampleConnectNote : copy.connectNote
  if (note === null) return null
  return (
    <div className={full ? 'grid gap-2' : 'contents'}>
      <Button size={size} full={full} disabled aria-describedby={noteId} aria-label={`Connect: ${name}`}>
        Connect
      </Button>
      <p id={noteId} className="text-sm text-ink-soft">
        {note}
      </p>
    </div>
  )
}
