import { useEffect } from 'react'
import { fullTitle } from '#shared/brand.ts'

/** Once on each page: the name in the tab and in the history. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = fullTitle(children)
  }, [children])
  return null
}
