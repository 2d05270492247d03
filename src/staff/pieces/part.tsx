import type { ReactNode } from 'react'
import { type Asked, Loaded } from '#src/features/pages/loaded.tsx'
import { connectionError } from '#src/lib/api.ts'
import { SkeletonText } from '#src/ui/skeleton.tsx'

/** A part of the admin area in its three states, with the specification's words where it failed (001 §8). */
export function Part<Answer>({
  query,
  failed,
  children,
}: {
  query: Asked<Answer>
  failed: string
  children: (answer: NonNullable<Answer>) => ReactNode
}) {
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={5} />} title={failed} failed={connectionError}>
      {children}
    </Loaded>
  )
}
