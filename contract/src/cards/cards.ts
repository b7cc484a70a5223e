import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Int32 } from '../ids.ts'
import { limits } from '../limits.ts'

export const areas = ['articulation', 'language', 'fluency'] as const
export type Area = (typeof areas)[number]

/** What an administrator can turn off for an account. */
export const areaSwitches = [...areas, 'minimal_pairs', 'own_cards'] as const
export type AreaSwitch = (typeof areaSwitches)[number]

export const Picture = z.object({ url: z.string(), alt: z.string() })
export type Picture = z.infer<typeof Picture>

/**
 * A therapy card of any area, for viewer, game overlay, printing, and tally.
 * `layout` says how it's drawn. `answers` and `correct` (indexes from 0) are empty for cards that are simply said.
 */
export const Card = z.object({
  key: z.string(),
  area: z.enum(areas),
  layout: z.enum([
    'word',
    'sentence',
    'picture-question',
    'yes-no',
    'choice',
    'two',
    'grid',
    'question',
    'line',
    'pair',
    'pair-same',
  ]),
  prompt: z.string(),
  pictures: z.array(Picture),
  caption: z.string(),
  /** Letters of the caption that spell the target sound, as [start, end) ranges. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  answers: z.array(z.string()),
  correct: z.array(z.int()),
  /** The target as a therapist writes it: 'R, initial, words'. */
  target: z.string(),
  /** What goes with the caption on paper: a sentence for a word, and the word for a phrase or sentence. */
  companion: z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) }).optional(),
  /** A small line for the adult below what is said, for example why a picture is missing. */
  hint: z.string().optional(),
})
export type Card = z.infer<typeof Card>

/** An ordered set of cards, with its source. */
export const Deck = z.object({ title: z.string(), source: z.string(), cards: z.array(Card).max(limits.cards) })
export type Deck = z.infer<typeof Deck>

/**
 * A scored response. `cue` is 0 independent, 1 minimal, 2 moderate, 3 maximal. `t` is ms since the game or set started.
 * Never sent to the server.
 */
export const Trial = z.object({
  t: z.number().min(0),
  player: z.int().min(1).max(limits.players),
  target: z.string().max(200),
  response: z.string().max(200),
  result: z.enum(['correct', 'approx', 'incorrect', 'none']),
  rtMs: z.number().min(0).nullable(),
  moves: z.int().min(0),
  cue: z.int().min(0).max(3),
  /** `partner`: another player, whose answer shows whether this one was understood. */
  scoredBy: z.enum(['game', 'adult', 'self', 'partner']),
  level: z.string().max(80),
  /** An event in the game that is no response of the learner. It's only in the game's own table. */
  event: z.literal(true).optional(),
})
export type Trial = z.infer<typeof Trial>

// ---- Articulation calls, in the shapes of the specification -----------------------------------------------------

/** Positions by id. 'medial' is only capitalized on screen. */
export const positions = [
  { id: 1, question: 'Initial' },
  { id: 2, question: 'medial' },
  { id: 3, question: 'Final' },
] as const
export const sentenceTypes = [
  { id: 1, question: 'Words' },
  { id: 2, question: 'Phrases' },
  { id: 3, question: 'Sentences' },
] as const

const Option = z.object({ id: z.int(), question: z.string() })

export const getArticulations = endpoint({
  method: 'GET',
  path: '/api/articulations',
  auth: 'open',
  success: true,
  summary: 'Lists the sounds with the positions that have cards, an example word, and its picture.',
  response: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id: z.int(),
        sound_name: z.string(),
        positions: z.array(z.int()),
        /** The number of cards in each position and kind, and how many of them have a picture. */
        counts: z.array(z.object({ position: z.int(), kind: z.int(), count: z.int(), pictured: z.int() })),
        example: z.string(),
        image: z.string().nullable(),
      }),
    ),
  }),
})
export type Sound = z.infer<typeof getArticulations.response>['data'][number]

export const getArticulationData = endpoint({
  method: 'GET',
  path: '/api/articulation-data',
  auth: 'open',
  success: true,
  summary: 'Lists the positions and kinds of cards to choose from.',
  response: z.object({ success: z.literal(true), positions: z.array(Option), subcategories: z.array(Option) }),
})

/** Headers that request only cards with a picture. */
export const preferPictures = { prefer: 'pictures' } as const

/** An id or its label. */
const Pick = z.union([Int32, z.string().trim().min(1).max(40)])
export const ArticulationPicks = z
  .record(z.string().min(1).max(40), z.tuple([z.array(Pick).max(20), z.array(Pick).max(20)]))
  .refine((picks) => Object.keys(picks).length > 0, fault('nothing_to_practice'))
  .refine((picks) => Object.keys(picks).length <= 100, fault('set_too_large'))
export type ArticulationPicks = z.infer<typeof ArticulationPicks>

export const ArticulationRow = z.object({
  id: z.int(),
  sound_name: z.string(),
  sound_word: z.string(),
  position: z.int(),
  /** The kind of card by its label: 'Words', 'Phrases', or 'Sentences'. */
  sentence: z.string(),
  /** The text to say. */
  words: z.string(),
  image: z.string(),
  images: z.array(z.object({ id: z.int(), image: z.string() })),
  alt: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
  /** A sentence with the word, for a word that has one. */
  example: z.object({ words: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) }).optional(),
})
export type ArticulationRow = z.infer<typeof ArticulationRow>

/**
 * The body maps a sound's name to a pair of positions and kinds. Returns at most `limits.cards` rows, spread evenly
 * over the picks. With the headers in `preferPictures`, cards without a picture are left out, for children who don't
 * read yet. It's a header because the specification fixes path and body.
 */
export const getArticulationCards = endpoint({
  method: 'POST',
  path: '/api/get-image-by-artic-id-and-sentence',
  auth: 'cards',
  viewable: true,
  success: true,
  summary:
    'Returns the cards of the picked sounds, positions, and kinds. With the header Prefer: pictures, only those with a picture.',
  body: ArticulationPicks,
  response: z.object({
    success: z.literal(true),
    data: z.array(ArticulationRow),
    word: z.record(z.string(), z.array(z.string())),
    message: z.string(),
  }),
})
