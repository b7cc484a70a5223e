import { m } from '#messages'
import { limits, type SiteValues } from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { SiteContent } from './site-kind.ts'

/** Names by which the app and the packages of games know a category. */
const fixedNames = ['SLP', 'OT', 'MIND', 'Free Games']

const nameOf = ({ fields }: { fields: SiteValues }) => fields.name ?? ''

/** Whether another row of this table has this name, or had it when packages were made. */
async function isTaken(db: Db, table: 'categories' | 'age_filters', id: string, name: string): Promise<boolean> {
  const other = await db
    .selectFrom(table)
    .where('id', '!=', Number(id))
    .where((eb) =>
      eb.or([eb(sql`lower(name)`, '=', name.toLowerCase()), eb(sql`lower(package_name)`, '=', name.toLowerCase())]),
    )
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** Renames a row. Packages of games find it by its first name. */
const rename =
  (table: 'categories' | 'age_filters') => async (trx: Transaction<DB>, id: string, fields: SiteValues) => {
    const { name = '' } = fields
    await trx
      .updateTable(table)
      .set({ name, package_name: sql<string>`coalesce(package_name, name)` })
      .where('id', '=', Number(id))
      .execute()
  }

async function namesIn(db: Db, table: 'categories' | 'age_filters', order: 'name' | 'position') {
  const rows = await db.selectFrom(table).select(['id', 'name']).orderBy(sql.ref(order)).orderBy('id').execute()
  return rows.map(({ id, name }) => ({ id: String(id), fields: { name } }))
}

/** The categories that games are in. The site sorts them by name. */
export const categories: SiteContent = {
  origin: (db) => namesIn(db, 'categories', 'name'),
  titleOf: nameOf,
  async check(db, { name = '' }, id) {
    const stored = await db.selectFrom('categories').where('id', '=', Number(id)).select('name').executeTakeFirst()
    if (stored && stored.name !== name && fixedNames.includes(stored.name))
      return { name: [m.site_category_fixed({ name: stored.name })] }
    return (await isTaken(db, 'categories', id, name)) ? { name: [m.site_category_taken({ name })] } : {}
  },
  apply: rename('categories'),
}

/** The ages that games are for. */
export const ages: SiteContent = {
  origin: (db) => namesIn(db, 'age_filters', 'position'),
  titleOf: nameOf,
  async check(db, { name = '' }, id) {
    if (!/^\d{1,2}(-\d{1,2}|\+)$/.test(name)) return { name: [m.site_age_form()] }
    return (await isTaken(db, 'age_filters', id, name)) ? { name: [m.site_age_taken({ name })] } : {}
  },
  apply: rename('age_filters'),
}

/** Stores the order of the ages. */
export async function orderAges(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`update age_filters set position = coalesce(array_position(${ids}::text[], id::text), 1000)`.execute(trx)
}

const linesIn = (text = '') => text.split('\n').filter((line) => line !== '')

async function gamesIn(db: Db) {
  return db
    .selectFrom('games')
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .select(['un_zip_filename', 'game_name', 'featured'])
    .orderBy('featured_place')
    .orderBy('rank')
    .orderBy('id')
    .execute()
}

/** The place of games that aren't featured. */
const unchosen = 1_000_000

/** The featured games of the home page, in their order. */
export const featured: SiteContent = {
  async origin(db) {
    const games = await gamesIn(db)
    const items = games.filter((game) => game.featured).map((game) => game.un_zip_filename)
    return [{ id: 'games', fields: { items: items.join('\n') } }]
  },
  titleOf: () => m.site_featured_games(),
  async choicesOf(db) {
    const games = await gamesIn(db)
    return { items: games.map(({ un_zip_filename, game_name }) => ({ value: un_zip_filename, label: game_name })) }
  },
  check(_db, { items }) {
    const count = limits.featuredGames
    return linesIn(items).length > count ? { items: [m.site_too_many_featured({ count })] } : {}
  },
  async apply(trx, _id, { items }) {
    // Whatever their packages say, and also for those that aren't in the catalog at the moment.
    await sql`update games g set version = version + 1, featured = chosen.place < ${unchosen},
        featured_place = chosen.place
      from (
        select id, coalesce(array_position(${linesIn(items)}::text[], un_zip_filename), ${unchosen}::int) as place
        from games
      ) chosen
      where chosen.id = g.id
        and (g.featured, g.featured_place) is distinct from (chosen.place < ${unchosen}, chosen.place)`.execute(trx)
  },
}
