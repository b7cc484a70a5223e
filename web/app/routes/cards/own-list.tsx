import { m } from '#messages'
import type { Route } from './+types/own-list.ts'
import { OwnListScreen } from '../../features/cards/areas/own/editor/own-list-screen.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, startNow: true }

export const meta: Route.MetaFunction = () => [{ title: m.cards_my_cards_marigold() }]

export default function OwnListPage({ params }: Route.ComponentProps) {
  const id = params.list === 'new' ? 'new' : Number(params.list)
  return <OwnListScreen key={params.list} id={id} />
}
