import { m } from '#messages'
import { ratingName, type Rated, type RatingSteps, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { listed, outOf } from '../kit/phrases.ts'
import { reasonsIn, type CaseRecord, type State } from './state.ts'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Every case that was begun, the one that End stopped included. */
export const casesOf = ({ done, now, phase }: Pick<State, 'done' | 'now' | 'phase'>): readonly CaseRecord[] =>
  phase === 'over' || !now ? done : [...done, now]

/** What a seat did with exhibits: those it weighed, the reasons that were heard, and with how many cues. */
function countsOf(cases: readonly CaseRecord[], seat?: number) {
  const own = cases.flatMap(({ weighed }) => weighed).filter((one) => seat === undefined || one.seat === seat)
  const reasons = reasonsIn({ weighed: own })
  return {
    exhibits: own.length,
    reasons: reasons.length,
    // Help counts as a cue of its own size.
    cues: sum(reasons.map(({ said, help }) => Math.max(said?.cue ?? 0, help))),
  }
}

/** '7 to 4', or null unless both were rated. */
function changeIn(ratings: readonly Rated[], at: 0 | 1, steps: RatingSteps): { before: string; after: string } | null {
  const [before, after] = [ratings[at], ratings[at + 2]]
  if (typeof before !== 'number' || typeof after !== 'number') return null
  return { before: ratingName(steps, before), after: ratingName(steps, after) }
}

const verdictsText = ({ verdicts }: CaseRecord): string =>
  listed([...new Set(verdicts)].map((verdict) => m.the_thought_trial_verdict_in_note({ verdict })))

/** Belief and feeling of one case, before and after. */
function ratingsText({ ratings }: CaseRecord, steps: RatingSteps): string {
  const max = ratingName(steps, steps - 1)
  const belief = changeIn(ratings, 0, steps)
  const feeling = changeIn(ratings, 1, steps)
  const b = belief && m.the_thought_trial_belief_from_to(belief)
  const f = feeling && m.the_thought_trial_feeling_from_to(feeling)
  const both = [b, f].filter((one) => one !== null)
  return both.length > 0 ? m.the_thought_trial_client_rated({ changes: both.join(', '), max }) : ''
}

/** One line for the progress note: what was weighed and said, and never which verdict was right. */
function noteOf(state: State, seat: number): string {
  const cases = casesOf(state)
  const { exhibits, reasons, cues } = countsOf(cases, seat)
  const alone = state.seats === 1
  const judged = cases.filter(({ verdicts }) => verdicts.length > 0)
  return noteLine([
    { of: exhibits, text: m.the_thought_trial_note_weighed({ exhibits, reasons, cues }) },
    ...(alone ? cases : []).map((one) => {
      const text = ratingsText(one, state.level.steps)
      return { of: text, text }
    }),
    { of: judged.length, text: m.the_thought_trial_note_verdict({ verdicts: judged.map(verdictsText).join('; ') }) },
  ])
}

/** What all players did together. */
export function summaryOf(state: State): Summary {
  const cases = casesOf(state)
  const { exhibits, reasons } = countsOf(cases)
  if (state.seats === 1 || exhibits === 0) return []
  return [
    { label: m.the_thought_trial_exhibits_weighed(), value: String(exhibits) },
    { label: m.kit_reasons_heard(), value: String(reasons) },
    ...cases
      .filter(({ verdicts }) => verdicts.length > 0)
      .map((one) => ({ label: m.the_thought_trial_verdicts(), value: verdictsText(one) })),
  ]
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number): Summary {
  const cases = casesOf(state)
  const { exhibits, reasons, cues } = countsOf(cases, seat)
  const sorted = state.sorted.filter((one) => one.seat === seat)
  const alone = state.seats === 1
  const line = (label: string, of: number | string, value = String(of)) =>
    of !== 0 && of !== '' ? [{ label, value }] : []
  const named = cases.flatMap(({ trap }) => (trap ? [m.the_thought_trial_trap({ trap })] : []))
  const note = noteOf(state, seat)
  return [
    ...line(
      m.the_thought_trial_statements_on_the_first_try(),
      sorted.length,
      outOf(sorted.filter(({ first }) => first).length, sorted.length),
    ),
    ...line(m.the_thought_trial_exhibits_weighed(), exhibits),
    ...line(m.kit_reasons_heard(), reasons, m.the_thought_trial_count_and_cues({ count: reasons, cues })),
    ...(alone ? line(m.the_thought_trial_thinking_trap(), named.join('; ')) : []),
    ...(alone
      ? cases.flatMap((one) => line(m.the_thought_trial_belief_and_feeling(), ratingsText(one, state.level.steps)))
      : []),
    ...cases.flatMap(({ helper }) =>
      line(m.the_thought_trial_really_happening(), helper ? m.the_thought_trial_helper({ who: helper }) : ''),
    ),
    ...line(m.kit_for_the_note(), note),
  ]
}
