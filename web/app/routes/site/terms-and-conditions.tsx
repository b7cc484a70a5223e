import type { Route } from './+types/terms-and-conditions.ts'
import { Terms } from '../../features/site/texts/terms.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms and conditions · Marigold',
    description: 'The terms between you and Marigold.',
    path: '/termsandconditions',
  })

export default function TermsPage() {
  return <Terms />
}
