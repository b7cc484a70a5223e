import { lazy, Suspense } from 'react'
import { useToken } from '../../../platform/session/use-token.ts'
import type { CardGame } from '../game-card.tsx'
import { late } from '../../../platform/start/late.ts'

const Heart = lazy(late(() => import('./heart.tsx').then((module) => ({ default: module.Heart }))))

/** The heart of a game, for signed-in people alone, after paint: on the cover, or `wide` among the page's buttons. */
export function HeartSlot({ game, wide = false }: { game: CardGame; wide?: boolean }) {
  const token = useToken()
  const heart =
    typeof token === 'string' ? (
      <Suspense>
        <Heart game={game} token={token} wide={wide} />
      </Suspense>
    ) : null
  return <div className={wide ? 'heart-line' : 'heart-room'}>{heart}</div>
}

/** The heart on the cover of a game, for a shelf. */
export const heartOn = (game: CardGame) => <HeartSlot game={game} />
