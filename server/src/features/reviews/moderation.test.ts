import { getRatings, getReviews, limits, postRating, setReviewHidden } from '@marigold/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let ada: TestUser
beforeEach(async () => {
  app = await startApp()
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  const values = { un_zip_filename: 'river', game_name: 'Lantern River', published_at: new Date() }
  await app.db.insertInto('games').values(values).execute()
})

const rate = (user: TestUser, rating: number, review: string) =>
  app.as(user).call(postRating, { body: { game_id: 'river', rating, review } })
const list = async (query: object = {}) => (await app.as(ada).call(getReviews, { query })).body
const texts = async (query: object) => (await list(query)).reviews.map(({ text }: { text: string }) => text)
const hide = (id: number, body: object, user = ada) =>
  app.as(user).call(setReviewHidden, {
    params: { id },
    body: { on: true, reason: 'Names a child', revision: 0, ...body },
  })
const shown = async (user: TestUser | null = null) =>
  (await app.as(user).call(getRatings, { params: { gameId: 'river' } })).body

test('a hidden review leaves the page and the average of its game at once, and comes back when it’s restored', async () => {
  const [mei, omar] = [await app.aRegistered({ first_name: 'Mei' }), await app.aRegistered({ first_name: 'Omar' })]
  await rate(mei, 5, 'Lovely')
  await rate(omar, 1, 'Ana from my class hates it')
  const [worst] = (await list()).reviews
  expect(worst).toMatchObject({ game: { name: 'Lantern River', key: 'river' }, user: { id: omar.id }, hidden: null })
  const { body: hidden } = await hide(worst.id, {})
  expect(hidden.hidden).toMatchObject({ reason: 'Names a child', by: 'Ada Byron' })
  expect(await shown()).toMatchObject({
    average_rating: 5,
    total_reviews: 1,
    ratings_reviews: [{ review: 'Lovely' }],
  })
  // Its own user still sees it, and writing it again doesn't bring it back.
  expect(await shown(omar)).toMatchObject({ user_rating: 1, total_reviews: 1 })
  await rate(omar, 2, 'Ana from my class still hates it')
  expect(await shown()).toMatchObject({ average_rating: 5, total_reviews: 1 })
  const { body: restored } = await hide(worst.id, { on: false, reason: 'No name', revision: hidden.revision })
  expect(restored.hidden).toBeNull()
  expect(await shown()).toMatchObject({ average_rating: 3.5, total_reviews: 2 })
  const audit = await app.db.selectFrom('audit').orderBy('id').selectAll().execute()
  expect(audit).toMatchObject([
    { action: 'review.hidden', before: { hidden: false }, after: { hidden: true }, reason: 'Names a child' },
    { action: 'review.hidden', before: { hidden: true }, after: { hidden: false }, reason: 'No name' },
  ])
})

test('a hidden review that its user deletes doesn’t count twice', async () => {
  const [mei, omar] = [await app.aRegistered(), await app.aRegistered()]
  await rate(mei, 4, 'Lovely')
  await rate(omar, 1, 'Rude')
  await hide((await list()).reviews[0].id, {})
  await app.db.deleteFrom('reviews').where('user_id', '=', omar.id).execute()
  expect(await shown()).toMatchObject({ average_rating: 4, total_reviews: 1 })
})

test('are listed last written first, filtered, and searched by text, game, and user', async () => {
  const [mei, omar] = [await app.aRegistered({ first_name: 'Mei' }), await app.aRegistered({ first_name: 'Omar' })]
  await rate(mei, 5, 'Lovely')
  await rate(omar, 1, 'Rude')
  await rate(mei, 5, 'Lovely still')
  expect(await texts({})).toEqual(['Lovely still', 'Rude'])
  for (const search of ['rude', 'omar', 'lantern RIVER omar', 'ru'])
    expect([search, await texts({ search })]).toEqual([search, ['Rude']])
  expect(await texts({ search: 'river rude mei' })).toEqual([])
  await hide((await list({ search: 'rude' })).reviews[0].id, {})
  expect([await texts({ filter: 'hidden' }), await texts({ filter: 'shown' })]).toEqual([['Rude'], ['Lovely still']])
})

test('are listed 50 at a time', async () => {
  await sql`with crowd as (
      insert into users (username, email) select 'c' || n, 'c' || n || '@example.org' from generate_series(1, 51) n
      returning id)
    insert into reviews (user_id, game_id, rating, review) select crowd.id, games.id, 4, 'Good' from crowd, games`.execute(
    app.db,
  )
  const page = await list()
  const rest = await list({ before: page.next })
  const ids = [...page.reviews, ...rest.reviews].map(({ id }: { id: number }) => id)
  expect([page.reviews.length, new Set(ids).size, rest.next]).toEqual([limits.console.perPage, 51, null])
})

test('hiding needs a reason, the newest revision, and an administrator with two-step login', async () => {
  await rate(await app.aRegistered(), 1, 'Rude')
  const [{ id }] = (await list()).reviews
  expect((await hide(id, { reason: ' ' })).body.errors).toEqual({ reason: ['Please give a reason.'] })
  expect((await hide(999, {})).statusCode).toBe(404)
  for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()]) {
    const caller = app.as(user)
    const body = { on: true, reason: 'x', revision: 0 }
    const statuses = [
      (await caller.call(getReviews)).statusCode,
      (await caller.call(setReviewHidden, { params: { id }, body })).statusCode,
    ]
    expect(statuses).toEqual(user === null ? [401, 401] : [403, 403])
  }
  await hide(id, {})
  const late = await hide(id, { on: false }, await app.anAdmin())
  expect([late.statusCode, late.body.message]).toEqual([409, expect.stringContaining('Ada Byron changed this')])
})
