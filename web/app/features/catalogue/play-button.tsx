import type { Game } from '@marigold/contract'
import { lazy, Suspense } from 'react'
import { useToken } from '../../platform/session/use-token.ts'
import { retryImport } from '../../platform/start/retry-import.ts'
import { PlayLink, SubscribeLink } from './play-links.tsx'

const ForUser = lazy(
  retryImport(() => import('./user-play-button.tsx').then((module) => ({ default: module.UserPlayButton }))),
)

/** Play or Subscribe button; needs the session only for games that aren't free. */
export function PlayButton({ game }: { game: Game }) {
  const token = useToken()
  if (game.free) return <PlayLink game={game} />
  if (typeof token !== 'string') {
    return (
      <div className="hold-for-user">
        <SubscribeLink />
      </div>
    )
  }
  return (
    <Suspense fallback={<div className="h-32" />}>
      <ForUser game={game} />
    </Suspense>
  )
}
