import { m } from '#messages'
import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Play, Synth } from '../kit/index.ts'
import type { HedgehogMood } from './hedgehog.tsx'
import { emptyJournal, noted, type Journal } from './journal.ts'
import type { Flight } from './flight.ts'
import type { Weather } from './orchard.ts'
import { ripest } from './orchard.ts'
import type { Event, Level, Move, State } from './rules.ts'
import { afterEvent } from './stages.ts'

export type OrchardPlay = Play<Level, State, Move>

/** What the view shows beside the state: kept apart, since it is only how a move looks. */
export interface Show {
  scene: { value: State }
  flight: { value: Flight | null }
  weather: { value: Weather | null }
  mood: { value: HedgehogMood }
  note: { value: string }
  busy: { value: boolean }
  /** While a wait of real seconds lasts. */
  waiting: { value: boolean }
  /** Draws the flight, or the real wait, of a frame: 0 to 1. Set by the view, so that a frame renders nothing. */
  draw: { flight: (share: number) => void; wait: (share: number) => void }
  make(move: Move): Promise<void>
}

const journals = new WeakMap<object, Map<number, Journal>>()
/** What has been noted of the player at a seat so far. */
export const journalOf = (play: OrchardPlay, seat: number): Journal => journals.get(play)?.get(seat) ?? emptyJournal()

const ripeWords = ['', 'green', 'blushing', 'ripe', 'golden']
const spoken: Record<Weather, string> = {
  calm: '',
  sun: m.patient_orchard_the_sun_shines_two_steps_of(),
  bird: '',
  wind: '',
}

function logTrial(play: OrchardPlay, before: State, move: Move, ms: number) {
  const tree = move.kind === 'pick' ? before.orchards[before.seat]?.trees[move.tree] : undefined
  const step = tree ? ripest(tree.fruits)?.ripeness : undefined
  const response = step === undefined ? move.kind : m.patient_orchard_pick_ripeness({ step })
  if (move.kind === 'leaf')
    play.trial({ target: 'after a gust', response: move.help, rtMs: ms, moves: 1, scoredBy: 'self' })
  else play.trial({ target: 'wait or act', response, rtMs: ms, moves: 1 })
}

/** Events that only sound, are told and take their time. */
type PlainKind = 'planted' | 'watered' | 'guarded' | 'ladybug' | 'spared'
const plain: Record<PlainKind, { sound: Parameters<Synth['play']>; text: string; ms: number }> = {
  planted: { sound: ['wood', { step: 0 }], text: m.patient_orchard_a_seed_is_in_the_ground(), ms: 600 },
  watered: { sound: ['water'], text: m.patient_orchard_watered_one_more_step(), ms: 600 },
  guarded: {
    sound: ['bell', { step: 3, gain: 0.4 }],
    text: m.patient_orchard_a_ladybug_guards_the_fruit_it(),
    ms: 1100,
  },
  ladybug: {
    sound: ['bell', { step: 1, gain: 0.4 }],
    text: m.patient_orchard_a_ladybug_comes_she_can_guard(),
    ms: 900,
  },
  spared: {
    sound: ['bell', { step: 6, gain: 0.5 }],
    text: m.patient_orchard_the_ladybug_keeps_the_fruit_safe(),
    ms: 1100,
  },
}
const isPlain = (event: Event): event is Extract<Event, { kind: PlainKind }> => event.kind in plain

/** Plays a move on the rules and then shows it, event by event, on the game's clock. */
export function makeShow(play: OrchardPlay): Show {
  const scene = signal(play.state.value)
  const flight = signal<Flight | null>(null)
  const weather = signal<Weather | null>(null)
  const mood = signal<HedgehogMood>('calm')
  const note = signal('')
  const busy = signal(false)
  const waiting = signal(false)
  const draw: Show['draw'] = { flight: () => undefined, wait: () => undefined }
  let leafAt = 0
  const pace = () => (play.calm.value ? 0.55 : 1)
  const tell = (text: string) => {
    note.value = text
    if (text) play.say(text)
  }

  async function fly(event: { tree: number; fruit: number }, to: Flight['to'], ms: number) {
    const tree = scene.value.orchards[scene.value.seat]?.trees[event.tree]
    const fruit = tree?.fruits.find((each) => each.id === event.fruit)
    if (!tree || !fruit) return
    const { ripeness, slot } = fruit
    flight.value = { tree: event.tree, fruit: fruit.id, kind: tree.kind, ripeness, slot, to }
    await play.clock.tween(play.calm.value ? 0 : ms, (share) => draw.flight(share), ease.inOut)
    if (play.calm.value) await play.clock.wait(500)
  }

  async function showOne(event: Event) {
    if (isPlain(event)) {
      const { sound, text, ms } = plain[event.kind]
      play.sound.play(...sound)
      tell(text)
      return play.clock.wait(ms * pace())
    }
    switch (event.kind) {
      case 'picked':
        mood.value = 'glad'
        tell(
          `A ${ripeWords[event.what.ripeness]} ${event.what.kind}: ${event.what.points} ${event.what.points === 1 ? 'point' : 'points'}.`,
        )
        await fly(event, 'basket', 900)
        return play.sound.play('drum', { gain: 0.5 })
      case 'order':
        play.sound.play('bell', { step: 5 })
        tell(m.patient_orchard_an_order_is_filled_more_points({ reward: event.order.reward }))
        return play.clock.wait(900 * pace())
      case 'weather':
        weather.value = event.weather
        if (event.weather === 'wind') play.sound.play('wind')
        if (event.weather === 'sun') play.sound.play('pluck', { step: 4, gain: 0.6 })
        if (spoken[event.weather]) tell(spoken[event.weather])
        return play.clock.wait((event.weather === 'calm' ? 250 : 700) * pace())
      case 'tasted':
        tell(m.patient_orchard_a_bird_tastes_a_fruit())
        return fly(event, 'bird', 1500)
      case 'blown':
        mood.value = 'curled'
        tell(m.patient_orchard_a_gust_carries_a_fruit_to())
        return fly(event, 'fence', 1500)
    }
  }

  async function make(move: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    const ms = move.kind === 'leaf' ? Math.round(play.clock.now() - leafAt) : play.sinceReady()
    const { seat } = before
    journals.set(play, new Map(journals.get(play)).set(seat, noted(journalOf(play, seat), before, move, ms)))
    const seconds = Number(play.values.realWait)
    if (move.kind === 'wait' && seconds > 0) {
      tell(m.patient_orchard_waiting_together())
      waiting.value = true
      await play.clock.tween(seconds * 1000, (share) => draw.wait(share), ease.linear)
      waiting.value = false
    }
    const after = play.move(move)
    if (move.kind !== 'pass') logTrial(play, before, move, ms)
    // What grows, comes or is guarded shows as its event begins; what flies off leaves its hook as it flies.
    for (const event of after.events) {
      const flies = event.kind === 'picked' || event.kind === 'tasted' || event.kind === 'blown'
      if (!flies) scene.value = afterEvent(scene.value, event, after)
      if (event.kind === 'weather') play.sound.play('creak', { gain: 0.35 })
      await showOne(event)
      if (flies) scene.value = afterEvent(scene.value, event, after)
      flight.value = null
    }
    scene.value = keepSeat(after, before)
    weather.value = null
    if (after.leaf) {
      leafAt = play.clock.now()
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

  return { scene, flight, weather, mood, note, busy, waiting, draw, make }
}

/** The state after a move, still seen from the seat that made it. */
const keepSeat = (after: State, before: State): State => ({ ...after, seat: before.seat })
