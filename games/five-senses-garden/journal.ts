import { m } from '#messages'
import { ratingName, type Rated, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf } from '../kit/phrases.ts'
import { senses } from './senses.ts'
import { isGroup, planted, type Bud, type State } from './state.ts'

const countsOf = (buds: readonly Bud[]) => {
  const found = buds.filter((one) => one.found !== null)
  return {
    items: buds.length,
    senses: new Set(buds.map(({ slot }) => slot.sense)).size,
    found: found.length,
    cues: found.filter((one) => Math.max(one.found?.said.cue ?? 0, one.help) > 0).length,
    helped: buds.filter(({ help }) => help > 0).length,
    prompted: buds.filter(({ prompted }) => prompted).length,
  }
}
const budsOf = (state: State, seat: number): Bud[] => planted(state).filter((one) => one.seat === seat)

/** Both ratings, if both are numbers. */
export function ratingsOf({ before, after, level }: State): { before: string; after: string; max: string } | null {
  const name = (rated: Rated | null) => (typeof rated === 'number' ? ratingName(level.steps, rated) : null)
  const [first, last] = [name(before), name(after)]
  if (first === null || last === null) return null
  return { before: first, after: last, max: ratingName(level.steps, level.steps - 1) }
}

/** One line for the progress note: counts, the client's own ratings, and the place. */
export function noteOf(state: State, seat: number): string {
  const { items, senses: used, found, cues } = countsOf(budsOf(state, seat))
  const ratings = ratingsOf(state)
  const { place } = state
  return noteLine([
    {
      of: items,
      text: m.five_senses_garden_note_items({ items, senses: used, found, cues }),
    },
    { of: ratings ? 1 : 0, text: ratings ? m.five_senses_garden_note_ratings(ratings) : '' },
    { of: place && items ? place : '', text: place ? m.five_senses_garden_note_place({ place }) : '' },
  ])
}

const line = (label: string, value: string | number): Summary =>
  value === 0 || value === '' ? [] : [{ label, value: String(value) }]

/** 'See 3, Feel 2' for the senses that were used. */
const perSense = (buds: readonly Bud[]): string =>
  senses
    .map((sense) => ({ sense, count: buds.filter(({ slot }) => slot.sense === sense).length }))
    .filter(({ count }) => count > 0)
    .map(({ sense, count }) => m.five_senses_garden_sense_and_count({ sense, count }))
    .join(', ')

/** What was done together. */
export function summaryOf(state: State): Summary {
  const all = planted(state)
  if (!isGroup(state) || all.length === 0) return []
  return [
    ...line(m.five_senses_garden_things_planted(), perSense(all)),
    ...line(m.five_senses_garden_found_by_a_partner(), countsOf(all).found),
  ]
}

/** What one player did. Ratings and skips are only of a client who plays alone. */
export function measuresOf(state: State, seat: number): Summary {
  const own = budsOf(state, seat)
  const { items, found, cues, helped, prompted } = countsOf(own)
  const ratings = ratingsOf(state)
  const alone = isGroup(state) ? [] : aloneLines(state)
  return [
    ...line(m.five_senses_garden_things_planted(), perSense(own)),
    ...line(
      m.five_senses_garden_found_by_a_partner(),
      found && m.five_senses_garden_count_and_cues({ count: found, cues }),
    ),
    ...line(m.five_senses_garden_planted_not_found(), items - found),
    ...line(m.five_senses_garden_with_help(), helped && outOf(helped, items)),
    ...line(m.five_senses_garden_prompts_shown(), state.level.memory ? outOf(prompted, items) : ''),
    ...alone,
    ...line(m.five_senses_garden_client_rated(), ratings ? m.five_senses_garden_from_to(ratings) : ''),
    ...line(m.kit_for_the_note(), noteOf(state, seat)),
  ]
}

function aloneLines({ skipped, swapped, again, quiet, place }: State): Summary {
  const how = again?.said ? 'seen' : again?.sure ? 'self' : ''
  return [
    ...line(m.five_senses_garden_skipped(), skipped),
    ...line(m.five_senses_garden_another_way(), swapped),
    ...line(m.five_senses_garden_found_again_later(), how && m.five_senses_garden_how_found_again({ how })),
    ...line(m.five_senses_garden_quiet_time(), quiet ? m.five_senses_garden_seconds({ seconds: quiet }) : ''),
    ...line(m.five_senses_garden_plan_for(), place ? m.five_senses_garden_place({ place }) : ''),
  ]
}
