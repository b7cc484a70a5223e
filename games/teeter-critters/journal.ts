import { m } from '#messages'
import type { Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf } from '../kit/phrases.ts'
import type { State, Tally } from './state.ts'

const chosen = ({ same, swap, ask }: Tally): string =>
  [
    ...(same > 0 ? [m.teeter_critters_another_spot()] : []),
    ...(swap > 0 ? [m.teeter_critters_another_piece_first()] : []),
    ...(ask > 0 ? [m.teeter_critters_asking_for_a_flag()] : []),
  ].join(', ')

/** One line for the progress note: what a player did, and nothing about how well. */
export const noteOf = (tally: Tally): string =>
  noteLine([
    { of: tally.turns, text: m.teeter_critters_took_count_turns({ count: tally.turns }) },
    { of: tally.flags, text: m.teeter_critters_made_count_suggestions({ count: tally.flags }) },
    { of: tally.named, text: m.teeter_critters_asked_the_partner_for_count_spots({ count: tally.named }) },
    {
      of: tally.replies,
      text: m.teeter_critters_answered_count_with_a_reason({ count: tally.replies, cues: tally.cues }),
    },
    {
      of: chosen(tally),
      text: m.teeter_critters_after_count_splashes_chose({ count: tally.splashes, kinds: chosen(tally) }),
    },
  ])

/** What the team did together. */
export function summaryOf({ photos }: Pick<State, 'photos'>): Summary {
  const dry = photos.filter((photo) => photo.dry)
  const wishes = photos.reduce((sum, photo) => sum + photo.wishes, 0)
  const met = photos.reduce((sum, photo) => sum + photo.met, 0)
  if (photos.length === 0) return []
  return [
    { label: m.teeter_critters_planks_ended_level(), value: outOf(dry.length, photos.length) },
    ...(wishes > 0 ? [{ label: m.teeter_critters_wishes_met(), value: outOf(met, wishes) }] : []),
  ]
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(tally: Tally): Summary {
  const line = (label: string, count: number) => (count > 0 ? [{ label, value: String(count) }] : [])
  const flags = m.teeter_critters_count_with_a_reason({ count: tally.flags, reasons: tally.reasons })
  const answers = tally.took + tally.traded + tally.declined
  const note = noteOf(tally)
  return [
    ...line(m.kit_turns(), tally.turns),
    ...(tally.flags > 0 ? [{ label: m.teeter_critters_flags_offered(), value: flags }] : []),
    ...(answers > 0
      ? [{ label: m.teeter_critters_flags_answered(), value: m.teeter_critters_taken_traded_declined(tally) }]
      : []),
    ...line(m.teeter_critters_answers_heard(), tally.replies),
    ...line(m.teeter_critters_questions_to_the_partner(), tally.questions),
    ...line(m.teeter_critters_spots_named_by_the_partner(), tally.named),
    ...line(m.teeter_critters_adults_flags_asked_for(), tally.help),
    ...line(m.teeter_critters_splashes(), tally.splashes),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
