import { m } from '#messages'
import { Heart as HeartIcon } from 'lucide-react'
import { useState } from 'react'
import { plainName } from '../../../platform/words/plain-name.ts'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { CardGame } from '../game-card.tsx'
import { setFavorite, useFavorites } from './favorites.ts'

/** Makes a game a favorite, or no longer: round on a cover, `wide` with its words. */
export function Heart({ game, token, wide = false }: { game: CardGame; token: string; wide?: boolean }) {
  const { data } = useFavorites(token)
  const [trouble, setTrouble] = useState<string | null>(null)
  if (data === undefined) return null
  const on = data.some(({ id }) => id === game.id)
  const press = async () => setTrouble(await setFavorite(token, game, !on))
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
          aria-label={m.catalogue_favorite({ plainName: plainName(game.game_name) })}
          onClick={() => void press()}
        >
          <Icon of={HeartIcon} />
        </button>
      )}
      <AlertDialog
        open={trouble !== null}
        onClose={() => setTrouble(null)}
        title={m.catalogue_the_favorite_wasnt_saved()}
      >
        {trouble}
      </AlertDialog>
    </>
  )
}
