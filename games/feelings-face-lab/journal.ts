import { m } from '#messages'
import type { Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { isSolid, shapedParts, type Because, type Made, type Read, type State } from './state.ts'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
/** Whether the face, the voice, the body, or the story was the clue. */
export const clueType = (because: Because): 'face' | 'body' | 'voice' | 'story' | 'hunch' =>
  because === 'head' || because === 'body'
    ? 'body'
    : because === 'voice' || because === 'story' || because === 'hunch'
      ? because
      : 'face'
const clueTypes = ['face', 'body', 'voice', 'story'] as const

const isShaped = (one: Made): boolean => !one.passed && shapedParts(one).length > 0
/** A clue that the adult heard; a guess without one isn't. */
const gaveClue = ({ said, because }: Read): boolean => said !== null && because !== null && because !== 'hunch'

/** What a player did: faces that were shaped, clues that were heard, with how many cues, and views that were compared. */
export function countsOf({ made, seats }: Pick<State, 'made' | 'seats'>, seat: number) {
  const own = made.filter((one) => one.seat === seat)
  const reads = made.flatMap((one) => one.reads.filter((read) => read.seat === seat))
  const clues = reads.filter(gaveClue)
  const compared = made.filter(
    (one) =>
      // A tap alone compares nothing: the reader has to be heard.
      one.answer !== null && one.reads.some((read) => read.said !== null && (one.seat === seat || read.seat === seat)),
  )
  const answers = own.filter((one) => one.answer !== null && isSolid(one))
  return {
    shaped: own.filter((one) => isShaped(one) && one.card.feeling === null).length,
    secret: own.filter((one) => isShaped(one) && one.card.feeling !== null).length,
    help: sum(own.map(({ help }) => help)),
    picked: reads.filter(({ because, passed }) => because !== null && !passed).length,
    clues: clues.length,
    cued: clues.filter(({ said }) => (said?.cue ?? 0) > 0).length,
    types: clueTypes.map((type) => ({
      type,
      count: clues.filter(({ because }) => because && clueType(because) === type).length,
    })),
    compared: seats > 1 ? compared.length : 0,
    same: answers.filter(({ answer }) => answer === 'same').length,
    two: answers.filter(({ answer }) => answer === 'two').length,
  }
}

/** One line for the progress note: what happened, and never what a face meant. */
export function noteOf(state: Pick<State, 'made' | 'seats'>, seat: number): string {
  const { shaped, secret, help, clues, cued, compared } = countsOf(state, seat)
  return noteLine([
    { of: shaped, text: m.feelings_face_lab_note_shaped({ shaped }) },
    { of: secret, text: m.feelings_face_lab_note_secret({ secret }) },
    { of: help, text: m.feelings_face_lab_note_help({ help }) },
    { of: clues, text: m.feelings_face_lab_note_clues({ clues, cued }) },
    { of: compared, text: m.feelings_face_lab_note_compared({ compared }) },
  ])
}

/** What all players did together. */
export function summaryOf({ made, seats }: State): Summary {
  const shaped = made.filter(isShaped).length
  return seats > 1 && shaped > 0 ? [{ label: m.feelings_face_lab_faces_shaped(), value: String(shaped) }] : []
}

/** What one player did. Nothing says which feeling it was, who was alike, or how the eyes were. */
export function measuresOf(state: State, seat: number): Summary {
  const { shaped, secret, help, picked, clues, cued, types, same, two } = countsOf(state, seat)
  const note = noteOf(state, seat)
  const line = (label: string, of: number, value = String(of)) => (of > 0 ? [{ label, value }] : [])
  const kinds = types
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => m.feelings_face_lab_type_and_count({ type, count }))
  return [
    ...line(m.feelings_face_lab_faces_shaped(), shaped + secret),
    ...line(m.feelings_face_lab_help_with_a_face(), help),
    ...line(m.feelings_face_lab_readings_picked(), picked),
    ...line(m.feelings_face_lab_clues_heard(), clues, m.feelings_face_lab_count_and_cues({ count: clues, cued })),
    ...line(m.feelings_face_lab_clues_by_type(), kinds.length, kinds.join(', ')),
    ...line(m.feelings_face_lab_same(), same),
    ...line(m.feelings_face_lab_two_ways_to_see_it(), two),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
