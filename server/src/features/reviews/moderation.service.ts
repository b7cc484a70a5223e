import { m } from '#messages'
import { limits, type getReviews, type ModeratedReview } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { adminName, namedAdmin } from '../../platform/access/admin-name.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { refuseStale, revisionOf, revisionOfRow, type Based } from '../../platform/access/revision.ts'
import type { Db } from '../../platform/database/database.ts'
import { searchedUser, searchPatterns } from '../../platform/database/search-words.ts'
import { Refusal } from '../../platform/http/errors.ts'

type Query = z.output<typeof getReviews.query & z.ZodType>
type Found = z.output<typeof getReviews.response>

const objectOf = (id: number) => `review ${id}`

function selectReviews(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('games', 'games.id', 'reviews.game_id')
    .leftJoin('users as writers', 'writers.id', 'reviews.user_id')
    .leftJoin('users as admins', 'admins.id', 'reviews.hidden_by')
    .select(['reviews.id', 'rating', 'review as text', 'reviews.created_at', 'hidden_at', 'hidden_reason'])
    .select(['games.game_name', 'games.un_zip_filename', 'reviews.user_id', 'writers.email'])
    .select([adminName('writers').as('writer'), adminName('admins').as('hidden_by')])
    .select(revisionOfRow('review', 'reviews.id').as('revision'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

function toReview(row: Row): ModeratedReview {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    created_at: row.created_at.toISOString(),
    game: { name: row.game_name, key: row.un_zip_filename },
    user: row.user_id === null ? null : { id: row.user_id, name: row.writer ?? '', email: row.email ?? '' },
    hidden:
      row.hidden_at === null
        ? null
        : { reason: row.hidden_reason, by: namedAdmin(row.hidden_by), at: row.hidden_at.toISOString() },
    revision: row.revision,
  }
}

/** The reviews with a word. Each part has its own index, which one condition over all tables couldn't use. */
function matching(pattern: string) {
  return sql<number>`(
    select reviews.id from reviews where lower(' ' || reviews.review) like ${pattern}
    union all
    select written.id from users join reviews as written on written.user_id = users.id
    where ${searchedUser} like ${pattern}
    union all
    select rated.id from games join reviews as rated on rated.game_id = games.id
    where lower(' ' || games.game_name) like ${pattern})`
}

/** Lists reviews, last written first, by words that must all match. */
export async function listReviews(db: Db, { filter, search = '', before }: Query): Promise<Found> {
  const { perPage } = limits.console
  // The page alone comes first: joined before it is cut, all reviews would be joined and sorted.
  let page = db
    .selectFrom('reviews')
    .select('reviews.id')
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(perPage + 1)
  if (filter !== undefined) page = page.where('hidden_at', filter === 'hidden' ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(search)) page = page.where('reviews.id', 'in', matching(pattern))
  // A review that its user writes again becomes the newest, so ids alone aren't in order.
  if (before !== undefined)
    page = page.where(
      sql<boolean>`(reviews.created_at, reviews.id) < (select created_at, id from reviews where id = ${before})`,
    )
  const rows = await selectReviews(db)
    .where('reviews.id', 'in', page)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute()
  const reviews = rows.slice(0, perPage).map(toReview)
  return { reviews, next: rows.length > perPage ? (reviews.at(-1)?.id ?? null) : null }
}

/** Hides a review from the page and the average of its game, or restores it. */
export async function setHidden(
  db: Db,
  { id, ...based }: Based & { id: number },
  { on, reason }: { on: boolean; reason: string },
): Promise<ModeratedReview> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .where('id', '=', id)
      .select('hidden_at')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (review === undefined) throw new Refusal('not_found', m.reviews_this_review_no_longer_exists())
    await refuseStale(trx, await revisionOf(trx, objectOf(id)), based)
    const hidden = review.hidden_at !== null
    if (hidden !== on) {
      await trx
        .updateTable('reviews')
        .set({
          hidden_at: on ? sql<Date>`now()` : null,
          hidden_by: on ? based.admin.id : null,
          hidden_reason: on ? reason : '',
        })
        .where('id', '=', id)
        .execute()
      const changed = { object: objectOf(id), before: { hidden }, after: { hidden: on }, reason }
      await recordAudit(trx, { actorId: based.admin.id, action: 'review.hidden', ...changed })
    }
    return toReview(await selectReviews(trx).where('reviews.id', '=', id).executeTakeFirstOrThrow())
  })
}
