import { m } from '#messages'
import { getFavorites } from '@marigold/contract'
import { askAgain } from '../../../platform/calls/query-client.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { GameGrid, GridSkeleton } from '../game-grid.tsx'
import { useFavorites } from './favorites.ts'
import { heartOn } from './heart-slot.tsx'

/** A person's favorites, the newest first. */
export function FavoritesShelf({ token }: { token: string }) {
  const { data, isError } = useFavorites(token)
  if (data === undefined && isError) {
    return (
      <Notice
        tone="bad"
        action={
          <Button size="small" look="quiet" onClick={() => void askAgain({ queryKey: [getFavorites.path] })}>
            {m.ui_retry()}
          </Button>
        }
      >
        {m.catalogue_your_favorites_didnt_load_nothing_was()}
      </Notice>
    )
  }
  if (data === undefined) return <GridSkeleton />
  if (data.length > 0) return <GameGrid games={data} onCover={heartOn} />
  return (
    <div className="box">
      <EmptyState
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
