import { Link, useSearchParams } from 'react-router'
import { PageTitle } from '#src/components/page-title.tsx'
import { Button } from '#src/ui/button.tsx'
import { adminPaths } from './admin-paths.ts'
import { memberSearch } from './member-filters.tsx'
import { MembersPanel } from './members-panel.tsx'
import { ScreenHead } from './pieces.tsx'

/** `/admin/members`: everybody, by search, filter and order. */
export function MembersScreen() {
  const [params] = useSearchParams()
  return (
    <div className="page-width pb-16">
      <PageTitle>Members</PageTitle>
      <ScreenHead
        title="Members"
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to={`${adminPaths.exports}?${memberSearch(params)}`}>Export these</Link>
          </Button>
        }
      />
      <MembersPanel />
    </div>
  )
}
