import { useQuery } from '@tanstack/react-query'
import * as api from '#shared/roster/api.ts'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { staffQueryOf } from '#src/staff/call.ts'
import { LoadedPanel } from '#src/staff/pieces/loaded-panel.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { CoveragePicture } from './coverage-picture.tsx'
import { ImportPanel } from './import-panel.tsx'
import { VersionCard } from './version-card.tsx'

/** The picture of the published list; nothing without one. */
function Coverage() {
  const query = useQuery(staffQueryOf(api.coverage))
  if (!query.data) return null
  return (
    <section aria-labelledby="coverage" className="mt-12">
      <h2 id="coverage" className="mb-2 text-2xl">
        Who has joined
      </h2>
      <CoveragePicture coverage={query.data} />
    </section>
  )
}

/** `/admin/roster`: imports the state's list, publishes and restores its versions, and shows the coverage. */
export function RosterScreen() {
  const query = useQuery(staffQueryOf(api.overview))
  return (
    <div className="page-width pb-16">
      <PageTitle>State's list</PageTitle>
      <ScreenHead
        title="State's list"
        note="The public list of license holders, as CSV or Excel. Claims are compared with the published version; the one before can be restored."
      />
      <LoadedPanel query={query} failed="Failed to fetch the versions">
        {({ versions, mappings }) => (
          <>
            <ImportPanel mappings={mappings} />
            <section aria-labelledby="versions" className="mt-10">
              <h2 id="versions" className="mb-4 text-2xl">
                Versions
              </h2>
              {versions.length === 0 ? (
                <EmptyState title="No list yet">
                  Download the state's file of license holders, and choose it above.
                </EmptyState>
              ) : (
                <div className="grid gap-5">
                  {versions.map((version) => (
                    <VersionCard key={version.id} version={version} />
                  ))}
                </div>
              )}
            </section>
          </>
        )}
      </LoadedPanel>
      <Coverage />
    </div>
  )
}
