import { m } from '#messages'
import type { Route } from './+types/help.ts'
import { FirstSession } from '../../features/site/help/first-session.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_your_first_session_marigold(),
    description: m.site_from_choosing_cards_to_the_note_a(),
    path: '/help',
  })

export default function FirstSessionPage() {
  return <FirstSession />
}
