import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import { completeTour } from './progress.ts'
import { type TourStep, tourSteps } from './tour-steps.ts'

const elementOf = ({ target }: TourStep) => document.querySelector<HTMLElement>(`[data-tour="${target}"]`)
const isShown = (step: TourStep) => elementOf(step)?.checkVisibility() ?? false

/**
 * Shows the dashboard around. Steps whose element is hidden are passed over, so the last one shown says Finish. Ending
 * in any way marks it completed (000 §4); the focus returns to where it was, or to the page. Answers how to take it off
 * a page that is left, which completes nothing.
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
    // A card of any element, not of a button: the attributes of one are taken off again.
    // In the same turn, once the tour has put them on.
    onHighlightStarted: (element) =>
      queueMicrotask(() => {
        for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
      }),
    onPopoverRender: ({ title, footer, footerButtons, closeButton, nextButton }) => {
      // Its header and footer are the card's, not the page's.
      title.role = 'none'
      footer.role = 'none'
      closeButton.ariaLabel = 'Close'
      const skip = document.createElement('button')
      skip.type = 'button'
      skip.textContent = 'Skip'
      skip.addEventListener('click', () => end())
      footerButtons.prepend(skip)
      // driver.js takes the first button, which closes.
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
