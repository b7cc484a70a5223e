import { m } from '#messages'
import type { Route } from './+types/session-check.ts'
import { SessionCheck } from '../../features/play/check/session-check.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_session_check_marigold(),
    description: m.site_test_sound_display_and_screen_sharing(),
    path: '/sessioncheck',
  })

export default function SessionCheckPage() {
  return <SessionCheck />
}
