import { getRatings } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing.ts'
import type { TestPerson } from '../../platform/testing-people.ts'

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

async function review(person: TestPerson, rating: number, created: Date, text = 'Lovely'): Promise<void> {
  const values = { user_id: person.id, game_id: gameId, rating, review: text, created_at: created }
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

test('the average has one decimal and runs over all, the list over 20 a page, newest first', async () => {
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

test('a signed-in person sees their own rating as well, a visitor and a dead token none', async () => {
  await aGame('mine')
  const person = await app.aRegistered()
  await review(person, 3, day(1), 'Good enough')
  await review(await app.aSubscriber(), 5, day(2))
  const params = { gameId: 'mine' }
  const own = await app.as(person).call(getRatings, { params })
  expect([own.body.user_rating, own.body.user_review, own.body.average_rating]).toEqual([3, 'Good enough', 4])
  expect(own.headers['cache-control']).toMatch(/private/)
  const visitor = await app.call(getRatings, { params })
  expect([visitor.body.user_rating, visitor.body.user_review]).toEqual([null, null])
  const dead = await app.as({ ...person, token: 'dead' }).call(getRatings, { params })
  expect([dead.statusCode, dead.body.user_rating]).toEqual([200, null])
})

test('the sum follows reviews that are changed and deleted', async () => {
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

test('a reviewer is a first name and a photo; one who left is nobody, and nothing else of a person leaves', async () => {
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
