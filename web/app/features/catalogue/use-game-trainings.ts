import { getAllGames, limits } from '@marigold/contract'
import { useMemo } from 'react'
import type { Training } from '../../caseload/records.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import { unescapeName } from '../../platform/words/unescape-name.ts'

/** All games as what can train a goal, by name; empty until they have been loaded. */
export function useGameTrainings(): Training[] {
  const { data } = useCall(getAllGames, { query: { sort: 'name', per_page: limits.perPage.max } })
  return useMemo(
    () =>
      (data?.all_games ?? []).map((game) => ({
        kind: 'game',
        slug: game.un_zip_filename,
        title: unescapeName(game.title || game.game_name),
      })),
    [data],
  )
}
