import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * A room lets the cards on one device and the scoring on a phone exchange sealed messages for a while. The code that both
 * know is never sent: what the server gets (the room's name, a proof, sealed texts) is derived from it and opens nothing.
 */
export const phoneLimits = {
  /** How long a room lives. */
  minutes: 120,
  /** Rooms of one person; a further one ends the oldest. */
  rooms: 4,
  /** Letters of what the cards show, and of one press, sealed. */
  state: 32_000,
  press: 4_000,
  /** Presses that the cards have not taken yet. */
  waiting: 100,
  /** A phone that was not heard for so long is gone. */
  silentSeconds: 22,
} as const

/** Names the phone in its calls: given by joining, in place of a sign-in. */
export const seatHeader = 'x-phone-seat'

const base64url = (letters: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`), 'This is not right.')
const sealed = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'This is not right.')
    .max(most)
const Seq = z.int().min(1)
const Room = z.object({ room: base64url(22) })
const Proof = base64url(43)
const params = Room

export const openPhoneRoom = endpoint({
  method: 'POST',
  path: '/api/phone-rooms',
  auth: 'cards',
  summary: 'Opens a room for two hours in which a phone can score the cards of this device.',
  body: Room.extend({ proof: Proof }),
  response: z.object({ ends_at: z.string() }),
  limit: { max: 60, per: '1 hour', by: 'user' },
})

export const endPhoneRoom = endpoint({
  method: 'DELETE',
  path: '/api/phone-rooms/{room}',
  auth: 'bearer',
  summary: 'Ends a room with all that waits in it.',
  params,
  response: z.object({ message: z.string() }),
})

export const tellPhone = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/state',
  auth: 'bearer',
  summary:
    'Leaves what the cards show now for the phone, sealed; only the newest is kept. `heard` is the last press taken.',
  params,
  body: z.object({ seq: Seq, sealed: sealed(phoneLimits.state), heard: z.int().min(0) }),
  response: z.object({}),
})

const Here = z.boolean()
const Over = z.object({ kind: z.literal('over'), why: z.enum(['ended', 'replaced']) })

/** What the cards hear of a room. */
export const FromPhoneRoom = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('press'), seq: Seq, sealed: z.string() }),
  /** Whether a phone is there. */
  z.object({ kind: z.literal('phone'), here: Here }),
  Over,
])
export type FromPhoneRoom = z.infer<typeof FromPhoneRoom>

export const hearPhone = endpoint({
  method: 'GET',
  path: '/api/phone-rooms/{room}/presses',
  auth: 'bearer',
  summary: 'Hears, as events, what is pressed on the phone, and whether it is there.',
  params,
  stream: true,
  response: FromPhoneRoom,
})

export const joinPhoneRoom = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/phone',
  auth: 'open',
  summary: 'Lets one phone in that proves to know the code. Its seat before, if any, is given up for the new one.',
  params,
  body: z.object({ proof: Proof, seat: base64url(43).optional() }),
  /** `pressed` is the number of the last press of this room. */
  response: z.object({ seat: z.string(), pressed: z.int(), ends_at: z.string() }),
  limit: { max: 600, per: '1 hour', by: 'address' },
})

/** What the phone hears of a room. */
export const FromCardsRoom = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), seq: Seq, sealed: z.string() }),
  /** Whether the cards are there. */
  z.object({ kind: z.literal('cards'), here: Here }),
  Over,
])
export type FromCardsRoom = z.infer<typeof FromCardsRoom>

export const hearCards = endpoint({
  method: 'GET',
  path: '/api/phone-rooms/{room}/state',
  auth: 'open',
  summary: 'Hears, as events, what the cards show. The header `x-phone-seat` says who asks, here and below.',
  params,
  stream: true,
  response: FromCardsRoom,
})

export const tellCards = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/presses',
  auth: 'open',
  summary: 'Hands a press on, sealed. Sent again under its number it is the same press.',
  params,
  body: z.object({ seq: Seq, sealed: sealed(phoneLimits.press) }),
  response: z.object({ known: z.boolean() }),
})

export const phoneHere = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/here',
  auth: 'open',
  summary: 'Says that the phone is still there, or, with `leaving`, that it goes.',
  params,
  body: z.object({ leaving: z.boolean() }),
  response: z.object({}),
})
