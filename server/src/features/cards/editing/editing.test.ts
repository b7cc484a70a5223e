import {
  addConsoleCard,
  auditActions,
  changeConsoleCard,
  checkConsoleCard,
  getArticulationCards,
  getCardChoices,
  getConsoleCard,
  getConsoleCards,
  getLanguageCards,
  limits,
  retireConsoleCard,
  type CardRecord,
  type CardTable,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { importContent } from '../content/import-content.ts'
import { tableOf } from './tables/tables.ts'

let app: TestApp
let ada: TestUser
let grace: TestUser
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db)
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  grace = await app.anAdmin({ first_name: 'Grace', last_name: 'Hopper' })
})
afterAll(() => app.close())

const list = async (table: CardTable, query: object = {}) =>
  (await app.as(ada).call(getConsoleCards, { params: { table }, query })).body
const titles = async (table: CardTable, query: object) =>
  (await list(table, query)).cards.map(({ title }: { title: string }) => title)
const find = async (table: CardTable, query: object): Promise<CardRecord> => {
  const { id } = (await list(table, query)).cards[0]
  return (await app.as(ada).call(getConsoleCard, { params: { table, id } })).body
}
const change = (table: CardTable, card: CardRecord, fields: object, more: object = {}) =>
  app.as(ada).call(changeConsoleCard, {
    params: { table, id: card.id },
    body: { revision: card.revision, fields, confirmed: false, ...more },
  })
const add = (table: CardTable, fields: object, confirmed = false) =>
  app.as(ada).call(addConsoleCard, { params: { table }, body: { fields, confirmed } })
const retire = (table: CardTable, card: CardRecord, retired: boolean) =>
  app.as(ada).call(retireConsoleCard, { params: { table, id: card.id }, body: { revision: card.revision, retired } })
const look = async (table: CardTable, fields: object, id: number | null = null) =>
  (await app.as(ada).call(checkConsoleCard, { params: { table }, body: { id, fields } })).body
const records = (object: string) =>
  app.db
    .selectFrom('audit')
    .where('object', '=', object)
    .orderBy('id')
    .select(['actor_id', 'action', 'before', 'after'])
    .execute()

const phone = { sound: 'F', position: 'initial', kind: 'word' }
const question = {
  ...{ part: 'Vocabulary: Things > Animals', type: 'choice', age: '5-7', question: 'Which one barks?' },
  ...{ pictures: 'dog', alts: 'a dog', answers: '*a dog | a cat' },
}

describe('the lists', () => {
  test('are searched by words that must all match, and filtered by group and state', async () => {
    const found = await list('articulation', { search: 'PHONE my', group: 'F' })
    expect(found.groups).toContain('TH (voiced)')
    expect(found.cards.length).toBeGreaterThan(0)
    for (const { title, place } of found.cards) {
      expect(title.toLowerCase()).toMatch(/phone.*my|my.*phone/)
      expect(place.sound).toBe('F')
    }
    expect(await titles('articulation', { search: 'phone', group: 'no sound' })).toEqual([])
    expect(await titles('articulation', { state: 'changed' })).toEqual([])
    expect(await titles('pairs', { search: 'ring wing' })).toEqual(['ring – wing'])
    expect((await list('language', { search: 'opposite' })).cards[0].place.part).toContain(' > ')
    expect(await titles('goals', { search: 'picture hunts' })).toEqual(['Picture Hunts'])
  })

  test('come page by page, newest first, without a gap', async () => {
    const first = await list('fluency')
    const second = await list('fluency', { before: first.next })
    expect(first.cards.length).toBe(limits.console.perPage)
    const ids = [...first.cards, ...second.cards].map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(2 * limits.console.perPage)
  })

  test('find words through indexes, not by reading every card', async () => {
    await app.db.transaction().execute(async (trx) => {
      // With as few cards as there are now, reading them all is as fast.
      await sql`set local enable_seqscan = off`.execute(trx)
      for (const table of ['articulation', 'pairs', 'language', 'fluency'] as const) {
        const { sqlName, searched } = tableOf(table)
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from ${sql.table(sqlName)}
          where ${searched} like '%zebrafish%'`.execute(trx)
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${sqlName}_search`)
      }
    })
  })

  test('offer what a field can be', async () => {
    const { choices } = (await app.as(ada).call(getCardChoices, { params: { table: 'language' } })).body
    expect(choices.part).toHaveLength(236)
    expect(choices.type).toEqual(['choice', 'pictures', 'yes-no', 'answer', 'talk'])
  })
})

describe('a check', () => {
  test('says what is wrong with each field, and shows the card as the viewer gets it', async () => {
    const wrong = await look('articulation', { ...phone, text: 'p[h]armacist', picture: 'no-such', alt: '' })
    expect(wrong.problems).toEqual([
      { field: 'picture', message: 'There is no picture named “no-such”.', warning: false },
      {
        field: 'text',
        message: 'Put brackets around the letters that spell the sound: [ph]armacist',
        warning: false,
      },
      { field: 'alt', message: 'Describe the picture for people who can’t see it.', warning: false },
    ])
    const right = await look('articulation', { ...phone, text: '[f]lute', picture: 'flute', alt: 'a flute' })
    expect(right.rows.articulation).toMatchObject([
      { sound_name: 'F', sound_word: 'flute', sentence: 'Words', image: '/assets/cards/flute.svg', marks: [[0, 1]] },
    ])
  })

  test('finds an option that doesn’t exist, a missing text, and one that is too long', async () => {
    const { problems, rows } = await look('articulation', { ...phone, sound: 'Q', text: '' })
    expect([rows, problems]).toMatchObject([null, [{ field: 'sound', message: /“Q” isn’t an option/ }]])
    expect((await look('articulation', { ...phone, text: '' })).problems).toMatchObject([{ field: 'text' }])
    expect((await look('fluency', { line: 'a'.repeat(901) })).problems).toMatchObject([{ field: 'line' }])
  })

  test('finds a question without a right answer, and pictures without descriptions', async () => {
    const { problems } = await look('language', { ...question, alts: '', answers: 'a dog | a cat' })
    expect(problems.map(({ field }: { field: string }) => field)).toEqual(['answers', 'alts'])
    const { rows } = await look('language', question)
    expect(rows.language).toMatchObject({ rows: [{ answers: '["a dog","a cat"]', correct_option: '[0]' }] })
  })

  test('of a pair finds words that don’t differ by the contrast', async () => {
    const pair = { contrast: 'R and W', word: 'ring', picture: 'ring', alt: 'a ring', other: 'king' }
    const { problems } = await look('pairs', { ...pair, other_picture: 'crown', other_alt: 'a crown' })
    expect(problems).toEqual([
      { field: 'other', message: 'The two words must differ by exactly this contrast.', warning: false },
    ])
    expect((await look('pairs', { ...pair, other: 'wing', other_alt: '' })).problems).toContainEqual({
      ...{ field: 'other_picture', message: 'Choose a picture.', warning: false },
    })
  })
})

describe('a change', () => {
  test('is shown in the viewer, recorded with before and after, and survives an import', async () => {
    const card = await find('articulation', { search: 'flamingo', group: 'FL' })
    const alt = 'a pink flamingo on one leg'
    const { statusCode, body } = await change('articulation', card, { alt })
    expect([statusCode, body.fields, body.edited]).toEqual([200, { ...card.fields, alt }, true])
    const { sound = '', position = '' } = card.fields
    const kind = { word: 'Words', phrase: 'Phrases', sentence: 'Sentences', loaded: 'Sentences' }[
      card.fields.kind ?? ''
    ]
    const picks = { [sound]: [[position], [kind]] }
    const shown = (await app.as(await app.aSubscriber()).call(getArticulationCards, { body: picks })).body.data
    expect(shown.find(({ id }: { id: number }) => id === card.id)).toMatchObject({ alt })
    expect(await records(`card-articulation ${card.id}`)).toEqual([
      { actor_id: ada.id, action: 'card.changed', before: { alt: card.fields.alt }, after: { alt } },
    ])
    expect(await titles('articulation', { state: 'changed' })).toEqual([card.title])

    const content = await import('@marigold/content')
    const again = { ...content, digest: 'the same content again' }
    await importContent(app.db, {
      ...again,
      language: {
        categories: content.languageCategories,
        subcategories: content.languageSubcategories,
        items: content.languageItems,
        altOf: content.altOf,
      },
      fluency: { levels: content.fluencyLevels, techniques: content.fluencyTechniques, lines: content.fluencyLines },
    })
    expect((await find('articulation', { state: 'changed' })).fields.alt).toBe(alt)
  })

  test('that another administrator came before is refused with the name, and nothing is stored', async () => {
    const card = await find('fluency', { search: 'apple' })
    const line = card.fields.line ?? ''
    const first = await app.as(grace).call(changeConsoleCard, {
      params: { table: 'fluency', id: card.id },
      body: { revision: card.revision, fields: { order: '77' }, confirmed: false },
    })
    expect(first.statusCode).toBe(200)
    const late = await change('fluency', card, { order: '78' })
    expect([late.statusCode, late.body.message]).toEqual([409, expect.stringMatching(/^Grace Hopper changed this/)])
    const { fields } = await find('fluency', { search: line, state: 'changed' })
    expect(fields.order).toBe('77')
    const again = await change('fluency', { ...card, revision: first.body.revision }, { order: '' })
    expect([again.statusCode, again.body.fields.order]).toEqual([200, '78'])
  })

  test('that breaks a rule is refused with the field, and one that changes nothing isn’t recorded', async () => {
    const card = await find('language', { group: question.part })
    const wrong = await change('language', card, { type: 'choice', answers: 'a dog | a cat' })
    expect([wrong.statusCode, wrong.body.errors]).toEqual([422, { answers: ['Mark the right answer.'] }])
    const same = await change('language', card, card.fields)
    expect([same.statusCode, same.body.revision, same.body.edited]).toEqual([200, card.revision, false])
    expect(await records(`card-language ${card.id}`)).toEqual([])
  })

  test('of a list keeps what saved sets name', async () => {
    const sound = await find('sounds', { search: 's blends' })
    const { body } = await change('sounds', sound, { example: 'stream' })
    expect([body.title, body.fields.example]).toEqual(['S blends, 3 sounds', 'stream'])
    expect((await change('sounds', body, { sound_name: 'X' })).statusCode).toBe(422)
  })
})

describe('a new card', () => {
  test('comes at the end of its group, and can be practiced at once', async () => {
    const { statusCode, body } = await add('language', question)
    expect([statusCode, body.edited, Number(body.fields.order) > 1]).toEqual([200, true, true])
    const { rows } = await sql<{ id: number; category_id: number }>`
      select s.id, s.category_id from language_subcategories s join language_items i on i.subcategory_id = s.id
      where i.id = ${body.id}`.execute(app.db)
    const filters = rows.map((row) => ({ language_type_id: row.category_id, sub_category_id: row.id }))
    const { data } = (await app.as(await app.aSubscriber()).call(getLanguageCards, { body: { filters } })).body
    expect(data.map(({ questions }: { questions: string }) => questions)).toContain(question.question)
    expect(await records(`card-language ${body.id}`)).toMatchObject([{ action: 'card.added', before: null }])
    const again = await add('language', question)
    expect([again.statusCode, again.body.errors]).toEqual([
      422,
      { question: [`There is already a card with this text. Its number is ${body.id}.`] },
    ])
  })

  test('with a word that the dictionary lacks needs a confirmation', async () => {
    const fields = { ...phone, text: '[f]lumph', picture: '', alt: '' }
    const asked = await add('articulation', fields)
    expect([asked.statusCode, asked.body.errors]).toEqual([
      422,
      { confirmed: ['Check the warnings and confirm them, or change the card.'] },
    ])
    const { statusCode, body } = await add('articulation', fields, true)
    expect([statusCode, body.fields]).toMatchObject([200, { word: 'flumph', text: '[f]lumph', picture: '' }])
    const phrase = { ...phone, kind: 'phrase', word: 'flumph', text: 'one [f]lumph' }
    expect((await add('articulation', phrase, true)).body.fields.order).toBe(body.fields.order)
  })

  test('can’t be added to a list', async () => {
    expect((await add('levels', { name: 'Whole books' })).statusCode).toBe(409)
  })
})

test('a retired card leaves the viewer, comes back when it’s restored, and an import changes neither', async () => {
  const card = await find('pairs', { search: 'ring wing' })
  const gone = (await retire('pairs', card, true)).body
  expect([gone.retired, await titles('pairs', { search: 'ring wing' })]).toEqual([true, []])
  expect(await titles('pairs', { state: 'retired' })).toEqual(['ring – wing'])
  await sql`delete from imports`.execute(app.db)
  await importContent(app.db)
  expect(await titles('pairs', { state: 'retired' })).toEqual(['ring – wing'])
  expect((await retire('pairs', card, false)).statusCode).toBe(409)
  const back = (await retire('pairs', gone, false)).body
  expect([back.retired, await titles('pairs', { search: 'ring wing' })]).toEqual([false, ['ring – wing']])
  const log = await records(`card-pairs ${card.id}`)
  expect(log.map(({ before, after }) => [before, after])).toEqual([
    [{ retired: false }, { retired: true }],
    [{ retired: true }, { retired: false }],
  ])
  expect(auditActions).toEqual(expect.arrayContaining(log.map(({ action }) => action)))
})

test('a card can’t be restored while another one has its text', async () => {
  const line = { technique: 'Easy Onset', level: 'Words', line: 'aardvark' }
  const { body } = await add('fluency', line)
  const gone = (await retire('fluency', body, true)).body
  const twin = (await add('fluency', line)).body
  const refused = await retire('fluency', gone, false)
  expect([refused.statusCode, refused.body.message]).toEqual([
    409,
    `There is already a card with this text. Its number is ${twin.id}.`,
  ])
})

test('an unknown card is not found', async () => {
  expect((await app.as(ada).call(getConsoleCard, { params: { table: 'pairs', id: 999_999 } })).statusCode).toBe(404)
})
