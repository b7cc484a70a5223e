import { lazy, Suspense } from 'react'
import { useToken } from '../../../platform/session/use-token.ts'
import type { CardGame } from '../game-card.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

const Heart = lazy(
  retryImport(() => import('./favorite-button.tsx').then((module) => ({ default: module.FavoriteButton }))),
)

/** Favorite button for logged-in users, loaded after the first paint: on a cover, or `wide` on the game's page. */
export function FavoriteSlot({ game, wide = false }: { game: CardGame; wide?: boolean }) {
  const token = useToken()
  const heart =
    typeof token === 'string' ? (
      <Suspense>
        <Heart game={game} token={token} wide={wide} />
      </Suspense>
    ) : null
  return <div className={wide ? 'favorite-line' : 'favorite-slot'}>{heart}</div>
}

/** Renders the favorite button on a shelf's covers. */
export const renderFavorite = (game: CardGame) => <FavoriteSlot game={game} />
