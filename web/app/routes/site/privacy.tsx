import { m } from '#messages'
import type { Route } from './+types/privacy.ts'
import { Privacy } from '../../features/site/texts/privacy.tsx'
import { pageMeta } from '../../page-meta.ts'
import { readPolicy } from './read-policy.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPolicy(context, 'privacy')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_privacy_policy_marigold(),
    description: m.site_what_marigold_collects_what_it_does(),
    path: '/privacy',
  })

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <Privacy fields={loaderData} />
}
