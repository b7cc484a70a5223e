import { m } from '#messages'
import heartPicture from '../../../assets/empty/favorites.svg'
import { getFavorites } from '@marigold/contract'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { GameGrid, GridSkeleton } from '../game-grid.tsx'
import { useFavorites } from './favorites.ts'
import { renderFavorite } from './favorite-slot.tsx'

/** The user's favorites, newest first. */
export function FavoritesShelf({ token }: { token: string }) {
  const { data, isError } = useFavorites(token)
  if (data === undefined && isError) {
    return (
      <LoadFailed look="quiet" onRetry={() => void invalidateQuery({ queryKey: [getFavorites.path] })}>
        {m.catalogue_your_favorites_didnt_load_nothing_was()}
      </LoadFailed>
    )
  }
  if (data === undefined) return <GridSkeleton />
  if (data.length > 0) return <GameGrid games={data} onCover={renderFavorite} />
  return (
    <div className="box">
      <EmptyState
        picture={heartPicture}
        action={
          <LinkButton to="/exploregames" look="quiet" preventScrollReset>
            {m.catalogue_show_all_games()}
          </LinkButton>
        }
      >
        {m.catalogue_no_favorites_yet_tap_the_heart()}
      </EmptyState>
    </div>
  )
}
