import {
  cardTables,
  changeConsoleCard,
  checkImport,
  exportCards,
  getAuditLog,
  getConsoleCard,
  getConsoleCards,
  importCards,
  undoCardImport,
  type CardTable,
  type ImportLine,
} from '@marigold/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { importContent } from '../content/import-content.ts'
import { csvText, parseCsv } from './csv-format.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db)
  admin = await app.anAdmin()
})
afterAll(() => app.close())

const exported = async (table: CardTable, query: object = {}): Promise<string> => {
  const search = new URLSearchParams(query as Record<string, string>)
  const response = await app.inject({
    url: `${exportCards.path.replace('{table}', table)}?${search}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(response.headers['content-type']).toContain('text/csv')
  return response.body
}
const look = (table: CardTable, csv: string) => app.as(admin).call(checkImport, { params: { table }, body: { csv } })
const apply = (table: CardTable, csv: string, confirmed = false) =>
  app.as(admin).call(importCards, { params: { table }, body: { csv, confirmed } })
const cellsOf = (csv: string) => parseCsv(csv).map(({ cells }) => cells)
const audited = () => app.db.selectFrom('audit').orderBy('id').select(['action', 'object', 'before', 'after']).execute()
const lines = (body: { lines: ImportLine[] }) =>
  body.lines.map(({ line, status, problems }) => [line, status, problems.map(({ message }) => message).join(' ')])

describe('a file', () => {
  test('is written and read with quotes, line breaks, and cells that a spreadsheet would run', () => {
    const rows = [
      ['id', 'line'],
      ['1', 'Say "hi", then wait.\nGo on.'],
      ['2', '=1+1'],
      ['3', ''],
    ]
    const csv = csvText(rows)
    expect(csv).toContain("'=1+1")
    expect(cellsOf(csv)).toEqual(rows)
    expect(parseCsv(csv).map(({ line }) => line)).toEqual([1, 2, 4, 5])
    expect(cellsOf('id;line\n1;"a;b"\n\n2;c')).toEqual([
      ['id', 'line'],
      ['1', 'a;b'],
      ['2', 'c'],
    ])
    expect(() => parseCsv('id,line\n1,"open')).toThrow('Line 2')
    expect(() => parseCsv('id,line\n1,\uFFFD')).toThrow('UTF-8')
  })

  test('that can’t be an import is refused with what to do', async () => {
    for (const [csv, message] of [
      ['hello', /The first line must name the columns\. They are: id, version, technique/],
      ['id,color\n1,red', /The column “color” doesn’t belong/],
      ['id,line', /no cards below/],
      ['id,line\n1,So, we go', /^Row 2 has 3 columns; the file has 2\. A comma inside a text needs quotes/],
    ] as const)
      expect((await look('fluency', csv)).body.message).toMatch(message)
  })
})

test.each(cardTables)('what is exported from %s changes nothing when it’s imported', async (table) => {
  const csv = await exported(table)
  const { body } = await look(table, csv)
  const { unchanged, ...others } = body.counts
  expect(unchanged).toBe(cellsOf(csv).length - 1)
  expect(others).toEqual({ new: 0, changed: 0, unsure: 0, wrong: 0 })
})

test.each(['articulation', 'pairs', 'language', 'fluency'] as const)(
  'every card of %s that ships passes the checks, so that it can be edited',
  async (table) => {
    const [head = [], ...cards] = cellsOf(await exported(table))
    const at = head.indexOf('order')
    const moved = cards.map((cells) => cells.with(at, String(Number(cells[at]) + 1)))
    const { body } = await look(table, csvText([head, ...moved]))
    expect(lines(body).filter(([, status]) => status === 'wrong')).toEqual([])
    expect(body.counts.changed + body.counts.unsure).toBe(cards.length)
  },
)

test('of 201 lines with 7 wrong ones, the dry run names each, and the import stores the others at once', async () => {
  const [head = [], ...cards] = cellsOf(await exported('articulation', { group: 'F' }))
  const at = (name: string) => head.indexOf(name)
  const changed = cards.slice(0, 160).map((cells) => cells.with(at('order'), String(Number(cells[at('order')]) + 500)))
  const same = cards.slice(160, 200)
  const wrong = [
    changed[0]?.with(at('text'), 'p[h]one') ?? [],
    changed[1]?.with(at('sound'), 'Q') ?? [],
    changed[2]?.with(at('id'), '999999') ?? [],
    changed[3]?.with(at('version'), '99') ?? [],
    changed[4]?.with(at('picture'), 'no-such') ?? [],
    changed[5]?.with(at('order'), 'first') ?? [],
    changed[6] ?? [],
  ]
  const kept = changed.slice(6)
  const csv = csvText([head, ...wrong.slice(0, 6), ...kept, ...wrong.slice(6), ...same])
  const before = await app.count('audit')
  const { body } = await look('articulation', csv)
  expect(body.counts).toMatchObject({ wrong: 7, new: 0, unchanged: 40 })
  expect(body.counts.changed + body.counts.unsure).toBe(154)
  const problems = lines(body).filter(([, status]) => status === 'wrong')
  expect(problems.map(([line]) => line)).toEqual([2, 3, 4, 5, 6, 7, 162])
  expect(problems.map(([, , message]) => message)).toEqual([
    expect.stringContaining('Put brackets around'),
    expect.stringContaining('“Q” isn’t an option'),
    'There is no card number 999999 in this table. Leave the number empty to add a card.',
    'This card was changed after you exported it. Export it again, and repeat your change.',
    expect.stringContaining('There is no picture named “no-such”.'),
    'Enter a whole number, such as 3.',
    'This card is already on another line.',
  ])
  expect(body.lines.find(({ line }: ImportLine) => line === 8)?.changes).toMatchObject([{ field: 'order' }])
  expect(await app.count('audit')).toBe(before)

  const done = (await apply('articulation', csv, true)).body
  expect(done.imported).toBe(154)
  const log = await audited()
  expect(log.at(-1)).toMatchObject({ action: 'cards.imported', object: 'cards articulation', after: { changed: 154 } })
  expect(log.length).toBe(before + 155)
  // The wrong lines come back as a file, to be corrected and imported.
  const [columns = [], ...again] = cellsOf(done.wrong)
  expect([columns.at(-1), again.length]).toEqual(['problem', 7])
  const fixed = again.slice(0, 1).map((cells) => cells.with(at('text'), cards[0]?.[at('text')] ?? ''))
  expect((await look('articulation', csvText([columns, ...fixed]))).body.counts).toMatchObject({ changed: 1, wrong: 0 })
})

test('new lines are added, the same one only once, and those with a warning only when it’s confirmed', async () => {
  const csv = csvText([
    ['technique', 'level', 'line'],
    ['Easy Onset', 'Words', 'octopuses'],
    ['Easy Onset', 'Words', 'octopuses'],
    ['Easy Onset', 'Words', 'pear'],
  ])
  const { body } = await look('fluency', csv)
  expect(body.counts).toMatchObject({ new: 1, wrong: 2 })
  expect(lines(body)[1]).toEqual([3, 'wrong', 'Line 2 of this file has the same text.'])
  expect((await apply('fluency', csv)).body.imported).toBe(1)
  const query = { search: 'octopuses' }
  const { cards } = (await app.as(admin).call(getConsoleCards, { params: { table: 'fluency' }, query })).body
  expect(cards).toMatchObject([{ title: 'octopuses', edited: true }])

  const words = csvText([
    ['sound', 'position', 'kind', 'text'],
    ['F', 'initial', 'word', '[f]lzip'],
    ['F', 'initial', 'word', '[f]lzap'],
  ])
  expect((await look('articulation', words)).body.counts).toMatchObject({ unsure: 2, wrong: 0 })
  expect((await apply('articulation', words)).body.imported).toBe(0)
  expect((await apply('articulation', words, true)).body.imported).toBe(2)
})

test('500 new cards with 7 wrong rows: each is named with its line, and all are there once those are corrected', async () => {
  const words = ['apples', 'oranges', 'igloos', 'ovens', 'arrows', 'umbrellas', 'owls', 'islands', 'engines', 'animals']
  const firsts = ['all', 'old', 'open', 'early', 'odd', 'easy', 'empty', 'even', 'icy', 'other']
  const lasts = ['inside', 'outside', 'again', 'upstairs', 'already']
  const rows = firsts.flatMap((first) =>
    words.flatMap((word) => lasts.map((last) => ['Easy Onset', 'Phrases', `${first} ${word} ${last}`])),
  )
  const head = ['technique', 'level', 'line']
  const broken = new Map<number, [cell: number, value: string, says: RegExp]>([
    [3, [0, 'Easy Start', /“Easy Start” isn’t an option\. Use one of: /]],
    [57, [1, 'Novels', /“Novels” isn’t an option/]],
    [120, [2, '', /^Fill in this field\.$/]],
    [233, [2, 'a'.repeat(901), /900/]],
    [301, [2, rows[300]?.[2] ?? '', /Line 302 of this file has the same text\./]],
    [402, [0, '', /^Fill in this field\.$/]],
    [499, [2, 'table open upstairs', /The line must start with a sound that fits/]],
  ])
  const wrong = rows.map((row, at) => {
    const change = broken.get(at)
    return change ? row.with(change[0], change[1]) : row
  })
  const before = await app.count('fluency_sentences')
  const { body } = await look('fluency', csvText([head, ...wrong]))
  const found = lines(body).filter(([, status]) => status === 'wrong')
  expect(found.map(([line]) => line)).toEqual([...broken.keys()].map((at) => at + 2))
  expect(found.map(([, , message]) => message)).toEqual(
    [...broken.values()].map(([, , says]) => expect.stringMatching(says) as unknown),
  )
  expect(body.counts).toMatchObject({ wrong: 7, changed: 0, unchanged: 0 })
  expect(body.counts.new + body.counts.unsure).toBe(493)
  expect(await app.count('fluency_sentences')).toBe(before)

  const first = (await apply('fluency', csvText([head, ...wrong]), true)).body
  expect(first.imported).toBe(493)
  const [columns = [], ...again] = cellsOf(first.wrong)
  const at = columns.indexOf('problem')
  const fixed = again.map((_, place) => [...(rows[[...broken.keys()][place] ?? 0] ?? [])])
  expect([at, fixed.length]).toEqual([3, 7])
  const second = (await apply('fluency', csvText([head, ...fixed]), true)).body
  expect([second.imported, second.counts.wrong]).toEqual([7, 0])
  expect(await app.count('fluency_sentences')).toBe(before + 500)
})

test('a file with a few columns leaves the others alone', async () => {
  const [head = [], card = []] = cellsOf(await exported('contrasts'))
  const at = (name: string) => head.indexOf(name)
  const csv = csvText([
    ['id', 'why'],
    [card[at('id')] ?? '', 'Because they sound alike'],
    ['', 'A new one'],
  ])
  const { body } = await look('contrasts', csv)
  expect(body.lines).toMatchObject([
    { status: 'changed', changes: [{ field: 'why', before: card[at('why')], after: 'Because they sound alike' }] },
    { status: 'wrong' },
  ])
})

describe('undoing an import', () => {
  const undo = (table: CardTable, record: number) =>
    app.as(admin).call(undoCardImport, { params: { table }, body: { record } })
  const lastRecord = async () =>
    (
      await app.db
        .selectFrom('audit')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
    ).id
  const linesOf = async (ids: number[]) =>
    (await app.db.selectFrom('fluency_sentences').where('id', 'in', ids).orderBy('id').selectAll().execute()).map(
      ({ sentence, retired_at }) => [sentence, retired_at !== null],
    )

  const queriesOf = async (work: () => Promise<void>): Promise<number> => {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await work()
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length
  }

  test('restores what it changed, retires what it added, and leaves alone what was changed since', async () => {
    const [head = [], ...cards] = cellsOf(await exported('fluency', { group: 'Easy Onset' }))
    const at = (name: string) => head.indexOf(name)
    const chosen = cards.filter((cells) => cells[at('level')] === 'Words').slice(0, 2)
    const ids = chosen.map((cells) => Number(cells[at('id')])).toSorted((a, b) => a - b)
    const before = await linesOf(ids)
    const changed = chosen.map((cells, place) => cells.with(at('line'), ['acorns', 'otters'][place] ?? ''))
    const added = head.map((name) => ({ technique: 'Easy Onset', level: 'Words', line: 'elbows' })[name] ?? '')
    expect((await apply('fluency', csvText([head, ...changed, added]), true)).body.imported).toBe(3)
    const record = await lastRecord()
    const isNew = await app.db.selectFrom('fluency_sentences').where('sentence', '=', 'elbows').select('id').execute()
    expect(isNew).toHaveLength(1)

    // The card's own log has its change; elsewhere, the import stands for all of them.
    const log = (await app.as(admin).call(getAuditLog, {})).body.records
    expect(log[0]).toMatchObject({ id: record, action: 'cards.imported', after: { added: 1, changed: 2 } })
    expect(log[1]?.action ?? '').not.toMatch(/^card\./)
    const own = await app.as(admin).call(getAuditLog, { query: { object: `card-fluency ${ids[0]}` } })
    expect(own.body.records[0]).toMatchObject({ action: 'card.changed' })

    const params = { table: 'fluency', id: ids[1] ?? 0 } as const
    const { revision, fields } = (await app.as(admin).call(getConsoleCard, { params })).body
    const kept = { ...fields, line: 'over' }
    await app.as(admin).call(changeConsoleCard, { params, body: { revision, fields: kept, confirmed: true } })
    expect((await undo('fluency', record)).body).toEqual({ undone: 2, left: 1 })
    expect(await linesOf(ids)).toEqual([before[0], ['over', false]])
    expect(await linesOf(isNew.map(({ id }) => Number(id)))).toEqual([['elbows', true]])

    const records = await app.count('audit')
    const again = await undo('fluency', record)
    expect([again.statusCode, again.body.code]).toEqual([409, 'conflict'])
    expect(again.body.message).toMatch(/^This import was already undone\./)
    expect(await app.count('audit')).toBe(records)
  })

  test('lets cards follow the content again, unless someone had edited them before', async () => {
    const [head = [], ...cards] = cellsOf(await exported('pairs'))
    const at = (name: string) => head.indexOf(name)
    const [free = [], edited = []] = cards
    const ids = [free, edited].map((cells) => Number(cells[at('id')]))
    const origins = async () =>
      (
        await app.db
          .selectFrom('minimal_pairs')
          .where('id', 'in', ids)
          .orderBy(sql`array_position(${ids}::bigint[], id)`)
          .select('origin')
          .execute()
      ).map(({ origin }) => origin)
    const params = { table: 'pairs', id: ids[1] ?? 0 } as const
    const { revision, fields } = (await app.as(admin).call(getConsoleCard, { params })).body
    const body = { revision, fields: { ...fields, order: '900' }, confirmed: true }
    expect((await app.as(admin).call(changeConsoleCard, { params, body })).statusCode).toBe(200)
    const wrong = csvText([['id', 'order'], ...ids.map((id) => [String(id), '700'])])
    // The second time, the card was imported and undone before, which is no edit of its own.
    for (const _ of [1, 2]) {
      expect((await apply('pairs', wrong, true)).body.imported).toBe(2)
      expect(await origins()).toEqual(['administrator', 'administrator'])
      expect((await undo('pairs', await lastRecord())).body).toEqual({ undone: 2, left: 0 })
      expect(await origins()).toEqual(['import', 'administrator'])
    }
    // The next start looks at the content again, which may have changed meanwhile.
    await app.db.updateTable('minimal_pairs').where('id', 'in', ids).set({ rank: 800 }).execute()
    expect(await importContent(app.db)).toBe(true)
    const ranks = await app.db.selectFrom('minimal_pairs').where('id', 'in', ids).select(['id', 'rank']).execute()
    expect(ranks.find(({ id }) => Number(id) === ids[0])?.rank).toBe(Number(free[at('order')]))
    expect(ranks.find(({ id }) => Number(id) === ids[1])?.rank).toBe(800)
  })

  test('works for every kind of column, and reads the lists and groups once', async () => {
    const changes = { articulation: 'order', language: 'order', sounds: 'example', contrasts: 'why' } as const
    for (const [table, field] of Object.entries(changes) as [keyof typeof changes, string][]) {
      const before = await exported(table)
      const [head = [], ...cards] = cellsOf(before)
      const value = field === 'order' ? '990' : 'something else'
      const changed = cards.slice(0, 40).map((cells) => cells.with(head.indexOf(field), value))
      const { imported } = (await apply(table, csvText([head, ...changed]), true)).body
      expect(imported).toBeGreaterThan(0)
      const queries = await queriesOf(async () => {
        expect((await undo(table, await lastRecord())).body).toEqual({ undone: imported, left: 0 })
      })
      expect(queries).toBeLessThan(30)
      // The version has grown, and the order of the rows follows from their places.
      const rows = (csv: string) =>
        cellsOf(csv)
          .map((cells) => cells.toSpliced(head.indexOf('version'), 1).join())
          .toSorted()
      expect(rows(await exported(table))).toEqual(rows(before))
    }
  })

  test('refuses a number that isn’t an import of the table', async () => {
    const record = await lastRecord()
    const imported = await app.db.selectFrom('audit').where('action', '=', 'cards.imported').select('id').execute()
    for (const [table, one] of [
      ['fluency', record],
      ['pairs', imported.at(-1)?.id ?? 0],
    ] as const)
      expect((await undo(table, one)).body.message).toBe('This import isn’t in the log of the table.')
  })
})
