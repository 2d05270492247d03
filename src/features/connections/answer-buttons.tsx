import { Button } from '#src/ui/button.tsx'
import { useAnswer } from './use-respond-to-request.ts'

type AnswerButtonsProps = {
  connectionId: number
  memberId: number
  name: string
  size?: 'sm' | 'md'
  full?: boolean
}

/** Accept and reject, for the member who was asked. */
export function AnswerButtons({
  connectionId,
  memberId,
  name,
  size = 'sm',
  full = false,
}: AnswerButtonsProps) {
  const answer = useAnswer()
  const give = (verb: 'accept' | 'reject') => answer.mutate({ connectionId, memberId, verb })
  return (
    <div className={full ? 'grid gap-2' : 'flex flex-wrap gap-2'}>
      <Button
        size={size}
        full={full}
        loading={answer.isPending && answer.variables.verb === 'accept'}
        aria-label={`Accept ${name}`}
        onClick={() => give('accept')}
      >
        Accept
      </Button>
      <Button
        size={size}
        full={full}
        variant="secondary"
        loading={answer.isPending && answer.variables.verb === 'reject'}
        aria-label={`Reject ${name}`}
        onClick={() => give('reject')}
      >
        Reject
      </Button>
    </div>
  )
}
