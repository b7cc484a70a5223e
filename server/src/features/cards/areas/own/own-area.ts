import { m } from '#messages'
import type { CardPicks } from '@marigold/contract'
import type { Db } from '../../../../platform/database/database.ts'
import type { CardArea, RemainingPicks } from '../card-area.ts'
import { ownCardRoutes } from './own-cards.routes.ts'

type Picks = NonNullable<CardPicks['own']>

async function withoutRemovedLists(db: Db, picks: Picks, user: number | null): Promise<RemainingPicks<Picks>> {
  if (user === null || Object.keys(picks).length === 0) return { gone: [], picks }
  const rows = await db
    .selectFrom('own_lists')
    .select(['id', 'name', 'deleted_at'])
    .where('user_id', '=', user)
    .where('id', 'in', Object.keys(picks).map(Number))
    .execute()
  const there = (id: string) => rows.some((row) => row.id === Number(id) && row.deleted_at === null)
  return {
    gone: Object.keys(picks)
      .filter((id) => !there(id))
      .map((id) => ({
        area: 'own',
        name: rows.find((row) => row.id === Number(id))?.name ?? m.cards_a_list_of_your_own(),
      })),
    picks: Object.fromEntries(Object.entries(picks).filter(([id]) => there(id))),
  }
}

/** A user's own lists of cards, which guests don't get. */
export const own: CardArea<Picks> = {
  id: 'own',
  switches: ['own_cards'],
  routes: ownCardRoutes,
  withoutRemoved: withoutRemovedLists,
}
