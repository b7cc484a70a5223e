import { m } from '#messages'
import type { Game } from '@marigold/contract'
import type { CSSProperties, MouseEvent } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import defaultCover from '../../assets/brand/default-cover.svg'
import { disciplines, Tag } from '../../ui/tag.tsx'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { isPlainClick } from '../../platform/start/plain-click.ts'
import { gameUrl, mediaUrl } from './game-names.ts'

/** Game fields that a card and its dialog show. */
export type CardGame = Pick<
  Game,
  | 'id'
  | 'game_name'
  | 'un_zip_filename'
  | 'short_description'
  | 'game_image'
  | 'game_image_land'
  | 'tags'
  | 'features_video'
  | 'free'
  | 'free_video'
  | 'color'
  | 'light_cover'
> & {
  /** A frame of the game in play, for a page that shows its cover elsewhere. */
  still?: string | undefined
}

/** Returns a game's picture in this shape; the default image if it has none. */
export function gamePicture(game: CardGame, shape: 'tall' | 'land' = 'tall'): string {
  const land = shape === 'land' ? mediaUrl(game.game_image_land) : null
  return land ?? mediaUrl(game.game_image) ?? defaultCover
}

/** A game's disciplines, and 'Free' if it is. */
export function GameTags({ game }: { game: CardGame }) {
  return (
    <div className="meta">
      {disciplines
        .filter(({ code }) => game.tags.includes(code))
        .map(({ code }) => (
          <Tag key={code} name={code} />
        ))}
      {game.free && <Tag>{m.ui_free()}</Tag>}
    </div>
  )
}

const acrossAt = {
  always: undefined,
  wide: '(min-width: 760px)',
  between: '(min-width: 760px) and (max-width: 999px)',
  'below-wide': '(max-width: 999px)',
} as const
export type WideOn = keyof typeof acrossAt

export interface CardProps {
  game: CardGame
  /** Called on a plain click instead of following the link; new tabs still work. */
  onChoose?: (game: CardGame) => void
  /** Above the fold: its picture is loaded eagerly. */
  first?: boolean
  /** On which screens the wide picture is used, with the title below it. */
  across?: WideOn
}

function choose({ game, onChoose }: CardProps) {
  if (!onChoose) return undefined
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(game)
  }
}

/** Cover with title, disciplines, and one sentence. The whole card is one link; the cover grows into its page. */
export function GameCard(props: CardProps) {
  const { game, first, across } = props
  const to = gameUrl(game)
  const grows = useViewTransitionState(to)
  return (
    <Link
      className={game.light_cover ? 'game is-light' : 'game'}
      to={to}
      prefetch="intent"
      viewTransition
      onClick={choose(props)}
      style={{ '--game': game.color } as CSSProperties}
    >
      <div className={grows ? 'cover is-growing' : 'cover'}>
        <picture>
          {across && <source media={acrossAt[across]} srcSet={gamePicture(game, 'land')} />}
          <img
            src={gamePicture(game)}
            alt=""
            width="376"
            height="500"
            loading={first ? undefined : 'lazy'}
            decoding="async"
          />
        </picture>
        <h3>{unescapeName(game.game_name)}</h3>
      </div>
      <GameTags game={game} />
      <p className="desc">{game.short_description}</p>
    </Link>
  )
}

/** A free game: a wide picture with text below. */
export function FreeGameCard(props: CardProps) {
  const { game } = props
  return (
    <Link className="free panel" to={gameUrl(game)} prefetch="intent" onClick={choose(props)}>
      <img
        src={mediaUrl(game.still) ?? gamePicture(game, 'land')}
        alt=""
        width="600"
        height="380"
        loading="lazy"
        decoding="async"
      />
      <div className="body flex flex-col gap-2 pt-4.5 px-5 pb-5 flex-1 max-sm:p-4 max-sm:gap-1.5">
        <h3>{unescapeName(game.game_name)}</h3>
        <p>{game.short_description}</p>
        <GameTags game={game} />
      </div>
    </Link>
  )
}
