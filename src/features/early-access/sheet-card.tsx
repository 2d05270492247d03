import { Link } from 'react-router'
import { foundingEntries } from './founding-fifty/page-link.tsx'
import { useFounding } from './queries.ts'
import { paths } from '#src/paths.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { FoundingFiftySmall } from './founding-fifty/founding-fifty.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The Founding Fifty in small, with the member's own leaf ringed. */
export function SheetCard({ own }: { own: number | null }) {
  const founding = useFounding()
  return (
    <Card>
      <CardHeader
        title="The Founding Fifty"
        actions={
          own !== null && (
            <TextLink asChild variant="action">
              <Link to={paths.certificate()}>Certificate</Link>
            </TextLink>
          )
        }
      />
      <FoundingFiftySmall
        entries={founding && foundingEntries(founding.places)}
        newest={founding?.newest ?? null}
        own={own ?? undefined}
      />
    </Card>
  )
}
