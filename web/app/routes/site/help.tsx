import type { Route } from './+types/help.ts'
import { FirstSession } from '../../features/site/help/first-session.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your first session · Marigold',
    description: 'From choosing cards to the note: a first session with therapy cards and games, step by step.',
    path: '/help',
  })

export default function FirstSessionPage() {
  return <FirstSession />
}
