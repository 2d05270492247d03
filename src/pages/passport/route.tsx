import { useParams } from 'react-router'
import { PassportScreen } from '#src/features/passport/passport-screen.tsx'
import { About } from './about.tsx'

/** `/passport/{id}` is one member's passport; `/passport` explains them. One route, since the application pays for each. */
export function Component() {
  return useParams()['id'] === undefined ? <About /> : <PassportScreen />
}
