import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, handText, shownState } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import type { Drawing } from './growth.ts'
import { groupName } from './journal.ts'
import { figureOf } from './figures.ts'
import type { CometPlay } from './play-types.ts'
import { figureNow, together, type Finished, type Move, type State } from './state.ts'
import { missText } from './texts.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  /** The figure as it is shown to be remembered. */
  preview: Signal<boolean>
  /** True while somebody draws. */
  pulling: Signal<boolean>
  /** True while the animal of the last figure wakes up. */
  wakes: Signal<boolean>
  say(text: string): void
  touched(): void
  moved(height: number): void
  look(): Promise<void>
  make(move: Move): Promise<void>
}

/** Steps of the scale: as many as fit the height of a figure. */
const steps = 9
export const stepOf = (height: number): number => Math.round(Math.max(0, Math.min(1, height)) * steps)
/** The tune of a drawing: the heights of each line's start, middle, and end. */
function melodyOf(drawing: Drawing, { top, height }: { top: number; height: number }): number[] {
  const notes = drawing.flatMap((line) =>
    [line[0], line[Math.floor(line.length / 2)], line.at(-1)].flatMap((at) =>
      at ? [stepOf(1 - (at[1] - top) / Math.max(1, height))] : [],
    ),
  )
  return notes.slice(0, 9)
}
export const melodyOfDone = ({ id, line }: Pick<Finished, 'id' | 'line'>): number[] => melodyOf(line, figureOf(id))

/** How near the pointer was to the middle of the road; where none was shown, of the stroke. */
function roadText({ good, total, deviation, road, fade }: Finished): string {
  const hasRoad = fade === 'road' || fade === 'dots'
  return `on road ${percent(good, total)}; ${deviation ?? 0} px ${hasRoad ? `on a ${road ?? 0} px road` : 'off, no road'}`
}

const isPair = ({ id }: Finished): boolean => figureOf(id).isPair

/** How a figure went, in the order in which a therapist reads it. */
function howText(play: CometPlay, done: Finished): string {
  const { starts, orders, turns, slips, lifts, by, help, assist, pairs } = done
  const isDrawn = by !== 'taps' && by !== 'arrows'
  const errors = [
    starts > 0 ? `start errors: ${starts}` : '',
    orders > 0 ? `order errors: ${orders}` : '',
    turns > 0 ? `direction errors: ${turns}` : '',
    slips > 0 ? `wrong ${by}: ${slips}` : '',
  ].filter(Boolean)
  const right = isDrawn ? 'start, order, direction right' : `all ${by} right`
  // What arrow keys draw is no line of a hand.
  const isByHand = isDrawn && by !== 'keys'
  return [
    errors.length > 0 ? errors.join(', ') : right,
    ...(isByHand ? [roadText(done)] : []),
    ...(isDrawn ? [`lifts: ${lifts}`] : []),
    ...(isByHand && play.values.scan === 'off' ? [`${(done.ms / 1000).toFixed(1)} s`] : []),
    by,
    ...(isByHand && isPair(done) ? [pairs > 0 ? 'two touches at once' : 'one stroke after the other'] : []),
    ...(help > 0 ? [`help ${help}`] : []),
    assistName(assist),
    ...(isByHand ? handText(play.values) : []),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Logs a finished figure: what it was, how it went, and how much help there was. */
function logFigure(play: CometPlay, done: Finished, rtMs: number): void {
  const { help, assist } = done
  const [group, name] = done.id.split(':') as [Parameters<typeof groupName>[0], string]
  play.trial({
    target: [groupName(group), name, done.fade].filter(Boolean).join(', '),
    response: howText(play, done),
    result: done.first ? 'correct' : 'incorrect',
    rtMs,
    moves: 1,
    cue: Math.max(assistCue(assist), Math.min(3, help)),
  })
}

/** Makes moves in the rules, and shows what they do on the game's clock. */
export function makeShow(play: CometPlay): Show {
  const { frozen, scene } = shownState(play)
  const [busy, note, preview, wakes] = [signal(false), signal(''), signal(false), signal(false)]
  const pulling = signal(false)
  let first: { turn: number; ms: number } | null = null
  let told = 0
  const say = (text: string, ms = 2400) => {
    note.value = text
    const now = ++told
    if (!text) return
    play.say(text)
    play.clock.after(ms, () => {
      if (told === now) note.value = ''
    })
  }
  const sing = (notes: readonly number[]) =>
    notes.forEach((step, at) => play.sound.play('harp', { step, delay: at * 0.16, gain: 0.7 }))

  async function finished(done: Finished) {
    logFigure(play, done, Math.round(first?.ms ?? 0))
    const praise = [m.comet_trails_it_shines(), m.comet_trails_what_a_line(), m.comet_trails_you_woke_the_stars()]
    const own = done.help >= together ? m.comet_trails_we_drew_it() : m.comet_trails_you_finished_it()
    const text = done.first ? (praise[play.state.value.done.length % praise.length] ?? '') : own
    say(text)
    play.sound.play('twinkle', { gain: 0.6 })
    sing(melodyOfDone(done))
    await play.clock.wait(play.calm.value ? 700 : 1700)
    say('')
  }

  async function woken(before: State, after: State) {
    frozen.value = { ...before, done: after.done }
    wakes.value = true
    play.sound.play('whoosh', { gain: 0.4 })
    play.sound.play('bell', { step: 5, delay: 0.3, gain: 0.5 })
    await play.clock.wait(play.calm.value ? 700 : 1800)
    wakes.value = false
    frozen.value = null
  }

  function missed(before: State, after: State) {
    play.sound.play('wood', { step: -2, gain: 0.4 })
    say(missText(before, after))
  }

  async function shown(before: State, move: Move, after: State) {
    const last = after.done.at(-1)
    if (after.done.length > before.done.length && last) return finished(last)
    if (move.kind === 'animal') return woken(before, after)
    if (move.kind === 'comet') play.sound.play('zip', { gain: 0.5 })
    if (move.kind === 'help') play.trial({ target: 'help', response: `step ${after.attempt.help}`, event: true })
    if (!['draw', 'tap', 'hop'].includes(move.kind)) return
    const { attempt } = after
    const isWorse = (['starts', 'orders', 'turns', 'slips', 'misses'] as const).some(
      (count) => attempt[count] > before.attempt[count],
    )
    if (isWorse || attempt.help > before.attempt.help) missed(before, after)
    else if (move.kind !== 'draw') {
      const { top, height } = figureNow(after)
      const at = attempt.line.flat().at(-1)
      play.sound.play('harp', { step: stepOf(1 - ((at?.[1] ?? 0) - top) / Math.max(1, height)), gain: 0.8 })
    } else if (after.tracks.some((track, at) => track > (before.tracks[at] ?? 0))) {
      play.sound.play('kalimba', { step: 4, gain: 0.4 })
    }
  }

  async function make(wanted: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    const move: Move = wanted.kind === 'hop' ? { ...wanted, assist: assistOf(play).value } : wanted
    if (move.kind === 'hop') touched()
    try {
      const after = play.move(move)
      await shown(before, move, after)
      if (after.number > before.number) play.endTurn()
      if (after.number > before.number || after.done.length > before.done.length) play.asked()
    } finally {
      busy.value = false
    }
  }
  function touched() {
    const turn = play.turn.value
    if (first?.turn !== turn) first = { turn, ms: play.sinceReady() }
  }
  async function look() {
    busy.value = true
    preview.value = true
    await play.clock.wait(3200)
    preview.value = false
    busy.value = false
    play.asked()
  }
  const moved = (height: number) => play.sound.play('pluck', { step: stepOf(height), gain: 0.55 })
  return { scene, busy, note, preview, pulling, wakes, say, touched, moved, look, make }
}
