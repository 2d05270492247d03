import { InterimDocument } from './interim-document.tsx'
import { interimPrivacy } from './privacy-content.tsx'

/** `/privacy` and `/privacy-policy`. */
export function Component() {
  return <InterimDocument title="Privacy Policy" parts={interimPrivacy} />
}
