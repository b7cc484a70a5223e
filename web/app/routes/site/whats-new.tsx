import type { Route } from './+types/whats-new.ts'
import { WhatsNew } from '../../features/site/help/whats-new.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'What’s new · Marigold',
    description: 'What has changed in Marigold for therapists, the newest first.',
    path: '/whatsnew',
  })

export default function WhatsNewPage() {
  return <WhatsNew />
}
