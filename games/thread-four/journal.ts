import { m } from '#messages'
import { listed, outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { motifs } from './cloth.ts'
import type { Level } from './levels.ts'
import { groupNow } from './weaving.ts'
import type { Move, State } from './state.ts'

type ThreadPlay = Play<Level, State, Move>

const results = ['incorrect', 'approx', 'correct'] as const
/** What the adult heard, 0 to 2. */
const said = ['not yet', 'close', 'named it'] as const

/** Logs pulls and names as tries. Words of a list that somebody wrote stay out of the log. */
export function logMove(play: ThreadPlay, before: State, after: State, move: Move): void {
  const { groups, size } = groupNow(before)
  const rtMs = Math.round(play.sinceReady())
  if (move.kind === 'pull') {
    const kinds = after.events.map(({ kind }) => kind)
    if (kinds.includes('tried')) return
    const right = groups[after.found ?? -1]
    const set = before.own ? m.thread_four_words3({ size }) : before.chosen.join(', ')
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
/** Logs how a link was named, once that is settled: as the adult heard it, or the label that was chosen. */
function logNaming(play: ThreadPlay, before: State, named: State['named'], move: Naming, rtMs: number): void {
  if (named === null) return
  const link = before.own ? 'own list' : (groupNow(before).groups[before.found ?? 0]?.label ?? '')
  const response = move.kind === 'score' ? said[named] : before.own ? 'own list' : move.label
  const target = `${before.phase === 'explain' ? m.thread_four_explain_alink() : m.thread_four_name_alink()}: ${link}`
  const scoredBy = move.kind === 'score' ? 'adult' : 'game'
  const moves = before.wrong.length + 1
  // Errorless learning leads to sets; every label can be chosen.
  play.trial({ target, response, result: results[named], rtMs, moves, scoredBy }, 'open')
}

/** How many bands were found, and how many the loom wove by itself. */
const sharesOf = (bands: State['bands']): { own: number; loom: number } => {
  const own = bands.filter(({ seat }) => seat !== null).length
  return { own, loom: bands.length - own }
}

/** What was woven into the bands. */
function motifsOf(bands: State['bands']): string {
  const names = [
    ...new Set(
      bands.flatMap(({ thread, named }) => (thread && named !== 0 ? [motifs[thread.motif].toLowerCase()] : [])),
    ),
  ]
  if (names.length === 0)
    return bands.some(({ thread }) => thread) ? m.thread_four_with_stripes() : m.thread_four_of_plain_linen()
  return m.thread_four_with_and({ motifs: listed(names) })
}

/** The cloth in words: how many bands, what was woven into them, and which of them the loom wove by itself. */
export function farewellOf({ bands }: Pick<State, 'bands'>): string {
  if (bands.length === 0) return m.thread_four_the_loom_is_ready_for_next()
  const { own, loom } = sharesOf(bands)
  const cloth = m.thread_four_a_cloth_of({ count: bands.length, motifs: motifsOf(bands) })
  if (loom === 0) return `${cloth}.`
  return own === 0
    ? m.thread_four_woven_by_the_loom({ cloth })
    : m.thread_four_of_your_own_by_the_loom({ cloth, own, loom })
}

/** What of a game its summary is made of. */
export type Played = Pick<ThreadPlay, 'clock' | 'state'>

/** Sets, near misses, and names of the player at a seat, as a therapist writes them down. */
export function measuresOf({ state }: Pick<Played, 'state'>, seat: number): Summary {
  const own = state.value.counts[seat]
  if (!own) return []
  const points = own.named.reduce<number>((all, score) => all + score, 0)
  return [
    { label: m.thread_four_sets_found(), value: m.thread_four_in_pulls({ found: own.found, count: own.pulls }) },
    { label: m.thread_four_one_away(), value: String(own.away) },
    ...(own.named.length > 0
      ? [{ label: m.thread_four_naming0_to2_each(), value: outOf(points, own.named.length * 2) }]
      : []),
  ]
}

/** The cloth, and how long it took. */
export function summaryOf({ clock, state }: Played): Summary {
  const { bands, shuffles } = state.value
  const minutes = clock.now() / 60_000
  const made = state.value.grids.some(({ groups }) => groups.some(({ kind }) => kind === 'puzzle'))
  const twice = made ? bands.flatMap((band) => band.twice.map(({ word }) => word)) : []
  const { own, loom } = sharesOf(bands)
  return [
    {
      label: m.thread_four_bands_woven(),
      value: m.thread_four_of3({
        own,
        bands: bands.length,
        value: loom === 0 ? '' : m.thread_four_by_the_loom({ loom }),
      }),
    },
    ...(shuffles > 0 ? [{ label: m.thread_four_shuffles(), value: String(shuffles) }] : []),
    ...(twice.length > 0 ? [{ label: m.thread_four_words_that_fit_two(), value: twice.join(', ') }] : []),
    { label: m.thread_four_time(), value: m.thread_four_min({ max: Math.max(1, Math.round(minutes)) }) },
  ]
}
