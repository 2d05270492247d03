import { Navigate } from 'react-router'
import { adminPaths } from './admin-paths.ts'

/** `/admin` and `/admin/login`: whoever is signed in goes on to the dashboard (R472). */
export function Component() {
  return <Navigate to={adminPaths.dashboard} replace />
}
