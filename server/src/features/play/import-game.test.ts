import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getGame } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { gameJson, page, writeZip, type RawEntry } from './fixtures/raw-zip.ts'
import { makeFree } from './catalogue-entry.ts'
import { gameFolders } from './game-folders.ts'
import { importBuiltInGames } from './import-built-in.ts'
import { importGame, toSlug } from './import-game.ts'
import { rollBack } from './roll-back.ts'

let app: TestApp
let zips: string

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  zips = mkdtempSync(join(tmpdir(), 'marigold-zips-'))
})
afterEach(async () => {
  rmSync(zips, { recursive: true, force: true })
  await app.db.deleteFrom('games').execute()
  rmSync(join(app.services.config.dataDir, 'games'), { recursive: true, force: true })
})

const take = (entries: RawEntry[], name?: string) => importGame(app.services, writeZip(zips, entries, name))
const folders = () => gameFolders(app.services.config.dataDir)
const playing = (slug: string, version: number, file = 'index.html') =>
  readFileSync(join(folders().packages, slug, String(version), file), 'utf8')
// Uses a new URL each time, because a cached response is updated a moment after the commit.
const shown = async (slug: string) =>
  (await app.call(getGame, { params: { id: slug }, query: { asked: randomUUID() } })).body
const cover: RawEntry = { name: 'media/cover.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
const step: RawEntry = { name: 'media/step 1.png', content: 'png' }
const whole = [page, gameJson(), cover, step]

test('a package with game.json fills the catalogue', async () => {
  expect(await take(whole)).toEqual({
    un_zip_filename: 'paper-boats',
    version: 1,
    unchanged: false,
    files: 4,
    warnings: [],
  })
  expect(await shown('paper-boats')).toMatchObject({
    game_name: 'Paper Boats',
    short_description: 'Fold and float',
    description: 'Fold a boat and float it down the stream.',
    tags: ['SLP', 'Turn-Taking'],
    age_filters: ['5-7', '8-10'],
    free: false,
    color: '#123456',
    game_image: '/assets/games/paper-boats/1/media/cover.svg',
    game_video: null,
    game_image_steps: ['/assets/games/paper-boats/1/media/step%201.png'],
  })
  expect(playing('paper-boats', 1)).toBe(page.content)
  const media = await app.inject({ url: '/assets/games/paper-boats/1/media/step%201.png' })
  expect([media.statusCode, media.headers['content-type'], media.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ])
})

test('exactly the free games have the category Free Games', async () => {
  await take([page, gameJson({ free: true, categories: ['SLP'] })])
  expect(await shown('paper-boats')).toMatchObject({ free: true, tags: ['SLP', 'Free Games'] })
  await take([page, gameJson({ free: false, categories: ['Free Games', 'OT'] })])
  expect(await shown('paper-boats')).toMatchObject({ free: false, tags: ['OT'] })
})

test('a game that was made free says so, once', async () => {
  await take(whole)
  await makeFree(app.db, 'paper-boats')
  await makeFree(app.db, 'paper-boats')
  expect(await shown('paper-boats')).toMatchObject({ free: true, tags: ['SLP', 'Turn-Taking', 'Free Games'] })
})

test('importing the same zip again changes nothing; a new one is a new version with the same number', async () => {
  await take(whole)
  const before = await shown('paper-boats')
  expect(await take(whole)).toMatchObject({ version: 1, unchanged: true })
  expect(await app.count('game_packages')).toBe(1)
  expect(await take([{ ...page, content: 'Second' }, gameJson({ game_name: 'Paper Ships' })])).toMatchObject({
    version: 2,
  })
  const after = await shown('paper-boats')
  expect([after.id, after.game_name, playing('paper-boats', 2)]).toEqual([before.id, 'Paper Ships', 'Second'])
  expect(playing('paper-boats', 1)).toBe(page.content)
})

test('restores files that a disk lost under the version they had', async () => {
  await take(whole)
  rmSync(join(app.services.config.dataDir, 'games'), { recursive: true, force: true })
  expect(await take(whole)).toMatchObject({ version: 1, unchanged: true })
  expect([playing('paper-boats', 1), await app.count('game_packages')]).toEqual([page.content, 1])
})

test('a refused upload keeps the old version and leaves nothing behind', async () => {
  await take(whole)
  const before = await shown('paper-boats')
  const bad = [page, gameJson({ game_name: 'Broken' }), { name: 'late.txt', content: 'x', crc: 1 }]
  await expect(take(bad)).rejects.toThrow('‘late.txt’ is damaged: its checksum is wrong.')
  expect(await shown('paper-boats')).toEqual(before)
  expect([playing('paper-boats', 1), readdirSync(folders().incoming)]).toEqual([page.content, []])
  expect(existsSync(join(folders().packages, 'paper-boats', '2'))).toBe(false)
})

test('an upload that cannot be written to the catalogue keeps the old version', async () => {
  await take(whole)
  await sql`alter table game_packages add constraint full_now check (version < 2)`.execute(app.db)
  await expect(take([{ ...page, content: 'Second' }, gameJson({ game_name: 'Broken' })])).rejects.toThrow()
  await sql`alter table game_packages drop constraint full_now`.execute(app.db)
  expect((await shown('paper-boats')).game_name).toBe('Paper Boats')
  expect([playing('paper-boats', 1), readdirSync(folders().incoming)]).toEqual([page.content, []])
})

test("an administrator's texts stay when a new version of the package arrives", async () => {
  await take(whole)
  await app.db
    .updateTable('games')
    .set({ game_name: 'Our Boats', free: true, origin: 'administrator' })
    .where('un_zip_filename', '=', 'paper-boats')
    .execute()
  await take([{ ...page, content: 'Second' }, gameJson({ game_name: 'Paper Ships', free: false, categories: [] })])
  expect(await shown('paper-boats')).toMatchObject({ game_name: 'Our Boats', free: true, tags: ['SLP', 'Turn-Taking'] })
  expect(playing('paper-boats', 2)).toBe('Second')
  expect((await app.inject({ url: (await shown('paper-boats')).game_image })).statusCode).toBe(200)
})

test('imports a third-party game unchanged, with a plain entry named after it', async () => {
  const taken = await take([page, { name: 'js/game.js', content: '1' }], 'My  Löst Game (v2)')
  expect(taken).toMatchObject({ un_zip_filename: 'my-lo-st-game-v2', version: 1, files: 2 })
  expect(await shown('my-lo-st-game-v2')).toMatchObject({ free: false, tags: [], game_image: null })
  const named = await importGame(app.services, writeZip(zips, [{ ...page, content: 'other' }]), { name: 'Chess' })
  expect(named.un_zip_filename).toBe('chess')
  expect(() => toSlug('???')).toThrow('needs a name')
})

test('imports a package with missing references, and stores the warnings', async () => {
  const { warnings } = await take([{ ...page, content: '<img src="gone.png">' }, gameJson()])
  expect(warnings).toEqual([
    '‘index.html’ uses ‘gone.png’, which isn’t in the zip. It may be missing in the game.',
    '‘game.json’ names ‘media/cover.svg’, which isn’t in the zip.',
    '‘game.json’ names ‘media/step 1.png’, which isn’t in the zip.',
  ])
  expect((await shown('paper-boats')).game_image).toBeNull()
  expect((await app.db.selectFrom('game_packages').select('warnings').executeTakeFirstOrThrow()).warnings).toEqual(
    warnings,
  )
})

const manifest = (content: string | Buffer): RawEntry => ({ name: 'game.json', content })

test.each<[string, RawEntry, RegExp]>([
  ['no JSON', manifest('{'), /‘game\.json’ is not valid JSON/],
  ['nothing in it', manifest(''), /‘game\.json’ is not valid JSON/],
  ['a list', manifest('[]'), /‘game\.json’ has a wrong content/],
  ['null', manifest('null'), /‘game\.json’ has a wrong content/],
  ['bytes that are no text', manifest(Buffer.from([0x22, 0xff, 0x22])), /‘game\.json’ is not valid JSON/],
  ['200,000 brackets', manifest('['.repeat(200_000)), /‘game\.json’ is not valid JSON/],
  ['half a megabyte', gameJson({ more: 'x'.repeat(500_000) }), /‘game\.json’ is larger than 256 kB/],
  ['a climbing name', gameJson({ un_zip_filename: '../../etc' }), /‘game\.json’ has a wrong un_zip_filename/],
  ['a name in capitals', gameJson({ un_zip_filename: 'Paper' }), /‘game\.json’ has a wrong un_zip_filename/],
  ['a missing field', gameJson({ free: undefined }), /‘game\.json’ has a wrong free/],
  ['a word for yes', gameJson({ free: 'yes' }), /‘game\.json’ has a wrong free/],
  ['a title that is a number', gameJson({ game_name: 7 }), /‘game\.json’ has a wrong game_name/],
  ['an endless title', gameJson({ game_name: 'x'.repeat(81) }), /‘game\.json’ has a wrong game_name/],
  ['a title with a NUL', gameJson({ game_name: 'Paper\0Boats' }), /‘game\.json’ has a text with control characters/],
  ['half a letter', gameJson({ goals: ['\ud800'] }), /‘game\.json’ has a text with control characters/],
  ['a rank beyond numbers', gameJson({ rank: 9_000_000_000 }), /‘game\.json’ has a wrong rank/],
  ['a rank between numbers', gameJson({ rank: 1.5 }), /‘game\.json’ has a wrong rank/],
  ['a color that is code', gameJson({ color: 'red;}' }), /‘game\.json’ has a wrong color/],
  ['a goal that is a list', gameJson({ goals: [['x']] }), /‘game\.json’ has a wrong goals\.0/],
  ['too many steps', gameJson({ how_to_play: Array(21).fill('x') }), /‘game\.json’ has a wrong how_to_play/],
  ['no media', gameJson({ media: undefined }), /‘game\.json’ has a wrong media/],
  [
    'a page as cover',
    gameJson({ media: { cover: 'index.html', steps: [] } }),
    /‘index\.html’, which is no picture or video/,
  ],
])('a game.json with %s is refused', async (_what, entry, sentence) => {
  await expect(take([page, entry])).rejects.toThrow(sentence)
  await expect(take([page, entry])).rejects.toMatchObject({ name: 'Refusal', status: 422 })
  expect(await app.count('games')).toBe(0)
})

test('reads a game.json with a byte order mark', async () => {
  const plain = gameJson()
  await take([page, manifest(`\ufeff${String(plain.content)}`)])
  expect(await shown('paper-boats')).toMatchObject({ game_name: 'Paper Boats' })
})

test('does not even read a zip that is larger than the limit', async () => {
  const path = join(zips, 'huge.zip')
  writeFileSync(path, '')
  truncateSync(path, 110_000_001)
  await expect(importGame(app.services, path)).rejects.toThrow('The zip is larger than 110 MB.')
})

test('a cover that would take too long to render stays a cover, and links have no picture', async () => {
  const drawing = (body: string): RawEntry[] => [
    page,
    gameJson({ media: { cover: 'cover.svg', steps: [] } }),
    {
      name: 'cover.svg',
      content: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" width="90" height="60">${body}</svg>`,
    },
  ]
  const shared = async () => {
    const { image, image_share } = await app.db
      .selectFrom('games')
      .select(['image', 'image_share'])
      .executeTakeFirstOrThrow()
    return [image !== null, image_share !== null]
  }
  await take(drawing('<rect width="9" height="9"/>'))
  expect(await shared()).toEqual([true, true])
  await take(drawing('<g id="a"/><s:use href="#a"/><s:use href="#a"/>'))
  expect(await shared()).toEqual([true, false])
})

test('a media path with .. takes nothing out of the package', async () => {
  const climbing = gameJson({ media: { cover: '../../../../app-secret.png', steps: ['/etc/passwd.png'] } })
  const { warnings } = await take([page, climbing])
  expect(warnings).toHaveLength(2)
  expect(await shown('paper-boats')).toMatchObject({ game_image: null, game_image_steps: [] })
})

test('five versions stay; older ones are deleted, unless a ticket may still open them', async () => {
  for (const content of '123456') await take([{ ...page, content }, gameJson()])
  await sql`update game_packages set created_at = now() - interval '26 hours' where version <= 2`.execute(app.db)
  await take([{ ...page, content: '7' }, gameJson()])
  expect(readdirSync(join(folders().packages, 'paper-boats')).sort()).toEqual(['2', '3', '4', '5', '6', '7'])
})

test('a game can be rolled back to the previous or a given version, with its texts and pictures', async () => {
  await take(whole)
  for (const name of ['Second', 'Third'])
    await take([{ ...page, content: name }, gameJson({ game_name: name, free: true, media: { steps: [] } })])
  expect(await rollBack(app.services, 'paper-boats')).toBe(2)
  expect(await shown('paper-boats')).toMatchObject({ game_name: 'Second', free: true })
  expect(await rollBack(app.services, 'paper-boats', 1)).toBe(1)
  expect(await shown('paper-boats')).toMatchObject({
    game_name: 'Paper Boats',
    free: false,
    game_image: '/assets/games/paper-boats/1/media/cover.svg',
  })
  expect((await app.db.selectFrom('games').select('package_version').executeTakeFirstOrThrow()).package_version).toBe(1)
  await expect(rollBack(app.services, 'paper-boats')).rejects.toThrow(
    'paper-boats has no earlier version. Kept are: 3, 2.',
  )
  await expect(rollBack(app.services, 'paper-boats', 9)).rejects.toThrow('has no version 9')
  await expect(rollBack(app.services, 'no-such-game')).rejects.toThrow('There is no game no-such-game.')
  expect(await rollBack(app.services, 'paper-boats', 3)).toBe(3)
  expect(await take([{ ...page, content: 'Fourth' }, gameJson()])).toMatchObject({ version: 4 })
})

test('a rolled-back game stays that way at the next start, until its zip changes or someone imports the same one', async () => {
  const first = writeZip(zips, whole, 'paper-boats')
  await importBuiltInGames(app.services, zips)
  rmSync(first)
  writeZip(zips, [{ ...page, content: 'Second' }, gameJson()], 'paper-boats')
  await importBuiltInGames(app.services, zips)
  await rollBack(app.services, 'paper-boats')
  expect(await importBuiltInGames(app.services, zips)).toMatchObject([{ version: 1, unchanged: true }])
  const again = await importGame(app.services, join(zips, 'paper-boats.zip'))
  expect([again.version, playing('paper-boats', 3)]).toEqual([3, 'Second'])
})

test('simultaneous uploads of a game get one version each', async () => {
  const taken = await Promise.all(['1', '2', '3'].map((content) => take([{ ...page, content }, gameJson()])))
  expect(taken.map(({ version }) => version).sort()).toEqual([1, 2, 3])
  expect((await app.db.selectFrom('games').select('package_version').executeTakeFirstOrThrow()).package_version).toBe(3)
})

test('imports every zip in the built-in folder once', async () => {
  writeZip(zips, whole, 'b')
  writeZip(zips, [page, gameJson({ un_zip_filename: 'other-game' })], 'a')
  const names = async () =>
    (await importBuiltInGames(app.services, zips)).map((one) => [one.un_zip_filename, one.unchanged])
  expect(await names()).toEqual([
    ['other-game', false],
    ['paper-boats', false],
  ])
  expect(await names()).toEqual([
    ['other-game', true],
    ['paper-boats', true],
  ])
  expect(await importBuiltInGames(app.services, join(zips, 'none'))).toEqual([])
})
