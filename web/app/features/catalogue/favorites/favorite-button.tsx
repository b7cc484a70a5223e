import { m } from '#messages'
import { Heart as HeartIcon } from 'lucide-react'
import { useState } from 'react'
import { unescapeName } from '../../../platform/words/unescape-name.ts'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { CardGame } from '../game-card.tsx'
import { setFavorite, useFavorites } from './favorites.ts'

/** Adds or removes a favorite: round on a cover, `wide` with a label. */
export function FavoriteButton({ game, token, wide = false }: { game: CardGame; token: string; wide?: boolean }) {
  const { data } = useFavorites(token)
  const [problem, setProblem] = useState<string | null>(null)
  if (data === undefined) return null
  const on = data.some(({ id }) => id === game.id)
  const press = async () => setProblem(await setFavorite(token, game, !on))
  return (
    <>
      {wide ? (
        <button type="button" className="btn btn-quiet heart-wide" data-on={on} onClick={() => void press()}>
          <Icon of={HeartIcon} />
          {on ? m.catalogue_in_your_favorites() : m.catalogue_add_to_favorites()}
        </button>
      ) : (
        <button
          type="button"
          className="heart"
          data-on={on}
          aria-pressed={on}
          aria-label={m.catalogue_favorite({ plainName: unescapeName(game.game_name) })}
          onClick={() => void press()}
        >
          <Icon of={HeartIcon} />
        </button>
      )}
      <AlertDialog
        open={problem !== null}
        onClose={() => setProblem(null)}
        title={m.catalogue_the_favorite_wasnt_saved()}
      >
        {problem}
      </AlertDialog>
    </>
  )
}
