import { z } from 'zod'
import { areas } from './cards.ts'
import { endpoint } from '../endpoint.ts'
import { Int32 } from '../ids.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

const { own } = limits

const line = (most: number, least = 0) =>
  Line().min(least, 'Please fill in this field.').max(most, `Please use at most ${most} characters.`)

const Mark = z.tuple([Int32.min(0), Int32.min(1)])

const cardFields = {
  word: line(own.word, 1),
  phrase: line(own.phrase).default(''),
  sentence: line(own.sentence).default(''),
  /** Letters of the word that spell the target, as [start, end) ranges in order. */
  marks: z.array(Mark).max(own.marks, `Please mark at most ${own.marks} places.`).default([]),
  /** The name of one of our pictures; '' for none. */
  picture: z.string().trim().max(80, 'There is no such picture.').default(''),
  /** A photograph of one's own takes the picture's place. It lies on the device where it was taken, never here. */
  photo: z.boolean().default(false),
}

interface Marked {
  word: string
  marks: [number, number][]
}

const inTheWord = ({ word, marks }: Marked) =>
  marks.every(([start, end], at) => start < end && end <= word.length && start >= (marks[at - 1]?.[1] ?? 0))
const marksRefused = { path: ['marks'], message: 'Please mark letters of the word, from its start to its end.' }

/** What a person writes of a card. */
export const OwnCardText = z.object(cardFields).refine(inTheWord, marksRefused)
export type OwnCardText = z.infer<typeof OwnCardText>

const listFields = {
  name: line(own.name, 1),
  area: z.enum(areas).default('articulation'),
  /** The sound or goal in the therapist's words ('R, initial'); '' for none. */
  practices: line(own.practices).default(''),
}

export const OwnCard = z.object({
  id: z.int(),
  word: z.string(),
  phrase: z.string(),
  sentence: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
  picture: z.string(),
  photo: z.boolean(),
  /** Grows with every change: a change names the version that it was made to. */
  version: z.int(),
})
export type OwnCard = z.infer<typeof OwnCard>

export const OwnList = z.object({
  id: z.int(),
  name: z.string(),
  area: z.enum(areas),
  practices: z.string(),
  version: z.int(),
  cards: z.array(OwnCard),
})
export type OwnList = z.infer<typeof OwnList>

const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const version = Int32.min(1)
const cards = z.array(OwnCardText).max(own.batch, `Please add at most ${own.batch} cards at once.`)
const list = z.object({ success: z.literal(true), data: OwnList })
const done = z.object({ success: z.literal(true) })
const changes = { max: 240, per: '1 minute', by: 'user' } as const

export const getOwnLists = endpoint({
  method: 'GET',
  path: '/api/own-lists',
  auth: 'bearer',
  success: true,
  summary: 'The lists of own cards of whoever asks, newest first. Readable without a plan too.',
  response: z.object({ success: z.literal(true), data: z.array(OwnList) }),
})

export const addOwnList = endpoint({
  method: 'POST',
  path: '/api/own-lists',
  auth: 'cards',
  success: true,
  summary: 'A new list, with its first cards.',
  body: z.object({ ...listFields, cards: cards.default([]) }),
  response: list,
  limit: changes,
})

export const changeOwnList = endpoint({
  method: 'PUT',
  path: '/api/own-lists/{id}',
  auth: 'cards',
  success: true,
  summary: 'Another name for a list, or what it practices. 409 when it was changed since `version`.',
  params: Id,
  body: z.object({ ...listFields, version }),
  response: list,
  limit: changes,
})

export const deleteOwnList = endpoint({
  method: 'DELETE',
  path: '/api/own-lists/{id}',
  auth: 'bearer',
  success: true,
  summary: 'Deletes a list with its cards; for a day it can be brought back.',
  params: Id,
  response: done,
})

export const restoreOwnList = endpoint({
  method: 'POST',
  path: '/api/own-lists/{id}/restore',
  auth: 'bearer',
  success: true,
  summary: 'Brings back a list that was deleted within a day.',
  params: Id,
  response: list,
})

export const addOwnCards = endpoint({
  method: 'POST',
  path: '/api/own-lists/{id}/cards',
  auth: 'cards',
  success: true,
  summary: 'Cards at the end of a list.',
  params: Id,
  body: z.object({ cards: cards.min(1, 'Please write at least one word.') }),
  response: list,
  limit: changes,
})

export const orderOwnCards = endpoint({
  method: 'PUT',
  path: '/api/own-lists/{id}/order',
  auth: 'cards',
  success: true,
  summary: 'The cards of a list in another order: all of their ids. 409 when the list has other cards meanwhile.',
  params: Id,
  body: z.object({ cards: z.array(Int32.min(1)).max(own.inList) }),
  response: list,
  limit: changes,
})

export const changeOwnCard = endpoint({
  method: 'PUT',
  path: '/api/own-cards/{id}',
  auth: 'cards',
  success: true,
  summary: 'Another text or picture for a card. 409 when it was changed since `version`.',
  params: Id,
  body: z.object({ ...cardFields, version }).refine(inTheWord, marksRefused),
  response: z.object({ success: z.literal(true), data: OwnCard }),
  limit: changes,
})

export const deleteOwnCard = endpoint({
  method: 'DELETE',
  path: '/api/own-cards/{id}',
  auth: 'bearer',
  success: true,
  summary: 'Deletes a card; for a day it can be brought back.',
  params: Id,
  response: done,
})

export const restoreOwnCard = endpoint({
  method: 'POST',
  path: '/api/own-cards/{id}/restore',
  auth: 'bearer',
  success: true,
  summary: 'Brings back a card that was deleted within a day, at its place.',
  params: Id,
  response: list,
})

/** One of our pictures: what it shows, and the words that our cards show it for. */
export const NamedPicture = z.object({ name: z.string(), alt: z.string(), words: z.array(z.string()) })
export type NamedPicture = z.infer<typeof NamedPicture>

export const getCardPictures = endpoint({
  method: 'GET',
  path: '/api/card-pictures',
  auth: 'open',
  success: true,
  summary: 'Every picture that a card may have, by name; served under /assets/cards/{name}.svg.',
  response: z.object({ success: z.literal(true), data: z.array(NamedPicture) }),
})
