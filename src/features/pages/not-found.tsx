import { useEffect } from 'react'
import { Link } from 'react-router'
import { EmptyPage } from './empty-page.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'

/** The 404 screen. */
export function NotFound() {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <EmptyPage
      title="404 - Page Not Found"
      heading={
        <>
          404 - <span className="min-[360px]:whitespace-nowrap">Page Not Found</span>
        </>
      }
      actions={
        <Button asChild>
          <Link to={paths.home()}>Back to Home</Link>
        </Button>
      }
    >
      The page you're looking for doesn't exist or may have been moved.
    </EmptyPage>
  )
}
