import { m } from '#messages'
import searchPicture from '../../assets/empty/search.svg'
import { memo, useDeferredValue } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FavoritesLink } from './favorites/favorites-view.tsx'
import { exploreUrl, type ExploreState } from './explore-query.ts'
import { Pagination } from './pagination.tsx'
import type { CardGamesPage } from './card-game.ts'
import type { CardGame } from './game-card.tsx'
import { aboveTheFold, GameGrid, GridSkeleton } from './game-grid.tsx'
import { titleCase } from './game-names.ts'
import { renderFavorite } from './favorites/favorite-slot.tsx'

// Memoized, so that a filter click doesn't re-render the shelf until the next games have loaded.
const Shelf = memo(function Shelf({ games }: { games: CardGame[] }) {
  const all = useDeferredValue(games) === games
  return <GameGrid games={all ? games : games.slice(0, aboveTheFold)} first onCover={renderFavorite} />
})

/** Returns the heading above the shelf. */
function shelfName({ category, search }: ExploreState): string {
  if (category !== null) return titleCase(category)
  return search === '' ? m.ui_all_games() : m.catalogue_games_for({ search })
}

function Nothing({ shown }: { shown: ExploreState }) {
  const narrowed = shown.category !== null || shown.age !== null
  return (
    <div className="box">
      <EmptyState
        picture={searchPicture}
        action={
          <div className="flex flex-wrap gap-3 justify-center">
            {shown.search !== '' && narrowed && (
              <LinkButton to={exploreUrl(shown, { category: null, age: null })} look="quiet" preventScrollReset>
                {m.catalogue_search_all_games()}
              </LinkButton>
            )}
            <LinkButton to="/exploregames" look="quiet" preventScrollReset>
              {shown.search === '' ? m.ui_clear_the_filters() : m.catalogue_show_all_games()}
            </LinkButton>
          </div>
        }
      >
        {m.catalogue_no_games_found_for_the_selected()}
      </EmptyState>
    </div>
  )
}

/** The shelf with its heading and pagination. `loading` shows a skeleton of the next one. */
export function Results({ games, shown, loading }: { games: CardGamesPage; shown: ExploreState; loading: boolean }) {
  const { all_games: list, pagination } = games
  const { total } = pagination
  return (
    <div className="min-h-120">
      <div className="result flex flex-wrap items-center gap-y-2 gap-x-4 min-h-13 mt-7 mx-0 mb-3.5 [&_h2]:mr-auto">
        <h2>{shelfName(shown)}</h2>
        {!loading && pagination.last_page > 1 && (
          <span className="muted max-sm:hidden">
            {m.catalogue_page_of({ currentpage: pagination.current_page, lastpage: pagination.last_page })}
          </span>
        )}
        <FavoritesLink on={false} />
      </div>
      <p className="sr-only" role="status">
        {loading ? m.ui_loading() : m.catalogue_games({ count: total })}
      </p>
      {loading ? <GridSkeleton /> : list.length === 0 ? <Nothing shown={shown} /> : <Shelf games={list} />}
      {!loading && <Pagination shown={shown} last={pagination.last_page} />}
    </div>
  )
}
