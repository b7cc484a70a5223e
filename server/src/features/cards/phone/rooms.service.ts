import { m } from '#messages'
import { createHash, timingSafeEqual } from 'node:crypto'
import { phoneLimits } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import type { PhoneRooms } from '../../../platform/database/generated/db.ts'
import { limitAttempts } from '../../../platform/http/rate-limits.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
import { wakeStreams } from '../../../platform/streams/streams.ts'
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts'

export type PhoneRoom = Selectable<PhoneRooms>

/** Returns the topic that wakes both sides of a room. */
export const roomTopic = (room: string): string => `phone-room ${room}`

const noSuchRoom = () => new Refusal('not_found', m.cards_we_dont_recognize_this_code_codes())
const noSeat = () => new Refusal('not_found', m.cards_this_phone_is_no_longer_scoring())

const hashOf = (proof: string) => createHash('sha256').update(proof).digest()

/**
 * Opens a room for this user, and ends their oldest when there are too many. Opening it again with the same proof
 * changes nothing.
 */
export async function openRoom(db: Db, user: number, { room, proof }: { room: string; proof: string }): Promise<Date> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user)
    const known = await trx.selectFrom('phone_rooms').selectAll().where('room', '=', room).executeTakeFirst()
    if (known) {
      const same = known.user_id === user && timingSafeEqual(known.proof_hash, hashOf(proof))
      if (!same) throw new Refusal('conflict', m.cards_this_session_is_taken())
      return known.ends_at
    }
    const { ends_at } = await trx
      .insertInto('phone_rooms')
      .values({
        room,
        user_id: user,
        proof_hash: hashOf(proof),
        ends_at: sql`now() + make_interval(mins => ${phoneLimits.minutes})`,
      })
      .returning('ends_at')
      .executeTakeFirstOrThrow()
    const oldest = await trx
      .selectFrom('phone_rooms')
      .select('room')
      .where('user_id', '=', user)
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
  await wakeStreams(trx, roomTopic(room))
}

/** Finds an open room of this user. */
export async function findOwnRoom(db: Db, user: number, room: string): Promise<PhoneRoom> {
  const found = await db
    .selectFrom('phone_rooms')
    .selectAll()
    .where('room', '=', room)
    .where('user_id', '=', user)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!found) throw noSuchRoom()
  return found
}

/** Finds an open room in which this seat is the phone's. */
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

/** Ends a room of this user for both sides. */
export async function endRoom(db: Db, user: number, room: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await findOwnRoom(trx, user, room)
    await removeRoom(trx, room)
  })
}

/**
 * Stores the current state of the cards for the phone, and deletes the presses that the cards have received. An older
 * state is ignored.
 */
export async function saveState(
  db: Db,
  user: number,
  room: string,
  { seq, sealed, heard }: { seq: number; sealed: string; heard: number },
): Promise<void> {
  await limitAttempts(db, `states of ${room}`, 600, 60)
  await db.transaction().execute(async (trx) => {
    await findOwnRoom(trx, user, room)
    await trx
      .updateTable('phone_rooms')
      .set({ state_seq: seq, state: sealed })
      .where('room', '=', room)
      .where('user_id', '=', user)
      .where('state_seq', '<', seq)
      .execute()
    await trx.deleteFrom('phone_presses').where('room', '=', room).where('seq', '<=', heard).execute()
    await wakeStreams(trx, roomTopic(room))
  })
}

/** Checks whether the phone of a room was recently connected. */
export const isPhoneHere = sql<boolean>`coalesce(
  seat_hash is not null and phone_seen_at > now() - make_interval(secs => ${phoneLimits.silentSeconds}), false)`

/**
 * Lets a phone join that proves it knows the code. The current phone can exchange its seat for a new one, and no other
 * phone can take it.
 */
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
    await wakeStreams(trx, roomTopic(room))
    return { seat, pressed: found.press_seq, ends_at: found.ends_at.toISOString() }
  })
  if (known) return known
  await limitAttempts(db, `unknown phone codes from ${address}`, 60, 3600)
  throw noSuchRoom()
}

/** Passes a press on. Returns true when it was known already, and then does nothing. */
export async function addPress(
  db: Db,
  room: string,
  seat: string | undefined,
  { seq, sealed }: { seq: number; sealed: string },
): Promise<boolean> {
  await findSeat(db, room, seat)
  await limitAttempts(db, `presses of ${room}`, 240, 60)
  return db.transaction().execute(async (trx) => {
    // In the order of their numbers: a reader that has read up to one has read all before it.
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
    await wakeStreams(trx, roomTopic(room))
    return false
  })
}

/** Records that the phone is connected, or that it's leaving. */
export async function recordPhonePresence(
  db: Db,
  room: string,
  seat: string | undefined,
  leaving: boolean,
): Promise<void> {
  await findSeat(db, room, seat)
  await limitAttempts(db, `signs of ${room}`, 120, 60)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('phone_rooms')
      .set({ phone_seen_at: leaving ? null : sql`now()` })
      .where('room', '=', room)
      .where('seat_hash', '=', hashSecret(seat ?? ''))
      .execute()
    await wakeStreams(trx, roomTopic(room))
  })
}

/** Deletes expired rooms. */
export async function deleteExpiredRooms(db: Db): Promise<void> {
  await db
    .deleteFrom('phone_rooms')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
