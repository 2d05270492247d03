import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import { completeTour } from './progress.ts'
import { type TourStep, tourSteps } from './tour-steps.ts'

const elementOf = ({ target }: TourStep) => document.querySelector<HTMLElement>(`[data-tour="${target}"]`)
const isShown = (step: TourStep) => elementOf(step)?.checkVisibility() ?? false

/**
 * Starts the dashboard tour. Steps with a hidden element are skipped, so the last visible one shows Finish. Ending
 * the tour marks it completed and restores the focus. Returns a function that removes the tour without completing
 * it, for when the page is left.
 */
export function startTour(): () => void {
  const opener = document.activeElement
  const steps = tourSteps.filter(isShown)
  if (steps.length === 0) return () => undefined
  const tour = driver({
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    showProgress: true,
    progressText: '{{current}} of {{total}}',
    allowClose: true,
    stagePadding: 8,
    stageRadius: 12,
    nextBtnText: 'Next',
    doneBtnText: 'Finish',
    showButtons: ['next', 'close'],
    steps: steps.map((step) => ({
      element: `[data-tour="${step.target}"]`,
      popover: { title: step.title, description: step.description, side: step.position, align: 'start' },
    })),
    // driver.js marks the element as a popover button, which is wrong for a card. The microtask runs after it has
    // done so.
    onHighlightStarted: (element) =>
      queueMicrotask(() => {
        for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
      }),
    onPopoverRender: ({ title, footer, footerButtons, closeButton, nextButton }) => {
      // Otherwise they would count as landmarks of the page.
      title.role = 'none'
      footer.role = 'none'
      closeButton.ariaLabel = 'Close'
      const skip = document.createElement('button')
      skip.type = 'button'
      skip.textContent = 'Skip'
      skip.addEventListener('click', () => end())
      footerButtons.prepend(skip)
      // driver.js focuses the first button, which is Close.
      queueMicrotask(() => nextButton.focus())
    },
    onDestroyStarted: () => end(),
  })
  function end() {
    completeTour()
    tour.destroy()
    const canReturn = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    const focusTarget = canReturn ? opener : document.querySelector<HTMLElement>('main')
    focusTarget?.focus({ preventScroll: true })
  }
  tour.drive()
  return () => tour.destroy()
}
