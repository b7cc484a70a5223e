import { m } from '#messages'
import type { Route } from './+types/about.ts'
import { About } from '../../features/site/texts/about.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_about_marigold_2(),
    description: m.site_a_library_of_interactive_games_and(),
    path: '/about',
  })

export default function AboutPage() {
  return <About />
}
