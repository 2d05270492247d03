import { useRef, useState } from 'react'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { completeWizard, markSeen, wizardSteps } from './progress.ts'
import { stepContent } from './wizard-steps.tsx'

type WizardProps = {
  user: OwnUser
  /** Whether `?showWizard=true` opened it; closing it then does not mark it completed. */
  byQuery: boolean
  onClose: () => void
  onTour: () => void
}

/** The welcome wizard: five steps with a progress bar. */
export function Wizard({ user, byQuery, onClose, onTour }: WizardProps) {
  const [index, setIndex] = useState(0)
  const nextButton = useRef<HTMLButtonElement>(null)
  const step = wizardSteps[index] ?? 'welcome'
  const isLast = index === wizardSteps.length - 1
  const percent = Math.round(((index + 1) / wizardSteps.length) * 100)
  const { title, text } = stepContent[step]

  function skip() {
    if (!byQuery) completeWizard()
    onClose()
  }

  function next() {
    markSeen(step)
    if (isLast) onClose()
    else setIndex(index + 1)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && skip()}>
      <DialogContent
        title={title}
        // Focus Next instead of Close, so that a stray Enter does not close the wizard.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          nextButton.current?.focus()
        }}
        description={`Step ${index + 1} of ${wizardSteps.length}, ${percent}%`}
        footer={
          <div className="flex w-full flex-wrap items-center gap-2">
            <Button variant="quiet" size="sm" onClick={skip} className="-ml-4">
              Skip Tour
            </Button>
            <div className="ml-auto flex gap-2">
              <Button variant="secondary" disabled={index === 0} onClick={() => setIndex(index - 1)}>
                Previous
              </Button>
              <Button ref={nextButton} onClick={next}>
                {isLast ? 'Finish' : 'Next'}
              </Button>
            </div>
          </div>
        }
      >
        <Progress value={percent} max={100} label="Progress of the welcome" valueText={`${percent}%`} />
        <div className="mt-5 grid min-h-44 content-start gap-3" aria-live="polite">
          <p className="sr-only">{title}</p>
          {text(user)}
          {isLast && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => {
                next()
                onTour()
              }}
            >
              Show me around
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
