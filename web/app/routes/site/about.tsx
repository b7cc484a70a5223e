import type { Route } from './+types/about.ts'
import { About } from '../../features/site/texts/about.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About · Marigold',
    description: 'A library of interactive games and therapy cards for the person who runs the session.',
    path: '/about',
  })

export default function AboutPage() {
  return <About />
}
