import {
  changeConsoleCard,
  getAuditLog,
  getConsoleCards,
  restoreConsoleCard,
  retireConsoleCard,
  getConsoleCard,
  type AuditRecord,
  type CardRecord,
} from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { importContent } from '../content/import-content.ts'

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

const table = 'articulation'
async function find(search: string): Promise<CardRecord> {
  const { cards } = (await app.as(ada).call(getConsoleCards, { params: { table }, query: { search } })).body
  return (await app.as(ada).call(getConsoleCard, { params: { table, id: cards[0].id } })).body
}
const change = async ({ id, revision }: CardRecord, fields: object, who = ada): Promise<CardRecord> =>
  (await app.as(who).call(changeConsoleCard, { params: { table, id }, body: { revision, fields, confirmed: true } }))
    .body
const restore = ({ id, revision }: CardRecord, changed?: number, who = ada) =>
  app.as(who).call(restoreConsoleCard, { params: { table, id }, body: { revision, change: changed } })
const log = async ({ id }: CardRecord): Promise<AuditRecord[]> =>
  (await app.as(ada).call(getAuditLog, { query: { object: `card-articulation ${id}` } })).body.records

test('the last change of a card is undone, and so is the undo', async () => {
  const card = await find('flamingo')
  const edited = await change(card, { alt: 'a tall pink bird', order: '77' })
  const undone = await restore(edited)
  expect([undone.statusCode, undone.body.fields]).toEqual([200, card.fields])
  expect((await log(card))[0]).toMatchObject({
    ...{ action: 'card.restored', before: { alt: 'a tall pink bird', order: '77' } },
    after: { alt: card.fields.alt, order: card.fields.order },
  })
  const again = await restore(undone.body)
  expect(again.body.fields).toEqual(edited.fields)
})

test('an earlier change is undone with those after it, except that the card stays retired', async () => {
  const card = await find('camouflage')
  const second = await change(await change(card, { order: '98' }), { alt: 'a hidden lizard' })
  const third = await change(second, { order: '99' })
  const retired = await app.as(ada).call(retireConsoleCard, {
    params: { table, id: card.id },
    body: { revision: third.revision, retired: true },
  })
  const changes = (await log(card)).filter(({ action }) => action === 'card.changed')
  const { body } = await restore(retired.body, changes[1]?.id)
  expect(body).toMatchObject({ fields: { ...card.fields, order: '98' }, retired: true })
  expect((await restore(body, changes[2]?.id)).body.fields).toEqual(card.fields)
})

test('an undo that someone else came before is refused, and so is one of a change that isn’t the card’s', async () => {
  const card = await find('phone')
  const edited = await change(card, { order: '55' })
  const theirs = await change(edited, { order: '56' }, grace)
  const late = await restore(edited)
  expect([late.statusCode, late.body.message]).toEqual([409, expect.stringMatching(/^Grace Hopper changed this/)])
  expect((await restore(theirs, 1)).statusCode).toBe(404)
  expect((await restore(await find(''))).body.message).toBe('This change isn’t in the log of the card.')
})

test('a card whose first edit is undone follows the content again, until the undo is undone', async () => {
  const card = await find('giraffe')
  const first = await change(card, { alt: 'a tall yellow animal' })
  const second = await change(first, { order: '44' })
  const back = (await restore(second)).body as CardRecord
  expect([card.edited, second.edited, back.edited]).toEqual([false, true, true])
  const changes = (await log(card)).filter(({ action }) => action === 'card.changed')
  const undone = (await restore(back, changes.at(-1)?.id)).body as CardRecord
  expect(undone).toMatchObject({ fields: card.fields, edited: false })
  expect((await log(card))[0]?.after).toMatchObject({ follows_content: true })

  // The next content update reaches it.
  const alt = async () => (await app.as(ada).call(getConsoleCard, { params: { table, id: card.id } })).body.fields.alt
  await app.db.updateTable('articulation_cards').set({ alt: 'outdated' }).where('id', '=', card.id).execute()
  await importContent(app.db)
  expect(await alt()).toBe(card.fields.alt)

  const now = await find('giraffe')
  const redone = (await restore(now)).body as CardRecord
  expect(redone.edited).toBe(true)
})
