import { m } from '#messages'
import type { Route } from './+types/terms-and-conditions.ts'
import { Terms } from '../../features/site/texts/terms.tsx'
import { pageMeta } from '../../page-meta.ts'
import { readPolicy } from './read-policy.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPolicy(context, 'terms')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_terms_and_conditions_marigold(),
    description: m.site_the_terms_between_you_and_marigold(),
    path: '/termsandconditions',
  })

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <Terms fields={loaderData} />
}
