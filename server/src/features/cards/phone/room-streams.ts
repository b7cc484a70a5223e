import { randomUUID } from 'node:crypto'
import type { FromCardsRoom, FromPhoneRoom } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { StreamEvent } from '../../../platform/streams/event-format.ts'
import { wakeStreams, type StreamSource } from '../../../platform/streams/streams.ts'
import { hashSecret } from '../../../platform/access/tokens.ts'
import { findOwnRoom, findSeat, isPhoneHere, roomTopic } from './rooms.service.ts'

type Read = Awaited<ReturnType<StreamSource['read']>>

const over = (why: 'ended' | 'replaced'): Read => ({
  events: [{ data: { kind: 'over', why } satisfies FromCardsRoom }],
  over: true,
})

async function roomNow(db: Db, room: string) {
  return db
    .selectFrom('phone_rooms')
    .select(['state_seq', 'state', 'cards_at', 'seat_hash', isPhoneHere.as('phone_here')])
    .where('room', '=', room)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Returns a function that passes a value on only when it has changed. */
function changed<Value>() {
  let said: Value | undefined
  return (now: Value, event: (now: Value) => unknown): StreamEvent[] => {
    if (now === said) return []
    said = now
    return [{ data: event(now) }]
  }
}

/** Returns the stream of events for the cards. Only the newest connection of a room counts: an older one ends. */
export async function cardsStream(db: Db, user: number, room: string): Promise<StreamSource> {
  await findOwnRoom(db, user, room)
  const connection = randomUUID()
  const topic = roomTopic(room)
  const take = async (from: string | null, to: string | null) => {
    const query = db.updateTable('phone_rooms').set({ cards_at: to }).where('room', '=', room)
    await (from === null ? query : query.where('cards_at', '=', from)).execute()
    await wakeStreams(db, topic)
  }
  await take(null, connection)
  const here = changed<boolean>()
  return {
    topic,
    owner: `cards of ${room}`,
    async read(after) {
      const now = await roomNow(db, room)
      if (!now) return over('ended')
      if (now.cards_at !== connection) return over('replaced')
      const presses = await db
        .selectFrom('phone_presses')
        .select(['seq', 'sealed'])
        .where('room', '=', room)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute()
      const events = presses.map(({ seq, sealed }) => ({
        id: seq,
        data: { kind: 'press', seq, sealed } satisfies FromPhoneRoom,
      }))
      return {
        events: [...here(now.phone_here, (is) => ({ kind: 'phone', here: is }) satisfies FromPhoneRoom), ...events],
      }
    },
    closed: () => take(connection, null),
  }
}

/** Returns the stream of events for the phone. It ends when another phone takes the seat. */
export async function phoneStream(db: Db, room: string, seat: string | undefined): Promise<StreamSource> {
  await findSeat(db, room, seat)
  const mine = hashSecret(seat ?? '')
  const here = changed<boolean>()
  return {
    topic: roomTopic(room),
    owner: `phone of ${room}`,
    async read(after) {
      const now = await roomNow(db, room)
      if (!now) return over('ended')
      if (!now.seat_hash?.equals(mine)) return over('replaced')
      const { state_seq: seq, state: sealed } = now
      const events: StreamEvent[] = here(
        now.cards_at !== null,
        (is) => ({ kind: 'cards', here: is }) satisfies FromCardsRoom,
      )
      if (sealed !== null && seq > after)
        events.push({ id: seq, data: { kind: 'state', seq, sealed } satisfies FromCardsRoom })
      return { events }
    },
  }
}
