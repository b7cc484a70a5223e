import { m } from '#messages'
import { createHash, timingSafeEqual } from 'node:crypto'
import { phoneLimits } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import type { PhoneRooms } from '../../../platform/database/generated/db.ts'
import { countTry } from '../../../platform/http/limits.ts'
import { lockPerson } from '../../../platform/access/lock-person.ts'
import { wakeStreams } from '../../../platform/streams/streams.ts'
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts'

export type PhoneRoom = Selectable<PhoneRooms>

/** What wakes whoever listens in a room, on either side. */
export const topicOf = (room: string): string => `phone-room ${room}`

const noSuchRoom = () => new Refusal('not_found', m.cards_we_dont_recognize_this_code_codes())
const noSeat = () => new Refusal('not_found', m.cards_this_phone_is_no_longer_scoring())

const hashOf = (proof: string) => createHash('sha256').update(proof).digest()

/** Opens a room of this person, and ends their oldest beyond the bound. Opened again with the same proof it is the same. */
export async function openRoom(
  db: Db,
  person: number,
  { room, proof }: { room: string; proof: string },
): Promise<Date> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, person)
    const known = await trx.selectFrom('phone_rooms').selectAll().where('room', '=', room).executeTakeFirst()
    if (known) {
      const same = known.user_id === person && timingSafeEqual(known.proof_hash, hashOf(proof))
      if (!same) throw new Refusal('conflict', m.cards_this_session_is_taken())
      return known.ends_at
    }
    const { ends_at } = await trx
      .insertInto('phone_rooms')
      .values({
        room,
        user_id: person,
        proof_hash: hashOf(proof),
        ends_at: sql`now() + make_interval(mins => ${phoneLimits.minutes})`,
      })
      .returning('ends_at')
      .executeTakeFirstOrThrow()
    const oldest = await trx
      .selectFrom('phone_rooms')
      .select('room')
      .where('user_id', '=', person)
      .orderBy('created_at', 'desc')
      .orderBy(sql`room = ${room}`, 'desc')
      .offset(phoneLimits.rooms)
      .execute()
    for (const one of oldest) await removeRoom(trx, one.room)
    return ends_at
  })
}

async function removeRoom(trx: Db, room: string): Promise<void> {
  await trx.deleteFrom('phone_rooms').where('room', '=', room).execute()
  await wakeStreams(trx, topicOf(room))
}

/** A live room of this person. */
export async function findOwnRoom(db: Db, person: number, room: string): Promise<PhoneRoom> {
  const found = await db
    .selectFrom('phone_rooms')
    .selectAll()
    .where('room', '=', room)
    .where('user_id', '=', person)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!found) throw noSuchRoom()
  return found
}

/** A live room in which this seat is the phone's. */
export async function findSeat(db: Db, room: string, seat: string | undefined): Promise<PhoneRoom> {
  const found = await db
    .selectFrom('phone_rooms')
    .selectAll()
    .where('room', '=', room)
    .where('seat_hash', '=', hashSecret(seat ?? ''))
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!found) throw noSeat()
  return found
}

/** Ends a room of this person for both sides. */
export async function endRoom(db: Db, person: number, room: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await findOwnRoom(trx, person, room)
    await removeRoom(trx, room)
  })
}

/** Keeps what the cards show now for the phone, and forgets the presses that the cards have taken. An older state is ignored. */
export async function keepState(
  db: Db,
  person: number,
  room: string,
  { seq, sealed, heard }: { seq: number; sealed: string; heard: number },
): Promise<void> {
  await countTry(db, `states of ${room}`, 600, 60)
  await db.transaction().execute(async (trx) => {
    await findOwnRoom(trx, person, room)
    await trx
      .updateTable('phone_rooms')
      .set({ state_seq: seq, state: sealed })
      .where('room', '=', room)
      .where('user_id', '=', person)
      .where('state_seq', '<', seq)
      .execute()
    await trx.deleteFrom('phone_presses').where('room', '=', room).where('seq', '<=', heard).execute()
    await wakeStreams(trx, topicOf(room))
  })
}

/** Whether the phone of a room was heard of lately. */
export const isPhoneHere = sql<boolean>`coalesce(
  seat_hash is not null and phone_seen_at > now() - make_interval(secs => ${phoneLimits.silentSeconds}), false)`

/** Lets one phone in that proves to know the code: the one that is there gives up its seat for another, nobody else does. */
export async function joinRoom(
  db: Db,
  room: string,
  { proof, seat: before, address }: { proof: string; seat?: string | undefined; address: string },
): Promise<{ seat: string; pressed: number; ends_at: string }> {
  const known = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('phone_rooms')
      .selectAll()
      .select(isPhoneHere.as('phone_here'))
      .where('room', '=', room)
      .where('ends_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst()
    if (!found || !timingSafeEqual(found.proof_hash, hashOf(proof))) return null
    const isSame = before !== undefined && found.seat_hash !== null && found.seat_hash.equals(hashSecret(before))
    if (found.phone_here && !isSame) throw new Refusal('conflict', m.cards_another_phone_is_scoring_these_cards())
    const seat = newSecret()
    await trx
      .updateTable('phone_rooms')
      .set({ seat_hash: hashSecret(seat), phone_seen_at: sql`now()` })
      .where('room', '=', room)
      .execute()
    await wakeStreams(trx, topicOf(room))
    return { seat, pressed: found.press_seq, ends_at: found.ends_at.toISOString() }
  })
  if (known) return known
  await countTry(db, `unknown phone codes from ${address}`, 60, 3600)
  throw noSuchRoom()
}

/** Hands a press on. True when it was known already: then nothing happens again. */
export async function keepPress(
  db: Db,
  room: string,
  seat: string | undefined,
  { seq, sealed }: { seq: number; sealed: string },
): Promise<boolean> {
  await findSeat(db, room, seat)
  await countTry(db, `presses of ${room}`, 240, 60)
  return db.transaction().execute(async (trx) => {
    // In the order of their numbers: whoever reads up to one has read all before it.
    await trx.selectFrom('phone_rooms').select('room').where('room', '=', room).forUpdate().execute()
    const { press_seq } = await findSeat(trx, room, seat)
    if (seq <= press_seq) return true
    const { waiting } = await trx
      .selectFrom('phone_presses')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('room', '=', room)
      .executeTakeFirstOrThrow()
    if (waiting >= phoneLimits.waiting) throw new Refusal('too_many', m.cards_the_cards_arent_responding_please_wait())
    await trx.insertInto('phone_presses').values({ room, seq, sealed }).execute()
    await trx
      .updateTable('phone_rooms')
      .set({ press_seq: seq, phone_seen_at: sql`now()` })
      .where('room', '=', room)
      .execute()
    await wakeStreams(trx, topicOf(room))
    return false
  })
}

/** Notes that the phone is there, or that it leaves. */
export async function notePhone(db: Db, room: string, seat: string | undefined, leaving: boolean): Promise<void> {
  await findSeat(db, room, seat)
  await countTry(db, `signs of ${room}`, 120, 60)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('phone_rooms')
      .set({ phone_seen_at: leaving ? null : sql`now()` })
      .where('room', '=', room)
      .where('seat_hash', '=', hashSecret(seat ?? ''))
      .execute()
    await wakeStreams(trx, topicOf(room))
  })
}

/** Forgets rooms whose time is over. */
export async function forgetOldRooms(db: Db): Promise<void> {
  await db
    .deleteFrom('phone_rooms')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
