import { m } from '#messages'
import heartPicture from '../../../assets/empty/favorites.svg'
import { Heart, LayoutGrid } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { storeReturnPath } from '../../../platform/session/return-path.ts'
import { useToken } from '../../../platform/session/use-token.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { GridSkeleton } from '../game-grid.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

const Shelf = lazy(
  retryImport(() => import('./favorites-shelf.tsx').then((module) => ({ default: module.FavoritesShelf }))),
)

const address = '/exploregames?show=favorites'

/** Toggles between all games and the favorites, for logged-in users. */
export function FavoritesLink({ on }: { on: boolean }) {
  if (typeof useToken() !== 'string') return null
  return (
    <LinkButton to={on ? '/exploregames' : address} look="quiet" size="small" preventScrollReset>
      <Icon of={on ? LayoutGrid : Heart} />
      {on ? m.ui_all_games() : m.catalogue_favorites()}
    </LinkButton>
  )
}

/** Favorites in place of the shelf; visitors are told that they need an account. */
export function Favorites() {
  const token = useToken()
  return (
    <div className="min-h-120">
      <div className="result flex flex-wrap items-center gap-y-2 gap-x-4 min-h-13 mt-7 mx-0 mb-3.5 [&_h2]:mr-auto">
        <h2>{m.catalogue_favorites()}</h2>
        <FavoritesLink on />
      </div>
      {token === undefined ? (
        <GridSkeleton />
      ) : token === null ? (
        <div className="box">
          <EmptyState
            picture={heartPicture}
            action={
              <LinkButton to="/login" look="quiet" onClick={() => storeReturnPath(address)}>
                {m.ui_log_in()}
              </LinkButton>
            }
          >
            {m.catalogue_favorites_are_saved_in_your_account()}
          </EmptyState>
        </div>
      ) : (
        <Suspense fallback={<GridSkeleton />}>
          <Shelf token={token} />
        </Suspense>
      )}
    </div>
  )
}
