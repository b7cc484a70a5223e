import { m } from '#messages'
import type { Game } from '@marigold/contract'
import type { CSSProperties, MouseEvent } from 'react'
import { Link } from 'react-router'
import defaultCover from '../../assets/brand/default-cover.svg'
import { disciplines, Tag } from '../../ui/tag.tsx'
import { plainName } from '../../platform/words/plain-name.ts'
import { isPlainPress } from '../../platform/start/plain-press.ts'
import { gameAddress, mediaAddress } from './game-names.ts'

/** What a card and its window show of a game. */
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
>

/** The picture of a game in the shape that is wanted; the default image where it has none. */
export function gamePicture(game: CardGame, shape: 'tall' | 'land' = 'tall'): string {
  const land = shape === 'land' ? mediaAddress(game.game_image_land) : null
  return land ?? mediaAddress(game.game_image) ?? defaultCover
}

/** Disciplines of a game, and 'Free' where it is. */
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
export type Across = keyof typeof acrossAt

export interface CardProps {
  game: CardGame
  /** Takes a plain press instead of following the link; new tabs still open. */
  onChoose?: (game: CardGame) => void
  /** In the first screen: its picture is fetched at once. */
  first?: boolean
  /** On which screens the wide picture is shown, with the title below it. */
  across?: Across
}

function choose({ game, onChoose }: CardProps) {
  if (!onChoose) return undefined
  return (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onChoose(game)
  }
}

/** A cover with its title on it, what it belongs to, and one sentence. The whole card is one link. */
export function GameCard(props: CardProps) {
  const { game, first, across } = props
  return (
    <Link
      className={game.light_cover ? 'game is-light' : 'game'}
      to={gameAddress(game)}
      prefetch="intent"
      onClick={choose(props)}
      style={{ '--game': game.color } as CSSProperties}
    >
      <div className="cover">
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
        <h3>{plainName(game.game_name)}</h3>
      </div>
      <GameTags game={game} />
      <p className="desc">{game.short_description}</p>
    </Link>
  )
}

/** A free game: picture across, words below. */
export function FreeGameCard(props: CardProps) {
  const { game } = props
  return (
    <Link className="free" to={gameAddress(game)} prefetch="intent" onClick={choose(props)}>
      <img src={gamePicture(game, 'land')} alt="" width="600" height="380" loading="lazy" decoding="async" />
      <div className="body flex flex-col gap-2 pt-4.5 px-5 pb-5 flex-1 max-sm:p-4 max-sm:gap-1.5">
        <h3>{plainName(game.game_name)}</h3>
        <p>{game.short_description}</p>
        <GameTags game={game} />
      </div>
    </Link>
  )
}
