import type { Route } from './+types/whats-new.ts'
import { WhatsNew } from '../../features/site/help/whats-new.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { sheets: ['text', 'help'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'What’s new · Marigold',
    description: 'What has changed in Marigold for therapists, the newest first.',
    path: '/whatsnew',
  })

export default function WhatsNewPage() {
  return <WhatsNew />
}
