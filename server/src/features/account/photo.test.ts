import { changePhoto, getMe, getRatings, limits, removePhoto } from '@marigold/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const boundary = 'a-boundary-of-this-test'

function formOf(file: Buffer, name = 'photo'): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

async function send(
  user: TestUser | null,
  payload: Buffer | string,
  type = `multipart/form-data; boundary=${boundary}`,
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/profile/photo',
    payload,
    headers: { 'content-type': type, ...(user && { authorization: `Bearer ${user.token}` }) },
  })
  return { statusCode: response.statusCode, body: response.json() }
}

const picture = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#f59a0c' } })

test('stores a photo as a small square without camera metadata, and deletes the previous one', async () => {
  const user = await app.aRegistered()
  const camera = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rosa Vega' }, IFD3: { GPSLatitude: '45/1 31/1 0/1' } })
    .toBuffer()
  const first = await send(user, formOf(camera))
  expect(first.statusCode).toBe(200)
  expect(first.body.profile_photo_url).toMatch(/^\/assets\/photos\/[\w-]{43}\.webp$/)
  const file = await app.inject({ url: first.body.profile_photo_url })
  expect([file.statusCode, file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ])
  const { width, height, format, exif } = await sharp(file.rawPayload).metadata()
  expect([width, height, format, exif]).toEqual([512, 512, 'webp', undefined])

  const second = await send(user, formOf(await picture().png().toBuffer()))
  await app.runJobs()
  expect((await app.inject({ url: first.body.profile_photo_url })).statusCode).toBe(404)
  expect((await app.inject({ url: second.body.profile_photo_url })).statusCode).toBe(200)
  expect((await app.as(user).call(getMe)).body).toMatchObject({
    profile_photo_url: second.body.profile_photo_url,
    profile_photo_path: second.body.profile_photo_url,
  })
})

test('a photo is shown with the reviews of its user until it is removed', async () => {
  const user = await app.aRegistered()
  const game = await app.db
    .insertInto('games')
    .values({ un_zip_filename: 'faces', game_name: 'Faces', published_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.insertInto('reviews').values({ user_id: user.id, game_id: game.id, rating: 5, review: 'Good' }).execute()
  const { body } = await send(user, formOf(await picture().webp().toBuffer()))
  const face = async () =>
    (await app.call(getRatings, { params: { gameId: 'faces' } })).body.ratings_reviews[0].user.profilePhoto
  expect(await face()).toBe(body.profile_photo_url)
  expect((await app.as(user).call(removePhoto)).statusCode).toBe(200)
  await app.runJobs()
  expect([await face(), (await app.inject({ url: body.profile_photo_url })).statusCode]).toEqual([null, 404])
})

test('rotates a picture the way the camera was held', async () => {
  const lying = await picture(800, 400)
    .composite([{ input: { create: { width: 400, height: 400, channels: 3, background: '#000' } }, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const user = await app.aRegistered()
  const { body } = await send(user, formOf(lying))
  const { rawPayload } = await app.inject({ url: body.profile_photo_url })
  const top = await sharp(rawPayload).extract({ left: 200, top: 20, width: 100, height: 100 }).png().toBuffer()
  const { channels } = await sharp(top).stats()
  // The left side is now on top.
  expect(channels[0]?.mean).toBeLessThan(20)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

test.each<[what: string, file: () => Promise<Buffer> | Buffer, status: number]>([
  ['a drawing with a script', () => Buffer.from(svg), 422],
  ['a page', () => Buffer.from('<!doctype html><p>me'), 422],
  ['a GIF', () => picture(40, 40).gif().toBuffer(), 422],
  ['the first bytes of a JPEG and nothing more', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 422],
  ['half a PNG', async () => (await picture().png().toBuffer()).subarray(0, 200), 422],
  ['a picture of too many pixels', () => picture(6000, 6000).png().toBuffer(), 422],
  ['nothing', () => Buffer.alloc(0), 422],
  ['more than 2 MB', () => Buffer.alloc(limits.photo + 1, 0xff), 413],
])('%s is no photo, and nothing is kept', async (_, file, status) => {
  const user = await app.aRegistered()
  const response = await send(user, formOf(await file()))
  expect([response.statusCode, response.body.errors?.photo?.length]).toEqual([status, 1])
  expect((await app.as(user).call(getMe)).body.profile_photo_url).toBeNull()
})

test('only accepts a multipart form with the picture as `photo`, and only from a logged-in user', async () => {
  const user = await app.aRegistered()
  const good = await picture(50, 50).jpeg().toBuffer()
  expect((await send(null, formOf(good))).statusCode).toBe(401)
  expect((await send(user, formOf(good, 'file'))).statusCode).toBe(422)
  expect((await send(user, '{"photo":"x"}', 'application/json')).statusCode).toBe(415)
  expect((await send(user, formOf(good).subarray(0, 90))).statusCode).toBe(400)
  expect((await send(user, 'x', 'multipart/form-data')).body.code).toMatch(/bad_request|unsupported_type/)
  expect((await app.as(user).call(changePhoto)).statusCode).toBe(415)
  expect((await app.inject({ url: '/assets/photos/..%2f..%2fmarigold.webp' })).statusCode).toBe(404)
})

test('no other call accepts a multipart form', async () => {
  const user = await app.aRegistered()
  const response = await app.inject({
    method: 'POST',
    url: '/api/update-profile',
    payload: formOf(Buffer.from('x')),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${user.token}` },
  })
  expect(response.statusCode).toBe(415)
})
