import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  activateGamePackage,
  attachCertification,
  changeGame,
  getConsoleGame,
  getConsoleGames,
  getGame,
  setGameState,
  testGamePackage,
  type GameRecord,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { gameJson, page, writeZip, type RawEntry } from './fixtures/raw-zip.ts'
import { gameFolders } from './game-folders.ts'

let app: TestApp
let admin: TestUser
let zips: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.anAdmin()
})
afterAll(() => app.close())
beforeEach(() => {
  zips = mkdtempSync(join(tmpdir(), 'marigold-zips-'))
})
afterEach(async () => {
  rmSync(zips, { recursive: true, force: true })
  await app.db.deleteFrom('games').execute()
})

const boundary = 'a-boundary-of-this-test'

/** Uploads a file as the console does. */
async function upload(file: Buffer, user = admin, field = 'zip') {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="Paper Boats.zip"\r\ncontent-type: application/zip\r\n\r\n`
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/games/upload',
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${user.token}` },
  })
  return { statusCode: response.statusCode, body: response.json() as { id: number; version: number; message: string } }
}

const zipOf = (entries: RawEntry[]) => readFileSync(writeZip(zips, entries))
const read = async (id: number): Promise<GameRecord> =>
  (await app.as(admin).call(getConsoleGame, { params: { id } })).body
const publishDue = async () => {
  await app.services.jobs.send('publish-scheduled-games', {})
  await app.runJobs()
}
const isShown = async (id: number) =>
  (await app.call(getGame, { params: { id: String(id) }, query: { asked: randomUUID() } })).statusCode === 200

test('an uploaded game is a draft, can be played, and goes live when it is published', async () => {
  const { id } = (await upload(zipOf([page, gameJson()]))).body
  const draft = await read(id)
  expect(draft).toMatchObject({ state: 'draft', game_name: 'Paper Boats', packages: [{ version: 1, stored: true }] })
  expect(await isShown(id)).toBe(false)
  const recorded = async () => [await app.count('game_views'), (await read(id)).revision]
  const before = await recorded()
  const { play_url } = (await app.as(admin).call(testGamePackage, { params: { id }, body: { version: 1 } })).body
  expect((await app.inject({ url: `${play_url}index.html` })).statusCode).toBe(200)
  expect(await recorded()).toEqual(before)

  const body = { revision: draft.revision, state: 'published' }
  const live = (await app.as(admin).call(setGameState, { params: { id }, body })).body
  expect(live.state).toBe('published')
  expect(await isShown(id)).toBe(true)
  const again = await app.as(admin).call(setGameState, { params: { id }, body })
  expect(again.statusCode).toBe(409)
})

test('a new version waits until it is made live, and an older one can be made live again', async () => {
  const { id } = (await upload(zipOf([page, gameJson()]))).body
  const second = (await upload(zipOf([{ ...page, content: 'Second' }, gameJson({ game_name: 'Paper Ships' })]))).body
  expect(second).toMatchObject({ id, version: 2 })
  let game = await read(id)
  expect(game.packages.map(({ version, active }) => [version, active])).toEqual([
    [2, false],
    [1, true],
  ])
  const activate = async (version: number) => {
    const body = { revision: game.revision, version }
    game = (await app.as(admin).call(activateGamePackage, { params: { id }, body })).body
    return game.packages.find(({ active }) => active)?.version
  }
  expect(await activate(2)).toBe(2)
  expect(game.game_name).toBe('Paper Ships')
  expect(await activate(1)).toBe(1)
  expect((await app.as(admin).call(testGamePackage, { params: { id }, body: { version: 9 } })).statusCode).toBe(404)
})

test('edits stay when a new version is made live, and the log has what changed', async () => {
  const { id } = (await upload(zipOf([page, gameJson()]))).body
  await sql`insert into categories (name) values ('OT'), ('Boats') on conflict do nothing`.execute(app.db)
  const { revision, fields } = await read(id)
  const edited = { ...fields, game_name: 'Our Boats', free: true, categories: ['OT', 'Boats'], age_filters: ['2-4'] }
  const change = (of: object) => app.as(admin).call(changeGame, { params: { id }, body: { revision, fields: of } })
  const after: GameRecord = (await change(edited)).body
  expect(after).toMatchObject({ edited: true, fields: { categories: ['OT', 'Boats'], age_filters: ['2-4'] } })
  expect((await change(edited)).body.message).toMatch(/^Another administrator changed this game/)
  expect((await change({ ...edited, game_name: ' ' })).statusCode).toBe(422)
  for (const rank of [null, 1.5, -1, 'abc'])
    expect((await change({ ...edited, rank })).body.errors).toEqual({
      'fields.rank': ['Enter a whole number, such as 3.'],
    })
  const { before, after: stored } = await app.db
    .selectFrom('audit')
    .where('action', '=', 'game.changed')
    .select(['before', 'after'])
    .executeTakeFirstOrThrow()
  expect([before, stored]).toMatchObject([
    { game_name: 'Paper Boats', free: false },
    { game_name: 'Our Boats', free: true, categories: 'OT\nBoats' },
  ])
  await upload(zipOf([{ ...page, content: 'Second' }, gameJson({ game_name: 'Paper Ships' })]))
  const body = { revision: after.revision, version: 2 }
  const live: GameRecord = (await app.as(admin).call(activateGamePackage, { params: { id }, body })).body
  expect(live.fields).toMatchObject({ game_name: 'Our Boats', free: true })
})

test('undoing the first edit lets new versions change the texts again', async () => {
  const { id } = (await upload(zipOf([page, gameJson()]))).body
  const { revision, fields } = await read(id)
  const change = (body: object) => app.as(admin).call(changeGame, { params: { id }, body })
  const after: GameRecord = (await change({ revision, fields: { ...fields, game_name: 'Our Boats' } })).body
  const undone: GameRecord = (await change({ revision: after.revision, fields, edited: false })).body
  expect(undone).toMatchObject({ edited: false, game_name: 'Paper Boats' })
  await upload(zipOf([{ ...page, content: 'Second' }, gameJson({ game_name: 'Paper Ships' })]))
  const body = { revision: undone.revision, version: 2 }
  const live: GameRecord = (await app.as(admin).call(activateGamePackage, { params: { id }, body })).body
  expect(live.game_name).toBe('Paper Ships')
})

test('a game has only categories of the site, and no others are added', async () => {
  const { id } = (await upload(zipOf([page, gameJson()]))).body
  const { revision, fields, categories } = await read(id)
  expect(categories).toContain('SLP')
  expect(categories).not.toContain('Free Games')
  const change = (...of: string[]) =>
    app.as(admin).call(changeGame, { params: { id }, body: { revision, fields: { ...fields, categories: of } } })
  for (const unknown of ['Kites', 'slp', 'Free Games']) {
    const { statusCode, body } = await change('SLP', unknown)
    const sentence = `There’s no category “${unknown}” anymore. Choose from the list, or reload the page.`
    expect([statusCode, body.errors]).toEqual([422, { 'fields.categories': [sentence] }])
  }
  expect(await read(id)).toMatchObject({ revision, categories })
  expect((await change('SLP')).body.fields.categories).toEqual(['SLP'])
})

test('a certification report is attached to the version whose zip it is about, and to no other', async () => {
  const zip = zipOf([page, gameJson()])
  const { id } = (await upload(zip)).body
  await upload(zipOf([{ ...page, content: 'Second' }, gameJson()]))
  const report = {
    ...{ game: 'Paper Boats', sha256: createHash('sha256').update(zip).digest('hex'), result: 'fail' as const },
    checks: [
      { id: 'start', title: 'The game starts', result: 'fail' as const, says: 'Load everything.', found: ['a'] },
    ],
    ...{ warnings: [], stores: [{ message: 'SAVE', count: 2, characters: 40 }] },
  }
  const attach = async (sent: typeof report) => {
    const body = { revision: (await read(id)).revision, report: sent }
    return app.as(admin).call(attachCertification, { params: { id }, body })
  }
  expect((await attach(report)).statusCode).toBe(200)
  expect((await read(id)).packages.map(({ certification }) => certification)).toEqual([null, report])
  expect(await attach({ ...report, sha256: '0'.repeat(64) })).toMatchObject({
    statusCode: 409,
    body: { message: expect.stringContaining('about a different zip') },
  })
})

test('a scheduled game goes live at its time, and a retired one leaves the catalog', async () => {
  const { id } = (await upload(zipOf([page, gameJson()]))).body
  const set = async (state: string, publish_at?: string) => {
    const { revision } = await read(id)
    const body = { revision, state, ...(publish_at && { publish_at }) }
    return app.as(admin).call(setGameState, { params: { id }, body })
  }
  expect((await set('scheduled')).statusCode).toBe(422)
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await set('scheduled', later)).body).toMatchObject({ state: 'scheduled', publish_at: later })
  await publishDue()
  expect(await isShown(id)).toBe(false)
  await sql`update games set publish_at = now() - interval '1 second'`.execute(app.db)
  await publishDue()
  expect(await isShown(id)).toBe(true)
  expect((await set('retired')).body.state).toBe('retired')
  expect(await isShown(id)).toBe(false)
  expect((await app.as(admin).call(getConsoleGames)).body.games).toMatchObject([{ id, state: 'retired' }])
})

test('refuses what is no game, says why, and leaves nothing behind', async () => {
  expect((await upload(Buffer.from('no zip'))).statusCode).toBe(422)
  expect((await upload(zipOf([{ name: 'readme.txt', content: 'x' }]))).body.message).toMatch(/index\.html/)
  expect((await upload(zipOf([page]), admin, 'file')).statusCode).toBe(422)
  expect(readdirSync(gameFolders(app.services.config.dataDir).incoming)).toEqual([])
  expect((await app.as(admin).call(getConsoleGames)).body.games).toEqual([])
})

test('answers nobody but administrators', async () => {
  const user = await app.aSubscriber()
  expect((await upload(zipOf([page]), user)).statusCode).toBe(403)
  const params = { id: 1 }
  const calls = [
    () => app.as(user).call(getConsoleGames),
    () => app.as(user).call(getConsoleGame, { params }),
    () => app.as(user).call(changeGame, { params, body: {} }),
    () => app.as(user).call(setGameState, { params, body: {} }),
    () => app.as(user).call(activateGamePackage, { params, body: {} }),
    () => app.as(user).call(testGamePackage, { params, body: {} }),
  ]
  for (const ask of calls) expect((await ask()).statusCode).toBe(403)
})
