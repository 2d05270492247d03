import { useEffect } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '#src/components/page-title.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyPlate } from '#src/ui/leaf.tsx'

/** 000 §2 '404 page'. */
export function NotFound() {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="page-width section-space flex flex-wrap items-start gap-x-10 gap-y-6">
      <PageTitle>404 - Page Not Found</PageTitle>
      <EmptyPlate />
      <div className="min-w-0 flex-1 basis-80">
        <h1>
          404 - <span className="min-[360px]:whitespace-nowrap">Page Not Found</span>
        </h1>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">
          The page you're looking for doesn't exist or may have been moved.
        </p>
        <Button asChild className="mt-7">
          <Link to={paths.home()}>Back to Home</Link>
        </Button>
      </div>
    </div>
  )
}
