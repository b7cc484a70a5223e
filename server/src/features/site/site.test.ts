import {
  addSiteEntry,
  auditActions,
  changeSiteEntry,
  getAllGames,
  getFeaturedGames,
  getSiteEntries,
  getSiteEntry,
  parseSections,
  plainText,
  restoreSiteEntry,
  retireSiteEntry,
  siteKinds,
  type SiteKind,
  type SiteRecord,
  type SiteRow,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLocale } from '../../platform/http/locale.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { contents } from './kinds/kinds.ts'
import { listSiteEntries } from './read-site.service.ts'

let app: TestApp
let ada: TestUser
let grace: TestUser
beforeAll(async () => {
  app = await startApp()
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  grace = await app.anAdmin({ first_name: 'Grace', last_name: 'Hopper' })
})
afterAll(() => app.close())

const rows = async (kind: SiteKind): Promise<SiteRow[]> =>
  (await app.as(ada).call(getSiteEntries, { params: { kind } })).body.entries
const read = async (kind: SiteKind, id: string, query: object = {}): Promise<SiteRecord> =>
  (await app.as(ada).call(getSiteEntry, { params: { kind, id }, query })).body
const change = (record: SiteRecord, fields: object, user = ada) =>
  app.as(user).call(changeSiteEntry, {
    params: record,
    body: { revision: record.revision, fields, ...(record.locale && { locale: record.locale }) },
  })
const restore = (record: SiteRecord, version: number) =>
  app.as(ada).call(restoreSiteEntry, {
    params: record,
    body: { revision: record.revision, version, ...(record.locale && { locale: record.locale }) },
  })
const retire = (record: SiteRecord, retired: boolean) =>
  app.as(ada).call(retireSiteEntry, { params: record, body: { revision: record.revision, retired } })
const add = (kind: SiteKind, fields: object) => app.as(ada).call(addSiteEntry, { params: { kind }, body: { fields } })
const records = (object: string) =>
  app.db.selectFrom('audit').where('object', '=', object).orderBy('id').select(['action', 'before', 'after']).execute()
const shown = async (kind: SiteKind) => (await listSiteEntries(app.db, kind)).map(({ fields }) => fields)

async function aGame(slug: string, rank: number, featured = false): Promise<void> {
  const values = { un_zip_filename: slug, game_name: slug, rank, featured, published_at: new Date() }
  await app.db.insertInto('games').values(values).execute()
}

describe('a text', () => {
  test('is what the app comes with, until it is changed, and pages show the change', async () => {
    const before = await read('faq', 'app')
    expect(before).toMatchObject({ edited: false, locale: 'en', versions: [{ number: 0, author: null }] })
    expect((await shown('faq'))[10]).toMatchObject({ question: 'Is there an app?' })

    const { statusCode, body } = await change(before, { answer: 'No. It runs in the browser.' })
    expect(statusCode).toBe(200)
    expect(body).toMatchObject({ edited: true, fields: { answer: 'No. It runs in the browser.' } })
    expect(body.versions).toMatchObject([{ number: 1, author: 'Ada Byron' }, { number: 0 }])
    expect((await shown('faq'))[10]).toMatchObject({ answer: 'No. It runs in the browser.' })
    expect(await records('site-faq app')).toEqual([
      {
        action: 'site.changed',
        before: { answer: before.fields.answer },
        after: { answer: 'No. It runs in the browser.' },
      },
    ])

    // Undo is an earlier version, saved again.
    const undone = await restore(body, 0)
    expect(undone.body).toMatchObject({ edited: false, fields: before.fields })
    expect(undone.body.versions).toHaveLength(3)
    const redone = await restore(undone.body, 1)
    expect(redone.body.fields.answer).toBe('No. It runs in the browser.')
    expect((await restore(redone.body, 2)).body.edited).toBe(false)
    expect((await records('site-faq app')).map(({ action }) => action)).toEqual([
      'site.changed',
      ...Array<string>(3).fill('site.restored'),
    ])
  })

  test('that did not change gets no new version', async () => {
    const record = await read('faq', 'pay')
    expect((await change(record, record.fields)).body.versions).toHaveLength(1)
    expect(await records('site-faq pay')).toEqual([])
  })

  test('has its own version in each language, and is the changed English one where it has none', async () => {
    const inPseudo = () => inLocale('en-XA', () => listSiteEntries(app.db, 'plan'))
    const original = await inPseudo()
    expect(original[0]?.fields.text).not.toBe((await shown('plan'))[0]?.text)

    await change(await read('plan', 'monthly'), { text: 'Cancel whenever you like.' })
    expect((await inPseudo())[0]?.fields.text).toBe('Cancel whenever you like.')
    expect((await inPseudo())[1]).toEqual(original[1])
    const other = await read('plan', 'monthly', { locale: 'en-XA' })
    expect(other).toMatchObject({ untranslated: true, locales: ['en', 'en-XA'] })
    const saved = (await change(other, { text: 'Ends when you like.' })).body
    expect(saved).toMatchObject({ untranslated: false, locale: 'en-XA' })
    expect((await inPseudo())[0]?.fields.text).toBe('Ends when you like.')
    expect((await shown('plan'))[0]?.text).toBe('Cancel whenever you like.')
    expect((await records('site-plan monthly')).at(-1)?.after).toMatchObject({ locale: 'en-XA' })
    await restore(await read('plan', 'monthly'), 0)
    expect((await inPseudo())[0]?.fields.text).toBe('Ends when you like.')
    expect(((await read('plan', 'monthly', { locale: 'xx' })) as unknown as { code: string }).code).toBe('invalid')
  })
})

test('a change based on an older version is refused, names who came first, and loses nothing', async () => {
  const seen = await read('faq', 'needs')
  await change(seen, { answer: 'A browser.' }, grace)
  const late = await change(seen, { answer: 'Any browser.' })
  expect([late.statusCode, late.body.message]).toEqual([409, expect.stringContaining('Grace Hopper')])
  expect((await read('faq', 'needs')).fields.answer).toBe('A browser.')
  await change(await read('faq', 'needs'), { answer: 'Any browser.' })
  const own = await change(seen, { answer: 'Some browser.' })
  expect(own.body.message).toMatch(/^You changed this in another window/)
  expect((await restore(seen, 0)).statusCode).toBe(409)
})

describe('the list', () => {
  test('grows, is ordered, and loses what is retired', async () => {
    const written = { group: 'Using Marigold', question: 'Does it snow?', answer: 'Only in **Weather Wardrobe**.' }
    const { id } = (await add('faq', written)).body as SiteRecord
    expect((await rows('faq')).at(-1)).toMatchObject({ id, title: 'Does it snow?', edited: true, retired: false })

    const order = await read('faq', 'order')
    const items = [id, ...order.fields.items!.split('\n').filter((one) => one !== id)]
    const ordered = (await change(order, { items: items.join('\n') })).body
    expect((await shown('faq'))[0]).toEqual(written)
    expect((await restore(ordered, 0)).statusCode).toBe(200)
    expect((await shown('faq')).at(-1)).toEqual(written)

    const retired = (await retire(await read('faq', id), true)).body
    expect(retired.retired).toBe(true)
    expect(await shown('faq')).not.toContainEqual(written)
    expect((await rows('faq')).find((row) => row.id === id)?.retired).toBe(true)
    expect((await retire(retired, false)).body.retired).toBe(false)
    expect(await shown('faq')).toContainEqual(written)
    expect((await records(`site-faq ${id}`)).map(({ action }) => action)).toEqual([
      'site.added',
      'site.retired',
      'site.retired',
    ])
  })

  test('keeps a text of the app that was retired and restored as it is', async () => {
    const retired = (await retire(await read('feature', 'screens'), true)).body
    expect((await shown('feature')).map(({ title }) => title)).not.toContain('Any screen')
    expect(await retire(retired, false)).toMatchObject({ body: { edited: false, retired: false } })
  })

  test('of fixed kinds neither grows nor shrinks', async () => {
    expect((await add('policy', { effective: 'Today', text: '## A\n\nB' })).statusCode).toBe(404)
    expect((await retire(await read('policy', 'terms'), true)).statusCode).toBe(404)
    const unknown = await app.as(ada).call(getSiteEntry, { params: { kind: 'faq', id: 'no-such' } })
    expect(unknown.statusCode).toBe(404)
  })
})

describe('a mistake is explained', () => {
  test.each([
    ['faq', { group: 'A', question: '', answer: 'B' }, 'question', 'Please fill this in.'],
    ['faq', { group: 'A', question: 'Q?', answer: 'See [this](/prices).' }, 'answer', /There is no page “\/prices”/],
    ['faq', { group: 'A', question: 'Q?', answer: 'See [it](/Gamedescription/none).' }, 'answer', /no page/],
    ['faq', { group: 'A', question: 'Q?', answer: '[x](javascript:alert(1))' }, 'answer', /no page/],
    ['faq', { group: 'A', question: 'Q?', answer: 'A <b>bold</b> word' }, 'answer', /Write Markdown, not HTML/],
    ['faq', { group: 'A', question: 'x'.repeat(201), answer: 'B' }, 'question', /200/],
    ['faq', { group: 'A', question: 'Q?', answer: 'B', more: 'C' }, 'fields', /./],
    ['feature', { icon: 'rocket', title: 'T', text: 'S' }, 'icon', /^Choose one of these: games, cards/],
    ['slide', { area: 'language', target: 'T', pictures: 'none', alts: 'a' }, 'pictures', /no picture named “none”/],
    ['slide', { area: 'language', target: 'T', pictures: 'lemon', alts: 'a' }, 'word', 'Write a word or a question.'],
    ['slide', { area: 'language', word: 'w', target: 'T', pictures: 'lemon' }, 'alts', /one description for each/],
    [
      'slide',
      { area: 'language', word: 'w', target: 'T', pictures: 'owl | fish', alts: 'a | b' },
      'pictures',
      /1 picture or 4/,
    ],
    ['slide', { area: 'language', word: 'w', target: 'T', pictures: 'owl', alts: 'a', link: '//x' }, 'link', /no page/],
  ] as const)('in %s: %j', async (kind, fields, field, sentence) => {
    const { statusCode, body } = await add(kind, fields)
    expect(statusCode).toBe(422)
    expect(body.errors[field][0]).toMatch(sentence)
  })

  test('and links to pages, games, and other sites are taken', async () => {
    await aGame('link-target', 1)
    const answer =
      '[a](/pricing?x=1#top) [b](/Gamedescription/link-target) [c](https://asha.org/x) [d](mailto:a@b.test)'
    expect((await add('faq', { group: 'A', question: 'Q?', answer })).statusCode).toBe(200)
    const policy = await read('policy', 'terms')
    expect((await change(policy, { text: 'No headings' })).body.errors.text[0]).toMatch(
      /Start each part with a heading/,
    )
    expect((await change(policy, { text: policy.fields.text + '\n\n[x](/nowhere)' })).statusCode).toBe(422)
  })
})

// Caches learn of a change right after it's committed, so these poll.
describe('the catalog', () => {
  test('has the featured games in the order that was chosen, whatever their packages say', async () => {
    for (const [at, slug] of ['f-one', 'f-two', 'f-three'].entries()) await aGame(slug, 10 + at, slug !== 'f-three')
    const featured = async () =>
      (await app.call(getFeaturedGames, {})).body.map((game: { un_zip_filename: string }) => game.un_zip_filename)
    const record = await read('featured', 'games')
    expect(record.fields.items).toBe('f-one\nf-two')
    expect((await change(record, { items: 'f-three\nno-such' })).body.errors.items[0]).toMatch(/“no-such” can’t be/)
    const saved = (await change(record, { items: 'f-three\nf-one' })).body
    await expect.poll(featured).toEqual(['f-three', 'f-one'])
    // What was there before the first change can be restored, too.
    expect((await restore(saved, 1)).statusCode).toBe(200)
    await expect.poll(featured).toEqual(['f-one', 'f-two'])

    const seen = await read('featured', 'games')
    await app.db.updateTable('games').set({ featured: true }).where('un_zip_filename', '=', 'f-three').execute()
    const late = await change(seen, { items: 'f-two' })
    expect([late.statusCode, late.body.message]).toEqual([409, expect.stringMatching(/^Someone else/i)])
  })

  test('shows a new name of a category, but not of one that the app relies on', async () => {
    await sql`insert into categories (name) values ('Social Skills')`.execute(app.db)
    const find = async (name: string) =>
      read('category', (await rows('category')).find((row) => row.title === name)!.id)
    const names = async () =>
      (await app.call(getAllGames, { query: {} })).body.all_categories.map(({ name }: { name: string }) => name)
    await expect.poll(names).toContain('Social Skills')
    const renamed = (await change(await find('Social Skills'), { name: 'Getting along' })).body
    await expect.poll(names).toContain('Getting along')
    expect((await change(renamed, { name: 'slp' })).body.errors.name[0]).toBe(
      'There is a category named “slp” already.',
    )
    expect((await change(await find('SLP'), { name: 'Speech' })).body.errors.name[0]).toMatch(/can’t be changed/)
    expect((await restore(renamed, 1)).body.fields.name).toBe('Social Skills')
  })

  test('shows the ages by their new names and in their new order', async () => {
    const ages = async () =>
      (await app.call(getAllGames, { query: {} })).body.all_age_filters.map(({ name }: { name: string }) => name)
    const [first, second] = await rows('age')
    const record = await read('age', first!.id)
    expect((await change(record, { name: 'small' })).body.errors.name[0]).toBe('Write an age such as 5-7 or 14+.')
    expect((await change(record, { name: second!.title })).statusCode).toBe(422)
    const renamed = (await change(record, { name: '3-4' })).body
    await expect.poll(ages).toEqual(['3-4', '5-7', '8-10', '11-13', '14+'])
    const order = await read('age', 'order')
    const turned = (await change(order, { items: order.fields.items!.split('\n').reverse().join('\n') })).body
    await expect.poll(ages).toEqual(['14+', '11-13', '8-10', '5-7', '3-4'])
    await restore(turned, 1)
    await restore(renamed, 1)
    await expect.poll(ages).toEqual(['2-4', '5-7', '8-10', '11-13', '14+'])
  })
})

test('every kind can be listed, read, and has a title and a field for everything', async () => {
  for (const kind of siteKinds)
    for (const { id, title } of await rows(kind)) {
      const record = await read(kind, id)
      expect([title, record.revision]).not.toContain('')
      expect(Object.values(record.fields).join('')).not.toBe('')
    }
})

test('the log has a name for each action', async () => {
  const { rows: found } = await sql<{ action: string }>`select distinct action from audit`.execute(app.db)
  for (const { action } of found) expect(auditActions).toContain(action)
})

/** Returns a text that the app comes with, whatever the tests above changed. */
const text = async (kind: SiteKind, id: string, field: string) =>
  plainText((await contents[kind].origin(app.db)).find((entry) => entry.id === id)?.fields[field] ?? '')

describe('the FAQ that the app comes with says', () => {
  test.each([
    ['that there are free and premium plans', 'free', /There are free and premium plans/],
    ['when a free trial starts', 'trial', /7 days starts when you choose a monthly, quarterly or/],
    [
      'that the plan is charged unless it is canceled before',
      'trial',
      /charged automatically, unless you cancel before/,
    ],
    ['that one cancels at any time in the account settings', 'cancel', /at any time, in your account settings/],
    ['where it runs', 'needs', /web-based and works on desktop, tablet and mobile/],
    ['that it is added to the home screen, instead of an app', 'app', /add it to the home screen/],
    ['what it holds to of HIPAA', 'hipaa', /in line with HIPAA: it asks for no protected health/],
    [
      'who may have an account',
      'children',
      /Account holders are 18 or older; clients under 18 take part with the consent/,
    ],
  ])('%s', async (_, id, words) => expect(await text('faq', id, 'answer')).toMatch(words))
})

describe('the terms that the app comes with say', () => {
  test.each([
    ['that monthly plans can be canceled at any time', /Monthly subscriptions can be canceled at any time/],
    [
      'that the others have a discount and other terms',
      /carry a discount and are therefore not cancelable on the same/,
    ],
    ['that nothing is collected knowingly from children', /do not knowingly collect data from children under 13/],
    ['that those under 18 need a permission', /under 18 may use .* permission of a parent or guardian/],
  ])('%s', async (_, words) => expect(await text('policy', 'terms', 'text')).toMatch(words))

  test('since when they hold', async () =>
    expect(await text('policy', 'terms', 'effective')).toBe('Effective August 22, 2022'))
})

describe('the privacy policy that the app comes with names', () => {
  const listed = ['First and last name', 'Mailing address and phone number', 'Employer', 'Job title', 'Date of birth']
  test.each([...listed, 'Anonymous age and gender'])('%s, and whether consent is needed', async (kind) => {
    expect(await text('policy', 'privacy', 'text')).toMatch(new RegExp(`${kind}: (asked for|only|covered)`))
  })

  test('the emails that can be turned off, its date, and children under 13, in ten parts', async () => {
    const policy = await text('policy', 'privacy', 'text')
    expect(policy).toMatch(
      /about new games and about Marigold.*A link in each email and your profile let you stop them/,
    )
    expect(policy).toMatch(/do not knowingly collect personal information from children under 13/)
    expect(await text('policy', 'privacy', 'effective')).toBe('Effective August 22, 2022')
    expect(parseSections((await read('policy', 'privacy')).fields.text ?? '').map(({ id }) => id)).toContain('in-short')
  })
})
