import { m } from '#messages'
import gamesPicture from '../../../assets/empty/games.svg'
import { LinkButton } from '../../../ui/button.tsx'
import type { AllGames, Game } from '@marigold/contract'
import { AllGamesQuery } from '@marigold/contract'
import { lazy, Suspense } from 'react'
import { GameGrid } from '../../../features/catalogue/game-grid.tsx'
import { gamePicture } from '../../../features/catalogue/game-card.tsx'
import { HubGames, HubHero, HubVisitorPanel, HubLinks } from '../../../features/hubs/hub-parts.tsx'
import type { Hub } from '../../../features/hubs/hubs.ts'
import { useToken } from '../../../platform/session/use-token.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { disciplines } from '../../../ui/tag.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'
import { renderFavorite } from '../../../features/catalogue/favorites/favorite-slot.tsx'

const UserSection = lazy(
  retryImport(() => import('./user-section.tsx').then((module) => ({ default: module.UserSection }))),
)

const shown = 12
/** Screens have two, three, or six games in a row. */
const fullRow = 6

/** Returns the first games of a hub's category. Six games or more end with a full row. */
export function hubGames(services: { allGames(query: AllGamesQuery): Promise<AllGames> }, hub: Hub) {
  return services
    .allGames(AllGamesQuery.parse({ categories: [hub.category], per_page: shown }))
    .then(({ all_games: games }) =>
      games.length < fullRow ? games : games.slice(0, games.length - (games.length % fullRow)),
    )
}

/** Returns the pictures of three games, first of those that only this discipline has. */
function heroPictures(hub: Hub, games: readonly Game[]): string[] {
  const others = disciplines.filter(({ code }) => code !== hub.code)
  const isOwn = (game: Game) => !others.some(({ code }) => game.tags.includes(code))
  return [...games.filter(isOwn), ...games.filter((game) => !isOwn(game))]
    .slice(0, 3)
    .map((game) => gamePicture(game, 'land'))
}

/** A discipline's hub: hero, games, links, and the user's own content. */
export function HubPage({ hub, games }: { hub: Hub; games: Game[] }) {
  const loggedIn = typeof useToken() === 'string'
  return (
    <>
      <HubHero hub={hub} pictures={heroPictures(hub, games)} />
      <HubGames hub={hub}>
        {games.length === 0 ? (
          <EmptyState
            picture={gamesPicture}
            action={
              <LinkButton to="/therapycard" look="quiet">
                {m.ui_choose_cards()}
              </LinkButton>
            }
          >
            {m.ui_no_games_available_at_the_moment()}
          </EmptyState>
        ) : (
          <GameGrid games={games} onCover={renderFavorite} />
        )}
      </HubGames>
      <HubLinks hub={hub} />
      {loggedIn ? (
        <Suspense>
          <UserSection />
        </Suspense>
      ) : (
        <HubVisitorPanel />
      )}
    </>
  )
}
