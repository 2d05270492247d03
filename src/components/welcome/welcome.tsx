import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnUser } from '#shared/api/user.ts'
import { timing } from '#shared/limits.ts'
import { forgetNewMember, isNewMember, resetWelcome } from './progress.ts'
import { welcomeEvent, type WelcomeWish } from './welcome-door.ts'

const Wizard = lazy(() => import('./wizard.tsx').then((part) => ({ default: part.Wizard })))
const startTour = () => void import('./tour.ts').then((part) => part.startTour())

type Opened = { byQuery: boolean } | null

/** On the dashboard: opens the wizard by the query flag or for a new member, and starts the tour when asked (000 §4). */
export function Welcome({ user }: { user: OwnUser }) {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened>(null)
  const byQuery = params.get('showWizard') === 'true'

  useEffect(() => {
    if (byQuery) {
      const timer = setTimeout(() => setOpened({ byQuery: true }), timing.wizardByQuery)
      return () => clearTimeout(timer)
    }
    if (!isNewMember()) return
    const timer = setTimeout(() => {
      forgetNewMember()
      setOpened({ byQuery: false })
    }, timing.wizardForNewUser)
    return () => clearTimeout(timer)
  }, [byQuery])

  useEffect(() => {
    const onWish = (event: Event) => {
      const { detail } = event as CustomEvent<WelcomeWish>
      if (detail === 'tour') startTour()
      else {
        resetWelcome()
        setOpened({ byQuery: false })
      }
    }
    window.addEventListener(welcomeEvent, onWish)
    return () => window.removeEventListener(welcomeEvent, onWish)
  }, [])

  if (!opened) return null
  return (
    <Suspense>
      <Wizard
        user={user}
        byQuery={opened.byQuery}
        onTour={startTour}
        onClose={() => {
          setOpened(null)
          if (!byQuery) return
          params.delete('showWizard')
          setParams(params, { replace: true, preventScrollReset: true })
        }}
      />
    </Suspense>
  )
}
