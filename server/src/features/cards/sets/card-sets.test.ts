import { randomUUID } from 'node:crypto'
import {
  changeCardSet,
  deleteCardSet,
  getArticulationCards,
  getCardSets,
  limits,
  notePlayedSets,
  restoreCardSet,
  saveCardSet,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing/testing.ts'

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

const save = (person: TestPerson | null, set: object) => app.as(person).call(saveCardSet, { body: set })
const lists = async (person: TestPerson) => (await app.as(person).call(getCardSets)).body
const names = async (person: TestPerson) => (await lists(person)).saved.map((set: { name: string }) => set.name)
const change = (person: TestPerson, id: string, body: object) =>
  app.as(person).call(changeCardSet, { params: { id }, body })
const play = (person: TestPerson, ...played: object[]) => app.as(person).call(notePlayedSets, { body: { played } })

describe('a saved set', () => {
  test('comes back as it was saved, on every sign-in, sorted by name', async () => {
    const person = await app.aSubscriber()
    expect(await lists(person)).toEqual({ saved: [], recent: [] })
    const picks = { articulation: { S: [[3, 1], [1]], AR: [[3], [2]] }, language: { 3: [101] }, fluency: [2] }
    const { statusCode, body } = await save(person, { ...aSet('  dk,\n R and AR '), picks })
    expect([statusCode, body.set]).toEqual([
      200,
      expect.objectContaining({ name: 'dk, R and AR', picks, version: 1, used_at: null, line: 'Words' }),
    ])
    expect(Object.keys(body.set.picks.articulation)).toEqual(['S', 'AR'])
    await save(person, aSet('Blends'))
    expect(await names(person)).toEqual(['Blends', 'dk, R and AR'])
  })

  test('sent twice is kept once, and sent again later does not undo what happened since', async () => {
    const person = await app.aNew()
    const set = aSet('Twice')
    await Promise.all([save(person, set), save(person, set)])
    expect(await names(person)).toEqual(['Twice'])
    await change(person, set.id, { version: 1, name: 'Renamed' })
    expect((await save(person, set)).body.set).toMatchObject({ name: 'Renamed', version: 2 })
    await app.as(person).call(deleteCardSet, { params: { id: set.id } })
    await save(person, set)
    expect(await names(person)).toEqual([])
  })

  test('is renamed, gets other cards, and refuses a change of what was changed meanwhile', async () => {
    const person = await app.aSubscriber()
    const { id } = (await save(person, aSet('R'))).body.set
    expect((await change(person, id, { version: 1, name: 'DK' })).body.set).toMatchObject({ name: 'DK', version: 2 })
    const edited = await change(person, id, { version: 2, content: content('S') })
    expect(edited.body.set).toMatchObject({ name: 'DK', title: 'S at the start', version: 3 })
    const late = await change(person, id, { version: 2, name: 'Late' })
    expect([late.statusCode, late.body.code]).toEqual([409, 'conflict'])
    expect(await names(person)).toEqual(['DK'])
  })

  test('of two devices that save at once, both stay', async () => {
    const person = await app.aSubscriber()
    await Promise.all(['One', 'Two', 'Three'].map((name) => save(person, aSet(name))))
    expect((await names(person)).sort()).toEqual(['One', 'Three', 'Two'])
  })

  test('is deleted, restored as it was, and forgotten after 30 days', async () => {
    const person = await app.aSubscriber()
    const { id } = (await save(person, aSet('Gone'))).body.set
    const remove = () => app.as(person).call(deleteCardSet, { params: { id } })
    const restore = () => app.as(person).call(restoreCardSet, { params: { id } })
    expect([(await remove()).statusCode, (await remove()).statusCode, await names(person)]).toEqual([200, 200, []])
    expect((await change(person, id, { version: 1, name: 'x' })).statusCode).toBe(404)
    expect((await restore()).body.set).toMatchObject({ id, name: 'Gone', version: 1 })
    expect(await names(person)).toEqual(['Gone'])

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

  test('goes with the account', async () => {
    const person = await app.aSubscriber()
    await save(person, aSet('Mine'))
    await play(person, { ...content(), ago: 0 })
    await app.db.deleteFrom('users').where('id', '=', person.id).execute()
    for (const table of ['card_sets', 'recent_card_sets'] as const) {
      const rows = await app.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()
      expect(rows).toEqual([])
    }
  })

  test('holds kinds of picks that are not known yet, as they are', async () => {
    const person = await app.aSubscriber()
    const picks = { later: { 'r/w': [1, 2] }, more: ['a1'], players: [{ articulation: { R: [[1], [1]] } }] }
    await save(person, { ...aSet('Pairs'), picks })
    expect((await lists(person)).saved[0].picks).toEqual(picks)
  })

  test('cannot be more than a person may keep, and a deleted one makes room', async () => {
    const person = await app.aSubscriber()
    const first = aSet('First')
    await save(person, first)
    await sql`
      insert into card_sets (id, user_id, name, title, line, picks, picks_hash)
      select gen_random_uuid(), ${person.id}, 'Set ' || n, '', '', '{}', '' from generate_series(2, ${limits.savedSets}) n`.execute(
      app.db,
    )
    const { statusCode, body } = await save(person, aSet('One more'))
    expect([statusCode, body.errors]).toEqual([422, { name: [expect.stringContaining('200 saved sets')] }])
    await app.as(person).call(deleteCardSet, { params: { id: first.id } })
    expect((await save(person, aSet('One more'))).statusCode).toBe(200)
    expect((await app.as(person).call(restoreCardSet, { params: { id: first.id } })).statusCode).toBe(422)
  })
})

describe('whose sets', () => {
  test('a visitor has none; a person whose plan has ended keeps, renames and saves, but gets no cards', async () => {
    expect((await app.call(getCardSets)).statusCode).toBe(401)
    expect((await save(null, aSet('x'))).statusCode).toBe(401)
    const person = await app.anExpired()
    const { id } = (await save(person, aSet('Still here'))).body.set
    expect((await change(person, id, { version: 1, name: 'And renamed' })).statusCode).toBe(200)
    expect(await names(person)).toEqual(['And renamed'])
    const cards = await app.as(person).call(getArticulationCards, { body: { R: [[1], [1]] } })
    expect([cards.statusCode, cards.body.code]).toEqual([403, 'needs_subscription'])
  })

  test('another person’s set does not exist: not to read, change, delete, restore or overwrite', async () => {
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

describe('what is refused with the field and what to do', () => {
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
    ['half a character', 'picks', { picks: { more: ['\ud800'] } }],
    ['a picture of another site', 'pictures.0', { pictures: ['https://example.org/a.png'] }],
    ['four pictures', 'pictures', { pictures: Array(4).fill('/assets/cards/a.svg') }],
  ]
  test.each(bad)('%s', async (_, field, wrong) => {
    const person = await app.aSubscriber()
    const { statusCode, body } = await save(person, { ...aSet('Fine'), ...wrong })
    expect([statusCode, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    expect(await names(person)).toEqual([])
  })

  test('picks nested out of measure, an id in the address that is none, a version that is none', async () => {
    const person = await app.aSubscriber()
    expect((await save(person, { ...aSet('Deep'), picks: { more: deep(80) } })).statusCode).toBe(400)
    expect((await change(person, 'x', { version: 1, name: 'y' })).statusCode).toBe(422)
    expect((await change(person, randomUUID(), { version: 0, name: 'y' })).statusCode).toBe(422)
    expect((await change(person, randomUUID(), { version: 1, name: 'y' })).statusCode).toBe(404)
    expect((await play(person)).statusCode).toBe(422)
    expect((await play(person, { ...content(), ago: -1 })).statusCode).toBe(422)
  })
})

describe('what was played last', () => {
  const titles = async (person: TestPerson) => (await lists(person)).recent.map((one: { title: string }) => one.title)

  test('stands on top on every device, once, by when it was played and not by when it was sent', async () => {
    const person = await app.aSubscriber()
    await play(person, { ...content('R'), ago: 0 })
    await play(person, { ...content('L'), ago: 3_600_000 }, { ...content('S'), ago: 1_800_000 })
    expect(await titles(person)).toEqual(['R at the start', 'S at the start', 'L at the start'])
    const other = { picks: { fluency: [], language: {}, articulation: { L: [[1], [1]] } } }
    const { body } = await play(person, { ...content('L', other), ago: 0 })
    expect(body.recent.map((one: { title: string }) => one.title)).toEqual([
      'L at the start',
      'R at the start',
      'S at the start',
    ])
    await play(person, { ...content('R'), ago: 7_200_000 })
    expect((await titles(person))[1]).toBe('R at the start')
  })

  test('is a handful, and marks the saved sets that hold the same', async () => {
    const person = await app.aSubscriber()
    await save(person, aSet('DK'))
    await save(person, { ...aSet('Other'), ...content('T') })
    for (const sound of ['R', 'S', 'L', 'K', 'G', 'F', 'V', 'P'])
      expect((await play(person, { ...content(sound), ago: 0 })).statusCode).toBe(200)
    expect(await titles(person)).toHaveLength(limits.recentSets)
    const { saved } = await lists(person)
    expect(saved.map((set: { name: string; used_at: unknown }) => [set.name, set.used_at === null])).toEqual([
      ['DK', false],
      ['Other', true],
    ])
    expect(Date.now() - Date.parse(saved[0].used_at)).toBeLessThan(600_000)
  })

  test('of two devices at once stays all', async () => {
    const person = await app.aSubscriber()
    const sounds = ['R', 'S', 'L', 'K']
    const two = (first: string, second: string) =>
      play(person, { ...content(first), ago: 5 }, { ...content(second), ago: 5 })
    await Promise.all([two('R', 'S'), two('S', 'R'), two('L', 'K'), two('K', 'L')])
    expect((await titles(person)).sort()).toEqual(sounds.map((sound) => `${sound} at the start`).sort())
  })
})
