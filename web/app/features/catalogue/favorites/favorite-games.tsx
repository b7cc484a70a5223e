import { m } from '#messages'
import { unescapeName } from '../../../platform/words/unescape-name.ts'
import { PlayTile } from '../../../ui/play-tile.tsx'
import { gamePicture } from '../game-card.tsx'
import { playUrl } from '../game-names.ts'
import { useFavorites } from './favorites.ts'

const most = 4

/** The newest favorites, each opened with one tap; nothing without any. */
export function FavoriteGames({ token }: { token: string }) {
  const games = useFavorites(token).data ?? []
  if (games.length === 0) return null
  return (
    <section aria-labelledby="start-favorites" className="lg:col-span-2">
      <h3 id="start-favorites" className="mb-3">
        {m.start_favorite_games()}
      </h3>
      <ul className="grid grid-cols-2 min-[600px]:grid-cols-4 gap-4.5">
        {games.slice(0, most).map((game) => (
          <li key={game.id}>
            <PlayTile to={playUrl(game)} picture={gamePicture(game, 'land')} name={unescapeName(game.game_name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
