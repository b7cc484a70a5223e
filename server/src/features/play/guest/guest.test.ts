import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  endGuestLink,
  getGuestLinks,
  guestLimits,
  guestLinkLives,
  makeGuestLink,
  openGuestLink,
  type GuestEntry,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../../platform/testing/testing-people.ts'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { gameJson, page, writeZip } from '../fixtures/raw-zip.ts'
import { importGame } from '../import-game.ts'
import { forgetOldLinks } from './guest-links.service.ts'

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
const make = (person: TestPerson | null, body: object = orchard) => app.as(person).call(makeGuestLink, { body })
const open = (code: string, address = '10.2.2.2') => app.call(openGuestLink, { body: { code }, address })
const lives = async (code: string) => (await app.call(guestLinkLives, { body: { code } })).body.lives as boolean
const end = (person: TestPerson | null, id: number) => app.as(person).call(endGuestLink, { params: { id } })
const list = async (person: TestPerson) => (await app.as(person).call(getGuestLinks)).body.links as { id: number }[]

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

test('on a full disk, links that were made before still open', async () => {
  const links = [await aLink(), await aLink(words)]
  app.status.full = true
  try {
    for (const { code } of links) expect([(await open(code)).statusCode, await lives(code)]).toEqual([200, true])
  } finally {
    app.status.full = false
  }
})

describe('who makes a guest link', () => {
  test.each(['aSubscriber', 'aTrialing', 'aComplimentary', 'aPartner', 'anAdmin'] as const)(
    '%s makes one of a subscription game',
    async (role) => {
      expect((await make(await app[role]())).statusCode).toBe(200)
    },
  )

  test('a new person makes one of a free game and of cards, and none of a subscription game', async () => {
    const person = await app.aNew()
    expect((await make(person, { game: 'open-river' })).statusCode).toBe(200)
    expect((await make(person, words)).statusCode).toBe(200)
    const refused = await make(person)
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'needs_subscription'])
  })

  test('whoever has no plan makes none, nor a visitor', async () => {
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
  ])('%s is refused in words', async (_name, body, status) => {
    const { statusCode, body: answer } = await make(await app.aSubscriber(), body)
    expect([statusCode, typeof answer.message]).toEqual([status, 'string'])
  })

  test('the oldest ends when there are too many at once', async () => {
    const owner = await app.aSubscriber()
    const codes: string[] = []
    for (let made = 0; made <= guestLimits.links; made += 1) codes.push((await make(owner)).body.code as string)
    expect(await list(owner)).toHaveLength(guestLimits.links)
    expect(await Promise.all([codes[0], codes[1]].map((code) => lives(code ?? '')))).toEqual([false, true])
  })
})

describe('what a guest gets', () => {
  test('the one game, by an address that ends with the link', async () => {
    const { code } = await aLink()
    const { statusCode, body } = await open(code)
    expect([statusCode, body.opens, body.game.un_zip_filename]).toEqual([200, 'game', 'paid-orchard'])
    expect(body.play_url).toMatch(/^\/game_unzip_file\/paid-orchard\.1\.\d+\.g\d+\.[\w-]{43}\/vtx\/$/)
    const exp = Number((body.play_url as string).split('.')[2])
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(guestLimits.minutes * 60)
    for (const file of ['', 'main.js']) expect((await app.inject({ url: body.play_url + file })).statusCode).toBe(200)
  })

  test('the cards of the one set, and none of the person’s own', async () => {
    const picks = { ...words.set.picks, own: { 7: [1] } }
    const { code } = await aLink({ set: { title: 'S at the start', picks } })
    const entry = (await open(code)).body as Extract<GuestEntry, { opens: 'set' }>
    expect(entry.title).toBe('S at the start')
    expect(new Set(entry.set.articulation.map((row) => `${row.sound_name} ${row.sentence}`))).toEqual(
      new Set(['S Words']),
    )
    expect(Object.keys(entry.set)).toEqual(['articulation', 'pairs', 'language', 'fluency'])
  })

  test('no cards of an area that was switched off for whoever made the link', async () => {
    const { owner, code } = await aLink(words)
    await app.db.updateTable('users').set({ articulation: false }).where('id', '=', owner.id).execute()
    expect((await open(code)).body.set.articulation).toEqual([])
    expect((await make(owner, words)).statusCode).toBe(422)
  })

  test('the same for a code that is typed with hyphens and small letters', async () => {
    const { code } = await aLink()
    expect((await open(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).statusCode).toBe(200)
  })

  test('nothing for a wrong code, and a sentence', async () => {
    const { statusCode, body } = await open('ABCDEFGHJKMN')
    expect([statusCode, body.message]).toEqual([404, expect.stringContaining('two hours')])
    expect((await open('nonsense')).statusCode).toBe(422)
  })

  test('no other game: the address is good for one package alone', async () => {
    const { code } = await aLink()
    const { play_url } = (await open(code)).body
    const other = (play_url as string).replace('paid-orchard', 'open-river')
    expect((await app.inject({ url: other })).statusCode).toBe(403)
    const asTherapist = (play_url as string).replace(/\.g\d+/, '')
    expect((await app.inject({ url: asTherapist })).statusCode).toBe(403)
  })

  test('no more tries than a person makes', async () => {
    const tries = []
    for (let count = 0; count < 121; count += 1) tries.push((await open('ABCDEFGHJKMN', '10.9.9.9')).statusCode)
    expect([tries[0], tries.at(-1)]).toEqual([404, 429])
  })
})

describe('how a link ends', () => {
  test('when its maker ends it: it opens nothing, its pages close, and who asks is told', async () => {
    const { owner, id, code } = await aLink()
    const { play_url } = (await open(code)).body
    expect([(await list(owner)).length, await lives(code)]).toEqual([1, true])
    expect((await end(owner, id)).statusCode).toBe(200)
    expect([(await list(owner)).length, await lives(code), (await open(code)).statusCode]).toEqual([0, false, 404])
    const closed = await app.inject({ url: play_url })
    expect([closed.statusCode, closed.body.includes('guest link has expired')]).toEqual([403, true])
    expect((await end(owner, id)).statusCode).toBe(404)
  })

  test('nobody else ends or sees it', async () => {
    const { id, code } = await aLink()
    const stranger = await app.aSubscriber()
    expect((await end(stranger, id)).statusCode).toBe(404)
    expect((await end(null, id)).statusCode).toBe(401)
    expect([await list(stranger), await lives(code)]).toEqual([[], true])
  })

  test('after two hours: what runs goes on, nothing opens', async () => {
    const { owner, id, code } = await aLink()
    const { play_url, seconds_left } = (await open(code)).body
    expect(Math.abs(seconds_left - guestLimits.minutes * 60)).toBeLessThanOrEqual(60)
    await age(id)
    expect([(await open(code)).statusCode, await lives(code), await list(owner)]).toEqual([404, false, []])
    expect((await app.inject({ url: `${play_url}main.js` })).statusCode).toBe(200)
    expect((await app.inject({ url: play_url })).statusCode).toBe(403)
    await forgetOldLinks(app.db)
    expect((await end(owner, id)).statusCode).toBe(404)
  })

  test('with its maker’s account', async () => {
    const { owner, code } = await aLink()
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', owner.id).execute()
    expect([await lives(code), (await open(code)).statusCode]).toEqual([false, 404])
  })
})

test('nothing of a guest is stored but how often a link was opened, and no code', async () => {
  const { id, code } = await aLink()
  await open(code)
  const row = await app.db.selectFrom('guest_links').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(Object.keys(row).toSorted()).toEqual(
    ['id', 'user_id', 'code_hash', 'game_id', 'picks', 'title', 'opened', 'created_at', 'ends_at'].toSorted(),
  )
  expect([row.opened, JSON.stringify(row).includes(code)]).toEqual([1, false])
})
