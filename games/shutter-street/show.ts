import { m } from '#messages'
import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Earned } from '@marigold/contract'
import type { Mood } from './child.tsx'
import { itemOf, questionOf, textOf, type About } from './facts.ts'
import { logMove } from './journal.ts'
import { neighborsOf } from './neighbors.ts'
import { isKnockChoice, mistakesIn } from './rules.ts'
import type { Message, Show, Step, StreetPlay } from './show-state.ts'
import { moveShutters, setShutters, toggleShutters, waves } from './shutters.ts'
import { openWindows, type Closing, type Move, type State, type Street } from './state.ts'

/** Reports how many shutters are wrong, but not which. */
function mistakeText({ missed, over }: { missed: number; over: number }, spoken: boolean): string {
  if (spoken) return m.shutter_street_a_shutter_that_you_closed_still()
  return [
    m.shutter_street_look_again(),
    ...(missed > 0 ? [m.shutter_street_open_windows_dont_fit({ count: missed })] : []),
    ...(over > 0 ? [m.shutter_street_closed_windows_still_fit({ count: over })] : []),
  ].join(' ')
}

/** Returns the answer as a partner would say it, such as 'No. Does it have wheels? No.' */
const answerText = (question: string, yes: boolean): string =>
  `${textOf(questionOf(question))} ${yes ? m.shutter_street_answer_yes() : m.shutter_street_answer_no()}`

/** Returns the neighbor of an earlier game who brings a lamp to the first street of a player. */
export const helperOf = (play: StreetPlay, seat: number): string | undefined =>
  play.state.value.round === 0 ? neighborsOf(play.grown(seat)).at(-1) : undefined

type Parts = Omit<Show, 'make' | 'look'>

async function walkTo(play: StreetPlay, parts: Parts, house: number) {
  const from = parts.childHouse.value
  if (from === house) return
  parts.mood.value = 'walk'
  const far = from < 0 || house < 0 ? 500 : 420 + Math.abs(from - house) * 160
  await play.clock.tween(play.calm.value ? 0 : far, (share) => parts.draw.walk(share, from, house), ease.inOut)
  parts.childHouse.value = house
  parts.mood.value = 'idle'
}

async function knockAt(play: StreetPlay, parts: Parts, window: number) {
  parts.knockedWindow.value = window
  await walkTo(play, parts, parts.houseOf(window))
  parts.mood.value = 'knock'
  for (let times = 0; times < 3; times++) {
    play.sound.play('drum', { step: 4, gain: 0.8 })
    await play.clock.wait(260)
  }
  await play.clock.wait(260)
}

/** Opens the door and shows who lives there. */
async function openDoor(play: StreetPlay, parts: Parts, street: Street) {
  const house = parts.houseOf(street.secret)
  parts.knockedWindow.value = street.secret
  await walkTo(play, parts, house)
  play.sound.play('creak')
  parts.door.value = house
  parts.mood.value = 'glad'
  for (const [at, step] of [0, 2, 4, 7].entries()) play.sound.play('bell', { step, delay: 0.15 + at * 0.14, gain: 0.5 })
  const { word } = itemOf(street.windows[street.secret] ?? '')
  parts.message.value = {
    text:
      street.opened === 'limit'
        ? m.shutter_street_its_this_door_word({ word })
        : m.shutter_street_you_found_the_right_door_word({ word }),
  }
  play.say(m.shutter_street_the_door_opens_word({ word }))
  await play.clock.wait(play.calm.value ? 900 : 1700)
}

const streetOf = (state: State, side: number) => state.streets[side] as Street

/** Ends the turn after a question, a wrong knock, or closing, unless one window is left or the door is open. */
async function settle(play: StreetPlay, parts: Parts) {
  const state = play.state.value
  const street = streetOf(state, parts.side.value)
  parts.step.value = { at: 'starts' }
  if (state.phase === 'opened') return openDoor(play, parts, street)
  if (state.phase === 'last') {
    play.say(m.shutter_street_one_window_is_left_knock_on())
    parts.message.value = { text: m.shutter_street_one_window_is_left() }
    return
  }
  if (state.phase === 'clue') return
  await play.clock.wait(play.calm.value ? 500 : 900)
  parts.knockedWindow.value = null
  play.endTurn()
  if (state.seat !== parts.side.value) parts.message.value = null
  look(play, parts)
}

/** Shows the street of the player whose turn it is. */
function look({ state, values }: StreetPlay, parts: Parts) {
  const { seat, phase, picking, streets } = state.value
  parts.side.value = phase === 'pick' ? picking : seat
  setShutters(parts, streets[parts.side.value]?.shut ?? [])
  const choice = phase === 'ask' && values.errorless !== true && isKnockChoice(state.value)
  parts.step.value = { at: choice ? 'choice' : 'starts' }
}

async function asked(play: StreetPlay, parts: Parts, move: Extract<Move, { kind: 'ask' }>, said?: Earned) {
  parts.mood.value = 'think'
  const earned = said ?? play.earned.value ?? 'independent'
  const text = textOf(questionOf(move.question))
  // After a try that isn't right yet, the lamp carrier says the question.
  if (earned === 'notYet') parts.message.value = { text }
  play.say(text)
  await play.clock.wait(earned === 'notYet' ? 1200 : play.calm.value ? 250 : 500)
  const state = play.move(move)
  const street = streetOf(state, parts.side.value)
  const yes = state.closing?.yes ?? street.asked.at(-1)?.yes ?? false
  play.sound.play(yes ? 'bell' : 'pluck', { step: yes ? 5 : 0, gain: 0.6 })
  parts.message.value = { text: answerText(move.question, yes), yes }
  play.say(yes ? m.shutter_street_answer_yes() : m.shutter_street_answer_no())
  parts.mood.value = 'idle'
  await play.clock.wait(play.calm.value ? 400 : 650)
  if (state.phase === 'close') return
  await moveShutters(play, parts, street.shut, waves[earned])
  const closed = street.asked.at(-1)?.shut ?? 0
  const left = openWindows(street).length
  play.say(
    [
      m.shutter_street_count_shutters_close({ count: closed }),
      m.shutter_street_count_windows_left({ count: left }),
    ].join(' '),
  )
  await settle(play, parts)
}

async function done(play: StreetPlay, parts: Parts, before: State) {
  const state = play.move({ kind: 'done' })
  if (state.phase === 'close') {
    const text = mistakeText(state.closing?.first ?? { missed: 0, over: 0 }, state.closing?.question === null)
    parts.message.value = { text, yes: state.closing?.yes ?? false }
    play.sound.play('wood', { step: -2 })
    return play.say(text)
  }
  const street = streetOf(state, parts.side.value)
  const { missed, over } = mistakesIn(streetOf(before, parts.side.value), before.closing as Closing)
  if (missed.length + over.length > 0) {
    parts.message.value = {
      text: m.shutter_street_the_shutters_fix_themselves_see_which(),
      yes: before.closing?.yes ?? false,
    }
    play.say(m.shutter_street_the_shutters_fix_themselves())
  } else play.sound.play('bell', { step: 3, gain: 0.5 })
  await moveShutters(play, parts, street.shut)
  await settle(play, parts)
}

const clueTexts = {
  saved: m.shutter_street_saved_for_the_party(),
  shadow: m.shutter_street_a_shadow_its_one_of_these(),
  sneeze: m.shutter_street_achoo_just_a_sneeze(),
} as const

async function traded(play: StreetPlay, parts: Parts, move: Move) {
  const street = streetOf(play.move(move), parts.side.value)
  const clue = street.clue ?? 'saved'
  const text = clueTexts[clue]
  parts.message.value = { text, ...(clue !== 'saved' && { by: street.neighbor }) }
  play.say(text)
  play.sound.play(clue === 'sneeze' ? 'sneeze' : 'bell', { gain: 0.6 })
  await play.clock.wait(play.calm.value ? 300 : 600)
  await moveShutters(play, parts, street.shut)
  await settle(play, parts)
}

async function knocked(play: StreetPlay, parts: Parts, move: Extract<Move, { kind: 'knock' }>) {
  await knockAt(play, parts, move.pane)
  const state = play.move(move)
  const street = streetOf(state, parts.side.value)
  if (street.opened !== 'knock') {
    const { word } = itemOf(street.windows[move.pane] ?? '')
    parts.message.value = { text: m.shutter_street_not_word_that_knock_takes({ word }) }
    play.say(m.shutter_street_not_word({ word }))
    parts.mood.value = 'idle'
    await moveShutters(play, parts, street.shut)
  }
  await settle(play, parts)
}

async function chosen(play: StreetPlay, parts: Parts, move: Move) {
  const state = play.move(move)
  const side = state.phase === 'pick' ? state.picking : state.seat
  parts.side.value = side
  parts.door.value = null
  parts.knockedWindow.value = null
  parts.childHouse.value = -1
  parts.message.value = null
  parts.step.value = { at: 'starts' }
  const street = streetOf(state, parts.side.value)
  setShutters(
    parts,
    street.windows.map(() => true),
  )
  await play.clock.wait(play.calm.value ? 100 : 350)
  await moveShutters(play, parts, street.shut)
  const helper = helperOf(play, side)
  if (!helper || state.phase === 'pick') return
  const text = m.shutter_street_the_neighbor_brings_a_lamp({ neighbor: itemOf(helper).word })
  parts.message.value = { text, by: helper }
  play.say(text)
  play.sound.play('bell', { step: 4, gain: 0.5 })
  await play.clock.wait(1400)
  parts.message.value = null
}

function next(play: StreetPlay, parts: Parts) {
  const state = play.move({ kind: 'next' })
  parts.door.value = null
  parts.knockedWindow.value = null
  parts.message.value = null
  parts.mood.value = 'idle'
  parts.childHouse.value = -1
  play.endTurn()
  if (state.phase !== 'over') look(play, parts)
}

async function act(play: StreetPlay, parts: Parts, move: Move, before: State, said?: Earned) {
  switch (move.kind) {
    case 'street':
    case 'pick':
      return chosen(play, parts, move)
    case 'ask':
      return asked(play, parts, move, said)
    case 'clue':
      return traded(play, parts, move)
    case 'spoken':
      play.move(move)
      play.sound.play(move.yes ? 'bell' : 'pluck', { step: move.yes ? 5 : 0, gain: 0.6 })
      parts.message.value = {
        text: move.yes ? m.shutter_street_answer_yes() : m.shutter_street_answer_no(),
        yes: move.yes,
      }
      return play.say(move.yes ? m.shutter_street_answer_yes() : m.shutter_street_answer_no())
    case 'shut': {
      const { shut } = streetOf(play.move(move), parts.side.value)
      if (play.calm.value) setShutters(parts, shut)
      else {
        parts.shut.value = shut
        void toggleShutters(play, parts, move.pane)
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

/** Makes a move in the rules and shows it on the game's clock. */
export function makeShow(play: StreetPlay): Show {
  const parts: Parts = {
    side: signal(play.state.value.seat),
    shut: signal<boolean[]>([]),
    turned: signal<number[]>([]),
    step: signal<Step>({ at: 'starts' }),
    about: signal<About | null>(null),
    message: signal<Message | null>(null),
    busy: signal(false),
    mood: signal<Mood>('idle'),
    door: signal<number | null>(null),
    knockedWindow: signal<number | null>(null),
    draw: { walk: () => undefined },
    childHouse: signal(-1),
    houseOf: () => 0,
  }
  return Object.assign(parts, {
    look: () => look(play, parts),
    async make(move: Move, said?: Earned) {
      if (parts.busy.value) return
      parts.busy.value = true
      const before = play.state.value
      const ms = play.sinceReady()
      const shown = act(play, parts, move, before, said)
      // Logged right away, because the next player may have the turn once the move has been shown.
      logMove(play, before, move, { rtMs: ms, said })
      await shown
      parts.busy.value = false
      // Response time for the next step starts after the animation.
      if (['ask', 'close', 'clue', 'last'].includes(play.state.value.phase) && move.kind !== 'shut') play.asked()
    },
  })
}
