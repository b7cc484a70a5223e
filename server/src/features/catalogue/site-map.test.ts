import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the site map lists published games only, and follows changes', async () => {
  const add = async (name: string, change: { published_at?: Date; retired_at?: Date }) =>
    (
      await app.db
        .insertInto('games')
        .values({ un_zip_filename: name, game_name: name, ...change })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const now = new Date()
  const shown = await add('shown', { published_at: now })
  await add('hidden', {})
  await add('gone', { published_at: now, retired_at: now })
  const map = async () => (await app.inject({ url: '/sitemap.xml' })).body
  const games = async () =>
    [...(await map()).matchAll(/<loc>[^<]*\/Gamedescription\/(\d+)<\/loc>/g)].map(([, id]) => Number(id))
  expect(await games()).toEqual([shown])
  await app.db.updateTable('games').set({ retired_at: now }).where('id', '=', shown).execute()
  expect(await games()).toEqual([])
  expect(await map()).toContain('/exploregames</loc>')
})
