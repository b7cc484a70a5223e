import type { Play, Summary } from '../kit/index.ts'
import { counted as count } from '../kit/statistics.ts'
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
    const set = before.own ? `${size} words` : before.chosen.join(', ')
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
  const target = `${before.phase === 'explain' ? 'Explain a link' : 'Name a link'}: ${link}`
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
  if (names.length === 0) return bands.some(({ thread }) => thread) ? 'with stripes' : 'of plain linen'
  if (names.length === 1) return `with ${names[0]}`
  return `with ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The cloth in words: how many bands, what was woven into them, and which of them the loom wove by itself. */
export function farewellOf({ bands }: Pick<State, 'bands'>): string {
  if (bands.length === 0) return 'The warp is on the loom for next time.'
  const { own, loom } = sharesOf(bands)
  const cloth = `A cloth of ${count(bands.length, 'band')} ${motifsOf(bands)}`
  if (loom === 0) return `${cloth}.`
  return own === 0 ? `${cloth}, woven by the loom.` : `${cloth}: ${own} of your own, ${loom} by the loom.`
}

/** What of a game its summary is made of. */
export type Played = Pick<ThreadPlay, 'clock' | 'state'>

/** Sets, near misses, and names of the player at a seat, as a therapist writes them down. */
export function measuresOf({ state }: Pick<Played, 'state'>, seat: number): Summary {
  const own = state.value.counts[seat]
  if (!own) return []
  const points = own.named.reduce<number>((all, score) => all + score, 0)
  return [
    { label: 'Sets found', value: `${own.found} in ${count(own.pulls, 'pull')}` },
    { label: 'One away', value: String(own.away) },
    ...(own.named.length > 0 ? [{ label: 'Naming (0 to 2 each)', value: `${points} of ${own.named.length * 2}` }] : []),
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
    { label: 'Bands woven', value: `${own} of ${bands.length}${loom === 0 ? '' : `, ${loom} by the loom`}` },
    ...(shuffles > 0 ? [{ label: 'Shuffles', value: String(shuffles) }] : []),
    ...(twice.length > 0 ? [{ label: 'Words that fit two', value: twice.join(', ') }] : []),
    { label: 'Time', value: `${Math.max(1, Math.round(minutes))} min` },
  ]
}
