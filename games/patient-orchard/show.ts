import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Play } from '../kit/index.ts'
import type { HedgehogMood } from './hedgehog.tsx'
import { emptyJournal, noted, type Journal } from './journal.ts'
import type { FruitKind, Ripeness, Weather } from './orchard.ts'
import { ripest } from './orchard.ts'
import type { Event, Level, Move, State } from './rules.ts'

export type OrchardPlay = Play<Level, State, Move>

/** A fruit on its way: from tree `from` to the basket, into a beak, or over the fence. */
export interface Flight {
  tree: number
  fruit: number
  kind: FruitKind
  ripeness: Ripeness
  to: 'basket' | 'bird' | 'fence'
  share: number
}

/** What the view shows beside the state: kept apart, since it is only how a move looks. */
export interface Show {
  scene: { value: State }
  flight: { value: Flight | null }
  weather: { value: Weather | null }
  mood: { value: HedgehogMood }
  note: { value: string }
  busy: { value: boolean }
  /** Share of a real wait that has passed; null when there is none. */
  waiting: { value: number | null }
  make(move: Move): Promise<void>
}

const journals = new WeakMap<object, Journal>()
/** What has been noted of a game so far. */
export const journalOf = (play: OrchardPlay): Journal => journals.get(play) ?? emptyJournal()

const ripeWords = ['', 'green', 'blushing', 'ripe', 'golden']
const spoken: Record<Weather, string> = { calm: '', sun: 'The sun shines: two steps of growth.', bird: '', wind: '' }

function logTrial(play: OrchardPlay, before: State, move: Move, ms: number) {
  const tree = move.kind === 'pick' ? before.orchards[before.seat]?.trees[move.tree] : undefined
  const step = tree ? ripest(tree.fruits)?.ripeness : undefined
  const response = step === undefined ? move.kind : `pick, ripeness ${step}`
  play.trial({ target: 'wait or act', response, rtMs: ms, moves: 1 })
}

/** Plays a move on the rules and then shows it, event by event, on the game's clock. */
export function makeShow(play: OrchardPlay): Show {
  const scene = signal(play.state.value)
  const flight = signal<Flight | null>(null)
  const weather = signal<Weather | null>(null)
  const mood = signal<HedgehogMood>('calm')
  const note = signal('')
  const busy = signal(false)
  const waiting = signal<number | null>(null)
  const pace = () => (play.calm.value ? 0.55 : 1)
  const tell = (text: string) => {
    note.value = text
    if (text) play.say(text)
  }

  async function fly(before: State, event: { tree: number; fruit: number }, to: Flight['to'], ms: number) {
    const tree = before.orchards[before.seat]?.trees[event.tree]
    const fruit = tree?.fruits.find((each) => each.id === event.fruit)
    if (!tree || !fruit) return
    const start: Flight = { tree: event.tree, fruit: fruit.id, kind: tree.kind, ripeness: fruit.ripeness, to, share: 0 }
    flight.value = start
    await play.clock.tween(play.calm.value ? 0 : ms, (share) => (flight.value = { ...start, share }), ease.inOut)
    if (play.calm.value) await play.clock.wait(500)
  }

  async function showOne(before: State, event: Event) {
    switch (event.kind) {
      case 'planted':
        play.sound.play('wood', { step: 0 })
        tell('A seed is in the ground.')
        return play.clock.wait(600 * pace())
      case 'watered':
        play.sound.play('water')
        tell('Watered: one step more.')
        return play.clock.wait(600 * pace())
      case 'guarded':
        play.sound.play('bell', { step: 3, gain: 0.4 })
        tell('Waiting brought a ladybug. She guards the ripest fruit.')
        return play.clock.wait(900 * pace())
      case 'picked':
        mood.value = 'glad'
        tell(
          `A ${ripeWords[event.what.ripeness]} ${event.what.kind}: ${event.what.points} ${event.what.points === 1 ? 'point' : 'points'}.`,
        )
        await fly(before, event, 'basket', 900)
        return play.sound.play('drum', { gain: 0.5 })
      case 'order':
        play.sound.play('bell', { step: 5 })
        tell(`An order is filled: ${event.order.reward} points more.`)
        return play.clock.wait(900 * pace())
      case 'weather':
        weather.value = event.weather
        if (event.weather === 'wind') play.sound.play('wind')
        if (event.weather === 'sun') play.sound.play('pluck', { step: 4, gain: 0.6 })
        if (spoken[event.weather]) tell(spoken[event.weather])
        return play.clock.wait((event.weather === 'calm' ? 250 : 700) * pace())
      case 'spared':
        play.sound.play('bell', { step: 6, gain: 0.5 })
        tell('The ladybug kept the fruit safe.')
        return play.clock.wait(1100 * pace())
      case 'tasted':
        tell('A bird tastes a fruit.')
        return fly(before, event, 'bird', 1500)
      case 'blown':
        mood.value = 'curled'
        tell('A gust carries a fruit to the neighbor.')
        return fly(before, event, 'fence', 1500)
    }
  }

  async function make(move: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    const ms = play.sinceReady()
    journals.set(play, noted(journalOf(play), before, move, ms))
    const seconds = Number(play.values.realWait)
    if (move.kind === 'wait' && seconds > 0) {
      tell('Waiting together.')
      await play.clock.tween(seconds * 1000, (share) => (waiting.value = share), ease.linear)
      waiting.value = null
    }
    const after = play.move(move)
    if (move.kind !== 'leaf' && move.kind !== 'pass') logTrial(play, before, move, ms)
    // Growth shows before the weather that follows it: the fruit is drawn as it stood when the event began.
    for (const event of after.events) {
      if (event.kind === 'weather' || event.kind === 'spared') scene.value = keepSeat(after, before)
      await showOne(before, event)
      flight.value = null
    }
    scene.value = keepSeat(after, before)
    weather.value = null
    if (after.leaf) {
      busy.value = false
      return
    }
    await play.clock.wait(350 * pace())
    mood.value = 'calm'
    note.value = ''
    play.endTurn()
    scene.value = play.state.value
    busy.value = false
  }

  return { scene, flight, weather, mood, note, busy, waiting, make }
}

/** The state after a move, still seen from the seat that made it. */
const keepSeat = (after: State, before: State): State => ({ ...after, seat: before.seat })
