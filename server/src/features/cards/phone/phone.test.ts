import { randomBytes } from 'node:crypto'
import {
  endPhoneRoom,
  streamFromCards,
  streamFromPhone,
  joinPhoneRoom,
  openPhoneRoom,
  reportPhonePresence,
  phoneLimits,
  seatHeader,
  sendToCards,
  sendToPhone,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wakeStreams } from '../../../platform/streams/streams.ts'
import { listenTo, serve } from '../../../platform/streams/testing-streams.ts'
import type { TestUser } from '../../../platform/testing/testing-users.ts'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { deleteExpiredRooms, roomTopic } from './rooms.service.ts'

// The cards are on one instance, the phone is on the other.

let cards: TestApp
let phones: TestApp
let cardsUrl: string
let phonesUrl: string
beforeAll(async () => {
  cards = await startApp()
  phones = await startApp({ config: cards.services.config })
  cardsUrl = await serve(cards)
  phonesUrl = await serve(phones)
})
afterAll(async () => {
  await phones.close()
  await cards.close()
})

const letters = (bytes: number) => randomBytes(bytes).toString('base64url')
const soon = { timeout: 15_000 }

/** Opens a user's room, with what the phone needs to join. */
async function aRoom(user?: TestUser) {
  const owner = user ?? (await cards.aSubscriber())
  const [room, proof] = [letters(16), letters(32)]
  const { statusCode } = await cards.as(owner).call(openPhoneRoom, { body: { room, proof } })
  expect(statusCode).toBe(200)
  return { owner, room, proof, params: { room } }
}
type Room = Awaited<ReturnType<typeof aRoom>>

const join = ({ params, proof }: Room, more: object = {}, address = '10.1.1.1') =>
  phones.call(joinPhoneRoom, { params, body: { proof, ...more }, address })

async function aPhone(room: Room) {
  const { statusCode, body } = await join(room)
  expect(statusCode).toBe(200)
  const headers = { [seatHeader]: body.seat as string }
  const press = (seq: number, sealed = `press${seq}`) =>
    phones.call(sendToCards, { params: room.params, body: { seq, sealed }, headers })
  const here = (leaving: boolean) =>
    phones.call(reportPhonePresence, { params: room.params, body: { leaving }, headers })
  const listen = (after = 0) => {
    const url = phonesUrl + streamFromCards.path.replace('{room}', room.room)
    return listenTo(url, { ...headers, 'last-event-id': String(after) })
  }
  return { seat: body.seat as string, headers, press, here, listen }
}

function listenAsCards({ owner, room }: Room, after = 0, token = owner.token) {
  const url = cardsUrl + streamFromPhone.path.replace('{room}', room)
  return listenTo(url, { authorization: `Bearer ${token}`, 'last-event-id': String(after) })
}

const show = ({ owner, params }: Room, seq: number, sealed = `state${seq}`, received = 0) =>
  cards.as(owner).call(sendToPhone, { params, body: { seq, sealed, heard: received } })

const pressed = (...numbers: number[]) => numbers.map((seq) => ({ kind: 'press', seq, sealed: `press${seq}` }))
const state = (seq: number) => ({ kind: 'state', seq, sealed: `state${seq}` })
const phoneIs = (here: boolean) => ({ kind: 'phone', here })
const cardsAre = (here: boolean) => ({ kind: 'cards', here })
const over = (why: string) => ({ kind: 'over', why })

describe('an encrypted message', () => {
  test('travels between instances in both directions, and each side learns whether the other is connected', async () => {
    const room = await aRoom()
    const host = await listenAsCards(room)
    await expect.poll(host.events, soon).toEqual([phoneIs(false)])
    await show(room, 1)
    const phone = await aPhone(room)
    const received = await phone.listen()
    await expect.poll(received.events, soon).toEqual([cardsAre(true), state(1)])
    await phone.press(1)
    await expect.poll(host.events, soon).toEqual([phoneIs(false), phoneIs(true), ...pressed(1)])
    await show(room, 2, 'state2', 1)
    await expect.poll(() => received.events().at(-1), soon).toEqual(state(2))
    await phone.here(true)
    await expect.poll(() => host.events().at(-1), soon).toEqual(phoneIs(false))
    await phone.here(false)
    await expect.poll(() => host.events().at(-1), soon).toEqual(phoneIs(true))
    host.stop()
    await expect.poll(() => received.events().at(-1), soon).toEqual(cardsAre(false))
  })

  test('is delivered once under its number, in order, including presses while the cards were away', async () => {
    const room = await aRoom()
    const phone = await aPhone(room)
    for (const seq of [1, 2, 2, 1, 5]) await phone.press(seq)
    expect((await phone.press(5, 'other')).body).toEqual({ known: true })
    const host = await listenAsCards(room, 1)
    await expect.poll(host.events, soon).toEqual([phoneIs(true), ...pressed(2, 5)])
    await show(room, 1, 'state1', 5)
    expect(await cards.db.selectFrom('phone_presses').select('seq').where('room', '=', room.room).execute()).toEqual([])
  })

  test('from the cards replaces the previous one, and an older one is ignored', async () => {
    const room = await aRoom()
    for (const seq of [3, 5, 4]) expect((await show(room, seq)).statusCode).toBe(200)
    const received = await (await aPhone(room)).listen()
    await expect.poll(received.events, soon).toEqual([cardsAre(false), state(5)])
    await wakeStreams(cards.db, roomTopic(room.room))
    await show(room, 6)
    await expect.poll(received.events, soon).toEqual([cardsAre(false), state(5), state(6)])
  })

  test('is limited in size and characters', async () => {
    const room = await aRoom()
    const phone = await aPhone(room)
    const sizes = [
      (await phone.press(1, 'x'.repeat(phoneLimits.press + 1))).statusCode,
      (await show(room, 1, 'x'.repeat(phoneLimits.state + 1))).statusCode,
      (await phone.press(1, '{"result":"correct"}')).statusCode,
      (await phone.press(1, 'x'.repeat(phoneLimits.press))).statusCode,
      (await show(room, 1, 'x'.repeat(phoneLimits.state))).statusCode,
    ]
    expect(sizes).toEqual([422, 422, 422, 200, 200])
  })
})

describe('a room', () => {
  test('can be opened by users who may use cards', async () => {
    const status = async (user: TestUser | null) =>
      (await cards.as(user).call(openPhoneRoom, { body: { room: letters(16), proof: letters(32) } })).statusCode
    expect([await status(null), await status(await cards.aRegistered())]).toEqual([403, 403])
    expect([await status(await cards.aNewUser()), await status(await cards.aSubscriber())]).toEqual([200, 200])
  })

  test('belongs to its user: nobody else can read it, write to it, end it, or take its name', async () => {
    const room = await aRoom()
    const stranger = await cards.aSubscriber()
    const foreign = { ...room, owner: stranger }
    expect((await show(foreign, 1)).statusCode).toBe(404)
    expect((await listenAsCards(foreign)).response.status).toBe(404)
    expect((await cards.as(stranger).call(endPhoneRoom, { params: room.params })).statusCode).toBe(404)
    const { room: name, proof } = room
    expect((await cards.as(stranger).call(openPhoneRoom, { body: { room: name, proof } })).statusCode).toBe(409)
    const again = { body: { room: name, proof: letters(32) } }
    expect((await cards.as(room.owner).call(openPhoneRoom, again)).statusCode).toBe(409)
    expect((await join(room)).statusCode).toBe(200)
  })

  test('ends for the phone as soon as its user ends it', async () => {
    const room = await aRoom()
    const phone = await aPhone(room)
    const received = await phone.listen()
    expect((await cards.as(room.owner).call(endPhoneRoom, { params: room.params })).statusCode).toBe(200)
    await received.reading
    expect([received.events().at(-1), received.heard.ended]).toEqual([over('ended'), true])
    expect([(await phone.press(1)).statusCode, (await join(room)).statusCode]).toEqual([404, 404])
  })

  test('expires for both sides after two hours, and is then deleted', async () => {
    const room = await aRoom()
    const phone = await aPhone(room)
    const { rows } =
      await sql`select (ends_at - created_at)::text as life from phone_rooms where room = ${room.room}`.execute(
        cards.db,
      )
    expect(rows).toEqual([{ life: '02:00:00' }])
    const [host, received] = [await listenAsCards(room), await phone.listen()]
    const past = sql<Date>`now() - interval '1 second'`
    await cards.db.updateTable('phone_rooms').set({ ends_at: past }).where('room', '=', room.room).execute()
    await wakeStreams(cards.db, roomTopic(room.room))
    await Promise.all([host.reading, received.reading])
    expect([host.events().at(-1), received.events().at(-1)]).toEqual([over('ended'), over('ended')])
    const statuses = [
      (await phone.press(1)).statusCode,
      (await phone.here(false)).statusCode,
      (await show(room, 1)).statusCode,
      (await join(room)).statusCode,
      (await listenAsCards(room)).response.status,
    ]
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    await deleteExpiredRooms(cards.db)
    const left = await cards.db.selectFrom('phone_rooms').select('room').where('room', '=', room.room).execute()
    expect(left).toEqual([])
  })

  test('replaces the user’s oldest one when there are too many', async () => {
    const owner = await cards.aSubscriber()
    const rooms: Room[] = []
    for (let n = 0; n <= phoneLimits.rooms; n++) rooms.push(await aRoom(owner))
    const statuses = await Promise.all(rooms.map(async (room) => (await join(room)).statusCode))
    expect(statuses).toEqual([404, ...Array<number>(phoneLimits.rooms).fill(200)])
  })

  test('continues with the page of cards that was opened last, and tells an older page that it was replaced', async () => {
    const room = await aRoom()
    const first = await listenAsCards(room)
    const second = await listenAsCards(room)
    await first.reading
    await (await aPhone(room)).press(1)
    expect(first.events().at(-1)).toEqual(over('replaced'))
    await expect.poll(second.events, soon).toEqual(expect.arrayContaining(pressed(1)))
  })
})

describe('a phone', () => {
  test('only joins with the proof of the code, and attempts are limited', async () => {
    const room = await aRoom()
    const wrong = { ...room, proof: letters(32) }
    expect((await join(wrong)).statusCode).toBe(404)
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) statuses.push((await join(wrong, {}, '10.2.2.2')).statusCode)
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429])
    expect((await join(room)).statusCode).toBe(200)
  })

  test('is the only one: a second one is refused while the first is connected, and admitted once it has left or gone silent', async () => {
    const room = await aRoom()
    const first = await aPhone(room)
    expect((await join(room)).body).toMatchObject({ code: 'conflict' })
    await first.here(true)
    const second = await aPhone(room)
    expect([(await first.press(1)).statusCode, (await second.press(1)).statusCode]).toEqual([404, 200])
    const silent = sql<Date>`now() - make_interval(secs => ${phoneLimits.silentSeconds + 1})`
    await cards.db.updateTable('phone_rooms').set({ phone_seen_at: silent }).where('room', '=', room.room).execute()
    const host = await listenAsCards(room, 1)
    await expect.poll(host.events, soon).toEqual([phoneIs(false)])
    expect((await join(room)).statusCode).toBe(200)
    await expect.poll(host.events, soon).toEqual([phoneIs(false), phoneIs(true)])
  })

  test('that reloads continues where it was, with a new seat', async () => {
    const room = await aRoom()
    const before = await aPhone(room)
    await before.press(7)
    const received = await before.listen()
    const { statusCode, body } = await join(room, { seat: before.seat })
    expect([statusCode, body.pressed, body.seat === before.seat]).toEqual([200, 7, false])
    await received.reading
    expect(received.events().at(-1)).toEqual(over('replaced'))
    expect((await before.press(8)).statusCode).toBe(404)
  })

  test('can neither listen nor press without a seat, or with a seat of another room', async () => {
    const room = await aRoom()
    const other = await aPhone(await aRoom())
    for (const headers of [{}, other.headers]) {
      const body = { seq: 1, sealed: 'x' }
      expect((await phones.call(sendToCards, { params: room.params, body, headers })).statusCode).toBe(404)
      const url = phonesUrl + streamFromCards.path.replace('{room}', room.room)
      expect((await listenTo(url, headers)).response.status).toBe(404)
    }
  })

  test('that sends endless presses is refused: by the number that is waiting, and per minute', async () => {
    const room = await aRoom()
    const phone = await aPhone(room)
    const most = phoneLimits.waiting
    await sql`insert into phone_presses select ${room.room}, n, 'x' from generate_series(1, ${most - 1}) n`.execute(
      cards.db,
    )
    expect([(await phone.press(most)).statusCode, (await phone.press(most + 1)).statusCode]).toEqual([200, 429])
    await show(room, 1, 'state1', 50)
    expect((await phone.press(most + 1)).statusCode).toBe(200)
    await sql`update tries set count = 240, resets_at = now() + interval '1 minute'`.execute(cards.db)
    const { statusCode, body } = await phone.press(most + 2)
    expect([statusCode, body.code]).toEqual([429, 'too_many'])
  })
})

test('the server stores nothing that could decrypt the messages', async () => {
  const room = await aRoom()
  const { seat } = await aPhone(room)
  const row = await cards.db
    .selectFrom('phone_rooms')
    .selectAll()
    .where('room', '=', room.room)
    .executeTakeFirstOrThrow()
  const kept = JSON.stringify(row)
  expect([kept.includes(room.proof), kept.includes(seat)]).toEqual([false, false])
})
