import { getLocale, m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { beginBroadcast } from './broadcasts/broadcast.service.ts'

interface NewGame {
  id: number
  un_zip_filename: string
  game_name: string
  published_at: Date
}

const named = 3

/** What is said of games that came: one by name, a few by their names, many by number and the first names. */
export function newGamesMessage(names: string[]): string {
  const [only] = names
  if (names.length === 1) return m.notifications_new_game({ only: only ?? '' })
  const shown = names.slice(0, named)
  const rest = names.length - shown.length
  const list =
    rest > 0
      ? m.notifications_and_more({ names: shown.join(', '), rest })
      : new Intl.ListFormat(getLocale()).format(shown)
  return m.notifications_new_games({ count: names.length, list })
}

/** Takes the games that nobody was told of yet, so that no second run tells of them. */
async function takeNewGames(db: Db): Promise<NewGame[]> {
  const { rows } = await sql<NewGame>`
    update games set announced_at = now()
    where announced_at is null and retired_at is null and published_at <= now()
    returning id, un_zip_filename, game_name, published_at`.execute(db)
  return rows.sort((a, b) => a.published_at.getTime() - b.published_at.getTime() || a.id - b.id)
}

/**
 * Tells everyone who was here before them of the games that came since the last run, in one notification, and by one
 * letter whoever wants it: with a daily job that is at most one a day. Open bells find it at their next beat.
 */
export async function tellOfNewGames({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const games = await takeNewGames(trx)
    const [first] = games
    if (first === undefined) return
    const message = newGamesMessage(games.map(({ game_name }) => game_name.replaceAll(String.raw`\'`, "'")))
    const link = games.length === 1 ? `/Gamedescription/${first.un_zip_filename}` : '/exploregames'
    await sql`
      insert into notifications (user_id, kind, key, message, link)
      select id, 'games', ${`games ${first.id}`}, ${message}, ${link} from users
      where status = 'active' and created_at < ${first.published_at}
      on conflict do nothing`.execute(trx)
    const facts = { kind: 'new_games', authorId: null, peopleBefore: first.published_at } as const
    const title =
      games.length === 1 ? m.notifications_a_new_game_on_marigold() : m.notifications_new_games_on_marigold()
    await beginBroadcast(trx, jobs, { ...facts, key: `games ${first.id}`, title, body: message, link })
  })
}
