import { useEffect } from 'react'
import { brand } from '#shared/brand.ts'

/** Once on each page: the name in the tab and in the history. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children === brand.name ? children : `${children} · ${brand.name}`
  }, [children])
  return null
}
