import { z } from 'zod'
import { areas } from './cards.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Int32 } from '../ids.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

const { own } = limits

const line = (most: number, least = 0) => Line().min(least).max(most)

const Mark = z.tuple([Int32.min(0), Int32.min(1)])

const cardFields = {
  word: line(own.word, 1),
  phrase: line(own.phrase).default(''),
  sentence: line(own.sentence).default(''),
  /** Letters of the word that spell the target, as [start, end) ranges in order. */
  marks: z.array(Mark).max(own.marks).default([]),
  /** The name of one of our pictures, or ''. */
  picture: z.string().trim().max(80).default(''),
  /** The user's photo replaces the picture. It's stored on the device where it was taken, never here. */
  photo: z.boolean().default(false),
}

interface Marked {
  word: string
  marks: [number, number][]
}

const inTheWord = ({ word, marks }: Marked) =>
  marks.every(([start, end], at) => start < end && end <= word.length && start >= (marks[at - 1]?.[1] ?? 0))
const marksRefused = { path: ['marks'], error: fault('marks_outside_word') }

/** What a user writes on a card. */
export const OwnCardText = z.object(cardFields).refine(inTheWord, marksRefused)
export type OwnCardText = z.infer<typeof OwnCardText>

const listFields = {
  name: line(own.name, 1),
  area: z.enum(areas).default('articulation'),
  /** The sound or goal in the therapist's words ('R, initial'), or ''. */
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
  /** Increases with every change. A change names the version that it's based on. */
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
const cards = z.array(OwnCardText).max(own.batch)
const list = z.object({ success: z.literal(true), data: OwnList })
const done = z.object({ success: z.literal(true) })
const changes = { max: 240, per: '1 minute', by: 'user' } as const

export const getOwnLists = endpoint({
  method: 'GET',
  path: '/api/own-lists',
  auth: 'bearer',
  viewable: true,
  success: true,
  summary: 'Returns the user’s own lists of cards, newest first. Needs no plan.',
  response: z.object({ success: z.literal(true), data: z.array(OwnList) }),
})

export const addOwnList = endpoint({
  method: 'POST',
  path: '/api/own-lists',
  auth: 'cards',
  success: true,
  summary: 'Creates a list with its first cards.',
  body: z.object({ ...listFields, cards: cards.default([]) }),
  response: list,
  limit: changes,
})

export const changeOwnList = endpoint({
  method: 'PUT',
  path: '/api/own-lists/{id}',
  auth: 'cards',
  success: true,
  summary: 'Changes a list’s name, or what it practices. 409 if it was changed since `version`.',
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
  summary: 'Deletes a list with its cards. It can be restored for a day.',
  params: Id,
  response: done,
})

export const restoreOwnList = endpoint({
  method: 'POST',
  path: '/api/own-lists/{id}/restore',
  auth: 'bearer',
  success: true,
  summary: 'Restores a list within a day of its deletion.',
  params: Id,
  response: list,
})

export const addOwnCards = endpoint({
  method: 'POST',
  path: '/api/own-lists/{id}/cards',
  auth: 'cards',
  success: true,
  summary: 'Adds cards at the end of a list.',
  params: Id,
  body: z.object({ cards: cards.min(1, fault('words_missing')) }),
  response: list,
  limit: changes,
})

export const orderOwnCards = endpoint({
  method: 'PUT',
  path: '/api/own-lists/{id}/order',
  auth: 'cards',
  success: true,
  summary: 'Orders the cards of a list. Takes all of their ids. 409 if the list has other cards by now.',
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
  summary: 'Changes a card’s text or picture. 409 if it was changed since `version`.',
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
  summary: 'Deletes a card. It can be restored for a day.',
  params: Id,
  response: done,
})

export const restoreOwnCard = endpoint({
  method: 'POST',
  path: '/api/own-cards/{id}/restore',
  auth: 'bearer',
  success: true,
  summary: 'Restores a card to its position within a day of its deletion.',
  params: Id,
  response: list,
})

/** A drawn or uploaded picture: what it shows, and the words that our cards use it for. */
export const NamedPicture = z.object({ name: z.string(), alt: z.string(), words: z.array(z.string()) })
export type NamedPicture = z.infer<typeof NamedPicture>

export const getCardPictures = endpoint({
  method: 'GET',
  path: '/api/card-pictures',
  auth: 'open',
  success: true,
  summary: 'Lists every picture that a card may have, by name. They are served under /assets/cards/{name}.svg.',
  response: z.object({ success: z.literal(true), data: z.array(NamedPicture) }),
})
