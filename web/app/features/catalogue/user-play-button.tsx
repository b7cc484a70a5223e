import type { Game } from '@marigold/contract'
import { useSession } from '../../platform/session/session.ts'
import { PlayLink, SubscribeLink } from './play-links.tsx'

/** Play or Subscribe button for a logged-in user, once the subscription is known. */
export function UserPlayButton({ game }: { game: Game }) {
  const { active, status } = useSession()
  if (status === 'loading' || status === 'unknown') return <div className="h-32" aria-busy="true" />
  return active ? <PlayLink game={game} /> : <SubscribeLink />
}
