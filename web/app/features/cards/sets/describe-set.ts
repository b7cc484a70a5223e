import type { CardSetContent } from '@marigold/contract'
import { logFailure } from '../../../platform/log.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { tabScreen } from '../areas/area-lookup.ts'
import { previewRows } from './recent-sets.ts'
import { pickedTabs } from './set-picks.ts'
import { fetchRemainingRows } from './remaining-picks.ts'

/** Describes a set by its picks alone, for when its cards can't be fetched. */
function describePicks(picks: SetPicks): { title: string; line: string } {
  const names = pickedTabs(picks).map((part) => tabScreen(part).describePicks(picks))
  return { title: names.join(' · ').slice(0, 200), line: '' }
}

/** Returns a set's content as its row shows it. */
export function toSetContent(picks: SetPicks, rows: CardRows | null): CardSetContent {
  const look = rows ? previewRows(rows) : { title: '', line: '', pictures: [] }
  const what = look.title === '' ? describePicks(picks) : { title: look.title, line: look.line }
  return { ...what, pictures: look.pictures.filter((url) => url.startsWith('/assets/')), picks: { ...picks } }
}

/** Same for picks whose cards haven't been fetched; falls back to their sounds and areas. */
export async function describeSet(picks: SetPicks): Promise<CardSetContent> {
  const rows = await fetchRemainingRows(picks).then(
    (fetched) => fetched.rows,
    (error: unknown) => {
      logFailure('What a set holds could not be read', error)
      return null
    },
  )
  return toSetContent(picks, rows)
}
