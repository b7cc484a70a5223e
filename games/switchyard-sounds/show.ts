import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Mood } from './stationmaster.tsx'
import type { Side } from './plan.ts'
import type { YardPlay } from './ride.ts'
import { withWordRevealed, rules, targetOf, trainOf, wordsNow, type Move, type State } from './rules.ts'
import { judgeOf } from './score.ts'
import { whistle } from './sounds.ts'
import type { Built } from './town.ts'
import { makeTrains } from './trains.ts'

const wordOf = (state: State, side: Side) => trainOf(state).stations[side]

/** Logs a train that reached a station. */
function logTrial(play: YardPlay, before: State, to: Side, ms: number): void {
  const target = targetOf(before)
  play.trial({
    target: wordOf(before, target),
    response: wordOf(before, to),
    result: to === target ? 'correct' : 'incorrect',
    rtMs: ms,
    moves: 1,
    cue: Math.min(3, before.repeats + before.wrong.length),
    scoredBy: judgeOf(before),
  })
}

const canGo = ({ state }: YardPlay, to: Side) =>
  rules.moves(state.value).some((move) => move.kind === 'send' && move.to === to)

const gains: Record<Built, string> = {
  house: m.switchyard_sounds_a_new_house_for_your_town(),
  wheel: m.switchyard_sounds_four_boxes_here_comes_a_ferris_wheel(),
  swing: m.switchyard_sounds_three_boxes_make_a_swing(),
  neighbor: m.switchyard_sounds_your_new_neighbor_waves_at_you(),
  fountain: m.switchyard_sounds_the_gift_is_a_fountain(),
}

/** Returns what the town has gained, or what else came of a choice; null if nothing did. */
function gainOf(before: State, after: State): string | null {
  const built = after.town[before.town.length]
  if (built) return gains[built]
  return after.sooty && !before.sooty ? m.switchyard_sounds_the_train_is_full_of_soot() : null
}

/** What the screen shows, which trails the rules' state while trains roll. */
function makeShown(play: YardPlay) {
  return {
    scene: signal(play.state.value),
    busy: signal(false),
    points: signal<Side | null>(null),
    mood: signal<Mood>('waiting'),
    /** The message on screen; `said` if a screen reader has already announced it. */
    note: signal<{ text: string; side: Side | null; said?: true } | null>(null),
    /** What gets off at a station. */
    cargo: signal<{ side: Side; boxes: number; passenger: boolean; cheers: boolean } | null>(null),
    calling: signal(false),
  }
}
type Shown = ReturnType<typeof makeShown>
type Trains = ReturnType<typeof makeTrains>

/** What happens at a station: something gets off and a lamp lights, or a box is meant for the other station. */
function makeArrivals(play: YardPlay, { mood, note, points, cargo }: Shown, trains: Trains) {
  const pace = () => (play.calm.value ? 0.6 : 1)
  return {
    /** A word that was understood without help brings the neighbors' cheers, too. */
    async right(before: State, to: Side, isLed = false): Promise<void> {
      const last = play.state.value.delivered.at(-1)
      const cheers = !isLed && last?.helped === false
      const passenger = before.wagon + 1 < before.wagons
      const boxes = passenger ? 0 : trainOf(before).load
      mood.value = isLed ? 'waiting' : 'glad'
      cargo.value = { side: to, boxes, passenger, cheers }
      for (let i = 0; i < Math.max(1, boxes); i++) play.sound.play('thud', { step: i * 2, delay: 0.45 + i * 0.18 })
      const lit = play.state.value.delivered.length
      const steps = cheers ? [0, 2, 4, 5, 7] : isLed ? [] : [0, 2]
      for (const [i, step] of steps.entries())
        play.sound.play('bell', { step: step + (lit % 3), gain: 0.45, delay: 0.5 + i * 0.16 })
      await play.clock.wait((cheers ? 1600 : 1100) * pace())
    },
    async wrong(before: State, shown: boolean): Promise<void> {
      mood.value = 'puzzled'
      play.sound.play('creak', { gain: 0.5 })
      play.sound.play('wood', { step: 1, gain: 0.4, delay: 0.25 })
      const target = targetOf(before)
      const text = m.switchyard_sounds_this_box_goes_to_the_other_station()
      note.value = { text, side: shown ? target : null, said: true }
      play.say(text)
      await play.clock.wait(1000 * pace())
      await trains.goBack()
      if (!shown) return
      // The word is shown as text, because a voice would model the target sound.
      note.value = { text: m.switchyard_sounds_the_word_is_word({ word: wordOf(before, target) }), side: target }
      points.value = target
      await trains.toStation(target)
      await this.right(before, target, true)
    },
  }
}

/** Ends the game with bells. */
async function close(play: YardPlay, { note, mood }: Shown): Promise<void> {
  note.value = null
  mood.value = 'glad'
  for (const [i, step] of [0, 2, 4, 5, 7].entries()) play.sound.play('bell', { step, gain: 0.4, delay: i * 0.14 })
  await play.clock.wait(play.calm.value ? 600 : 1200)
  play.finish()
}

/** Says what the town has gained, if it has. */
async function showGain(play: YardPlay, { scene, note }: Shown, before: State): Promise<void> {
  const after = play.state.value
  scene.value = after
  const text = gainOf(before, after)
  if (text === null) return
  note.value = { text, side: null, said: true }
  play.say(text)
  for (const [i, step] of [0, 4, 7].entries()) play.sound.play('pluck', { step, gain: 0.5, delay: i * 0.12 })
  await play.clock.wait(play.calm.value ? 900 : 1600)
  note.value = null
}

/** Applies each move to the rules first, then animates it on the game's clock. */
export function makeShow(play: YardPlay) {
  const shown = makeShown(play)
  const { scene, busy, points, mood, note, cargo } = shown
  const trains = makeTrains(play, scene)
  const arrivals = makeArrivals(play, shown, trains)
  let heardAt = 0
  let sentAfter = 0

  function fresh(): void {
    scene.value = play.state.value
    points.value = null
    mood.value = 'waiting'
    note.value = null
    cargo.value = null
  }

  /** After a car has arrived: it leaves, and the next one comes in. */
  async function goOn(before: State, to: Side): Promise<void> {
    await trains.leave(to)
    const after = play.state.value
    cargo.value = null
    if (after.town.length > before.town.length) await showGain(play, shown, before)
    if (after.wagon > 0) {
      fresh()
      return trains.comeIn()
    }
    await play.clock.wait(150)
    if (after.phase !== 'over') trains.renew()
    play.endTurn()
    fresh()
    if (after.phase !== 'over') void trains.comeIn()
  }

  /** The train is back at the switch. When the learner speaks, the word is said again right away. */
  function again(): void {
    fresh()
    heardAt = play.clock.now()
    if (trainOf(play.state.value).job === 'speak')
      note.value = { text: m.switchyard_sounds_say_it_again_in_a_new_way(), side: null }
  }

  async function send(to: Side): Promise<void> {
    const before = play.state.value
    if (busy.value || !canGo(play, to) || !play.ready.value) return
    sentAfter = Math.round(play.clock.now() - heardAt)
    points.value = to
    note.value = null
    const after = play.move({ kind: 'send', to })
    if (after.phase === 'meant') scene.value = after
    else await roll(before, to, after.result)
  }

  /** Reveals the word; the waiting train then goes where it was sent. */
  async function tell(side: Side): Promise<void> {
    const { phase, sent } = play.state.value
    if (busy.value || phase !== 'meant' || sent === null || !play.ready.value) return
    const before = withWordRevealed(play.state.value, side)
    await roll(before, sent, play.move({ kind: 'meant', side }).result)
  }

  /** Rolls the train to its station and shows the result. */
  async function roll(before: State, to: Side, result: State['result']): Promise<void> {
    busy.value = true
    logTrial(play, before, to, sentAfter)
    whistle(play.sound, play.trials.length)
    play.sound.play('clank', { gain: 0.4 })
    await trains.toStation(to)
    if (result === 'arrived') await arrivals.right(before, to)
    else await arrivals.wrong(before, result === 'shown')
    if (result === 'wrong') again()
    else await goOn(before, result === 'shown' ? targetOf(before) : to)
    busy.value = false
  }

  return {
    ...shown,
    trains,
    send,
    tell,
    close: () => close(play, shown),
    /** Makes any move that doesn't move a train: a choice, or a word that was said. */
    async make(move: Move): Promise<void> {
      // A panel that was pressed is on the screen for one more frame, in which an eager switch presses again.
      if (!rules.moves(play.state.value).some(({ kind }) => kind === move.kind)) return
      const before = play.state.value
      const after = play.move(move)
      scene.value = after
      if (move.kind === 'engine') play.sound.play('toot', { gain: 0.6 })
      if (move.kind === 'build' || move.kind === 'way') {
        busy.value = true
        await showGain(play, shown, before)
        busy.value = false
      }
      if (after.phase !== 'points') return
      heardAt = play.clock.now()
      await trains.rollIn()
    },
    words: () => wordsNow(play.state.value).map((side) => wordOf(play.state.value, side)),
  }
}
export type Show = ReturnType<typeof makeShow>
