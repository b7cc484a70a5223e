import { memo, type ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GameCard, type CardGame, type CardProps } from './game-card.tsx'

/** So many games can be in view before anyone scrolls. */
export const firstScreen = 6

interface GridProps<G extends CardGame> {
  games: G[]
  onChoose?: (game: CardGame) => void
  first?: boolean
  /** What stands on the cover of a game; the same function at every draw. */
  onCover?: (game: G) => ReactNode
}

function GridGame<G extends CardGame>({
  onCover,
  ...card
}: Omit<CardProps, 'game'> & { game: G } & Pick<GridProps<G>, 'onCover'>) {
  return (
    <li>
      <GameCard {...card} />
      {onCover?.(card.game)}
    </li>
  )
}

// A shelf that grows draws what is added.
const ShelfGame = memo(GridGame) as typeof GridGame

/** Covers as books on a shelf. A handful stands larger than a shelf full. */
export function GameGrid<G extends CardGame>({ games, onChoose, first, onCover }: GridProps<G>) {
  const few = games.length < 5 ? ' games-few' : ''
  const three = games.length === 3 ? ' games-three' : ''
  return (
    <ul className={`games${few}${three}`}>
      {games.map((game, index) => (
        <ShelfGame
          key={game.id}
          game={game}
          onChoose={onChoose}
          first={first === true && index < firstScreen}
          across={games.length === 3 ? (index === 2 ? 'always' : 'wide') : undefined}
          onCover={onCover}
        />
      ))}
    </ul>
  )
}

/** The shape of a shelf that is on its way. */
export function GridSkeleton() {
  return (
    <ul className="games" aria-busy="true" aria-label="Loading games">
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
