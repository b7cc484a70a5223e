import type { Chance } from '@marigold/device'
import { deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { promptFor, promptsOf } from './prompts.ts'
import { handsOff, ownWord, places, qualitiesOf, ruledOut, senses, type Place, type Sense } from './senses.ts'
import {
  isGroup,
  mayUseOwnWord,
  planted,
  slotNow,
  unfound,
  type Bud,
  type Level,
  type Move,
  type Slot,
  type State,
} from './state.ts'

/** In the order of the routine. */
const routine = senses.slice(0, 5)
const swaps = ['press', 'warm'] as const
export const mostHelp = 2
/** Most things in one bed, and most in a garden from memory. */
export const mostInBed = 6
const mostFromMemory = 15
const mostPocket = 3
const mostOptions = 5

/** What the device remembers of a slot, so that no prompt returns with the same quality. */
export const keysOf = ({ prompt, quality }: Slot): string[] => [prompt, `${prompt}:${quality}`]

/** Prompts of a sense, those not used lately first, each with a quality that it didn't have lately. */
function stockOf(sense: Sense, level: Level, { values, kept }: Start, rng: Chance): Slot[] {
  const used = usedIn(kept)
  const all = promptsOf(sense, level.from, level.memory ? values.setting : undefined)
  const { dealt } = deal(all, all.length, { used, key: ({ id }) => id, rng })
  const oldestFirst = dealt.toSorted((a, b) => used.indexOf(a.id) - used.indexOf(b.id))
  return oldestFirst.map(({ id }) => {
    const key = (quality: string) => `${id}:${quality}`
    const ids = qualitiesOf(sense).map((one) => one.id)
    const [quality = ''] = deal(ids, 1, { used, key, rng }).dealt
    return { prompt: id, sense, bed: sense, quality }
  })
}

const countSets: Readonly<Record<string, readonly number[]>> = {
  one: [1, 1, 1],
  short: [3, 2, 1],
  five: [2, 2, 2, 1, 1],
  full: [5, 4, 3, 2, 1],
}
/** How many things each bed gets; a group gets enough for everyone to have two turns. */
function countsFor(level: Level, seats: number, values: Start['values']): readonly number[] {
  const counts = countSets[String(values.counts)] ?? level.counts
  if (seats === 1) return counts
  if (values.beds === 'own') return counts.map(() => 1).slice(0, seats > 3 ? 3 : counts.length)
  const total = counts.reduce((sum, one) => sum + one, 0)
  const times = Math.ceil((2 * seats) / total)
  return counts.map((one) => Math.min(mostInBed, one * times))
}

function start(level: Level, begin: Start, rng: Chance): State {
  const { seats, values } = begin
  const stock = Object.fromEntries(senses.map((sense) => [sense, stockOf(sense, level, begin, rng)])) as Record<
    Sense,
    Slot[]
  >
  const some = level.from === 5 ? rng.shuffle(places).slice(0, 2) : places
  const seconds = Number(values.quiet ?? 30)
  return {
    level: { ...level, counts: countsFor(level, seats, values) },
    seats,
    seat: 0,
    ownBeds: seats > 1 && values.beds === 'own',
    phase: 'place',
    places: places.filter((one) => some.includes(one)),
    place: null,
    off: routine.filter((sense) => values[sense] === false),
    shuffled: values.order === 'shuffled',
    beds: [],
    stock,
    slots: [],
    at: 0,
    help: 0,
    prompted: !level.memory,
    offered: [],
    buds: [],
    skipped: 0,
    swapped: 0,
    again: null,
    pocketOptions: [],
    pocket: [],
    before: null,
    after: null,
    quietSet: Number.isFinite(seconds) ? Math.max(0, Math.min(120, seconds)) : 30,
    quiet: null,
  }
}

/** The senses that fit a place; those that don't become push and press, then warm and cool. */
export function sensesFor({ level, off }: Pick<State, 'level' | 'off'>, place: Place): Sense[] {
  const free: Sense[] = [...swaps]
  return routine
    .slice(0, level.counts.length)
    .map((sense) => (off.includes(sense) || ruledOut[place].includes(sense) ? free.shift() : sense))
    .filter((sense) => sense !== undefined)
}

/** The next prompt of a sense that this game hasn't had. */
function spare({ stock, slots }: State, sense: Sense): Slot | undefined {
  return stock[sense].find(({ prompt }) => slots.every((one) => one.prompt !== prompt)) ?? stock[sense][0]
}

/** What can be asked for at a place: where hands stay off things, only what needs none of them. */
const stockAt = ({ stock }: State, place: Place): State['stock'] =>
  handsOff.includes(place)
    ? (Object.fromEntries(
        senses.map((sense) => [sense, stock[sense].filter(({ prompt }) => !promptFor(prompt).touchesThings)]),
      ) as Record<Sense, Slot[]>)
    : stock

/** Lays out the beds, and what is asked for in each. */
function layOut(state: State, place: Place, rng: Chance): State {
  const chosen = sensesFor(state, place)
  const order = state.shuffled ? rng.shuffle(chosen) : chosen
  const { level, seats, ownBeds } = state
  const stock = stockAt(state, place)
  const slots = order.flatMap((sense) => stock[sense].slice(0, ownBeds ? seats : level.counts[chosen.indexOf(sense)]))
  const begun: State = { ...state, place, stock, beds: order, slots: level.memory ? [] : slots }
  return isGroup(state) ? ask(begun, 0, rng) : { ...begun, phase: 'before' }
}

/** Words to choose from: the one to look for, others of the sense, in random order. */
function offer({ sense, quality }: Slot, count: number, rng: Chance): string[] {
  const others = rng.shuffle(qualitiesOf(sense).map(({ id }) => id)).filter((id) => id !== quality)
  return rng.shuffle([quality, ...others.slice(0, count - 1)])
}

/** Asks for the thing at a place in the list, or goes on if there is none. */
function ask(state: State, at: number, rng: Chance): State {
  const next: State = { ...state, at, help: 0, offered: [], prompted: !state.level.memory }
  if (state.level.memory) {
    const isFull = planted(state).length >= mostFromMemory || bedsNow(state).length === 0
    return isFull ? closeBeds(next, rng) : { ...next, phase: 'bed' }
  }
  const slot = slotNow(next)
  if (!slot) return closeBeds(next, rng)
  return { ...next, phase: 'look', offered: offer(slot, state.level.offered, rng) }
}

const inBed = (state: State, sense: Sense): number => planted(state).filter(({ slot }) => slot.bed === sense).length
/** The beds that have room, from memory. */
export const bedsNow = (state: State): Sense[] => state.beds.filter((sense) => inBed(state, sense) < mostInBed)
/** From memory, the sense that a prompt would be for: the first whose count isn't reached. */
const nextSense = (state: State): Sense | undefined =>
  bedsNow(state).find((sense) => inBed(state, sense) < (state.level.counts[state.beds.indexOf(sense)] ?? 0)) ??
  bedsNow(state)[0]

function fromMemory(state: State, sense: Sense | undefined, prompted: boolean, rng: Chance): State {
  const slot = sense && spare(state, sense)
  if (!slot) return closeBeds(state, rng)
  return {
    ...state,
    slots: [...state.slots, slot],
    at: state.slots.length,
    prompted,
    phase: prompted ? 'look' : 'describe',
    offered: offer(slot, state.level.offered, rng),
  }
}

/** Up to five prompts for the card: of different senses first, and one that is new if there are few. */
function optionsFor(state: State): string[] {
  const slots = planted(state).map(({ slot }) => slot)
  const first = slots.filter(({ sense }, at) => slots.findIndex((one) => one.sense === sense) === at)
  const all = [...new Set([...first, ...slots].map(({ prompt }) => prompt))].slice(0, mostOptions)
  const fits = swaps.map((sense) => spare(state, sense)?.prompt).filter((one) => one !== undefined)
  return all.length > mostPocket || all.length === 0 ? all : [...new Set([...all, ...fits])].slice(0, mostPocket + 1)
}

/** After the last thing: one of them is asked for again, if there are two or more that differ. */
function closeBeds(state: State, rng: Chance): State {
  const pocketOptions = optionsFor(state)
  const word = ({ words }: Bud) => words[0] ?? ownWord
  const single = state.buds.filter(
    (bud) => word(bud) !== ownWord && state.buds.filter(({ words }) => words.includes(word(bud))).length === 1,
  )
  // What was planted last is too easy to find again.
  const choices = single.filter((bud) => bud !== state.buds.at(-1))
  const closed = { ...state, pocketOptions }
  if (choices.length === 0) return toPocket(closed)
  return { ...closed, phase: 'again', again: { bud: state.buds.indexOf(rng.pick(choices)), sure: null, said: null } }
}
const toPocket = (state: State): State =>
  state.pocketOptions.length > 0 ? { ...state, phase: 'pocket' } : toQuiet(state)
const toQuiet = (state: State): State => (state.quietSet > 0 ? { ...state, phase: 'quiet' } : toAfter(state))
const toAfter = (state: State): State => ({ ...state, phase: isGroup(state) ? 'over' : 'after' })

const rates = ({ level }: State): Move[] =>
  [...Array.from({ length: level.steps }, (_, step) => step), 'unsure' as const, 'skipped' as const].map((rated) => ({
    kind: 'rate',
    rated,
  }))
const otherSense = (slot: Slot): Sense => {
  const { swapFor } = promptFor(slot.prompt)
  return slot.sense === swapFor ? (swapFor === 'press' ? 'warm' : 'press') : swapFor
}

const movesOf: Record<State['phase'], (state: State) => Move[]> = {
  place: (state) => state.places.map((place) => ({ kind: 'place', place })),
  before: rates,
  bed: (state) => [
    ...bedsNow(state).map((sense): Move => ({ kind: 'sense', sense })),
    { kind: 'prompt' },
    { kind: 'enough' },
  ],
  look: ({ help }) => [
    { kind: 'noticed' },
    ...(help < mostHelp ? [{ kind: 'help' } as const] : []),
    { kind: 'swap' },
    { kind: 'skip' },
  ],
  describe: (state) => [
    ...state.offered.map((word): Move => ({ kind: 'word', word })),
    ...(mayUseOwnWord(state) ? [{ kind: 'word', word: ownWord } as const] : []),
    { kind: 'skip' },
  ],
  say: () => [{ kind: 'plant' }],
  again: () => [true, false].map((sure) => ({ kind: 'again', sure })),
  pocket: ({ pocketOptions, pocket }) =>
    pocketOptions.filter((one) => !pocket.includes(one)).map((prompt) => ({ kind: 'pocket', prompt })),
  quiet: () => [{ kind: 'quiet' }],
  after: rates,
  over: () => [],
}
const moves = (state: State): Move[] => movesOf[state.phase](state)

/** Another word for what was noticed; with all of its words, it is described. */
function describe(state: State, word: string, rng: Chance): State {
  const slot = slotNow(state)
  if (!slot) return state
  const { help, prompted, seat, level } = state
  const isMore = state.phase === 'describe' && state.buds.at(-1)?.words.length === 1 && !state.buds.at(-1)?.planted
  const last = state.buds.at(-1)
  const bud: Bud =
    isMore && last
      ? { ...last, words: [...last.words, word] }
      : { slot, seat, words: [word], seed: rng.int(0, 999), help, prompted, found: null, planted: false }
  const buds = [...(isMore ? state.buds.slice(0, -1) : state.buds), bud]
  if (bud.words.length >= level.words) return { ...state, buds, phase: 'say' }
  return { ...state, buds, offered: state.offered.filter((one) => one !== word) }
}

const withLast = (state: State, change: Partial<Bud>): State => ({
  ...state,
  buds: state.buds.map((bud, at) => (at === state.buds.length - 1 ? { ...bud, ...change } : bud)),
})
/** What was begun and not planted is left. */
const withoutUnplanted = (state: State): State => ({ ...state, buds: planted(state) })
const nextSeat = ({ seat, seats }: State): number => (seat + 1) % seats

function swap(state: State, rng: Chance): State {
  const slot = slotNow(state)
  const other = slot && spare(state, otherSense(slot))
  if (!slot || !other) return state
  const swapped = { ...other, bed: slot.bed }
  return {
    ...state,
    slots: state.slots.map((one, at) => (at === state.at ? swapped : one)),
    swapped: state.swapped + 1,
    help: 0,
    offered: offer(swapped, state.level.offered, rng),
  }
}

function chooseForCard(state: State, prompt: string): State {
  const pocket = [...state.pocket, prompt]
  const isDone = pocket.length >= Math.min(mostPocket, state.pocketOptions.length)
  return isDone ? toQuiet({ ...state, pocket }) : { ...state, pocket }
}

function rate(state: State, rated: State['before'], rng: Chance): State {
  if (state.phase === 'after') return { ...state, after: rated, phase: 'over' }
  return ask({ ...state, before: rated }, 0, rng)
}

function applyMove(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'place':
      return layOut(state, move.place, rng)
    case 'rate':
      return rate(state, move.rated, rng)
    case 'sense':
      return fromMemory(state, move.sense, false, rng)
    case 'prompt':
      return fromMemory(state, nextSense(state), true, rng)
    case 'enough':
      return closeBeds(state, rng)
    case 'noticed':
      return { ...state, phase: 'describe' }
    case 'help':
      return { ...state, help: state.help + 1 }
    case 'swap':
      return swap(state, rng)
    case 'skip':
      return ask({ ...withoutUnplanted(state), skipped: state.skipped + 1, seat: nextSeat(state) }, state.at + 1, rng)
    case 'word':
      return describe(state, move.word, rng)
    case 'plant':
      return ask({ ...withLast(state, { planted: true }), seat: nextSeat(state) }, state.at + 1, rng)
    case 'found':
      return withLast(state, { found: move.found })
    case 'again':
      return toPocket({ ...state, again: state.again && { ...state.again, sure: move.sure } })
    case 'seen':
      return { ...state, again: state.again && { ...state.again, said: move.said } }
    case 'pocket':
      return chooseForCard(state, move.prompt)
    case 'quiet':
      return toAfter({ ...state, quiet: Math.round(move.seconds ?? 0) })
  }
}

/** What only the adult does: mark that a partner found it, or that it was found again. */
function isExtra(state: State, move: Move): boolean {
  if (move.kind === 'found') return unfound(state) !== undefined
  return move.kind === 'seen' && state.again?.said === null && ['again', 'pocket'].includes(state.phase)
}

/** Whether a turn can be given away: while something is looked for or described. */
export const passable = (state: State): boolean => isGroup(state) && ['look', 'describe'].includes(state.phase)

/** Things in the real place are noticed and described. Nothing is right or wrong; a bud opens once a partner found it. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (!isExtra(state, move)) expectOffered(moves(state), move)
    return applyMove(state, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
