import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  activateGamePackage,
  addGame,
  getConsoleGame,
  limits,
  orderGameSteps,
  resetGameMedia,
  uploadGame,
  uploadGameMedia,
  type GameMediaKind,
  type GameRecord,
} from '@marigold/contract'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendFile } from '../../platform/testing/testing-forms.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { encodeVideo } from './encode-video.ts'
import { gameJson, page, writeZip, type RawEntry } from './fixtures/raw-zip.ts'

let app: TestApp
let admin: TestUser
let folder: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.anAdmin()
})
afterAll(() => app.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-media-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.db.deleteFrom('games').execute()
})

const picture = (background = '#f5c98a', width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const zipOf = (entries: RawEntry[]) => readFileSync(writeZip(folder, entries))
const uploadZip = (file: Buffer, query = {}) => sendFile(app, uploadGame, { user: admin, field: 'zip', file, query })
const read = async (id: number): Promise<GameRecord> =>
  (await app.as(admin).call(getConsoleGame, { params: { id } })).body
const upload = ({ id, revision }: GameRecord, kind: GameMediaKind, file: Buffer) =>
  sendFile(app, uploadGameMedia, {
    ...{ user: admin, field: 'file', file, params: { id, kind } },
    query: { revision: String(revision) },
  })
const reset = async ({ id, revision }: GameRecord, kind: GameMediaKind) =>
  (await app.as(admin).call(resetGameMedia, { params: { id, kind }, query: { revision } })).body as GameRecord
const activate = async ({ id, revision }: GameRecord, version: number) =>
  (await app.as(admin).call(activateGamePackage, { params: { id }, body: { revision, version } })).body as GameRecord
const sizeOf = async (url: string | null) => {
  const { rawPayload, headers } = await app.inject({ url: url ?? '' })
  const { width, height } = await sharp(rawPayload).metadata()
  return [headers['content-type'], width, height]
}
const logged = () =>
  app.db.selectFrom('audit').where('action', '=', 'game.media').orderBy('id').select(['before', 'after']).execute()

/** A package with its own cover, and a step. */
const media = { cover: 'cover.webp', steps: ['step.webp'] }
const packed = async (more = {}): Promise<Buffer> => {
  const content = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#224466' } })
    .webp()
    .toBuffer()
  const files = ['cover.webp', 'step.webp'].map((name) => ({ name, content }))
  return zipOf([page, gameJson({ media, color: '#224466', ...more }), ...files])
}
const aGame = async () => read((await uploadZip(await packed())).body.id as number)

test('a cover is cut to every size, colors the page, and stays when a new version is made live', async () => {
  const game = await aGame()
  const { statusCode, body } = await upload(game, 'cover', await picture('#fdf6e3'))
  expect([statusCode, body.media.own, body.fields.light_cover]).toEqual([200, ['cover'], true])
  const { image, image_land, image_wide, steps } = (body as GameRecord).media
  expect(await sizeOf(image)).toEqual(['image/webp', 600, 800])
  expect(await sizeOf(image_land)).toEqual(['image/webp', 960, 600])
  expect(await sizeOf(image_wide)).toEqual(['image/webp', 1200, 600])
  expect(steps).toEqual(game.media.steps)
  // Light texts are readable on it.
  const [red = 0, green = 0, blue = 0] =
    (body.fields.color as string).match(/[0-9a-f]{2}/g)?.map((one) => parseInt(one, 16)) ?? []
  expect(Math.max(red, green, blue)).toBeLessThan(64)
  expect(await logged()).toMatchObject([{ before: { cover: game.media.image }, after: { cover: image } }])

  await uploadZip(await packed({ game_name: 'Paper Ships' }))
  const live = await activate(body as GameRecord, 2)
  expect(live).toMatchObject({
    game_name: 'Paper Ships',
    media: { image, own: ['cover'] },
    fields: { light_cover: true },
  })
  const back = await reset(live, 'cover')
  expect(back).toMatchObject({ media: { image: expect.stringContaining('/2/cover.webp'), own: [] } })
  expect(back.fields).toMatchObject({ color: '#224466', light_cover: false })
})

test('steps are added one by one, put in order, and left out', async () => {
  const game = await aGame()
  const first = (await upload(game, 'steps', await picture())).body as GameRecord
  const second = (await upload(first, 'steps', await picture('#0b7a75'))).body as GameRecord
  expect(first.media.steps).toHaveLength(1)
  expect(await sizeOf(second.media.steps[1] ?? '')).toEqual(['image/webp', 960, 600])
  const order = ({ id, revision }: GameRecord, steps: string[]) =>
    app.as(admin).call(orderGameSteps, { params: { id }, body: { revision, steps } })
  const turned = (await order(second, second.media.steps.toReversed())).body as GameRecord
  expect(turned.media.steps).toEqual(second.media.steps.toReversed())
  expect((await order(turned, ['/assets/elsewhere.webp'])).statusCode).toBe(422)
  expect((await order(second, [])).statusCode).toBe(409)
  const less = (await order(turned, turned.media.steps.slice(1))).body as GameRecord
  const again = (await order(less, turned.media.steps)).body as GameRecord
  expect(again.media.steps).toEqual(turned.media.steps)
  expect(((await order(again, [])).body as GameRecord).media).toMatchObject({ steps: [], own: ['steps'] })
})

test('a video becomes a silent MP4 where ffmpeg is there, and an MP4 or a WebM is stored without it', async () => {
  const sent = join(folder, 'sent.webm')
  const isThere = (() => {
    try {
      const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x200:duration=1', '-f', 'lavfi', '-i', 'sine=duration=1']
      execFileSync('ffmpeg', ['-v', 'error', ...source, '-c:v', 'libvpx', '-c:a', 'libvorbis', sent])
      return true
    } catch {
      return false
    }
  })()
  const webm = isThere ? readFileSync(sent) : Buffer.from('\x1aE\xdf\xa3\x01\x42\x82\x84webm', 'latin1')
  const { type, bytes } = await encodeVideo(webm)
  expect(type).toBe(isThere ? 'mp4' : 'webm')
  expect(bytes.toString('latin1').includes('mp4a')).toBe(false)
  const without = await encodeVideo(webm, () => Promise.resolve(false))
  expect([without.type, without.bytes]).toEqual(['webm', webm])
  const mov = Buffer.from('\0\0\0\x14ftypqt  ', 'latin1')
  await expect(encodeVideo(mov, () => Promise.resolve(false))).rejects.toThrow('Choose an MP4 or WebM video')

  const { body } = await upload(await aGame(), 'video', webm)
  const { video } = (body as GameRecord).media
  const part = await app.inject({ url: video ?? '', headers: { range: 'bytes=0-9' } })
  expect([part.statusCode, part.headers['content-type']]).toEqual([206, `video/${type}`])
  expect((await reset(body as GameRecord, 'video')).media.video).toBeNull()
})

test.each([
  ['video', Buffer.from('GIF89a and more'), /Choose an MP4 or WebM video\. Other videos can be exported/],
  ['cover', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /Export the drawing as PNG/],
  ['steps', Buffer.from('hello'), /Choose a JPEG, PNG, or WebP/],
] as const)('a %s that can’t be shown is refused with what to do', async (kind, file, message) => {
  const game = await aGame()
  const { statusCode, body } = await upload(game, kind, file)
  expect([statusCode, body.errors.file[0]]).toEqual([422, expect.stringMatching(message)])
  expect((await read(game.id)).media).toEqual(game.media)
})

test('what is too large or based on an older revision is refused, and stores no file', async () => {
  const game = await aGame()
  expect((await upload(game, 'video', Buffer.alloc(limits.gameMedia.video + 1))).statusCode).toBe(413)
  expect((await upload(game, 'cover', Buffer.alloc(limits.gameMedia.picture + 1))).statusCode).toBe(413)
  const late = await upload({ ...game, revision: game.revision - 1 }, 'cover', await picture())
  expect([late.statusCode, late.body.message]).toEqual([409, expect.stringMatching(/^Another administrator changed/)])
  expect((await upload({ ...game, id: 999_999 }, 'cover', await picture())).statusCode).toBe(404)
})

test('a game is added before its zip, which must be of this game and is in use at once', async () => {
  const { fields } = await aGame()
  const add = (game_name: string) =>
    app.as(admin).call(addGame, { body: { fields: { ...fields, game_name, categories: ['OT'], color: '#123456' } } })
  const { body } = await add('Sand Castles')
  expect(body).toMatchObject({ state: 'draft', un_zip_filename: 'sand-castles', packages: [], edited: true })
  expect(body.fields).toMatchObject({ categories: ['OT'], color: '#123456' })
  expect((await add('Sand castles!')).body.errors['fields.game_name']).toEqual([
    'There is already a game named “Sand castles!”.',
  ])
  const other = await uploadZip(await packed(), { game: String(body.id) })
  expect([other.statusCode, other.body.message]).toEqual([422, expect.stringContaining('‘sand-castles’')])
  const own = await uploadZip(zipOf([page]), { game: String(body.id) })
  const used = { game_name: 'Sand Castles', state: 'draft', packages: [{ version: 1, active: true }] }
  expect(own.body).toMatchObject({ id: body.id, version: 1, game: used })
  expect(own.body.game).toEqual(await read(body.id as number))
  const later = await uploadZip(zipOf([{ ...page, content: 'Second' }]), { game: String(body.id) })
  expect((later.body.game as GameRecord).packages.map(({ active }) => active)).toEqual([false, true])
})

test('a new game needs a short description', async () => {
  const { fields } = await aGame()
  const empty = { ...fields, game_name: 'Sand Castles', short_description: ' ' }
  const { statusCode, body } = await app.as(admin).call(addGame, { body: { fields: empty } })
  expect([statusCode, body.errors]).toEqual([422, { 'fields.short_description': ['Please fill in this field.'] }])
})

test('names what the active zip has, so that only this is offered instead of an upload', async () => {
  const game = await aGame()
  expect(game.media.packaged).toEqual(['cover', 'steps'])
  const { id } = (await uploadZip(zipOf([page]), {})).body.game as GameRecord
  expect((await read(id)).media).toMatchObject({ packaged: [], own: [] })
})
