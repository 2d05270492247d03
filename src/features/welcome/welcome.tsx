import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { island } from '#src/boot/island.tsx'
import { clearNewMemberFlag, isNewMember, resetWelcome } from './progress.ts'
import { isWelcomeIntent } from './welcome-intent.ts'
import { welcomeTiming } from './timing.ts'

const Wizard = island(() => import('./wizard.tsx').then((module) => module.Wizard), { when: 'now' })

let stopTour: (() => void) | undefined
async function startTour() {
  stopTour = (await import('./tour.ts')).startTour()
}

type Opened = { byQuery: boolean } | null

/** Opens the wizard by the query flag or for a new member, and starts the tour on request. Dashboard only. */
export function Welcome({ user }: { user: OwnUser }) {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened>(null)
  const location = useLocation()
  const navigate = useNavigate()
  const byQuery = params.get('showWizard') === 'true'
  /** Only one overlay at a time: a requested one postpones the automatic one to another visit. */
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

  // Remove the tour with its page; otherwise the next page stays locked.
  useEffect(() => () => stopTour?.(), [])

  // The menu requests the wizard or tour; the state is cleared so that going back does not repeat it.
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
