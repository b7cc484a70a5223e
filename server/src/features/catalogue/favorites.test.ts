import { addFavorite, getFavorites, limits, removeFavorite } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import type { TestPerson } from '../../platform/testing/testing-people.ts'

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

const add = (person: TestPerson | null, gameId: string) => app.as(person).call(addFavorite, { params: { gameId } })
const remove = (person: TestPerson | null, gameId: string) =>
  app.as(person).call(removeFavorite, { params: { gameId } })
const namesOf = async (person: TestPerson): Promise<string[]> =>
  (await app.as(person).call(getFavorites)).body.map((game: { game_name: string }) => game.game_name)

test('favorites belong to one person, with or without a plan, the newest first', async () => {
  const [person, stranger] = [await app.aRegistered(), await app.aSubscriber()]
  expect(await namesOf(person)).toEqual([])
  expect((await add(person, 'river')).statusCode).toBe(200)
  expect((await add(person, String(idOf.tide))).statusCode).toBe(200)
  expect(await namesOf(person)).toEqual(['tide', 'river'])
  expect(await namesOf(stranger)).toEqual([])
})

test('adding and taking away twice changes nothing more, also from another window at the same time', async () => {
  const person = await app.aRegistered()
  const answers = await Promise.all([add(person, 'river'), add(person, 'river')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await add(person, 'river')).statusCode).toBe(200)
  expect(await namesOf(person)).toEqual(['river'])
  expect((await remove(person, 'river')).statusCode).toBe(200)
  expect((await remove(person, 'river')).statusCode).toBe(200)
  expect(await namesOf(person)).toEqual([])
})

test('taking away leaves the favorites of others', async () => {
  const [person, other] = [await app.aRegistered(), await app.aRegistered()]
  await add(person, 'orchard')
  await remove(other, 'orchard')
  expect(await namesOf(person)).toEqual(['orchard'])
})

test('a visitor has none, and an unknown or retired game is none', async () => {
  const person = await app.aRegistered()
  for (const { statusCode } of [await app.call(getFavorites), await add(null, 'river'), await remove(null, 'river')])
    expect(statusCode).toBe(401)
  expect((await add(person, 'nothing')).statusCode).toBe(404)
  await add(person, 'tide')
  const tide = app.db.updateTable('games').where('un_zip_filename', '=', 'tide')
  await tide.set({ retired_at: new Date() }).execute()
  expect([(await add(person, 'tide')).statusCode, await namesOf(person)]).toEqual([404, []])
  expect((await remove(person, 'tide')).statusCode).toBe(200)
  await tide.set({ retired_at: null }).execute()
  expect(await namesOf(person)).toEqual([])
})

test('a person has so many favorites and no more, and those stay what they are', async () => {
  const person = await app.aRegistered()
  const rows = Array.from({ length: limits.favorites }, (_, at) => ({
    un_zip_filename: `many-${at}`,
    game_name: `many-${at}`,
    published_at: new Date(),
  }))
  const games = await app.db.insertInto('games').values(rows).returning('id').execute()
  await app.db
    .insertInto('favorites')
    .values(games.map(({ id }) => ({ user_id: person.id, game_id: id })))
    .execute()
  const refused = await add(person, 'river')
  expect([refused.statusCode, refused.body.message]).toEqual([422, 'You have 100 favorites. Remove one first.'])
  expect((await add(person, 'many-3')).statusCode).toBe(200)
  expect(await namesOf(person)).toHaveLength(limits.favorites)
})
