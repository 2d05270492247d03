import type { ReactNode } from 'react'

export type RenderLink = (link: { href: string; className: string; children: ReactNode }) => ReactNode

export const nameLink =
  'font-semibold text-ink underline decoration-line-strong underline-offset-3 hover:decoration-2'
