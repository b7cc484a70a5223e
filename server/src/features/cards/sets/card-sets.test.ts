import { randomUUID } from 'node:crypto'
import {
  changeCardSet,
  deleteCardSet,
  getArticulationCards,
  getCardSets,
  limits,
  recordPlayedSets,
  restoreCardSet,
  saveCardSet,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const content = (sound = 'R', more: object = {}) => ({
  title: `${sound} at the start`,
  line: 'Words',
  pictures: ['/assets/cards/rabbit.svg'],
  picks: { articulation: { [sound]: [[1], [1]] }, language: {}, fluency: [] },
  ...more,
})
const aSet = (name: string, more: object = {}) => ({ id: randomUUID(), name, ...content('R', more) })

const save = (user: TestUser | null, set: object) => app.as(user).call(saveCardSet, { body: set })
const lists = async (user: TestUser) => (await app.as(user).call(getCardSets)).body
const names = async (user: TestUser) => (await lists(user)).saved.map((set: { name: string }) => set.name)
const change = (user: TestUser, id: string, body: object) => app.as(user).call(changeCardSet, { params: { id }, body })
const play = (user: TestUser, ...played: object[]) => app.as(user).call(recordPlayedSets, { body: { played } })

describe('a saved set', () => {
  test('comes back unchanged in every login, sorted by name', async () => {
    const user = await app.aSubscriber()
    expect(await lists(user)).toEqual({ saved: [], recent: [] })
    const picks = { articulation: { S: [[3, 1], [1]], AR: [[3], [2]] }, language: { 3: [101] }, fluency: [2] }
    const { statusCode, body } = await save(user, { ...aSet('  dk,\n R and AR '), picks })
    expect([statusCode, body.set]).toEqual([
      200,
      expect.objectContaining({ name: 'dk, R and AR', picks, version: 1, used_at: null, line: 'Words' }),
    ])
    expect(Object.keys(body.set.picks.articulation)).toEqual(['S', 'AR'])
    await save(user, aSet('Blends'))
    expect(await names(user)).toEqual(['Blends', 'dk, R and AR'])
  })

  test('is saved once when sent twice, and a late repeat does not undo newer changes', async () => {
    const user = await app.aNewUser()
    const set = aSet('Twice')
    await Promise.all([save(user, set), save(user, set)])
    expect(await names(user)).toEqual(['Twice'])
    await change(user, set.id, { version: 1, name: 'Renamed' })
    expect((await save(user, set)).body.set).toMatchObject({ name: 'Renamed', version: 2 })
    await app.as(user).call(deleteCardSet, { params: { id: set.id } })
    await save(user, set)
    expect(await names(user)).toEqual([])
  })

  test('can be renamed and changed, but not based on an older version', async () => {
    const user = await app.aSubscriber()
    const { id } = (await save(user, aSet('R'))).body.set
    expect((await change(user, id, { version: 1, name: 'DK' })).body.set).toMatchObject({ name: 'DK', version: 2 })
    const edited = await change(user, id, { version: 2, content: content('S') })
    expect(edited.body.set).toMatchObject({ name: 'DK', title: 'S at the start', version: 3 })
    const late = await change(user, id, { version: 2, name: 'Late' })
    expect([late.statusCode, late.body.code]).toEqual([409, 'conflict'])
    expect(await names(user)).toEqual(['DK'])
  })

  test('two devices that save at once both keep their set', async () => {
    const user = await app.aSubscriber()
    await Promise.all(['One', 'Two', 'Three'].map((name) => save(user, aSet(name))))
    expect((await names(user)).sort()).toEqual(['One', 'Three', 'Two'])
  })

  test('can be deleted, restored unchanged, and is purged after 30 days', async () => {
    const user = await app.aSubscriber()
    const { id } = (await save(user, aSet('Gone'))).body.set
    const remove = () => app.as(user).call(deleteCardSet, { params: { id } })
    const restore = () => app.as(user).call(restoreCardSet, { params: { id } })
    expect([(await remove()).statusCode, (await remove()).statusCode, await names(user)]).toEqual([200, 200, []])
    expect((await change(user, id, { version: 1, name: 'x' })).statusCode).toBe(404)
    expect((await restore()).body.set).toMatchObject({ id, name: 'Gone', version: 1 })
    expect(await names(user)).toEqual(['Gone'])

    const forget = async () => {
      await app.services.jobs.send('forget-deleted-sets', {})
      await app.runJobs()
    }
    await remove()
    await forget()
    expect((await restore()).statusCode).toBe(200)
    await remove()
    await sql`update card_sets set deleted_at = now() - interval '31 days' where id = ${id}`.execute(app.db)
    await forget()
    expect((await restore()).statusCode).toBe(404)
  })

  test('is deleted with the account', async () => {
    const user = await app.aSubscriber()
    await save(user, aSet('Mine'))
    await play(user, { ...content(), ago: 0 })
    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    for (const table of ['card_sets', 'recent_card_sets'] as const) {
      const rows = await app.db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute()
      expect(rows).toEqual([])
    }
  })

  test('keeps unknown kinds of picks unchanged', async () => {
    const user = await app.aSubscriber()
    const picks = { later: { 'r/w': [1, 2] }, more: ['a1'], players: [{ articulation: { R: [[1], [1]] } }] }
    await save(user, { ...aSet('Pairs'), picks })
    expect((await lists(user)).saved[0].picks).toEqual(picks)
  })

  test('cannot exceed the user’s limit, and a deleted one makes room', async () => {
    const user = await app.aSubscriber()
    const first = aSet('First')
    await save(user, first)
    await sql`
      insert into card_sets (id, user_id, name, title, line, picks, picks_hash)
      select gen_random_uuid(), ${user.id}, 'Set ' || n, '', '', '{}', '' from generate_series(2, ${limits.savedSets}) n`.execute(
      app.db,
    )
    const { statusCode, body } = await save(user, aSet('One more'))
    expect([statusCode, body.errors]).toEqual([422, { name: [expect.stringContaining('200 saved sets')] }])
    await app.as(user).call(deleteCardSet, { params: { id: first.id } })
    expect((await save(user, aSet('One more'))).statusCode).toBe(200)
    expect((await app.as(user).call(restoreCardSet, { params: { id: first.id } })).statusCode).toBe(422)
  })
})

describe('the owner of a set', () => {
  test('is a user: a visitor has none, and a user whose plan has ended can keep, rename, and save sets but gets no cards', async () => {
    expect((await app.call(getCardSets)).statusCode).toBe(401)
    expect((await save(null, aSet('x'))).statusCode).toBe(401)
    const user = await app.anExpired()
    const { id } = (await save(user, aSet('Still here'))).body.set
    expect((await change(user, id, { version: 1, name: 'And renamed' })).statusCode).toBe(200)
    expect(await names(user)).toEqual(['And renamed'])
    const cards = await app.as(user).call(getArticulationCards, { body: { R: [[1], [1]] } })
    expect([cards.statusCode, cards.body.code]).toEqual([403, 'needs_subscription'])
  })

  test('is the only one who can read, change, delete, restore, or overwrite it', async () => {
    const [owner, stranger] = [await app.aSubscriber(), await app.anAdmin()]
    const set = aSet('Private')
    await save(owner, set)
    const params = { id: set.id }
    const calls = [
      await change(stranger, set.id, { version: 1, name: 'Mine now' }),
      await app.as(stranger).call(deleteCardSet, { params }),
      await app.as(stranger).call(restoreCardSet, { params }),
      await save(stranger, { ...set, name: 'Mine now' }),
    ]
    expect(calls.map((answer) => [answer.statusCode, answer.body.code])).toEqual(calls.map(() => [404, 'not_found']))
    await play(stranger, { ...content(), ago: 0 })
    expect([await names(stranger), await names(owner)]).toEqual([[], ['Private']])
    expect((await lists(owner)).saved[0].used_at).toBe(null)
  })
})

describe('refuses with a message for the field', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  const bad: [what: string, field: string, change: object][] = [
    ['no name', 'name', { name: '   ' }],
    ['a long name', 'name', { name: 'x'.repeat(limits.setName + 1) }],
    ['an id that is none', 'id', { id: '7' }],
    ['no picks', 'picks', { picks: undefined }],
    ['empty picks', 'picks', { picks: { articulation: {}, language: {}, fluency: [] } }],
    ['a sound without a pair', 'picks.articulation.R', { picks: { articulation: { R: [1] } } }],
    ['a goal that is no number', 'picks.language.x', { picks: { language: { x: [1] } } }],
    ['contrasts that are none', 'picks.pairs.0', { picks: { pairs: ['R/W'] } }],
    ['levels that are no numbers', 'picks.fluency.0', { picks: { fluency: ['one'] } }],
    ['more than a set can hold', 'picks', { picks: { more: 'x'.repeat(limits.picks) } }],
    ['half a character', 'picks.more.0', { picks: { more: ['\ud800'] } }],
    ['a picture of another site', 'pictures.0', { pictures: ['https://example.org/a.png'] }],
    ['four pictures', 'pictures', { pictures: Array(4).fill('/assets/cards/a.svg') }],
  ]
  test.each(bad)('%s', async (_, field, wrong) => {
    const user = await app.aSubscriber()
    const { statusCode, body } = await save(user, { ...aSet('Fine'), ...wrong })
    expect([statusCode, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    expect(await names(user)).toEqual([])
  })

  test('deeply nested picks, a malformed id in the path, and a malformed version', async () => {
    const user = await app.aSubscriber()
    expect((await save(user, { ...aSet('Deep'), picks: { more: deep(80) } })).statusCode).toBe(400)
    expect((await change(user, 'x', { version: 1, name: 'y' })).statusCode).toBe(422)
    expect((await change(user, randomUUID(), { version: 0, name: 'y' })).statusCode).toBe(422)
    expect((await change(user, randomUUID(), { version: 1, name: 'y' })).statusCode).toBe(404)
    expect((await play(user)).statusCode).toBe(422)
    expect((await play(user, { ...content(), ago: -1 })).statusCode).toBe(422)
  })
})

describe('recently played sets', () => {
  const titles = async (user: TestUser) => (await lists(user)).recent.map((one: { title: string }) => one.title)

  test('come first on every device, once each, by when they were played, not when they were sent', async () => {
    const user = await app.aSubscriber()
    await play(user, { ...content('R'), ago: 0 })
    await play(user, { ...content('L'), ago: 3_600_000 }, { ...content('S'), ago: 1_800_000 })
    expect(await titles(user)).toEqual(['R at the start', 'S at the start', 'L at the start'])
    const other = { picks: { fluency: [], language: {}, articulation: { L: [[1], [1]] } } }
    const { body } = await play(user, { ...content('L', other), ago: 0 })
    expect(body.recent.map((one: { title: string }) => one.title)).toEqual([
      'L at the start',
      'R at the start',
      'S at the start',
    ])
    await play(user, { ...content('R'), ago: 7_200_000 })
    expect((await titles(user))[1]).toBe('R at the start')
  })

  test('are few, and mark the saved sets with the same picks', async () => {
    const user = await app.aSubscriber()
    await save(user, aSet('DK'))
    await save(user, { ...aSet('Other'), ...content('T') })
    for (const sound of ['R', 'S', 'L', 'K', 'G', 'F', 'V', 'P'])
      expect((await play(user, { ...content(sound), ago: 0 })).statusCode).toBe(200)
    expect(await titles(user)).toHaveLength(limits.recentSets)
    const { saved } = await lists(user)
    expect(saved.map((set: { name: string; used_at: unknown }) => [set.name, set.used_at === null])).toEqual([
      ['DK', false],
      ['Other', true],
    ])
    expect(Date.now() - Date.parse(saved[0].used_at)).toBeLessThan(600_000)
  })

  test('of two devices at once are all kept', async () => {
    const user = await app.aSubscriber()
    const sounds = ['R', 'S', 'L', 'K']
    const two = (first: string, second: string) =>
      play(user, { ...content(first), ago: 5 }, { ...content(second), ago: 5 })
    await Promise.all([two('R', 'S'), two('S', 'R'), two('L', 'K'), two('K', 'L')])
    expect((await titles(user)).sort()).toEqual(sounds.map((sound) => `${sound} at the start`).sort())
  })
})
