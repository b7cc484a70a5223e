import type { Game } from '@marigold/contract'
import { useSession } from '../../platform/session/session.ts'
import { PlayLink, SubscribeLink } from './play-links.tsx'

/** The button of a signed-in person, once it is known whether their subscription runs. */
export function PlayForPerson({ game }: { game: Game }) {
  const { active, status } = useSession()
  if (status === 'loading' || status === 'unknown') return <div className="h-32" aria-busy="true" />
  return active ? <PlayLink game={game} /> : <SubscribeLink />
}
