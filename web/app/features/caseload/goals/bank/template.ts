import { ContrastCode, type CardPicks } from '@marigold/contract'
import { z } from 'zod'

const disciplines = ['SLP', 'OT', 'MIND'] as const
export type Discipline = (typeof disciplines)[number]

const measures = ['accuracy', 'assistance', 'participation', 'self-rating', 'duration', 'frequency'] as const
const ageBands = ['toddler', 'preschool', 'school', 'teen', 'adult'] as const

const AtLeastOne = z.int().min(1)
const Ids = z.array(AtLeastOne).min(1)
const criterionNumbers = ['percent', 'count', 'of', 'sessions', 'ofSessions'] as const

/**
 * When a goal is met. `wording` names each number once: 'in {count} of {of} trials'. `sessions` is absent where
 * opportunities count whenever they come up.
 */
const Criterion = z
  .strictObject({
    percent: AtLeastOne.max(100).optional(),
    count: AtLeastOne.optional(),
    of: AtLeastOne.optional(),
    sessions: AtLeastOne.optional(),
    ofSessions: AtLeastOne.optional(),
    wording: z.string(),
  })
  .refine(
    (criterion) =>
      criterionNumbers.every(
        (name) => criterion.wording.split(`{${name}}`).length === (criterion[name] === undefined ? 1 : 2),
      ),
    'The wording names a number that is missing, or leaves one out.',
  )
  .refine(({ count = 0, of = count }) => count <= of, 'More are counted than there are.')
  .refine(({ sessions = 0, ofSessions = sessions }) => sessions <= ofSessions, 'More sessions than there are.')
type Criterion = z.infer<typeof Criterion>

/** The game or the cards that practice what a goal is about; cards by the names and ids of their picks. */
const Trains = z.union([
  z.strictObject({ kind: z.literal('game'), slug: z.string() }),
  z.strictObject({
    kind: z.literal('cards'),
    area: z.literal('articulation'),
    sounds: z.array(z.string()).min(1),
    positions: Ids,
    kinds: Ids,
  }),
  z.strictObject({
    kind: z.literal('cards'),
    area: z.literal('articulation'),
    contrasts: z.array(ContrastCode).min(1),
  }),
  z.strictObject({ kind: z.literal('cards'), area: z.literal('language'), category: AtLeastOne, parts: Ids }),
  z.strictObject({ kind: z.literal('cards'), area: z.literal('fluency'), technique: AtLeastOne, levels: Ids }),
])
export type Trains = z.infer<typeof Trains>

/** A goal to start from. Ids are stored with the goals made from them: never change or reuse one. */
export const GoalTemplate = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  discipline: z.enum(disciplines),
  /** The heading in the picker. */
  area: z.string().min(1),
  condition: z.string().regex(/^[A-Z].*,$/),
  /** Says 'the client', which the app replaces with a code. */
  behavior: z.string().regex(/^the client will .*[^.]$/),
  criterion: Criterion,
  measure: z.enum(measures),
  /** The highest cue that counts at criterion; absent where support is part of the activity. */
  cueLevel: z.int().min(0).max(3).optional(),
  ageBands: z.array(z.enum(ageBands)).min(1),
  trains: Trains.optional(),
  /** A caution for the therapist, such as a dialect to check first. Not part of the goal. */
  note: z.string().optional(),
  /** More words to find it by: positions, patterns, and diagnoses that the goal doesn't name. */
  keywords: z.string().optional(),
})
export type GoalTemplate = z.infer<typeof GoalTemplate>

/** Returns the criterion as it reads: 'with 80% accuracy in 3 of 4 sessions'. */
export function criterionText(criterion: Criterion): string {
  return criterionNumbers.reduce(
    (text, name) => text.replace(`{${name}}`, String(criterion[name] ?? '')),
    criterion.wording,
  )
}

/** Returns the goal as one sentence, also when a therapist's edits left spaces or a period at the end of a part. */
export function goalText({
  condition,
  behavior,
  criterion,
}: Pick<GoalTemplate, 'condition' | 'behavior' | 'criterion'>) {
  const parts = [condition, behavior, criterionText(criterion)]
  const words = parts.map((part) => part.replace(/[\s.]+$/, '')).join(' ')
  return `${words.replace(/\s+/g, ' ').trim()}.`
}

/** Returns the picks that open the cards of a goal; null for a game. */
export function picksOf(trains: Trains): CardPicks | null {
  if (trains.kind === 'game') return null
  if (trains.area === 'language') return { language: { [trains.category]: trains.parts } }
  if (trains.area === 'fluency') return { fluency: trains.levels }
  if ('contrasts' in trains) return { pairs: trains.contrasts }
  return { articulation: Object.fromEntries(trains.sounds.map((sound) => [sound, [trains.positions, trains.kinds]])) }
}
