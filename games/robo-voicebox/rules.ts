import type { Chance } from '@marigold/device'
import { sentenceCase } from '../kit/phrases.ts'
import { expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { dealTasks } from './deal.ts'
import { namesFor } from './introduction.ts'
import { firstParts, optionsOf, partKinds } from './parts.ts'
import { phonemes, type Sound } from './phonemes.ts'
import { pronunciationOf } from './respell.ts'
import {
  fits,
  isFull,
  nextSeat,
  soundsIn,
  taskOf,
  type Counts,
  type Level,
  type Move,
  type Said,
  type Slots,
  type State,
  type Task,
} from './state.ts'
import { containsWorst, isUnsuitable } from './unsuitable-words.ts'
import { keyOf, soundsOf, wordFor, wordOfSounds } from './words.ts'

const hintOf = (value: unknown): State['hintAfter'] => (value === 0 ? 0 : value === 2 ? 2 : 1)

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const rounds = Number(values.words ?? 8)
  const extra = typeof values.extra === 'number' ? values.extra : level.extra
  const focus = typeof values.focus === 'string' && values.focus in phonemes ? values.focus : null
  const { tasks, used: dealt } = dealTasks({ level, rounds, extra, focus, used: usedIn(kept) }, rng)
  const [first = 'paint', ...others] = rng.shuffle(partKinds.filter((kind) => kind !== 'feet'))
  return {
    level,
    phase: 'build',
    seats,
    seat: 0,
    round: 0,
    tasks,
    hintAfter: hintOf(values.hint),
    errorless: values.errorless === true,
    ...initialWord(tasks[0]),
    hiccups: 0,
    built: [],
    silly: [],
    parts: firstParts,
    // The second word earns feet, in time for the walk.
    kinds: [first, 'feet', ...others],
    shiny: [],
    hidden: rng.pick(['road', 'wall']),
    friends: 0,
    spelling: [],
    names: [],
    name: null,
    counts: { levers: 0, hints: 0, silly: 0, errors: { first: 0, middle: 0, last: 0 } },
    dealt,
  }
}

/** Returns the initial state of a word. */
const initialWord = (task: Task | undefined): Pick<State, 'slots' | 'touched' | 'wrong' | 'hinted' | 'said'> => ({
  slots: task?.begin ?? [],
  touched: false,
  wrong: 0,
  hinted: false,
  said: null,
})

/** Returns the first slot with the wrong chip. */
export function firstWrong(task: Task, slots: Slots): number {
  return slots.findIndex((chip, slot) => (chip === null ? task.answer[slot] !== null : !fits(task, chip, slot)))
}

/** True if the slots have the sounds of the answer. */
export function isRight(task: Task, slots: Slots): boolean {
  if (task.kind === 'place') return firstWrong(task, slots) < 0
  return keyOf(soundsIn(task, slots)) === keyOf(soundsOf(wordFor(task.word).chips))
}

/** The wrong pull after which the answer is shown. */
const maxWrong = 3

/** Chips in a silly name, at most. */
export const longestName = 3

/** Half-way, a word earns a part or a silly name; not at the easiest level. */
const isGift = ({ level, round, tasks }: State): boolean =>
  level.task !== 'place' && round === Math.floor(tasks.length / 2)

const soundsOfChips = (state: State, chips: readonly number[]): Sound[] => soundsIn(taskOf(state), chips)

/** Returns the chips that can continue the silly name; none when it is complete. */
function spellable(state: State): number[] {
  if (state.spelling.length === longestName) return []
  const open = taskOf(state).chips.map((_, chip) => chip)
  return open.filter(
    (chip) => !state.spelling.includes(chip) && !isBad(soundsOfChips(state, [...state.spelling, chip])),
  )
}

function puts(state: State): Move[] {
  const task = taskOf(state)
  const { slots, errorless } = state
  return task.chips.flatMap((_, chip) =>
    slots.flatMap((lies, slot): Move[] => {
      if (lies === chip) return []
      const may = !errorless || (fits(task, chip, slot) && (lies === null || !fits(task, lies, slot)))
      // Correct chips can't be moved.
      const from = slots.indexOf(chip)
      const stays = errorless && from >= 0 && fits(task, chip, from)
      return may && !stays ? [{ kind: 'put', chip, slot }] : []
    }),
  )
}

function takes({ slots, errorless, ...state }: State): Move[] {
  const task = taskOf({ slots, errorless, ...state })
  return slots.flatMap((chip, slot): Move[] =>
    chip === null || (errorless && fits(task, chip, slot)) ? [] : [{ kind: 'take', slot }],
  )
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'build': {
      const pull = isFull(state) && (!state.errorless || isRight(taskOf(state), state.slots))
      const pass: Move[] = state.seats > 1 ? [{ kind: 'pass' }] : []
      return [...(pull ? [{ kind: 'pull' } as const] : []), ...puts(state), ...takes(state), ...pass]
    }
    case 'part':
      return optionsOf(partOf(state)).map((_, option) => ({ kind: 'part', option }))
    case 'gift':
      return [
        { kind: 'gift', gift: 'part' },
        { kind: 'gift', gift: 'name' },
      ]
    case 'spell':
      return spellable(state).map((chip) => ({ kind: 'spell', chip }))
    case 'name':
      return state.names.map((_, option) => ({ kind: 'name', option }))
    case 'over':
      return []
  }
}

/** Returns the part that this round's word earns. */
export const partOf = ({ kinds, round }: Pick<State, 'kinds' | 'round'>) => kinds[round % kinds.length] ?? 'paint'

/** True for an unsuitable word, or a made-up one that contains one of the worst. */
export const isBad = (sounds: readonly Sound[]): boolean =>
  isUnsuitable(sounds) || (wordOfSounds(sounds) === undefined && containsWorst(sounds))

/** Updates the state after a move. The robot hiccups an unsuitable word away before it is spoken. */
function afterMove(state: State, slots: Slots): State {
  const task = taskOf(state)
  const next: State = { ...state, slots, touched: true, said: null }
  // Incomplete words may start like an unsuitable one, as 'butter' does.
  if (task.kind === 'place' || !isFull(next) || !isBad(soundsIn(task, slots))) return next
  return { ...next, slots: task.begin, hiccups: state.hiccups + 1 }
}

function put(state: State, chip: number, slot: number): State {
  return afterMove(
    state,
    state.slots.map((lies, at) => (at === slot ? chip : lies === chip ? null : lies)),
  )
}

/** Returns what the robot says for its slots. */
function spokenResult(task: Task, slots: Slots, right: boolean): Said {
  if (task.kind === 'place') return { kind: right ? 'right' : 'place', text: task.word }
  const sounds = soundsIn(task, slots)
  const text = right ? task.word : pronunciationOf(sounds)
  return { kind: right ? 'right' : wordOfSounds(sounds) ? 'word' : 'silly', text }
}

/** Adds errors by position: the correct position of a single chip, otherwise every wrong slot. */
function errorsOf(task: Task, slots: Slots, before: Counts['errors']): Counts['errors'] {
  const errors = { ...before }
  const last = task.answer.length - 1
  const wrong = slots.flatMap((chip, slot) => {
    if (task.kind === 'place') return task.answer[slot] === null ? [] : [slot]
    return chip === task.answer[slot] || (chip !== null && fits(task, chip, slot)) ? [] : [slot]
  })
  for (const slot of wrong) errors[slot === 0 ? 'first' : slot === last ? 'last' : 'middle'] += 1
  return errors
}

function done(state: State, shown: boolean): State {
  const task = taskOf(state)
  const { wrong, hinted } = state
  const built = { word: task.word, tries: wrong + (shown ? 0 : 1), shown, hinted }
  return { ...state, phase: isGift(state) ? 'gift' : 'part', built: [...state.built, built] }
}

function pull(before: State): State {
  const task = taskOf(before)
  const right = isRight(task, before.slots)
  const said = spokenResult(task, before.slots, right)
  const levers = { ...before.counts, levers: before.counts.levers + 1 }
  // Pulling again without a change doesn't count as a try.
  if (!before.touched) return { ...before, said: { ...said, kind: 'again' }, counts: levers }
  if (right) return done({ ...before, touched: false, said, counts: levers }, false)
  const isSilly = said.kind === 'silly'
  const wrong = before.wrong + 1
  const hint = before.hintAfter > 0 && wrong === before.hintAfter
  const counts: Counts = {
    ...levers,
    silly: levers.silly + (isSilly ? 1 : 0),
    hints: levers.hints + (hint ? 1 : 0),
    errors: errorsOf(task, before.slots, levers.errors),
  }
  const silly = isSilly ? [...before.silly.filter((one) => one !== said.text), said.text] : before.silly
  const state = { ...before, touched: false, wrong, said, silly, counts, hinted: before.hinted || hint }
  return wrong < maxWrong ? state : done({ ...state, slots: task.answer }, true)
}

function on(state: State): State {
  const round = state.round + 1
  if (round >= state.tasks.length)
    return state.name === null ? { ...state, phase: 'name', names: namesFor(state) } : { ...state, phase: 'over' }
  return { ...state, phase: 'build', round, seat: nextSeat(state), ...initialWord(state.tasks[round]) }
}

/** True if the last word was right on the first pull without a hint, so that its part shines. */
export function shines({ built }: Pick<State, 'built'>): boolean {
  const word = built.at(-1)
  return word?.tries === 1 && !word.shown && !word.hinted
}

/** Adds a part; a plain one works as well as one that shines. */
function addPart(state: State, option: number): State {
  const kind = partOf(state)
  const parts = { ...state.parts, [kind]: option + 1 }
  return on({ ...state, parts, shiny: shines(state) ? [...state.shiny, kind] : state.shiny })
}

/** One friend comes with a part for sure; a silly name brings two friends or none. */
function takeGift(state: State, gift: 'part' | 'name', rng: Chance): State {
  if (gift === 'part') return { ...state, phase: 'part', friends: state.friends + 1 }
  return { ...state, phase: 'spell', spelling: [], friends: state.friends + rng.pick([0, 2]) }
}

function spell(before: State, chip: number): State {
  const state = { ...before, spelling: [...before.spelling, chip] }
  if (spellable(state).length > 0) return state
  const name = pronunciationOf(soundsOfChips(state, state.spelling)).replaceAll('-', '')
  return on({ ...state, name: sentenceCase(name) })
}

function apply(state: State, move: Move, rng: Chance): State {
  expectOffered(moves(state), move)
  switch (move.kind) {
    case 'put':
      return put(state, move.chip, move.slot)
    case 'take':
      return afterMove(
        state,
        state.slots.map((lies, at) => (at === move.slot ? null : lies)),
      )
    case 'pull':
      return pull(state)
    case 'part':
      return addPart(state, move.option)
    case 'gift':
      return takeGift(state, move.gift, rng)
    case 'spell':
      return spell(state, move.chip)
    case 'name':
      return { ...state, phase: 'over', name: state.names[move.option] ?? null }
    case 'pass':
      return { ...state, seat: nextSeat(state) }
  }
}

/** Players put chips into slots, pull the lever to hear the result, and earn a part for each word. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
