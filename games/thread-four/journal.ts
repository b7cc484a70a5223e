import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { rowsOf } from './cloth.ts'
import type { Level } from './levels.ts'
import { foundGroup, groupNow } from './weaving.ts'
import type { Move, State } from './state.ts'

export type ThreadPlay = Play<Level, State, Move>

const said: Record<Earned, string> = {
  independent: 'named it',
  helped: 'named it with help',
  notYet: 'not yet',
  skipped: 'skipped',
}

/** Logs pulls and names as trials. Words of a list that a user wrote are not logged. */
export function logMove(play: ThreadPlay, before: State, after: State, move: Move): void {
  const rtMs = Math.round(play.sinceReady())
  if (move.kind === 'pull') {
    const kinds = after.events.map(({ kind }) => kind)
    if (kinds.includes('tried')) return
    const set = before.own ? m.thread_four_count_words({ count: groupNow(before).size }) : before.chosen.join(', ')
    play.trial({
      target: 'Find a set',
      response: set.slice(0, 200),
      result: kinds.includes('right') ? 'correct' : 'incorrect',
      rtMs,
      moves: before.misses + 1,
      // Each miss brought a bigger hint.
      cue: Math.min(3, before.misses) as 0 | 1 | 2 | 3,
      scoredBy: 'game',
    })
  }
  if (move.kind === 'score' || move.kind === 'label') logNaming(play, before, after.earned, move, rtMs)
}

type Naming = Extract<Move, { kind: 'score' | 'label' }>
/** Logs how a link was named, once it is settled: the adult's score, or the chosen label and out of how many. */
function logNaming(play: ThreadPlay, before: State, earned: State['earned'], move: Naming, rtMs: number): void {
  if (earned === null) return
  const link = before.own ? 'own list' : (foundGroup(before)?.label ?? '')
  const isExplained = before.phase === 'explain' && move.kind === 'score'
  const target = `${isExplained ? m.thread_four_explain_a_link() : m.thread_four_name_a_link()}: ${link}`
  const isRight = earned === 'independent' || earned === 'helped'
  const label = before.own || move.kind === 'score' ? 'own list' : move.label
  const response =
    move.kind === 'score' ? said[earned] : m.thread_four_label_out_of_count({ label, count: before.asked.length })
  // Errorless mode applies to finding sets; every label can still be chosen.
  play.trial(
    {
      target,
      response,
      rtMs,
      moves: before.wrong.length + 1,
      cue: earned === 'helped' ? 1 : 0,
      scoredBy: move.kind === 'score' ? 'adult' : 'game',
      ...(earned === 'skipped' ? { event: true } : { result: isRight ? 'correct' : 'incorrect' }),
    },
    'open',
  )
}

/** Returns how many bands the players found, and how many the loom wove. */
const sharesOf = (bands: State['bands']): { own: number; loom: number } => {
  const own = bands.filter(({ seat }) => seat !== null).length
  return { own, loom: bands.length - own }
}

/** Describes the cloth: how many bands it has, how long it is, and how many of them the loom wove. */
export function farewellOf({ bands }: Pick<State, 'bands'>): string {
  if (bands.length === 0) return m.thread_four_the_loom_is_ready_for_next()
  const { loom } = sharesOf(bands)
  return [
    m.thread_four_your_cloth_has_count_bands({ count: bands.length }),
    m.thread_four_its_count_rows_long({ count: rowsOf(bands) }),
    ...(loom > 0 ? [m.thread_four_the_loom_wove_count({ count: loom })] : []),
  ].join(' ')
}

/** The parts of a game that its summary needs. */
export type Played = Pick<ThreadPlay, 'clock' | 'state'>

/** Returns one player's sets, near misses, and names for the therapist's note. */
export function measuresOf({ state }: Pick<Played, 'state'>, seat: number): Summary {
  const own = state.value.counts[seat]
  if (!own) return []
  const count = (earned: Earned) => own.named.filter((one) => one === earned).length
  const label =
    state.value.naming === 'label' ? m.thread_four_links_chosen_at_once() : m.thread_four_links_named_without_help()
  return [
    {
      label: m.thread_four_sets_found(),
      value: m.thread_four_found_in_count_pulls({ found: own.found, count: own.pulls }),
    },
    { label: m.thread_four_one_away(), value: String(own.away) },
    ...(own.named.length > 0
      ? [
          { label, value: outOf(count('independent'), own.named.length) },
          { label: m.thread_four_links_named_with_help(), value: String(count('helped')) },
        ]
      : []),
  ]
}

/** Returns the cloth, and how long it took. */
export function summaryOf({ clock, state }: Played): Summary {
  const { bands, shuffles, grids } = state.value
  const minutes = Math.max(1, Math.round(clock.now() / 60_000))
  const isHandmade = grids.some(({ groups }) => groups.some(({ kind }) => kind === 'puzzle'))
  const twice = isHandmade ? bands.flatMap((band) => band.twice.map(({ word }) => word)) : []
  const { own, loom } = sharesOf(bands)
  const total = bands.length
  return [
    {
      label: m.thread_four_bands_woven(),
      value: loom === 0 ? outOf(own, total) : m.thread_four_own_of_total_some_by_the_loom({ own, total, loom }),
    },
    ...(shuffles > 0 ? [{ label: m.thread_four_shuffles(), value: String(shuffles) }] : []),
    ...(twice.length > 0 ? [{ label: m.thread_four_words_that_fit_two(), value: twice.join(', ') }] : []),
    { label: m.thread_four_time(), value: m.kit_minutes_min({ minutes }) },
  ]
}
