import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { referralTotals } from './referral-rows.ts'
import { referralTimelineQuery } from './queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { nextStepOf } from './next-step.ts'

/** The most useful next step of the member. */
export function NextStepCard({ user, className }: { user: OwnUser; className?: string }) {
  const { data } = useQuery(referralTimelineQuery(user.id))
  const step = nextStepOf(user, data && referralTotals(data).credited)
  return (
    <Card asChild className={className}>
      <section aria-labelledby="next-step">
        <p className="text-sm font-semibold text-gold-ink">Next step</p>
        <h2 id="next-step" className="mt-1 text-xl">
          {step.title}
        </h2>
        <p className="mt-1.5 text-ink-soft">{step.text}</p>
        <Button asChild size="sm" variant="secondary" className="mt-4">
          <Link to={step.action.to}>{step.action.label}</Link>
        </Button>
      </section>
    </Card>
  )
}
