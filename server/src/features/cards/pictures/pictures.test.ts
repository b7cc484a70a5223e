import {
  addConsoleCard,
  addOwnList,
  describeCardPicture,
  getArticulationCards,
  getCardPictures,
  getUploadedPictures,
  limits,
  removeCardPicture,
  uploadCardPicture,
  type UploadedPicture,
} from '@marigold/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFile } from '../../../platform/testing/testing-forms.ts'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { importContent } from '../content/import-content.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db)
  admin = await app.anAdmin()
})
afterAll(() => app.close())

const photo = (width = 1500, height = 900) => sharp({ create: { width, height, channels: 3, background: '#f59a0c' } })
const upload = (file: Buffer, alt = 'a red kite') =>
  sendFile(app, uploadCardPicture, { user: admin, field: 'picture', file, query: { alt } })
const uploaded = async (alt: string): Promise<UploadedPicture> =>
  (await upload(await photo().jpeg().toBuffer(), alt)).body as UploadedPicture
const listed = async (): Promise<UploadedPicture[]> => (await app.as(admin).call(getUploadedPictures)).body.pictures
const remove = (name: string, alt: string) =>
  app.as(admin).call(removeCardPicture, { params: { name }, query: { alt } })
const audited = (action: string) =>
  app.db.selectFrom('audit').where('action', '=', action).select(['object', 'before', 'after']).execute()

/** Returns the pixels inside a picture. */
const inside = (svg: string) => sharp(Buffer.from(/base64,([\w+/=]+)/.exec(svg)?.[1] ?? '', 'base64')).metadata()

test('a photo becomes a picture of the size that cards use, without what the camera wrote', async () => {
  const camera = await photo()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rosa Vega' }, IFD3: { GPSLatitude: '45/1 31/1 0/1' } })
    .toBuffer()
  const { statusCode, body } = await upload(camera, 'a paper boat')
  expect([statusCode, body]).toMatchObject([200, { alt: 'a paper boat', uses: 0 }])
  expect(body.name).toMatch(/^upload-[0-9a-f]{16}$/)
  for (const folder of ['cards', 'language_image', 'outlines']) {
    const file = await app.inject({ url: `/assets/${folder}/${body.name}.svg` })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(file.headers['content-security-policy']).toContain('sandbox')
    const { width, height, format, exif } = await inside(file.body)
    expect([width, height, format, exif]).toEqual([1024, 614, 'jpeg', undefined])
  }
  expect(await audited('picture.uploaded')).toContainEqual({
    ...{ object: `card-picture ${body.name}`, before: null, after: { alt: 'a paper boat' } },
  })
  const { data } = (await app.call(getCardPictures, { query: { asked: '1' } })).body
  expect(data).toContainEqual({ name: body.name, alt: 'a paper boat', words: [] })
})

test('what is transparent stays so, and a small picture keeps its size', async () => {
  const background = { r: 240, g: 20, b: 20, alpha: 0.4 }
  const sticker = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .webp()
    .toBuffer()
  const { body } = await upload(sticker)
  const { width, height, format, hasAlpha } = await inside(
    (await app.inject({ url: `/assets/cards/${body.name}.svg` })).body,
  )
  expect([width, height, format, hasAlpha]).toEqual([300, 200, 'png', true])
})

test.each([
  [
    'an SVG',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    /SVG.*Export the drawing as PNG/,
  ],
  ['a text', Buffer.from('hello'), /Choose a JPEG, PNG, or WebP picture/],
  ['half of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), /couldn’t read this picture/],
])('%s is refused with what to do', async (_, file, message) => {
  const { statusCode, body } = await upload(file)
  expect([statusCode, body.errors.picture[0]]).toEqual([422, expect.stringMatching(message)])
})

test('a picture needs a description, and can’t be too large', async () => {
  const file = await photo(40, 40).png().toBuffer()
  for (const alt of ['', '  ', 'a "kite"']) {
    const { statusCode, body } = await upload(file, alt)
    expect([statusCode, Object.keys(body.errors)]).toEqual([422, ['alt']])
  }
  const { statusCode, body } = await upload(Buffer.alloc(limits.cardPicture.bytes + 1, 1))
  expect([statusCode, body.message]).toEqual([413, 'Choose a picture of at most 10 MB.'])
})

test('a card shows an uploaded picture, which can’t be removed while anything uses it', async () => {
  const { name, alt } = await uploaded('a fuzzy scarf')
  const fields = { sound: 'F', position: 'initial', kind: 'word', text: '[f]uzziness', picture: name, alt }
  const added = await app.as(admin).call(addConsoleCard, {
    params: { table: 'articulation' },
    body: { fields, confirmed: true },
  })
  expect(added.body).toMatchObject({ picture: `/assets/cards/${name}.svg`, fields: { picture: name } })
  const user = await app.aSubscriber()
  const list = { name: 'Kites', area: 'articulation', practices: '', cards: [{ word: 'kite', picture: name }] }
  const own = await app.as(user).call(addOwnList, { body: list })
  expect(own.statusCode).toBe(200)
  expect((await listed()).find((one) => one.name === name)?.uses).toBe(2)
  expect(await remove(name, alt)).toMatchObject({
    ...{ statusCode: 409, body: { message: 'Something still uses this picture. Choose another picture there first.' } },
  })
  const wrong = { ...fields, text: '[f]uzzball', picture: 'upload-0000000000000000' }
  const refused = await app.as(admin).call(addConsoleCard, {
    params: { table: 'articulation' },
    body: { fields: wrong, confirmed: true },
  })
  expect(refused.body.errors.picture).toEqual(['There is no picture named “upload-0000000000000000”.'])
  const picks = { F: [['initial'], ['Words']] }
  const shown = (await app.as(user).call(getArticulationCards, { body: picks })).body
  expect(JSON.stringify(shown)).toContain(`/assets/cards/${name}.svg`)
})

test('a description can be corrected, unless somebody else did meanwhile', async () => {
  const { name, alt: before } = await uploaded('a green kit')
  const describe = (alt: string) => app.as(admin).call(describeCardPicture, { params: { name }, body: { alt, before } })
  expect((await describe('a "green" kite')).body.errors.alt).toHaveLength(1)
  expect((await describe('a green kite')).body).toMatchObject({ name, alt: 'a green kite', uses: 0 })
  expect((await listed()).find((one) => one.name === name)?.alt).toBe('a green kite')
  expect((await describe('a kite')).body.errors.alt).toEqual([
    expect.stringContaining('Another administrator changed the description to “a green kite”.'),
  ])
  expect(await audited('picture.described')).toEqual([
    { object: `card-picture ${name}`, before: { alt: before }, after: { alt: 'a green kite' } },
  ])
  const missing = { params: { name: 'upload-0000000000000000' }, body: { alt: 'a kite', before } }
  expect((await app.as(admin).call(describeCardPicture, missing)).statusCode).toBe(404)
})

test('an unused picture is removed with its file, once its description is typed', async () => {
  const { name } = await uploaded('an old boot')
  expect((await remove(name, 'a new boot')).body.errors.alt).toEqual(['This isn’t the description of the picture.'])
  expect((await remove(name, 'An old boot')).statusCode).toBe(200)
  await app.runJobs()
  expect((await app.inject({ url: `/assets/cards/${name}.svg` })).statusCode).toBe(404)
  expect((await listed()).map((one) => one.name)).not.toContain(name)
  expect((await remove(name, 'an old boot')).statusCode).toBe(404)
  const removed = { object: `card-picture ${name}`, before: { alt: 'an old boot' }, after: null }
  expect(await audited('picture.removed')).toEqual([removed])
})
