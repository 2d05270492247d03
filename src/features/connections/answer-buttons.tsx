import { Button } from '#src/ui/button.tsx'
import { useRespondToRequest } from './use-respond-to-request.ts'

type AnswerButtonsProps = {
  connectionId: number
  memberId: number
  name: string
  size?: 'sm' | 'md'
  full?: boolean
}

/** The buttons by which the receiver answers a request. */
export function AnswerButtons({
  connectionId,
  memberId,
  name,
  size = 'sm',
  full = false,
}: AnswerButtonsProps) {
  const respond = useRespondToRequest()
  const answer = (action: 'accept' | 'reject') => respond.mutate({ connectionId, memberId, action })
  return (
    <div className={full ? 'grid gap-2' : 'flex flex-wrap gap-2'}>
      <Button
        size={size}
        full={full}
        loading={respond.isPending && respond.variables.action === 'accept'}
        aria-label={`Accept ${name}`}
        onClick={() => answer('accept')}
      >
        Accept
      </Button>
      <Button
        size={size}
        full={full}
        variant="secondary"
        loading={respond.isPending && respond.variables.action === 'reject'}
        aria-label={`Decline ${name}`}
        onClick={() => answer('reject')}
      >
        Decline
      </Button>
    </div>
  )
}
