import type { Route } from './+types/accessibility.ts'
import { Accessibility } from '../../features/site/help/accessibility.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Accessibility · Marigold',
    description: 'How accessible Marigold is: what works, what does not, and whom to tell.',
    path: '/accessibility',
  })

export default function AccessibilityPage() {
  return <Accessibility />
}
