import { useEffect } from 'react'
import { Link } from 'react-router'
import { EmptyPage } from '#src/features/pages/empty-page.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'

/** The two not-found states of an example business. */
export function BusinessNotFound({ title, text }: { title: string; text?: string }) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <EmptyPage
      title={title}
      actions={
        <>
          <Button asChild>
            <Link to={paths.home()}>Return to Homepage</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.businesses()}>View Directory</Link>
          </Button>
        </>
      }
    >
      {text}
    </EmptyPage>
  )
}
