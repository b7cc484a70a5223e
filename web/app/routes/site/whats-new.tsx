import { m } from '#messages'
import type { Route } from './+types/whats-new.ts'
import { WhatsNew } from '../../features/site/help/whats-new.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_whats_new_marigold(),
    description: m.site_whats_changed_in_marigold_for_therapists(),
    path: '/whatsnew',
  })

export default function WhatsNewPage() {
  return <WhatsNew />
}
