import { addFavorite, getFavorites, limits, removeFavorite } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import type { TestUser } from '../../platform/testing/testing-users.ts'

let app: TestApp
const idOf: Record<string, number> = {}

beforeAll(async () => {
  app = await startApp()
  for (const name of ['river', 'orchard', 'tide'])
    idOf[name] = (
      await app.db
        .insertInto('games')
        .values({ un_zip_filename: name, game_name: name, published_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
})
afterAll(() => app.close())

const add = (user: TestUser | null, gameId: string) => app.as(user).call(addFavorite, { params: { gameId } })
const remove = (user: TestUser | null, gameId: string) => app.as(user).call(removeFavorite, { params: { gameId } })
const namesOf = async (user: TestUser): Promise<string[]> =>
  (await app.as(user).call(getFavorites)).body.map((game: { game_name: string }) => game.game_name)

test('favorites belong to one user, with or without a plan, newest first', async () => {
  const [user, stranger] = [await app.aRegistered(), await app.aSubscriber()]
  expect(await namesOf(user)).toEqual([])
  expect((await add(user, 'river')).statusCode).toBe(200)
  expect((await add(user, String(idOf.tide))).statusCode).toBe(200)
  expect(await namesOf(user)).toEqual(['tide', 'river'])
  expect(await namesOf(stranger)).toEqual([])
})

test('adding and removing twice changes nothing more, even from another window at the same time', async () => {
  const user = await app.aRegistered()
  const responses = await Promise.all([add(user, 'river'), add(user, 'river')])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await add(user, 'river')).statusCode).toBe(200)
  expect(await namesOf(user)).toEqual(['river'])
  expect((await remove(user, 'river')).statusCode).toBe(200)
  expect((await remove(user, 'river')).statusCode).toBe(200)
  expect(await namesOf(user)).toEqual([])
})

test('removing a favorite leaves those of others', async () => {
  const [user, other] = [await app.aRegistered(), await app.aRegistered()]
  await add(user, 'orchard')
  await remove(other, 'orchard')
  expect(await namesOf(user)).toEqual(['orchard'])
})

test('a visitor has none, and an unknown or retired game cannot be one', async () => {
  const user = await app.aRegistered()
  for (const { statusCode } of [await app.call(getFavorites), await add(null, 'river'), await remove(null, 'river')])
    expect(statusCode).toBe(401)
  expect((await add(user, 'nothing')).statusCode).toBe(404)
  await add(user, 'tide')
  const tide = app.db.updateTable('games').where('un_zip_filename', '=', 'tide')
  await tide.set({ retired_at: new Date() }).execute()
  expect([(await add(user, 'tide')).statusCode, await namesOf(user)]).toEqual([404, []])
  expect((await remove(user, 'tide')).statusCode).toBe(200)
  await tide.set({ retired_at: null }).execute()
  expect(await namesOf(user)).toEqual([])
})

test('a user has a limited number of favorites, which stay as they are', async () => {
  const user = await app.aRegistered()
  const rows = Array.from({ length: limits.favorites }, (_, at) => ({
    un_zip_filename: `many-${at}`,
    game_name: `many-${at}`,
    published_at: new Date(),
  }))
  const games = await app.db.insertInto('games').values(rows).returning('id').execute()
  await app.db
    .insertInto('favorites')
    .values(games.map(({ id }) => ({ user_id: user.id, game_id: id })))
    .execute()
  const refused = await add(user, 'river')
  expect([refused.statusCode, refused.body.message]).toEqual([422, 'You have 100 favorites. Remove one first.'])
  expect((await add(user, 'many-3')).statusCode).toBe(200)
  expect(await namesOf(user)).toHaveLength(limits.favorites)
})
