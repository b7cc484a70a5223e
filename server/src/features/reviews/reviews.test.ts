import { deleteRating, getRatings, postRating } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import type { TestUser } from '../../platform/testing/testing-users.ts'

let app: TestApp
let gameId: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function aGame(name: string): Promise<number> {
  const values = { un_zip_filename: name, game_name: name, published_at: new Date() }
  const { id } = await app.db.insertInto('games').values(values).returning('id').executeTakeFirstOrThrow()
  gameId = id
  return id
}

async function review(user: TestUser, rating: number, created: Date, text = 'Lovely'): Promise<void> {
  const values = { user_id: user.id, game_id: gameId, rating, review: text, created_at: created }
  await app.db.insertInto('reviews').values(values).execute()
}

const day = (at: number) => new Date(Date.UTC(2026, 0, at))

test('a game without reviews has none, and an unknown game is not found', async () => {
  const id = await aGame('quiet')
  expect((await app.call(getRatings, { params: { gameId: String(id) } })).body).toEqual({
    average_rating: 0,
    total_reviews: 0,
    ratings_reviews: [],
    user_rating: null,
    user_review: null,
  })
  const { statusCode } = await app.call(getRatings, { params: { gameId: 'nothing' } })
  expect(statusCode).toBe(404)
})

test('the average has one decimal and covers all reviews; the list has 20 per page, newest first', async () => {
  await aGame('busy')
  for (let at = 1; at <= 23; at++) await review(await app.aSubscriber(), at <= 10 ? 4 : 5, day(at), `Review ${at}`)
  const first = await app.call(getRatings, { params: { gameId: 'busy' } })
  expect(first.body).toMatchObject({ average_rating: 4.6, total_reviews: 23 })
  expect(first.body.ratings_reviews).toHaveLength(20)
  expect(first.body.ratings_reviews[0]).toMatchObject({
    review: 'Review 23',
    rating: 5,
    created_at: day(23).toISOString(),
  })
  const second = await app.call(getRatings, { params: { gameId: 'busy' }, query: { page: 2 } })
  expect(second.body.ratings_reviews.map((one: { review: string }) => one.review)).toEqual([
    'Review 3',
    'Review 2',
    'Review 1',
  ])
  expect(second.body.total_reviews).toBe(23)
  const third = await app.call(getRatings, { params: { gameId: 'busy' }, query: { page: 3 } })
  expect([third.body.ratings_reviews, third.body.total_reviews]).toEqual([[], 23])
})

test('a logged-in user also sees their own rating; a visitor and an expired token see none', async () => {
  await aGame('mine')
  const user = await app.aRegistered()
  await review(user, 3, day(1), 'Good enough')
  await review(await app.aSubscriber(), 5, day(2))
  const params = { gameId: 'mine' }
  const own = await app.as(user).call(getRatings, { params })
  expect([own.body.user_rating, own.body.user_review, own.body.average_rating]).toEqual([3, 'Good enough', 4])
  expect(own.headers['cache-control']).toMatch(/private/)
  const visitor = await app.call(getRatings, { params })
  expect([visitor.body.user_rating, visitor.body.user_review]).toEqual([null, null])
  const dead = await app.as({ ...user, token: 'dead' }).call(getRatings, { params })
  expect([dead.statusCode, dead.body.user_rating]).toEqual([200, null])
})

test('the average follows changed and deleted reviews', async () => {
  await aGame('changing')
  const [one, other] = [await app.aRegistered(), await app.aRegistered()]
  await review(one, 1, day(1))
  await review(other, 5, day(2))
  await app.db.updateTable('reviews').set({ rating: 4 }).where('user_id', '=', one.id).execute()
  const params = { gameId: 'changing' }
  expect((await app.call(getRatings, { params })).body).toMatchObject({ average_rating: 4.5, total_reviews: 2 })
  await app.db.deleteFrom('reviews').where('user_id', '=', other.id).execute()
  expect((await app.call(getRatings, { params })).body).toMatchObject({ average_rating: 4, total_reviews: 1 })
})

test('shows a reviewer’s first name and photo only, and nobody for a deleted user', async () => {
  await aGame('named')
  await review(await app.aRegistered({ first_name: 'Noor', photo_key: 'photos/x.webp' }), 5, day(3))
  await review(await app.aRegistered({ first_name: '' }), 4, day(2))
  const gone = await app.aRegistered()
  await review(gone, 3, day(1))
  await app.db.deleteFrom('users').where('id', '=', gone.id).execute()
  const { body } = await app.call(getRatings, { params: { gameId: 'named' } })
  const photo = expect.stringContaining('photos/x.webp')
  expect(body.ratings_reviews.map((one: { user: object }) => one.user)).toEqual([
    { first_name: 'Noor', profile_photo_path: photo, profilePhoto: photo },
    { first_name: null, profile_photo_path: null, profilePhoto: null },
    { first_name: null, profile_photo_path: null, profilePhoto: null },
  ])
})

const written = async (user: TestUser, key: string) =>
  (await app.as(user).call(getRatings, { params: { gameId: key } })).body

test('a logged-in user reviews a game by its number or its name, with or without a plan', async () => {
  const id = await aGame('reviewed')
  const [registered, subscriber] = [await app.aRegistered(), await app.aSubscriber()]
  const first = await app
    .as(registered)
    .call(postRating, { body: { game_id: id, rating: 4, review: ' Calm.\nShort. ' } })
  expect([first.statusCode, first.body]).toEqual([200, { message: 'Thank you for your review.' }])
  await app.as(subscriber).call(postRating, { body: { game_id: 'reviewed', rating: 5, review: 'Again!' } })
  expect(await written(registered, 'reviewed')).toMatchObject({
    average_rating: 4.5,
    total_reviews: 2,
    user_rating: 4,
    user_review: 'Calm.\nShort.',
    ratings_reviews: [{ review: 'Again!' }, { review: 'Calm.\nShort.', rating: 4 }],
  })
})

test('a second review replaces the first and becomes the newest, even when both arrive at once', async () => {
  const id = await aGame('rewritten')
  const [one, other] = [await app.aRegistered(), await app.aRegistered()]
  await review(one, 1, day(1), 'At first')
  await review(other, 3, day(2), 'Of another')
  await Promise.all(
    [2, 2].map((rating) => app.as(one).call(postRating, { body: { game_id: id, rating, review: 'Later' } })),
  )
  const { ratings_reviews: list, ...rest } = await written(one, 'rewritten')
  expect(rest).toMatchObject({ average_rating: 2.5, total_reviews: 2, user_rating: 2, user_review: 'Later' })
  expect(list.map((shown: { review: string }) => shown.review)).toEqual(['Later', 'Of another'])
})

test('only its author can delete a review', async () => {
  await aGame('deleted')
  const [writer, stranger] = [await app.aRegistered(), await app.aSubscriber()]
  await review(writer, 5, day(1))
  const params = { gameId: 'deleted' }
  expect((await app.call(deleteRating, { params })).statusCode).toBe(401)
  expect((await app.as(stranger).call(deleteRating, { params })).statusCode).toBe(404)
  expect((await written(writer, 'deleted')).total_reviews).toBe(1)
  expect((await app.as(writer).call(deleteRating, { params })).body).toEqual({ message: 'Your review is deleted.' })
  expect(await written(writer, 'deleted')).toMatchObject({ total_reviews: 0, user_rating: null, user_review: null })
  expect((await app.as(writer).call(deleteRating, { params })).statusCode).toBe(404)
})

test('a review of a game that is no longer published can be deleted but not written', async () => {
  const id = await aGame('retired')
  const writer = await app.aRegistered()
  await review(writer, 5, day(1))
  await app.db.updateTable('games').set({ retired_at: new Date() }).where('id', '=', id).execute()
  const again = { body: { game_id: id, rating: 1, review: 'No longer' } }
  expect((await app.as(writer).call(postRating, again)).statusCode).toBe(404)
  expect((await app.as(writer).call(deleteRating, { params: { gameId: String(id) } })).statusCode).toBe(200)
})

const incomplete = ['Please provide a rating and a review.']
test.each([
  ['no rating', { review: 'Lovely' }, { rating: incomplete }],
  ['no stars', { rating: 0, review: 'Lovely' }, { rating: incomplete }],
  ['six stars', { rating: 6, review: 'Lovely' }, { rating: incomplete }],
  ['half a star', { rating: 3.5, review: 'Lovely' }, { rating: incomplete }],
  ['no text', { rating: 5 }, { review: incomplete }],
  ['spaces alone', { rating: 5, review: ' \n ' }, { review: incomplete }],
  ['2,001 characters', { rating: 5, review: 'x'.repeat(2001) }, { review: ['Please use at most 2,000 characters.'] }],
  ['neither', {}, { rating: incomplete, review: incomplete }],
])('refuses a review with %s with a message, and saves nothing', async (name, body, errors) => {
  const id = await aGame(`refused ${name}`)
  const response = await app.as(await app.aRegistered()).call(postRating, { body: { game_id: id, ...body } as never })
  expect([response.statusCode, response.body.errors]).toEqual([422, errors])
  expect((await app.call(getRatings, { params: { gameId: String(id) } })).body.total_reviews).toBe(0)
})

test('saves 2,000 characters, and refuses a visitor and an unknown game', async () => {
  const id = await aGame('bounds')
  const user = await app.aRegistered()
  const body = { game_id: id, rating: 5, review: 'x'.repeat(2000) }
  expect((await app.call(postRating, { body })).statusCode).toBe(401)
  expect((await app.as(user).call(postRating, { body })).statusCode).toBe(200)
  expect((await app.as(user).call(postRating, { body: { ...body, game_id: 999_999 } })).statusCode).toBe(404)
  expect((await app.as(user).call(postRating, { body: { ...body, game_id: 'none' } })).statusCode).toBe(404)
  expect((await written(user, 'bounds')).total_reviews).toBe(1)
})

test('refuses the thirty-first review in an hour', async () => {
  const id = await aGame('many')
  const user = app.as(await app.aRegistered())
  const body = { game_id: id, rating: 5, review: 'Lovely' }
  for (let count = 1; count <= 30; count++) await user.call(postRating, { body })
  expect((await user.call(postRating, { body })).statusCode).toBe(429)
})
