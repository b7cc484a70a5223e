import { m } from '#messages'
import { useSearchParams } from 'react-router'
import { ScoringWindow } from '../../features/cards/viewer/scoring-window/scoring-window.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export const meta = () => [{ title: m.cards_scoring_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ScoringWindowPage() {
  const [search] = useSearchParams()
  return <ScoringWindow id={search.get('for') ?? ''} />
}
