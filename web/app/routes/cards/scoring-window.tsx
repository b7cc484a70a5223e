import { m } from '#messages'
import { useSearchParams } from 'react-router'
import { StripWindow } from '../../features/cards/viewer/strip-window/strip-window.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export const meta = () => [{ title: m.cards_scoring_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ScoringWindowPage() {
  const [search] = useSearchParams()
  return <StripWindow id={search.get('for') ?? ''} />
}
