import type { Game } from '@marigold/contract'
import { memo } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HeartSlot } from './favorites/heart-slot.tsx'
import { GameCard, type CardProps } from './game-card.tsx'

/** So many games can be in view before anyone scrolls. */
export const firstScreen = 6

// A shelf that grows draws what is added.
const ShelfGame = memo(function ShelfGame({ hearts, ...card }: CardProps & { hearts: boolean }) {
  return (
    <li>
      <GameCard {...card} />
      {hearts && <HeartSlot game={card.game} />}
    </li>
  )
})

/** Covers as books on a shelf. A handful stands larger than a shelf full. */
export function GameGrid({
  games,
  onChoose,
  first,
  hearts = false,
}: {
  games: Game[]
  onChoose?: (game: Game) => void
  first?: boolean
  /** Signed-in people can make each a favorite. */
  hearts?: boolean
}) {
  return (
    <ul className={games.length < 5 ? 'games games-few' : 'games'}>
      {games.map((game, index) => (
        <ShelfGame
          key={game.id}
          game={game}
          onChoose={onChoose}
          first={first === true && index < firstScreen}
          across={games.length === 3 ? (index === 2 ? 'always' : 'wide') : undefined}
          hearts={hearts}
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
