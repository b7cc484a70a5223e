import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * In a room, the cards on one device and the scoring on a phone exchange encrypted messages for a while. The code that
 * both know is never sent. What the server gets (the room's name, a proof, encrypted messages) is derived from it and
 * reveals nothing.
 */
export const phoneLimits = {
  /** How long a room stays open. */
  minutes: 120,
  /** Rooms per user. Another one ends the oldest. */
  rooms: 4,
  /** The maximum characters of the cards' state and of a press, encrypted. */
  state: 32_000,
  press: 4_000,
  /** Presses that the cards haven't received yet. */
  waiting: 100,
  /** A phone that was silent for this long counts as disconnected. */
  silentSeconds: 22,
} as const

/** Identifies the phone in its calls. A phone gets a seat by joining, and needs no login. */
export const seatHeader = 'x-phone-seat'

const base64url = (letters: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`))
const sealed = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most)
const Seq = z.int().min(1)
const Room = z.object({ room: base64url(22) })
const Proof = base64url(43)
const params = Room

export const openPhoneRoom = endpoint({
  method: 'POST',
  path: '/api/phone-rooms',
  auth: 'cards',
  summary: 'Opens a room for two hours, in which a phone can score the cards on this device.',
  body: Room.extend({ proof: Proof }),
  response: z.object({ ends_at: z.string() }),
  limit: { max: 60, per: '1 hour', by: 'user' },
})

export const endPhoneRoom = endpoint({
  method: 'DELETE',
  path: '/api/phone-rooms/{room}',
  auth: 'bearer',
  summary: 'Ends a room and deletes everything in it.',
  params,
  response: z.object({ message: z.string() }),
})

export const sendToPhone = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/state',
  auth: 'bearer',
  summary:
    'Sends the current state of the cards to the phone, encrypted. Replaces the previous state. `heard` is the last press received.',
  params,
  body: z.object({ seq: Seq, sealed: sealed(phoneLimits.state), heard: z.int().min(0) }),
  response: z.object({}),
})

const Here = z.boolean()
const Over = z.object({ kind: z.literal('over'), why: z.enum(['ended', 'replaced']) })

/** Events for the cards. */
export const FromPhoneRoom = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('press'), seq: Seq, sealed: z.string() }),
  /** Whether a phone is connected. */
  z.object({ kind: z.literal('phone'), here: Here }),
  Over,
])
export type FromPhoneRoom = z.infer<typeof FromPhoneRoom>

export const streamFromPhone = endpoint({
  method: 'GET',
  path: '/api/phone-rooms/{room}/presses',
  auth: 'bearer',
  summary: 'Streams presses on the phone, and whether it is connected.',
  params,
  stream: true,
  response: FromPhoneRoom,
})

export const joinPhoneRoom = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/phone',
  auth: 'open',
  summary:
    'Lets a phone join that proves it knows the code. A previous seat of the same phone is exchanged for the new one.',
  params,
  body: z.object({ proof: Proof, seat: base64url(43).optional() }),
  /** `pressed` is the number of the last press in this room. */
  response: z.object({ seat: z.string(), pressed: z.int(), ends_at: z.string() }),
  limit: { max: 600, per: '1 hour', by: 'address' },
})

/** Events for the phone. */
export const FromCardsRoom = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), seq: Seq, sealed: z.string() }),
  /** Whether the cards are connected. */
  z.object({ kind: z.literal('cards'), here: Here }),
  Over,
])
export type FromCardsRoom = z.infer<typeof FromCardsRoom>

export const streamFromCards = endpoint({
  method: 'GET',
  path: '/api/phone-rooms/{room}/state',
  auth: 'open',
  summary: 'Streams the state of the cards. The header `x-phone-seat` identifies the phone, here and below.',
  params,
  stream: true,
  response: FromCardsRoom,
})

export const sendToCards = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/presses',
  auth: 'open',
  summary: 'Sends a press to the cards, encrypted. The same number again is the same press.',
  params,
  body: z.object({ seq: Seq, sealed: sealed(phoneLimits.press) }),
  response: z.object({ known: z.boolean() }),
})

export const reportPhonePresence = endpoint({
  method: 'POST',
  path: '/api/phone-rooms/{room}/here',
  auth: 'open',
  summary: 'Reports that the phone is still connected, or with `leaving` that it disconnects.',
  params,
  body: z.object({ leaving: z.boolean() }),
  response: z.object({}),
})
