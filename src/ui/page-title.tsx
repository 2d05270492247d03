import { useEffect } from 'react'
import { fullTitle } from '#shared/brand.ts'

/** Sets the document title; used once on each page. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = fullTitle(children)
  }, [children])
  return null
}
