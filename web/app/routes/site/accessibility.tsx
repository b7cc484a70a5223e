import { m } from '#messages'
import type { Route } from './+types/accessibility.ts'
import { Accessibility } from '../../features/site/help/accessibility.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_accessibility_marigold(),
    description: m.site_how_accessible_marigold_is_what_works(),
    path: '/accessibility',
  })

export default function AccessibilityPage() {
  return <Accessibility />
}
