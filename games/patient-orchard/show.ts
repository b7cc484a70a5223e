import { m } from '#messages'
import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import { shownState, type Play, type Synth } from '../kit/index.ts'
import type { HedgehogMood } from './hedgehog.tsx'
import { emptyJournal, journalAfter, type Journal } from './journal.ts'
import { fruitNames, ripenessNames } from './fruit-names.ts'
import type { Flight } from './flight.ts'
import type { Picked, Weather } from './orchard.ts'
import { ripest } from './orchard.ts'
import type { Event, Level, Move, State } from './rules.ts'
import { afterEvent } from './event-steps.ts'

export type OrchardPlay = Play<Level, State, Move>

/** What the view shows beyond the state while a move is animated. */
export interface Show {
  scene: { readonly value: State }
  flight: { value: Flight | null }
  weather: { value: Weather | null }
  mood: { value: HedgehogMood }
  note: { value: string }
  busy: { value: boolean }
  /** True during a wait of real seconds. */
  waiting: { value: boolean }
  /** Draw a flight or a real wait, from 0 to 1. Set by the view, so that frames don't render. */
  draw: { flight: (share: number) => void; wait: (share: number) => void }
  make(move: Move): Promise<void>
}

const journals = new WeakMap<object, Map<number, Journal>>()
/** Returns the journal of the player at a seat. */
export const journalOf = (play: OrchardPlay, seat: number): Journal => journals.get(play)?.get(seat) ?? emptyJournal()

const spoken: Record<Weather, string> = {
  calm: '',
  sun: m.patient_orchard_the_sun_shines_the_fruit_grows(),
  bird: '',
  wind: '',
}

/** Returns a text such as 'You picked a ripe apple! You get 3 points.' */
const pickedText = ({ ripeness, kind, points }: Picked): string =>
  [
    m.patient_orchard_picked_fruit({ ripeness: ripenessNames[ripeness], fruit: fruitNames[kind] }),
    m.patient_orchard_you_get_count_points({ count: points }),
  ].join(' ')

function logTrial(play: OrchardPlay, before: State, move: Move, ms: number) {
  const tree = move.kind === 'pick' ? before.orchards[before.seat]?.trees[move.tree] : undefined
  const step = tree ? ripest(tree.fruits)?.ripeness : undefined
  const response = step === undefined ? move.kind : m.patient_orchard_pick_ripeness({ ripeness: step })
  if (move.kind === 'leaf')
    play.trial({ target: 'after a gust', response: move.help, rtMs: ms, moves: 1, scoredBy: 'self' })
  else play.trial({ target: 'wait or act', response, rtMs: ms, moves: 1 })
}

/** Events with only a sound, a text, and a duration. */
type SimpleKind = 'planted' | 'watered' | 'guarded' | 'ladybug' | 'spared'
const simpleEvents: Record<SimpleKind, { sound: Parameters<Synth['play']>; text: string; ms: number }> = {
  planted: { sound: ['wood', { step: 0 }], text: m.patient_orchard_you_planted_a_seed(), ms: 600 },
  watered: { sound: ['water'], text: m.patient_orchard_you_water_the_tree(), ms: 600 },
  guarded: {
    sound: ['bell', { step: 3, gain: 0.4 }],
    text: m.patient_orchard_the_ladybug_guards_the_fruit(),
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
const isPlain = (event: Event): event is Extract<Event, { kind: SimpleKind }> => event.kind in simpleEvents

/** Makes a move in the rules, then shows its events one by one on the game's clock. */
export function makeShow(play: OrchardPlay): Show {
  const { frozen, scene } = shownState(play)
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
      const { sound, text, ms } = simpleEvents[event.kind]
      play.sound.play(...sound)
      tell(text)
      return play.clock.wait(ms * pace())
    }
    switch (event.kind) {
      case 'picked':
        mood.value = 'glad'
        tell(pickedText(event.what))
        await fly(event, 'basket', 900)
        return play.sound.play('drum', { gain: 0.5 })
      case 'order':
        play.sound.play('bell', { step: 5 })
        tell(m.patient_orchard_you_filled_an_order({ count: event.order.reward }))
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
        tell(m.patient_orchard_the_wind_blows_a_fruit_to_the_neighbor())
        return fly(event, 'fence', 1500)
    }
  }

  async function make(move: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    frozen.value = before
    const ms = move.kind === 'leaf' ? Math.round(play.clock.now() - leafAt) : play.sinceReady()
    const { seat } = before
    journals.set(play, new Map(journals.get(play)).set(seat, journalAfter(journalOf(play, seat), before, move, ms)))
    const seconds = Number(play.values.realWait)
    if (move.kind === 'wait' && seconds > 0) {
      tell(m.patient_orchard_waiting_together())
      waiting.value = true
      await play.clock.tween(seconds * 1000, (share) => draw.wait(share), ease.linear)
      waiting.value = false
    }
    const after = play.move(move)
    if (move.kind !== 'pass') logTrial(play, before, move, ms)
    // Most changes appear when their event starts; fruit that flies off disappears from its hook after the flight.
    for (const event of after.events) {
      const flies = event.kind === 'picked' || event.kind === 'tasted' || event.kind === 'blown'
      if (!flies) frozen.value = afterEvent(scene.value, event, after)
      if (event.kind === 'weather') play.sound.play('creak', { gain: 0.35 })
      await showOne(event)
      if (flies) frozen.value = afterEvent(scene.value, event, after)
      flight.value = null
    }
    frozen.value = keepSeat(after, before)
    weather.value = null
    if (after.leaf) {
      leafAt = play.clock.now()
      frozen.value = null
      busy.value = false
      return
    }
    await play.clock.wait(350 * pace())
    mood.value = 'calm'
    note.value = ''
    play.endTurn()
    frozen.value = null
    busy.value = false
  }

  return { scene, flight, weather, mood, note, busy, waiting, draw, make }
}

/** Returns the state after a move, with the seat that made it. */
const keepSeat = (after: State, before: State): State => ({ ...after, seat: before.seat })
