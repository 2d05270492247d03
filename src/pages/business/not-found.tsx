import { useEffect } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '#src/components/page-title.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyPlate } from '#src/ui/leaf.tsx'

/** The two not-found states of a demo business (001 §2, §8). */
export function BusinessNotFound({ title, text }: { title: string; text?: string }) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="page-width section-space flex flex-wrap items-start gap-x-10 gap-y-6">
      <PageTitle>{title}</PageTitle>
      <EmptyPlate />
      <div className="min-w-0 flex-1 basis-80">
        <h1>{title}</h1>
        {text && <p className="mt-4 max-w-measure text-lg text-ink-soft">{text}</p>}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.home()}>Return to Homepage</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.businesses()}>View Directory</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}
