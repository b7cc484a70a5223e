import type { Route } from './+types/session-check.ts'
import { SessionCheck } from '../../features/play/check/session-check.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Session check · Marigold',
    description: 'Try sound, picture and screen sharing before the session.',
    path: '/sessioncheck',
  })

export default function SessionCheckPage() {
  return <SessionCheck />
}
