import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  endGuestLink,
  getGuestLinks,
  guestLimits,
  getGuestLinkStatus,
  createGuestLink,
  openGuestLink,
  type GuestEntry,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../platform/testing/testing-users.ts'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { gameJson, page, writeZip } from '../fixtures/raw-zip.ts'
import { importGame } from '../import-game.ts'
import { deleteExpiredLinks } from './guest-links.service.ts'

let app: TestApp
let zips: string
beforeAll(async () => {
  app = await startApp()
  zips = mkdtempSync(join(tmpdir(), 'marigold-zips-'))
  for (const [slug, free] of [
    ['open-river', true],
    ['paid-orchard', false],
  ] as const) {
    const json = gameJson({ un_zip_filename: slug, game_name: slug, free, media: { steps: [] } })
    await importGame(app.services, writeZip(zips, [page, { name: 'main.js', content: 'play()' }, json]))
  }
  const shown = { published_at: new Date() }
  await app.db
    .insertInto('sounds')
    .values({ ...shown, id: 1, sound_name: 'S', position: 1, example: 'sun' })
    .execute()
  for (const kind of [1, 2])
    await app.db
      .insertInto('articulation_cards')
      .values({ ...shown, sound_id: 1, key: `s${kind}`, sound_word: 'sun', words: 'sun', position: 1, kind, rank: 1 })
      .execute()
})
afterAll(async () => {
  await app.close()
  rmSync(zips, { recursive: true, force: true })
})

const orchard = { game: 'paid-orchard' }
const words = { set: { title: 'S at the start', picks: { articulation: { S: [[1], [1]] } } } }
const make = (user: TestUser | null, body: object = orchard) => app.as(user).call(createGuestLink, { body })
const open = (code: string, address = '10.2.2.2') => app.call(openGuestLink, { body: { code }, address })
const lives = async (code: string) => (await app.call(getGuestLinkStatus, { body: { code } })).body.lives as boolean
const end = (user: TestUser | null, id: number) => app.as(user).call(endGuestLink, { params: { id } })
const list = async (user: TestUser) => (await app.as(user).call(getGuestLinks)).body.links as { id: number }[]

async function aLink(body: object = orchard) {
  const owner = await app.aSubscriber()
  const { statusCode, body: made } = await make(owner, body)
  expect(statusCode).toBe(200)
  return { owner, id: made.link.id as number, code: made.code as string }
}
const age = (id: number) =>
  app.db
    .updateTable('guest_links')
    .set({ ends_at: sql`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute()

test('on a full disk, existing links still open', async () => {
  const links = [await aLink(), await aLink(words)]
  app.status.full = true
  try {
    for (const { code } of links) expect([(await open(code)).statusCode, await lives(code)]).toEqual([200, true])
  } finally {
    app.status.full = false
  }
})

describe('creating a guest link', () => {
  test.each(['aSubscriber', 'aTrialing', 'aComplimentary', 'aPartner', 'anAdmin'] as const)(
    '%s can, for a subscription game',
    async (role) => {
      expect((await make(await app[role]())).statusCode).toBe(200)
    },
  )

  test('a new user can, for a free game and cards, but not for a subscription game', async () => {
    const user = await app.aNewUser()
    expect((await make(user, { game: 'open-river' })).statusCode).toBe(200)
    expect((await make(user, words)).statusCode).toBe(200)
    const refused = await make(user)
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'needs_subscription'])
  })

  test('neither a user without a plan nor a visitor can', async () => {
    for (const role of ['aRegistered', 'anExpired'] as const)
      expect((await make(await app[role](), words)).statusCode).toBe(403)
    expect((await make(null, words)).statusCode).toBe(403)
  })

  test.each([
    ['an unknown game', { game: 'none' }, 404],
    ['neither game nor set', {}, 422],
    ['nothing picked', { set: { title: 'Nothing', picks: {} } }, 422],
    ['own cards alone', { set: { title: 'Mine', picks: { own: { 7: [1] } } } }, 422],
    ['a set without a name', { set: { ...words.set, title: ' ' } }, 422],
    ['an unknown sound alone', { set: { title: 'Q', picks: { articulation: { QQ: [[1], [1]] } } } }, 422],
  ])('refuses %s with a message', async (_name, body, status) => {
    const { statusCode, body: response } = await make(await app.aSubscriber(), body)
    expect([statusCode, typeof response.message]).toEqual([status, 'string'])
  })

  test('ends the oldest link when there are too many', async () => {
    const owner = await app.aSubscriber()
    const codes: string[] = []
    for (let made = 0; made <= guestLimits.links; made += 1) codes.push((await make(owner)).body.code as string)
    expect(await list(owner)).toHaveLength(guestLimits.links)
    expect(await Promise.all([codes[0], codes[1]].map((code) => lives(code ?? '')))).toEqual([false, true])
  })
})

describe('opening a guest link', () => {
  test('gives the one game, at a URL that expires with the link', async () => {
    const { code } = await aLink()
    const { statusCode, body } = await open(code)
    expect([statusCode, body.opens, body.game.un_zip_filename]).toEqual([200, 'game', 'paid-orchard'])
    expect(body.play_url).toMatch(/^\/game_unzip_file\/paid-orchard\.1\.\d+\.g\d+\.[\w-]{43}\/vtx\/$/)
    const exp = Number((body.play_url as string).split('.')[2])
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(guestLimits.minutes * 60)
    for (const file of ['', 'main.js']) expect((await app.inject({ url: body.play_url + file })).statusCode).toBe(200)
  })

  test('gives the cards of the one set, without the user’s own cards', async () => {
    const picks = { ...words.set.picks, own: { 7: [1] } }
    const { code } = await aLink({ set: { title: 'S at the start', picks } })
    const entry = (await open(code)).body as Extract<GuestEntry, { opens: 'set' }>
    expect(entry.title).toBe('S at the start')
    expect(new Set(entry.set.articulation.map((row) => `${row.sound_name} ${row.sentence}`))).toEqual(
      new Set(['S Words']),
    )
    expect(Object.keys(entry.set)).toEqual(['articulation', 'pairs', 'language', 'fluency'])
  })

  test('gives no cards of an area that is disabled for the link’s owner', async () => {
    const { owner, code } = await aLink(words)
    await app.db.updateTable('users').set({ articulation: false }).where('id', '=', owner.id).execute()
    expect((await open(code)).body.set.articulation).toEqual([])
    expect((await make(owner, words)).statusCode).toBe(422)
  })

  test('accepts the code with hyphens and lowercase letters', async () => {
    const { code } = await aLink()
    expect((await open(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).statusCode).toBe(200)
  })

  test('gives nothing for a wrong code except a message', async () => {
    const { statusCode, body } = await open('ABCDEFGHJKMN')
    expect([statusCode, body.message]).toEqual([404, expect.stringContaining('two hours')])
    expect((await open('nonsense')).statusCode).toBe(422)
  })

  test('gives access to no other game', async () => {
    const { code } = await aLink()
    const { play_url } = (await open(code)).body
    const other = (play_url as string).replace('paid-orchard', 'open-river')
    expect((await app.inject({ url: other })).statusCode).toBe(403)
    const asTherapist = (play_url as string).replace(/\.g\d+/, '')
    expect((await app.inject({ url: asTherapist })).statusCode).toBe(403)
  })

  test('limits the attempts', async () => {
    const attempt = []
    for (let count = 0; count < 121; count += 1) attempt.push((await open('ABCDEFGHJKMN', '10.9.9.9')).statusCode)
    expect([attempt[0], attempt.at(-1)]).toEqual([404, 429])
  })
})

describe('a link ends', () => {
  test('when its owner ends it: it opens nothing, its pages close, and guests are told', async () => {
    const { owner, id, code } = await aLink()
    const { play_url } = (await open(code)).body
    expect([(await list(owner)).length, await lives(code)]).toEqual([1, true])
    expect((await end(owner, id)).statusCode).toBe(200)
    expect([(await list(owner)).length, await lives(code), (await open(code)).statusCode]).toEqual([0, false, 404])
    const closed = await app.inject({ url: play_url })
    expect([closed.statusCode, closed.body.includes('guest link has expired')]).toEqual([403, true])
    expect((await end(owner, id)).statusCode).toBe(404)
  })

  test('by nobody else, and nobody else sees it', async () => {
    const { id, code } = await aLink()
    const stranger = await app.aSubscriber()
    expect((await end(stranger, id)).statusCode).toBe(404)
    expect((await end(null, id)).statusCode).toBe(401)
    expect([await list(stranger), await lives(code)]).toEqual([[], true])
  })

  test('after two hours: running games continue, and nothing opens', async () => {
    const { owner, id, code } = await aLink()
    const { play_url, seconds_left } = (await open(code)).body
    expect(Math.abs(seconds_left - guestLimits.minutes * 60)).toBeLessThanOrEqual(60)
    await age(id)
    expect([(await open(code)).statusCode, await lives(code), await list(owner)]).toEqual([404, false, []])
    expect((await app.inject({ url: `${play_url}main.js` })).statusCode).toBe(200)
    expect((await app.inject({ url: play_url })).statusCode).toBe(403)
    await deleteExpiredLinks(app.db)
    expect((await end(owner, id)).statusCode).toBe(404)
  })

  test('when its owner’s account is deleted', async () => {
    const { owner, code } = await aLink()
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', owner.id).execute()
    expect([await lives(code), (await open(code)).statusCode]).toEqual([false, 404])
  })
})

test('stores nothing about a guest except how often a link was opened, and no code', async () => {
  const { id, code } = await aLink()
  await open(code)
  const row = await app.db.selectFrom('guest_links').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(Object.keys(row).toSorted()).toEqual(
    ['id', 'user_id', 'code_hash', 'game_id', 'picks', 'title', 'opened', 'created_at', 'ends_at'].toSorted(),
  )
  expect([row.opened, JSON.stringify(row).includes(code)]).toEqual([1, false])
})
