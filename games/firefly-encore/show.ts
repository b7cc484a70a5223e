import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, grownBefore, shownState, steadyOf } from '../kit/index.ts'
import { phraseName } from './phrases.ts'
import type { FireflyPlay } from './play-types.ts'
import { bandNow, instruments, songbookOf } from './songbook.ts'
import { answerNow, helpNow, tuneOf, type Move, type State } from './state.ts'
import { trickName } from './texts.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  /** Fireflies that shine now. */
  lit: Signal<readonly number[]>
  wrong: Signal<number | null>
  glad: Signal<boolean>
  note: Signal<string>
  pluck(stem: number): void
  tap(stem: number): void
  make(move: Move): Promise<void>
  /** Plays a tune of stems, such as last night's lullaby. */
  tune(lights: readonly number[], text: string): Promise<void>
}

const lightMs = 600
const shortMs = 350
const slowly = 1.6
/** From note to note of a finished tune, in ms. */
const beatMs = 280

/** What a view may read of the settings that count right away. */
function waysOf(play: FireflyPlay) {
  const { senses, pace, muted } = play.values
  const onlyNotes = senses === 'notes' && muted !== true
  return { lights: !onlyNotes, notes: senses !== 'lights', pace: Number(pace) || play.level.pace }
}

/** Logs a phrase when its first try is over, and what came after that as an event. */
function logTap(play: FireflyPlay, before: State, stem: number, after: State, rtMs: number): void {
  const answer = answerNow(before)
  const isRight = stem === answer[before.taps.length]
  const isOver = after.done.length > before.done.length
  if (before.phase !== 'echo' || (isRight && !isOver)) return
  const assist = assistOf(play).value
  const help = helpNow(before)
  const how = [
    ...(help > 0 ? [`help ${help}`] : []),
    ...(before.replays > 0 ? [`watched ${before.replays + 1} times`] : []),
    assistName(assist),
    ...(play.values.hand ? [`${String(play.values.hand)} hand`] : []),
  ].join(', ')
  const source = before.mode === 'new' ? '' : `, ${before.mode}`
  const target = `${before.rule}, ${before.stems} stems${source}: ${phraseName(answer)}`
  const response = phraseName([...before.taps, stem])
  const isFirst = before.wrongAt === null
  const slip = isRight ? '' : `, wrong at ${before.taps.length + 1}`
  play.trial({
    target,
    response: `${response}${slip}; ${how}`,
    rtMs: isFirst ? rtMs : null,
    moves: before.taps.length + 1,
    cue: Math.max(assistCue(assist), Math.min(3, help)),
    ...(isFirst ? { result: isRight ? ('correct' as const) : ('incorrect' as const) } : { event: true }),
  })
}

/** Makes moves in the rules, and shows what they do on the game's clock. */
export function makeShow(play: FireflyPlay): Show {
  const { frozen, scene } = shownState(play)
  const lit = signal<readonly number[]>([])
  const show = { busy: signal(false), wrong: signal<number | null>(null), glad: signal(false), note: signal('') }
  let firstMs: number | null = null
  let last = { stem: -1, at: -Infinity }

  const glow = (stem: number, ms: number) => {
    lit.value = [...lit.value, stem]
    play.clock.after(ms, () => {
      const at = lit.value.indexOf(stem)
      lit.value = lit.value.filter((_, place) => place !== at)
    })
  }
  const sing = (stem: number, gain = 0.9) => play.sound.play('kalimba', { step: stem, gain, cue: true })
  const pluck = (stem: number) => {
    glow(stem, shortMs)
    sing(stem)
  }
  const say = (text: string) => {
    show.note.value = text
    if (text) play.say(text)
  }

  /** Shows the phrase: one light after the other. */
  async function present(lights: readonly number[], times = 1) {
    const { pace, ...ways } = waysOf(play)
    if (show.note.value === '') show.note.value = m.firefly_encore_watch_and_listen()
    await play.clock.wait(500)
    for (const stem of lights) {
      // Someone has passed, or pressed End.
      if (play.closing.value || play.state.value.lights !== lights) return
      if (ways.lights) glow(stem, Math.min(lightMs, pace * 0.6) * times)
      if (ways.notes) sing(stem)
      await play.clock.wait(pace * times)
    }
  }

  /** The finished phrase as a tune, with the harmony of the band. */
  async function tune(lights: readonly number[], text: string, isGlad = false) {
    show.busy.value = true
    say(text)
    show.glad.value = isGlad
    lights.forEach((stem, at) => {
      play.sound.play('kalimba', { step: stem + 2, gain: 0.35, delay: (at * beatMs) / 1000 })
      if (at % 2 === 0) play.sound.play('wood', { gain: 0.25, delay: (at * beatMs) / 1000 })
    })
    for (const stem of lights) {
      glow(stem, beatMs)
      sing(stem)
      await play.clock.wait(beatMs)
    }
    if (isGlad) play.sound.play('twinkle', { gain: 0.6 })
    await play.clock.wait(isGlad ? 700 : 400)
    show.glad.value = false
    say('')
    show.busy.value = false
  }

  async function slipped(stem: number, after: State) {
    show.wrong.value = stem
    play.sound.play('wood', { step: -2, gain: 0.5 })
    say(m.firefly_encore_not_quite_watch_it_slowly())
    await play.clock.wait(1100)
    show.wrong.value = null
    await present(after.lights, slowly)
    say('')
  }

  async function finished(after: State) {
    const done = after.done.at(-1)
    if (!done) return
    const praise = [
      m.firefly_encore_yes_you_got_it(),
      m.firefly_encore_thats_the_tune(),
      m.firefly_encore_every_light(),
    ]
    const text = done.first
      ? (praise[after.done.length % praise.length] ?? '')
      : m.firefly_encore_we_played_it_together()
    await tune(done.lights, text, done.first)
  }

  /** What a choice brings: the new light, or someone who joins the band. */
  async function chosen(before: State, move: Move, after: State) {
    frozen.value = { ...before, done: after.done, phase: 'over' }
    const done = after.done.at(before.done.length - 1)
    if (move.kind === 'add' && done) {
      if (done.more === null) {
        const newest = bandNow(after, songbookOf(grownBefore(play, 0))).at(-1) ?? 'frog'
        for (const at of [0, 1, 2]) play.sound.play(instruments[newest], { step: at, delay: at * 0.22, gain: 0.7 })
        say(m.firefly_encore_the_band_grows())
        await play.clock.wait(900)
      } else await tune(tuneOf(done), m.firefly_encore_one_more_light())
    } else if (move.kind === 'place') {
      play.sound.play('bell', { step: 3, gain: 0.5 })
      await play.clock.wait(300)
    }
    say('')
    frozen.value = null
  }

  /** Shows a move that opens a phrase or plays it again. */
  async function presented(move: Move, after: State) {
    if (move.kind === 'watch') firstMs = null
    if (move.kind === 'help' && after.help > 2) return
    await present(after.lights, move.kind === 'help' ? slowly : 1)
    show.note.value = ''
  }

  const logChoice = (move: Move) => {
    if (move.kind === 'trick') play.trial({ target: 'memory trick', response: trickName(move.trick), event: true })
    if (move.kind === 'help') play.trial({ target: 'help', response: `step ${play.state.value.help}`, event: true })
  }

  async function make(wanted: Move) {
    if (show.busy.value) return
    show.busy.value = true
    const before = play.state.value
    const move: Move = wanted.kind === 'tap' ? { ...wanted, assist: assistOf(play).value } : wanted
    if (move.kind === 'tap' && before.phase === 'echo' && before.taps.length === 0) firstMs ??= play.sinceReady()
    const after = play.move(move)
    logChoice(move)
    switch (move.kind) {
      case 'watch':
      case 'again':
      case 'help':
        await presented(move, after)
        break
      case 'tap':
        logTap(play, before, move.stem, after, Math.round(firstMs ?? 0))
        if (after.slips > before.slips) await slipped(move.stem, after)
        else if (after.done.length > before.done.length) await finished(after)
        break
      case 'add':
      case 'place':
      case 'trick':
        await chosen(before, move, after)
        break
    }
    if (after.number > before.number) play.endTurn()
    play.asked()
    show.busy.value = false
  }

  function tap(stem: number) {
    if (show.busy.value) return
    const at = play.clock.now()
    const isDouble = last.stem === stem && at - last.at < steadyOf(play.values).holdOffMs
    last = { stem, at }
    if (isDouble) return
    const isSilent = play.state.value.phase === 'echo' && !waysOf(play).notes
    glow(stem, shortMs)
    if (!isSilent) sing(stem)
    void make({ kind: 'tap', stem })
  }
  return { ...show, scene, lit, pluck, tap, make, tune }
}
