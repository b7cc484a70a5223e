import { m } from '#messages'
import { listed, outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { motifs } from './cloth.ts'
import type { Level } from './levels.ts'
import { groupNow } from './weaving.ts'
import type { Move, State } from './state.ts'

type ThreadPlay = Play<Level, State, Move>

const results = ['incorrect', 'approx', 'correct'] as const
/** The adult's score, 0 to 2. */
const said = ['not yet', 'close', 'named it'] as const

/** Logs pulls and names as trials. Words of a list that a user wrote are not logged. */
export function logMove(play: ThreadPlay, before: State, after: State, move: Move): void {
  const { groups, size } = groupNow(before)
  const rtMs = Math.round(play.sinceReady())
  if (move.kind === 'pull') {
    const kinds = after.events.map(({ kind }) => kind)
    if (kinds.includes('tried')) return
    const right = groups[after.found ?? -1]
    const set = before.own ? m.thread_four_count_words({ count: size }) : before.chosen.join(', ')
    play.trial({
      target: 'Find a set',
      response: set.slice(0, 200),
      result: right && kinds.includes('right') ? 'correct' : kinds.includes('away') ? 'approx' : 'incorrect',
      rtMs,
      moves: before.misses + 1,
      cue: before.lit.length > 0 ? 2 : 0,
      scoredBy: 'game',
    })
  }
  if (move.kind === 'score' || move.kind === 'label') logNaming(play, before, after.named, move, rtMs)
}

type Naming = Extract<Move, { kind: 'score' | 'label' }>
/** Logs how a link was named, once it is settled: the adult's score, or the chosen label. */
function logNaming(play: ThreadPlay, before: State, named: State['named'], move: Naming, rtMs: number): void {
  if (named === null) return
  const link = before.own ? 'own list' : (groupNow(before).groups[before.found ?? 0]?.label ?? '')
  const response = move.kind === 'score' ? said[named] : before.own ? 'own list' : move.label
  const target = `${before.phase === 'explain' ? m.thread_four_explain_a_link() : m.thread_four_name_a_link()}: ${link}`
  const scoredBy = move.kind === 'score' ? 'adult' : 'game'
  const moves = before.wrong.length + 1
  // Errorless mode applies to finding sets; every label can still be chosen.
  play.trial({ target, response, result: results[named], rtMs, moves, scoredBy }, 'open')
}

/** Returns how many bands the players found, and how many the loom wove. */
const sharesOf = (bands: State['bands']): { own: number; loom: number } => {
  const own = bands.filter(({ seat }) => seat !== null).length
  return { own, loom: bands.length - own }
}

/** Describes the patterns of the bands in a sentence. */
function patternText(bands: State['bands']): string {
  const patterns = new Set(bands.flatMap(({ thread, named }) => (thread && named !== 0 ? [motifs[thread.motif]] : [])))
  if (patterns.size > 0) return m.thread_four_patterns_listed({ patterns: listed([...patterns]) })
  return bands.some(({ thread }) => thread) ? m.thread_four_it_has_stripes() : m.thread_four_its_plain_linen()
}

/** Describes the cloth: how many bands it has, their patterns, and which of them the loom wove. */
export function farewellOf({ bands }: Pick<State, 'bands'>): string {
  if (bands.length === 0) return m.thread_four_the_loom_is_ready_for_next()
  const { own, loom } = sharesOf(bands)
  const cloth = [m.thread_four_your_cloth_has_count_bands({ count: bands.length }), patternText(bands)]
  if (loom === 0) return cloth.join(' ')
  return [
    ...cloth,
    own === 0 ? m.thread_four_the_loom_wove_it() : m.thread_four_you_wove_own_the_loom_wove_loom({ own, loom }),
  ].join(' ')
}

/** The parts of a game that its summary needs. */
export type Played = Pick<ThreadPlay, 'clock' | 'state'>

/** Returns one player's sets, near misses, and names for the therapist's note. */
export function measuresOf({ state }: Pick<Played, 'state'>, seat: number): Summary {
  const own = state.value.counts[seat]
  if (!own) return []
  const points = own.named.reduce<number>((all, score) => all + score, 0)
  return [
    {
      label: m.thread_four_sets_found(),
      value: m.thread_four_found_in_count_pulls({ found: own.found, count: own.pulls }),
    },
    { label: m.thread_four_one_away(), value: String(own.away) },
    ...(own.named.length > 0
      ? [{ label: m.thread_four_naming_0_to_2_each(), value: outOf(points, own.named.length * 2) }]
      : []),
  ]
}

/** Returns the cloth, and how long it took. */
export function summaryOf({ clock, state }: Played): Summary {
  const { bands, shuffles } = state.value
  const minutes = clock.now() / 60_000
  const made = state.value.grids.some(({ groups }) => groups.some(({ kind }) => kind === 'puzzle'))
  const twice = made ? bands.flatMap((band) => band.twice.map(({ word }) => word)) : []
  const { own, loom } = sharesOf(bands)
  return [
    {
      label: m.thread_four_bands_woven(),
      value:
        loom === 0
          ? outOf(own, bands.length)
          : m.thread_four_own_of_total_some_by_the_loom({ own, total: bands.length, loom }),
    },
    ...(shuffles > 0 ? [{ label: m.thread_four_shuffles(), value: String(shuffles) }] : []),
    ...(twice.length > 0 ? [{ label: m.thread_four_words_that_fit_two(), value: twice.join(', ') }] : []),
    { label: m.thread_four_time(), value: m.kit_minutes_min({ minutes: Math.max(1, Math.round(minutes)) }) },
  ]
}
