import type { Route } from './+types/therapy-card.ts'
import { wholeDeck } from '../features/cards/card-rows.ts'
import { TherapyCards } from '../features/cards/therapy-cards.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { servicesContext } from '../services-context.ts'

export const handle: RouteHandle = { bare: true, startNow: true }

export const meta: Route.MetaFunction = () => [{ title: 'Therapy cards · Marigold' }]

export async function loader({ context }: Route.LoaderArgs) {
  const sample = await context.get(servicesContext).sampleSet()
  return { sample: wholeDeck({ ...sample, own: [] }).cards }
}

/** The sample is the same for everyone. */
export function shouldRevalidate() {
  return false
}

export default function TherapyCardPage({ loaderData }: Route.ComponentProps) {
  return <TherapyCards sample={loaderData.sample} />
}
