import { Link, useSearchParams } from 'react-router'
import { PageTitle } from '#src/ui/page-title.tsx'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { memberSearch, searchEntries } from './member-search.ts'
import { MembersPanel } from './members-panel.tsx'

/** `/admin/members`: all members, by search, filter and order. */
export function MembersScreen() {
  const [params] = useSearchParams()
  return (
    <div className="page-width pb-16">
      <PageTitle>Members</PageTitle>
      <ScreenHead
        title="Members"
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to={`${adminPaths.exports}?${new URLSearchParams(searchEntries(memberSearch(params)))}`}>
              Export these
            </Link>
          </Button>
        }
      />
      <MembersPanel />
    </div>
  )
}
