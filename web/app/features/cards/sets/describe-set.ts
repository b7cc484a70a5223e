import type { CardSetContent } from '@marigold/contract'
import { logFailure } from '../../../platform/log.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { screenOf } from '../areas/by-area.ts'
import { lookOfRows } from './recent-sets.ts'
import { pickedParts } from './set-picks.ts'
import { fetchLasting } from './last-parts.ts'

/** What a set is called by its picks alone: for when its cards cannot be fetched. */
function describePicks(picks: SetPicks): { title: string; line: string } {
  const names = pickedParts(picks).map((part) => screenOf(part).describePicks(picks))
  return { title: names.join(' · ').slice(0, 200), line: '' }
}

/** What a set holds as its row will show it, from the cards that its picks lead to. */
export function contentOf(picks: SetPicks, rows: CardRows | null): CardSetContent {
  const look = rows ? lookOfRows(rows) : { title: '', line: '', pictures: [] }
  const what = look.title === '' ? describePicks(picks) : { title: look.title, line: look.line }
  return { ...what, pictures: look.pictures.filter((url) => url.startsWith('/assets/')), picks: { ...picks } }
}

/** The same for picks whose cards were not fetched yet; their sounds and areas alone where that fails. */
export async function describeSet(picks: SetPicks): Promise<CardSetContent> {
  const rows = await fetchLasting(picks).then(
    (fetched) => fetched.rows,
    (error: unknown) => {
      logFailure('What a set holds could not be read', error)
      return null
    },
  )
  return contentOf(picks, rows)
}
