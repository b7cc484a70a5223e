import type { Game } from '@marigold/contract'
import { lazy, Suspense } from 'react'
import { useToken } from '../../platform/session/use-token.ts'
import { late } from '../../platform/start/late.ts'
import { PlayLink, SubscribeLink } from './play-links.tsx'

const ForPerson = lazy(
  late(() => import('./play-for-person.tsx').then((module) => ({ default: module.PlayForPerson }))),
)

/** Play where the person may; a signed-in person is asked about only for games that are not free. */
export function PlayButton({ game }: { game: Game }) {
  const token = useToken()
  if (game.free) return <PlayLink game={game} />
  if (typeof token !== 'string') {
    return (
      <div className="hold-for-person">
        <SubscribeLink />
      </div>
    )
  }
  return (
    <Suspense fallback={<div className="h-32" />}>
      <ForPerson game={game} />
    </Suspense>
  )
}
