import { m } from '#messages'
import { memo, type ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GameCard, type WideOn, type CardGame, type CardProps } from './game-card.tsx'

/** At most this many games are visible before scrolling. */
export const aboveTheFold = 6

interface GridProps<G extends CardGame> {
  games: G[]
  onChoose?: (game: CardGame) => void
  first?: boolean
  /** Renders something on each cover; pass a stable function. */
  onCover?: (game: G) => ReactNode
}

function GridGame<G extends CardGame>({
  onCover,
  ...card
}: Omit<CardProps, 'game'> & { game: G } & Pick<GridProps<G>, 'onCover'>) {
  return (
    <li data-across={card.across}>
      <GameCard {...card} />
      {onCover?.(card.game)}
    </li>
  )
}

// Memoized, so that a growing shelf renders only the new games.
const ShelfGame = memo(GridGame) as typeof GridGame

const counts = ['', 'one', 'two', 'three', 'four', 'five'] as const

/**
 * Returns on which screens a game of a short shelf has a wide picture; shelves-of-3-and-5.css uses the same
 * breakpoints.
 */
function across(count: number, index: number): WideOn | undefined {
  if (count === 1) return 'always'
  if (count === 2) return 'wide'
  if (count === 3) return index === 2 ? 'always' : 'wide'
  if (count === 5 && index > 2) return index === 3 ? 'between' : 'below-wide'
  return undefined
}

/** Grid of covers. Shelves of up to five games fill their row: each count has its own layout. */
export function GameGrid<G extends CardGame>({ games, onChoose, first, onCover }: GridProps<G>) {
  const few = counts[games.length]
  return (
    <ul className={few ? `games games-few max-md:grid-cols-2 games-${few}` : 'games'}>
      {games.map((game, index) => (
        <ShelfGame
          key={game.id}
          game={game}
          onChoose={onChoose}
          first={first === true && index < aboveTheFold}
          across={across(games.length, index)}
          onCover={onCover}
        />
      ))}
    </ul>
  )
}

/** Skeleton of a shelf. */
export function GridSkeleton() {
  return (
    <ul className="games" aria-busy="true" aria-label={m.catalogue_loading_games()}>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className="sk-game">
          <Skeleton ratio="3 / 4" round="var(--radius)" />
          <Skeleton width="56px" height="26px" round="13px" />
          <Skeleton />
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  )
}
