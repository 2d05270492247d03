import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFound } from '#src/features/pages/not-found.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Button } from '#src/ui/button.tsx'

/** Replaces a page that failed to load or threw. */
export function PageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="page-width section-space">
      <PageTitle>Something went wrong</PageTitle>
      <h1 tabIndex={-1}>This page did not load</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-soft">
        The connection broke off, or the site has a newer version. What was saved before is still there.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button asChild variant="secondary">
          <a href="/">Back to Home</a>
        </Button>
      </div>
    </div>
  )
}
