import type { Earned } from '@marigold/contract'
import { m } from '#messages'
import { makeStopwatch } from './stopwatch.ts'
import { handsAlternate, inCity, makeSignals, type Hand, type StonePlay } from './scene.ts'
import { makeSounds } from './sounds.ts'
import type { Move, Result } from './state.ts'
import { arrivalOf, landingsOf, lineOf, resultOf, saidTrial, targetOf } from './crossing-report.ts'
import { bandOf } from './tempo.ts'

/** The replay starts a moment after the last tap, so that it is heard on its own. */
const restMs = 600
const leadMs = 90

/** Returns the latest crossing. */
export const lastOf = ({ state }: Pick<StonePlay, 'state'>): Result | undefined =>
  state.value.log[state.value.log.length - 1]

/** The stones light up in the learner's rhythm; sound uses the audio clock, and light the game's. */
function makeReplay(play: StonePlay, see: ReturnType<typeof makeSignals>, sounds: ReturnType<typeof makeSounds>) {
  let cancels: (() => void)[] = []
  const stop = () => {
    for (const cancel of cancels) cancel()
    cancels = []
    see.sounding.value = -1
  }
  const begin = () => {
    stop()
    const result = lastOf(play)
    const first = result?.taps[0]
    if (!result || !first) return
    const times = result.taps.map(({ at }) => at - first.at + leadMs)
    const series = sounds.rhythm(times, result)
    cancels.push(() => series.stop())
    times.forEach((ms, i) => cancels.push(play.clock.after(ms, () => (see.sounding.value = i))))
    cancels.push(play.clock.after((times.at(-1) ?? 0) + 700, stop))
  }
  return {
    begin,
    stop,
    soon() {
      stop()
      cancels.push(
        play.clock.after(restMs, () => {
          see.asked.value = true
          begin()
        }),
      )
    },
  }
}

/** Logs a crossing once it is known what was left out: the taps by the game, and what was said by the adult. */
function logLast(play: StonePlay): void {
  const result = lastOf(play)
  if (!result) return
  const { width } = play.state.value
  play.trial({
    target: targetOf(result),
    response: lineOf(result, width),
    result: resultOf(result, width),
    moves: result.taps.length,
  })
  const said = saidTrial(result)
  if (said) play.trial(said)
}

/** What the child reads after a crossing: what the choice brought, or to try again. */
export function arrivalText(result: Result, width: number): string {
  const { choice, won, earned } = result
  if (earned === 'skipped') return m.steppingstone_tempo_youre_across()
  if (arrivalOf(result, width) === 'shake')
    return resultOf(result, width) === 'incorrect'
      ? m.steppingstone_tempo_too_quick_slow_feet_stay_dry()
      : m.steppingstone_tempo_lets_try_that_again()
  if (choice === 'ducklings')
    return won > 1 ? m.steppingstone_tempo_all_three_came_along() : m.steppingstone_tempo_two_got_lost_theyll_be_back()
  if (choice === 'tortoise') return m.steppingstone_tempo_two_treats_came_along()
  if (choice === 'stones') return m.steppingstone_tempo_one_flower_for_you()
  return won > 0 ? m.steppingstone_tempo_what_a_ride_two_flowers() : m.steppingstone_tempo_splash_no_flower_this_time()
}

type Parts = ReturnType<typeof partsOf>
function partsOf(play: StonePlay) {
  const see = makeSignals()
  const city = () => inCity(play.look.value, play.values, play.level.kind)
  const sounds = makeSounds(play, city)
  return { see, city, sounds, watch: makeStopwatch(play.clock), replay: makeReplay(play, see, sounds) }
}

/** The animation and sound of a tap, and the turtle that waits until it blinks. */
function makeSteps(play: StonePlay, { see, city, sounds, watch, replay }: Parts) {
  let stop: () => void = () => undefined
  let quick = 0
  /** The turtle blinks when its time is over, measured by the stopwatch that times the taps. */
  const waitFrom = (at: number) => {
    see.blinked.value = false
    see.pose.value = 'wait'
    sounds.still()
    stop()
    stop = play.clock.frame(() => {
      if (watch.at() - at < play.state.value.pauseMs) return
      stop()
      see.blinked.value = true
      const { hurried, taps } = play.state.value
      if (hurried[taps.length - 1] === 0) sounds.kept()
      else sounds.awake()
      sounds.beat()
    })
  }
  return {
    stop: () => stop(),
    notYet() {
      see.hurried.value += 1
      see.hint.value = city()
        ? m.steppingstone_tempo_wait_for_the_light_to_change()
        : m.steppingstone_tempo_wait_until_the_turtle_blinks()
      sounds.notYet()
    },
    /** Far too quick to say: one extra tap is ignored, as a hand may tremble; more than that, and everyone waits. */
    tooQuick() {
      quick += 1
      if (quick < 2) return
      see.hurried.value += 1
      see.pose.value = 'splash'
      see.hint.value = m.steppingstone_tempo_too_quick_slow_feet_stay_dry()
      sounds.notYet()
    },
    landed() {
      const state = play.state.value
      const i = state.taps.length - 1
      const landing = landingsOf(state, bandOf(state.rate, state.width))[i] ?? 'dry'
      quick = 0
      see.hint.value = ''
      see.pose.value = landing === 'splash' ? 'splash' : 'step'
      sounds.land(landing, i)
      if (landing === 'rest') waitFrom(state.taps[i]?.at ?? 0)
      const last = lastOf(play)
      if (state.phase !== 'after' || !last) return
      sounds.still()
      const wet = resultOf(last, state.width) === 'incorrect' || last.won === 0
      see.pose.value = wet ? 'splash' : 'glad'
      sounds.arrive(last)
      if (!state.asks) play.say(arrivalText(last, state.width))
      replay.soon()
    },
    /** When left and right alternate, a press on the wrong side waits for the other one. */
    wrong(hand: Hand | undefined): boolean {
      const wanted = see.hand.value
      if (!hand || !wanted || hand === wanted || !handsAlternate(play.values)) return false
      see.hint.value = m.steppingstone_tempo_now_tap_hand({ hand: wanted })
      return true
    },
    turned(hand: Hand | undefined) {
      if (!handsAlternate(play.values)) return
      const now = hand ?? see.hand.value
      see.hand.value = now === 'left' ? 'right' : now === 'right' ? 'left' : null
    },
  }
}

/** Applies moves to the rules and shows taps, the turtle's wait, the replay, and the choices. */
export function makeShow(play: StonePlay) {
  const parts = partsOf(play)
  const { see, city, sounds, watch, replay } = parts
  const steps = makeSteps(play, parts)
  let pauses = 0
  /** Logs what was already crossed, and shows everyone glad. */
  const close = async () => {
    if (play.state.value.phase === 'after') logLast(play)
    if (play.state.value.phase !== 'over') play.move({ kind: 'close' })
    steps.stop()
    replay.stop()
    sounds.still()
    see.pose.value = 'glad'
    if (play.state.value.log.length > 0) {
      sounds.chord()
      await play.clock.wait(play.calm.value ? 700 : 1500)
    }
    play.finish()
  }
  return {
    see,
    city,
    replay,
    /** Puts everyone back on the near bank. */
    begin(): void {
      steps.stop()
      replay.stop()
      see.blinked.value = false
      see.asked.value = false
      see.hint.value = ''
      see.hand.value = null
      see.pose.value = 'stand'
      pauses = watch.pauses
      if (play.state.value.phase === 'cross') sounds.beat()
    },
    /** Handles a press of the next stone. */
    step(event?: Pick<Event, 'timeStamp'>, hand?: Hand): void {
      const before = play.state.value
      if (!play.ready.value || before.phase !== 'cross' || steps.wrong(hand)) return
      const broken = before.taps.length > 0 && watch.pauses !== pauses
      const after = play.move({ kind: 'tap', at: Math.round(watch.at(event) * 10) / 10, broken })
      if (after.rushed > before.rushed) return steps.tooQuick()
      if (after.taps.length === before.taps.length) return steps.notYet()
      pauses = watch.pauses
      steps.turned(hand)
      steps.landed()
    },
    /** The adult says how it was said. */
    score(earned: Earned): void {
      const { width } = play.move({ kind: 'score', earned })
      const last = lastOf(play)
      if (!last || earned === 'skipped') return
      const arrival = arrivalOf(last, width)
      see.pose.value = arrival === 'shake' ? 'splash' : 'glad'
      sounds.party(arrival)
      play.say(arrivalText(last, width))
    },
    make(move: Move): void {
      if (play.closing.value) return
      if (move.kind === 'go') logLast(play)
      const after = play.move(move)
      if (move.kind === 'pace') return sounds.tick()
      if (move.kind === 'go') replay.stop()
      if (after.turnOver) play.endTurn()
    },
    close,
    stop(): void {
      steps.stop()
      replay.stop()
      sounds.still()
    },
  }
}
export type Show = ReturnType<typeof makeShow>

export interface PanelProps {
  play: StonePlay
  show: Show
}
