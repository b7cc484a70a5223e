import { m } from '#messages'
import type { Route } from './+types/therapy-card.ts'
import { TherapyCards } from '../../features/cards/therapy-cards.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'
import { readSampleCards } from './sample-cards.ts'

export const handle: RouteHandle = {
  bare: true,
  // The viewer's keys work without focus.
  ownFocus: (search) => search.get('step') === 'cards' || search.get('step') === 'sample',
  startNow: 'search',
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.cards_therapy_cards_marigold(),
    description: m.cards_articulation_language_and_fluency_cards_for(),
    path: '/therapycard',
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { sample: await readSampleCards(context.get(servicesContext)) }
}

/** The sample is the same for everyone. */
export function shouldRevalidate() {
  return false
}

export default function TherapyCardPage({ loaderData }: Route.ComponentProps) {
  return <TherapyCards sample={loaderData.sample} />
}
