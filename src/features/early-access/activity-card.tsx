import { RecentJoins } from './recent-joins.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'

export function ActivityCard() {
  return (
    <Card>
      <CardHeader title="Network activity" />
      <RecentJoins />
    </Card>
  )
}
