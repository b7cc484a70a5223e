import { getLocale, locales, m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { startBroadcast } from './broadcasts/broadcast.service.ts'
import { contentLocale, inLocale, spokenLocale, type Locale } from '../../platform/http/locale.ts'

interface NewGame {
  id: number
  un_zip_filename: string
  game_name: string
  locale: string
  published_at: Date
}

const maxNamed = 3

const enumerated = (names: string[]) => new Intl.ListFormat(getLocale(), { type: 'unit', style: 'short' }).format(names)

/** Returns the message about new games: one or a few by name, more as a number with the first names. */
export function newGamesMessage(names: string[]): string {
  const [only] = names
  if (names.length === 1) return m.notifications_new_game({ only: only ?? '' })
  const shown = names.slice(0, maxNamed)
  const rest = names.length - shown.length
  const list =
    rest > 0
      ? m.notifications_and_more({ names: enumerated(shown), rest })
      : new Intl.ListFormat(getLocale()).format(shown)
  return m.notifications_new_games({ count: names.length, list })
}

/** Takes the games that haven't been announced, so that no other run announces them. */
async function claimNewGames(db: Db): Promise<NewGame[]> {
  const { rows } = await sql<NewGame>`
    update games set announced_at = now()
    where announced_at is null and retired_at is null and published_at <= now()
    returning id, un_zip_filename, game_name, locale, published_at`.execute(db)
  return rows.sort((a, b) => a.published_at.getTime() - b.published_at.getTime() || a.id - b.id)
}

/**
 * Announces the games since the last run to everyone who registered before them, in one notification, and in one email
 * to those who want it. The job runs daily, so that's at most one a day. Open pages show it at their next heartbeat.
 */
export async function notifyNewGames({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const games = await claimNewGames(trx)
    for (const locale of locales) await inLocale(locale, () => announceIn(locale, { trx, jobs }, games))
  })
}

/** Tells the users of one locale of the games that their catalogue shows. */
async function announceIn(
  locale: Locale,
  { trx, jobs }: { trx: Db; jobs: Services['jobs'] },
  all: NewGame[],
): Promise<void> {
  const games = all.filter((game) => game.locale === contentLocale())
  const [first, ...more] = games
  if (first === undefined) return
  const message = newGamesMessage(games.map(({ game_name }) => game_name.replaceAll(String.raw`\'`, "'")))
  const link = more.length === 0 ? `/Gamedescription/${first.un_zip_filename}` : '/exploregames'
  await sql`
    insert into notifications (user_id, kind, key, message, link)
    select id, 'games', ${`games ${first.id}`}, ${message}, ${link} from users
    where status = 'active' and created_at < ${first.published_at} and ${spokenLocale} = ${locale}
    on conflict do nothing`.execute(trx)
  const facts = { kind: 'new_games', authorId: null, locale, registeredBefore: first.published_at } as const
  const title = more.length === 0 ? m.notifications_a_new_game_on_marigold() : m.notifications_new_games_on_marigold()
  await startBroadcast(trx, jobs, { ...facts, key: `games ${first.id} ${locale}`, title, body: message, link })
}
