import { m } from '#messages'
import { ratingName, type Rated, type RatingSteps, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { listed } from '../kit/phrases.ts'
import { changeKinds, helperKinds, type ChangeKind } from './content.ts'
import { numberOf } from './ladder.ts'
import { isGroup, type Attempt, type State, type Tag } from './state.ts'

const tags: readonly Tag[] = ['seen', 'reported', 'roleplay']
export const highest = (steps: RatingSteps): string => ratingName(steps, steps - 1)
/** '4', or '?' where the client can't tell, and '–' where it was skipped. */
export function ratedName(steps: RatingSteps, rated: Rated | null): string {
  const number = numberOf(rated)
  if (number !== null) return ratingName(steps, number)
  return rated === 'unsure' ? '?' : '–'
}

/** 'breath 2, buddy 1' for the kinds that occurred. */
const tally = <T>(all: readonly T[], kinds: readonly T[], name: (kind: T) => string): string =>
  kinds
    .map((kind) => ({ kind, count: all.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => m.lighthouse_ladder_kind_and_count({ kind: name(kind), count }))
    .join(', ')

const changesText = (changes: readonly ChangeKind[]): string =>
  tally(changes, changeKinds, (change) => m.lighthouse_ladder_change_kind({ change }))
const helpersText = (tries: readonly Attempt[]): string =>
  tally(
    tries.map(({ helper }) => helper),
    [...helperKinds, null],
    (helper) => m.lighthouse_ladder_helper_kind({ helper: helper ?? 'none' }),
  )
const tagsText = (tries: readonly Attempt[]): string =>
  tally(
    tries.map(({ tag }) => tag),
    [...tags, null],
    (tag) => m.lighthouse_ladder_tag({ tag: tag ?? 'none' }),
  )

/** Tries that the client rated before and after. */
const compared = (tries: readonly Attempt[]) =>
  tries.filter(({ predicted, actual }) => numberOf(predicted) !== null && numberOf(actual) !== null)

/** One line for the progress note: counts, the client's own ratings, and helpers, but no goal and no words. */
export function noteOf(state: State): string {
  const { rungs, tries, steps } = state
  const helpers = helperKinds.filter((kind) => tries.some(({ helper }) => helper === kind))
  const of = (tag: Tag) => tries.filter((one) => one.tag === tag).length
  const unconfirmed = tries.filter(({ tag }) => tag === null).length
  return noteLine([
    {
      of: rungs.length,
      text:
        tries.length > 0
          ? m.lighthouse_ladder_note_tries({
              rungs: rungs.length,
              seen: of('seen'),
              reported: of('reported'),
              roleplay: of('roleplay'),
            })
          : m.lighthouse_ladder_note_rungs({ rungs: rungs.length }),
    },
    { of: unconfirmed, text: m.lighthouse_ladder_note_unconfirmed({ count: unconfirmed }) },
    ...compared(tries).map(({ place, predicted, actual }) => ({
      of: place,
      text: m.lighthouse_ladder_note_ratings({
        place,
        predicted: ratedName(steps, predicted),
        actual: ratedName(steps, actual),
        max: highest(steps),
      }),
    })),
    {
      of: helpers.length,
      text: m.lighthouse_ladder_note_helper({
        helpers: listed(helpers.map((helper) => m.lighthouse_ladder_helper_kind({ helper }))),
      }),
    },
  ])
}

/** 'rung 2: 4, 3' for each rung that was rated after more than one try. */
function repeatsText({ rungs, tries, steps }: State): string {
  const rated = compared(tries)
  return rungs
    .map(({ key }) => rated.filter((one) => one.rung === key))
    .filter((all) => all.length > 1)
    .map((all) =>
      m.lighthouse_ladder_rung_and_ratings({
        place: all.at(-1)?.place ?? 0,
        ratings: all.map(({ actual }) => ratedName(steps, actual)).join(', '),
      }),
    )
    .join('; ')
}

const line = (label: string, value: string | number): Summary =>
  value === 0 || value === '' ? [] : [{ label, value: String(value) }]

/** What a group did together. Who rated how is in no message. */
export function summaryOf(state: State): Summary {
  const { rounds, steps, seats } = state
  if (!isGroup(state) || rounds.length === 0) return []
  const numbers = rounds.flatMap(({ spread }) => spread ?? [])
  const reasons = rounds.filter(({ said }) => said !== null).length
  const changes = changesText(rounds.flatMap(({ change }) => change ?? []))
  const range =
    numbers.length > 0
      ? m.lighthouse_ladder_from_to_of({
          low: ratingName(steps, Math.min(...numbers)),
          high: ratingName(steps, Math.max(...numbers)),
          max: highest(steps),
        })
      : ''
  const note = noteLine([
    { of: rounds.length, text: m.lighthouse_ladder_note_group({ players: seats, rungs: rounds.length }) },
    { of: range, text: m.lighthouse_ladder_note_group_range({ range }) },
    { of: reasons, text: m.lighthouse_ladder_note_group_reasons({ reasons }) },
  ])
  return [
    ...line(m.lighthouse_ladder_rungs_talked_about(), rounds.length),
    ...line(m.lighthouse_ladder_private_ratings(), range),
    ...line(m.lighthouse_ladder_small_changes(), changes),
    ...line(m.kit_reasons_heard(), reasons),
    ...line(m.kit_for_the_note(), note),
  ]
}

/** What one client did; lines without anything to say are left out. */
export function measuresOf(state: State): Summary {
  if (isGroup(state) || state.rungs.length === 0) return []
  const { rungs, tries, steps, planned, splits } = state
  const ratings = compared(tries).map(({ place, predicted, actual }) =>
    m.lighthouse_ladder_rung_predicted_actual({
      place,
      predicted: ratedName(steps, predicted),
      actual: ratedName(steps, actual),
    }),
  )
  const cues = tries.reduce((sum, { cue }) => sum + cue, 0)
  return [
    ...line(m.lighthouse_ladder_rungs(), rungs.length),
    ...line(m.lighthouse_ladder_tries(), tagsText(tries)),
    ...line(m.lighthouse_ladder_came_down(), tries.filter(({ down }) => down).length),
    ...line(m.lighthouse_ladder_predicted_and_actual({ max: highest(steps) }), ratings.join('; ')),
    ...line(m.lighthouse_ladder_actual_by_repeat(), repeatsText(state)),
    ...line(m.lighthouse_ladder_helpers(), helpersText(tries)),
    ...line(m.lighthouse_ladder_other_places(), tries.filter(({ elsewhere }) => elsewhere).length),
    ...line(m.lighthouse_ladder_picked_by_the_wind(), tries.filter(({ wind }) => wind).length),
    ...line(m.lighthouse_ladder_small_changes(), changesText(splits)),
    ...line(m.lighthouse_ladder_planned(), planned),
    ...line(m.lighthouse_ladder_cues(), cues),
    ...line(m.kit_for_the_note(), noteOf(state)),
  ]
}
