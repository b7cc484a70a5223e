import { m } from '#messages'
import { batch, signal, type Signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Play } from '../kit/index.ts'
import type { Mood } from './child.tsx'
import { itemOf, questionOf, textOf, type StartOf } from './facts.ts'
import { logMove } from './journal.ts'
import { open, shut as closed } from './leaves.tsx'
import { openWindows, slipsOf, type Closing, type Level, type Move, type State, type Street } from './rules.ts'

export type StreetPlay = Play<Level, State, Move>

/** Where a question stands while it is built from tiles. */
type Step =
  | { at: 'starts' }
  | { at: 'rest'; start: StartOf }
  | { at: 'confirm'; question: string }
  | { at: 'knock' }
  | { at: 'sure'; window: number }

/** What the street has answered or told. */
interface Told {
  text: string
  yes?: boolean
}

/** How the game looks beside its state. */
export interface Show {
  /** The side of the street that is seen: a seat. */
  side: Signal<number>
  /** What is hung in the windows. Behind closed shutters one after the other, since each is a picture to be drawn. */
  hung: Signal<string[]>
  shut: Signal<boolean[]>
  /** How far the shutters of each window are turned on their way. */
  turned: Signal<number[]>
  step: Signal<Step>
  told: Signal<Told | null>
  busy: Signal<boolean>
  mood: Signal<Mood>
  /** The house whose door stands open. */
  door: Signal<number | null>
  /** The window that is knocked at. */
  at: Signal<number | null>
  /** Moves the child to a share of the way to where it stands next. Set by the view. */
  draw: { walk: (share: number, from: number, to: number) => void }
  /** Where the child stands: a house, or -1 for the middle of the street. */
  stands: Signal<number>
  houseOf: (window: number) => number
  /** Looks at the street of the seat whose turn it is. */
  look(): void
  make(move: Move): Promise<void>
}

const isOne = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What is told of a slip: how many, not which. */
function slipText({ missed, over }: { missed: number; over: number }, spoken: boolean): string {
  if (spoken) return m.shutter_street_a_shutter_that_you_closed_still()
  const parts = [
    missed > 0
      ? `${isOne(missed, m.shutter_street_open_window_does(), m.shutter_street_open_windows_do())} not fit`
      : '',
    over > 0
      ? `${isOne(over, m.shutter_street_closed_one_still_fits(), m.shutter_street_closed_ones_still_fit())}`
      : '',
  ].filter(Boolean)
  return m.shutter_street_look_again({ join: parts.join(', and ') })
}

/** The answer as a sentence to say after: 'No. Does it have wheels? No.' is what a partner would say. */
const answerText = (question: string, yes: boolean): string =>
  `${textOf(questionOf(question))} ${yes ? m.shutter_street_yes3() : m.shutter_street_no3()}`

type Parts = Omit<Show, 'make' | 'look'>

/** Hangs a street's pictures behind its closed shutters, one in a frame. */
async function hang(play: StreetPlay, { hung }: Parts, windows: readonly string[]) {
  for (const at of windows.keys()) {
    hung.value = windows.map((item, one) => (one <= at ? item : (hung.value[one] ?? '')))
    await play.clock.wait(1)
  }
}

/** Puts all shutters where they are, without a way. */
function place({ shut, turned }: Parts, to: readonly boolean[]) {
  shut.value = [...to]
  turned.value = to.map((is) => (is ? closed : open))
}

/** Turns the shutters of one window a drawing further. */
function turn({ shut, turned }: Parts, window: number) {
  const end = shut.value[window] ? closed : open
  turned.value = turned.value.map((now, one) => (one === window ? now + Math.sign(end - now) : now))
}

/** Closes and opens shutters one after the other, from the left, with a clatter. */
async function wave(play: StreetPlay, parts: Parts, to: readonly boolean[]) {
  const { shut } = parts
  const changed = to.flatMap((is, at) => (is === shut.value[at] ? [] : [at]))
  const calm = play.calm.value
  const gap = Math.max(45, 900 / Math.max(8, changed.length))
  // Each is on its way while the next ones begin.
  for (const [step, at] of [...changed, ...Array<null>(closed - 1).fill(null)].entries()) {
    if (at !== null) {
      shut.value = shut.value.map((is, one) => (one === at ? (to[at] ?? is) : is))
      play.sound.play('wood', { step: to[at] ? -step % 7 : step % 7, gain: 0.7 })
    }
    if (calm) continue
    batch(() => changed.slice(Math.max(0, step - closed + 1), step + 1).forEach((window) => turn(parts, window)))
    await play.clock.wait(gap)
  }
  if (calm) place(parts, shut.value)
  await play.clock.wait(calm ? 250 : Math.max(120, 420 - 2 * gap))
}

/** Turns the shutters of the window that was pressed. Whoever presses it again turns them back from where they are. */
async function swing(play: StreetPlay, parts: Parts, window: number) {
  const { shut, turned } = parts
  const is = shut.value[window]
  const end = is ? closed : open
  while (shut.value[window] === is && turned.value[window] !== end) {
    turn(parts, window)
    await play.clock.wait(70)
  }
}

async function walkTo(play: StreetPlay, parts: Parts, house: number) {
  const from = parts.stands.value
  if (from === house) return
  parts.mood.value = 'walk'
  const far = from < 0 || house < 0 ? 500 : 420 + Math.abs(from - house) * 160
  await play.clock.tween(play.calm.value ? 0 : far, (share) => parts.draw.walk(share, from, house), ease.inOut)
  parts.stands.value = house
  parts.mood.value = 'idle'
}

async function knockAt(play: StreetPlay, parts: Parts, window: number) {
  parts.at.value = window
  await walkTo(play, parts, parts.houseOf(window))
  parts.mood.value = 'knock'
  for (let times = 0; times < 3; times++) {
    play.sound.play('drum', { step: 4, gain: 0.8 })
    await play.clock.wait(260)
  }
  await play.clock.wait(260)
}

/** The door opens, and who lives there comes out. */
async function openDoor(play: StreetPlay, parts: Parts, street: Street) {
  const house = parts.houseOf(street.secret)
  parts.at.value = street.secret
  await walkTo(play, parts, house)
  play.sound.play('creak')
  parts.door.value = house
  parts.mood.value = 'glad'
  for (const [at, step] of [0, 2, 4, 7].entries()) play.sound.play('bell', { step, delay: 0.15 + at * 0.14, gain: 0.5 })
  const { word } = itemOf(street.windows[street.secret] ?? '')
  parts.told.value = {
    text: m.shutter_street_it_is({
      value: street.opened === 'limit' ? m.shutter_street_this_one() : m.shutter_street_the_right_door(),
      word,
    }),
  }
  play.say(m.shutter_street_the_door_opens({ word }))
  await play.clock.wait(play.calm.value ? 900 : 1700)
}

const streetOf = (state: State, side: number) => state.streets[side] as Street

/** After a question, a wrong knock or closing: the turn ends, unless one window is left or the door is open. */
async function settle(play: StreetPlay, parts: Parts) {
  const state = play.state.value
  const street = streetOf(state, parts.side.value)
  parts.step.value = { at: 'starts' }
  if (state.phase === 'opened') return openDoor(play, parts, street)
  if (state.phase === 'last') {
    play.say(m.shutter_street_one_window_is_left_knock_on())
    parts.told.value = { text: m.shutter_street_one_window_is_left() }
    return
  }
  await play.clock.wait(play.calm.value ? 500 : 900)
  parts.at.value = null
  play.endTurn()
  if (state.seat !== parts.side.value) parts.told.value = null
  look(play, parts)
}

/** Looks at the street of the seat whose turn it is. */
function look({ state }: StreetPlay, parts: Parts) {
  const { seat, phase, picking, streets } = state.value
  parts.side.value = phase === 'pick' ? picking : seat
  parts.hung.value = streets[parts.side.value]?.windows ?? []
  place(parts, streets[parts.side.value]?.shut ?? [])
  parts.step.value = { at: 'starts' }
}

async function asked(play: StreetPlay, parts: Parts, move: Extract<Move, { kind: 'ask' }>) {
  parts.mood.value = 'think'
  play.say(textOf(questionOf(move.question)))
  await play.clock.wait(play.calm.value ? 250 : 500)
  const state = play.move(move)
  const street = streetOf(state, parts.side.value)
  const yes = state.closing?.yes ?? street.asked.at(-1)?.yes ?? false
  play.sound.play(yes ? 'bell' : 'pluck', { step: yes ? 5 : 0, gain: 0.6 })
  parts.told.value = { text: answerText(move.question, yes), yes }
  play.say(yes ? m.shutter_street_yes3() : m.shutter_street_no3())
  parts.mood.value = 'idle'
  await play.clock.wait(play.calm.value ? 400 : 650)
  if (state.phase === 'close') return
  await wave(play, parts, street.shut)
  const closed = street.asked.at(-1)?.shut ?? 0
  const left = openWindows(street).length
  play.say(
    m.shutter_street_left({
      isOne: isOne(closed, 'shutter closes', 'shutters close'),
      isOne2: isOne(left, 'window is', 'windows are'),
    }),
  )
  await settle(play, parts)
}

async function done(play: StreetPlay, parts: Parts, before: State) {
  const state = play.move({ kind: 'done' })
  if (state.phase === 'close') {
    const text = slipText(state.closing?.first ?? { missed: 0, over: 0 }, state.closing?.question === null)
    parts.told.value = { text, yes: state.closing?.yes ?? false }
    play.sound.play('wood', { step: -2 })
    return play.say(text)
  }
  const street = streetOf(state, parts.side.value)
  const { missed, over } = slipsOf(streetOf(before, parts.side.value), before.closing as Closing)
  if (missed.length + over.length > 0) {
    parts.told.value = {
      text: m.shutter_street_the_shutters_fix_themselves_see_which(),
      yes: before.closing?.yes ?? false,
    }
    play.say(m.shutter_street_the_shutters_fix_themselves())
  } else play.sound.play('bell', { step: 3, gain: 0.5 })
  await wave(play, parts, street.shut)
  await settle(play, parts)
}

async function knocked(play: StreetPlay, parts: Parts, move: Extract<Move, { kind: 'knock' }>) {
  await knockAt(play, parts, move.pane)
  const state = play.move(move)
  const street = streetOf(state, parts.side.value)
  if (street.opened !== 'knock') {
    const { word } = itemOf(street.windows[move.pane] ?? '')
    parts.told.value = { text: m.shutter_street_not_that_knock_counts_as_one({ word }) }
    play.say(m.shutter_street_not({ word }))
    parts.mood.value = 'idle'
    await wave(play, parts, street.shut)
  }
  await settle(play, parts)
}

async function chosen(play: StreetPlay, parts: Parts, move: Move) {
  const state = play.move(move)
  const side = state.phase === 'pick' ? state.picking : state.seat
  // Across the street nothing hangs yet; on this side shutters close over what did.
  if (side !== parts.side.value) parts.hung.value = []
  parts.side.value = side
  parts.door.value = null
  parts.at.value = null
  parts.stands.value = -1
  parts.told.value = null
  parts.step.value = { at: 'starts' }
  const street = streetOf(state, parts.side.value)
  place(
    parts,
    street.windows.map(() => true),
  )
  await play.clock.wait(play.calm.value ? 100 : 350)
  await hang(play, parts, street.windows)
  await wave(play, parts, street.shut)
}

function next(play: StreetPlay, parts: Parts) {
  const state = play.move({ kind: 'next' })
  parts.door.value = null
  parts.at.value = null
  parts.told.value = null
  parts.mood.value = 'idle'
  parts.stands.value = -1
  play.endTurn()
  if (state.phase !== 'over') look(play, parts)
}

async function act(play: StreetPlay, parts: Parts, move: Move, before: State) {
  switch (move.kind) {
    case 'street':
    case 'pick':
      return chosen(play, parts, move)
    case 'ask':
      return asked(play, parts, move)
    case 'spoken':
      play.move(move)
      play.sound.play(move.yes ? 'bell' : 'pluck', { step: move.yes ? 5 : 0, gain: 0.6 })
      parts.told.value = { text: move.yes ? m.shutter_street_yes3() : m.shutter_street_no3(), yes: move.yes }
      return play.say(move.yes ? m.shutter_street_yes3() : m.shutter_street_no3())
    case 'shut': {
      const { shut } = streetOf(play.move(move), parts.side.value)
      if (play.calm.value) place(parts, shut)
      else {
        parts.shut.value = shut
        void swing(play, parts, move.pane)
      }
      return play.sound.play('wood', { step: shut[move.pane] ? -2 : 3 })
    }
    case 'done':
      return done(play, parts, before)
    case 'knock':
      return knocked(play, parts, move)
    case 'next':
      return next(play, parts)
    case 'pass':
      return
  }
}

/** Plays a move on the rules and shows it on the game's clock. */
export function makeShow(play: StreetPlay): Show {
  const parts: Parts = {
    side: signal(play.state.value.seat),
    hung: signal<string[]>([]),
    shut: signal<boolean[]>([]),
    turned: signal<number[]>([]),
    step: signal<Step>({ at: 'starts' }),
    told: signal<Told | null>(null),
    busy: signal(false),
    mood: signal<Mood>('idle'),
    door: signal<number | null>(null),
    at: signal<number | null>(null),
    draw: { walk: () => undefined },
    stands: signal(-1),
    houseOf: () => 0,
  }
  return Object.assign(parts, {
    look: () => look(play, parts),
    async make(move: Move) {
      if (parts.busy.value) return
      parts.busy.value = true
      const before = play.state.value
      const ms = play.sinceReady()
      const shown = act(play, parts, move, before)
      // Logged as it is made: once it has been shown, the next player has the turn.
      logMove(play, before, move, ms)
      await shown
      parts.busy.value = false
      // A question, closing by hand, a second try at it and the last knock can be answered only now.
      if (['ask', 'close', 'last'].includes(play.state.value.phase) && move.kind !== 'shut') play.asked()
    },
  })
}
