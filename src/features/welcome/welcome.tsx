import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { island } from '#src/boot/island.tsx'
import { clearNewMemberFlag, isNewMember, resetWelcome } from './progress.ts'
import { isWelcomeIntent } from './welcome-intent.ts'
import { welcomeTiming } from './timing.ts'

const Wizard = island(() => import('./wizard.tsx').then((part) => part.Wizard), { when: 'now' })

let stopTour: (() => void) | undefined
async function startTour() {
  stopTour = (await import('./tour.ts')).startTour()
}

type Opened = { byQuery: boolean } | null

/** On the dashboard: opens the wizard by the query flag or for a new member, and starts the tour when asked (000 §4). */
export function Welcome({ user }: { user: OwnUser }) {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened>(null)
  const location = useLocation()
  const navigate = useNavigate()
  const byQuery = params.get('showWizard') === 'true'
  /** One overlay at a time (design §4): what was asked for keeps the one that opens by itself for another visit. */
  const wasRequested = useRef(false)

  useEffect(() => {
    if (byQuery) {
      const timer = setTimeout(() => {
        wasRequested.current = true
        setOpened({ byQuery: true })
      }, welcomeTiming.byQuery)
      return () => clearTimeout(timer)
    }
    if (!isNewMember()) return
    const timer = setTimeout(() => {
      if (wasRequested.current) return
      clearNewMemberFlag()
      setOpened({ byQuery: false })
    }, welcomeTiming.forNewUser)
    return () => clearTimeout(timer)
  }, [byQuery])

  // A page that is left takes the tour along, so that nothing stays locked.
  useEffect(() => () => stopTour?.(), [])

  // The menu leads here with a wish; it is granted once, and going back does not repeat it.
  useEffect(() => {
    if (!isWelcomeIntent(location.state)) return
    const { welcome } = location.state
    const timer = setTimeout(() => {
      wasRequested.current = true
      void navigate(location, { replace: true, state: null, preventScrollReset: true })
      if (welcome === 'tour') return void startTour()
      resetWelcome()
      setOpened({ byQuery: false })
    })
    return () => clearTimeout(timer)
  }, [location, navigate])

  if (!opened) return null
  return (
    <Wizard
      user={user}
      byQuery={opened.byQuery}
      onTour={() => void startTour()}
      onClose={() => {
        setOpened(null)
        if (!byQuery) return
        params.delete('showWizard')
        setParams(params, { replace: true, preventScrollReset: true })
      }}
    />
  )
}
