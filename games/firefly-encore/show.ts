import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, grownBefore, handText, shownState, steadyOf } from '../kit/index.ts'
import { makeChoir, waysOf, type Choir } from './choir.ts'
import { phraseName } from './phrases.ts'
import type { FireflyPlay } from './play-types.ts'
import { bandNow, instruments, songbookOf } from './songbook.ts'
import { answerNow, helpNow, moreAssist, nextStem, tuneOf, type Move, type State } from './state.ts'
import { trickName } from './texts.ts'

/** What the view shows beyond the state. */
export interface Show extends Choir {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  wrong: Signal<number | null>
  tap(stem: number): void
  make(move: Move): Promise<void>
}

const slowly = 1.6

/** Logs a phrase when its first try is over, and what came after that as an event. */
function logTap(play: FireflyPlay, before: State, stem: number, after: State, rtMs: number): void {
  const answer = answerNow(before)
  const isRight = stem === answer[before.taps.length]
  const isOver = after.done.length > before.done.length
  if (before.phase !== 'echo' || (isRight && !isOver)) return
  const assist = moreAssist(before.assist, assistOf(play).value)
  const help = helpNow(before)
  const how = [
    ...(help > 0 ? [`help ${help}`] : []),
    ...(before.replays > 0 ? [`watched ${before.replays + 1} times`] : []),
    assistName(assist),
    ...handText(play.values),
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

const logChoice = (play: FireflyPlay, move: Move) => {
  if (move.kind === 'trick') play.trial({ target: 'memory trick', response: trickName(move.trick), event: true })
  if (move.kind === 'help') play.trial({ target: 'help', response: `step ${play.state.value.help}`, event: true })
}

/** The tune of a finished phrase, with praise where it was right on the first try. */
async function finished(choir: Choir, { done }: State) {
  const last = done.at(-1)
  if (!last) return
  const praise = [m.firefly_encore_yes_you_got_it(), m.firefly_encore_thats_the_tune(), m.firefly_encore_every_light()]
  const text = last.first ? (praise[done.length % praise.length] ?? '') : m.firefly_encore_we_played_it_together()
  await choir.tune(last.lights, text, last.first)
}

/** What a choice brings: the new light, someone who joins the band, or a place in the concert. */
async function chosen(play: FireflyPlay, choir: Choir, move: Move, after: State) {
  const last = after.done.at(-1)
  if (move.kind === 'add' && last?.extra === 'light') {
    await choir.tune(tuneOf(last), m.firefly_encore_one_more_light())
  } else if (move.kind === 'add') {
    const newest = bandNow(after, songbookOf(grownBefore(play, 0))).at(-1) ?? 'frog'
    for (const at of [0, 1, 2]) play.sound.play(instruments[newest], { step: at, delay: at * 0.22, gain: 0.7 })
    choir.say(m.firefly_encore_the_band_grows())
    await play.clock.wait(900)
    choir.say('')
  } else if (move.kind === 'place') {
    play.sound.play('bell', { step: 3, gain: 0.5 })
    await play.clock.wait(300)
  }
}

/** Makes moves in the rules, and shows what they do on the game's clock. */
export function makeShow(play: FireflyPlay): Show {
  const { frozen, scene } = shownState(play)
  const choir = makeChoir(play)
  const show = { busy: signal(false), wrong: signal<number | null>(null) }
  let firstMs: number | null = null
  let last = { stem: -1, at: -Infinity }

  async function slipped(stem: number, after: State) {
    show.wrong.value = stem
    play.sound.play('wood', { step: -2, gain: 0.5 })
    choir.say(m.firefly_encore_not_quite_watch_it_slowly())
    await play.clock.wait(1100)
    show.wrong.value = null
    await choir.present(after.lights, slowly)
  }

  async function shown(before: State, move: Move, after: State) {
    if (move.kind === 'watch') firstMs = null
    if (move.kind === 'watch' || move.kind === 'again') await choir.present(after.lights)
    if (move.kind === 'help' && after.help === 2) await choir.present(after.lights, slowly)
    if (move.kind === 'add' || move.kind === 'place') {
      frozen.value = { ...before, done: after.done, phase: 'over' }
      await chosen(play, choir, move, after)
      frozen.value = null
    }
    if (move.kind !== 'tap') return
    logTap(play, before, move.stem, after, Math.round(firstMs ?? 0))
    if (after.slips > before.slips) await slipped(move.stem, after)
    else if (after.done.length > before.done.length) await finished(choir, after)
  }

  async function make(wanted: Move) {
    if (show.busy.value) return
    show.busy.value = true
    const before = play.state.value
    const move: Move = wanted.kind === 'tap' ? { ...wanted, assist: assistOf(play).value } : wanted
    if (move.kind === 'tap' && before.phase === 'echo' && before.taps.length === 0) firstMs ??= play.sinceReady()
    const after = play.move(move)
    logChoice(play, move)
    await shown(before, move, after)
    if (after.number > before.number) play.endTurn()
    play.asked()
    show.busy.value = false
  }

  function tap(stem: number) {
    if (show.busy.value) return
    const at = play.clock.now()
    const { phase } = play.state.value
    // Some answers have the same stem twice in a row, so a quick second tap may be meant.
    const isWanted = phase === 'echo' && nextStem(play.state.value) === stem
    const isDouble = !isWanted && last.stem === stem && at - last.at < steadyOf(play.values).holdOffMs
    last = { stem, at }
    if (isDouble) return
    choir.pluck(stem, phase === 'echo' && !waysOf(play).notes)
    void make({ kind: 'tap', stem })
  }
  return { ...choir, ...show, scene, tap, make }
}
