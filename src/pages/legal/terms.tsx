import { InterimDocument } from './interim-document.tsx'
import { interimTerms } from './terms-content.tsx'

/** `/terms` and `/terms-of-service`. */
export function Component() {
  return <InterimDocument title="Terms of Service" parts={interimTerms} />
}
