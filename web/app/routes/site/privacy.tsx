import type { Route } from './+types/privacy.ts'
import { Privacy } from '../../features/site/texts/privacy.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy policy · Marigold',
    description: 'What Marigold collects, what it does not, and what stays on your device.',
    path: '/privacy',
  })

export default function PrivacyPage() {
  return <Privacy />
}
