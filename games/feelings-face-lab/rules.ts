import type { Chance } from '@marigold/device'
import { deal, expectOffered, usedIn, withoutTopics, type Rules, type Start } from '../kit/rules.ts'
import { feelingsIn, partnerOf, storiesFor } from './content.ts'
import { hasPreset, keys, keysOf, presets, sliders, stillFace, withPreset, type Face, type Part } from './faces.ts'
import { readNow, type Because, type Card, type Level, type Made, type Move, type Read, type State } from './state.ts'

const mostHelp = 2
const strengths = [0, 1, 2] as const
const cluesOffered = ['voice', 'body', 'story'] as const

const roundsFor = (seats: number): number => (seats === 1 ? 3 : seats === 2 ? 2 : 1)

const noCard: Card = { id: '', stories: [], feeling: null, strength: 1, views: [] }
const newMade = (seat: number, card: Card): Made => ({
  ...{ seat, card, face: { ...stillFace }, parts: [], strength: 1, help: 0, shown: null, came: null, where: null },
  ...{ clue: null, reads: [], answer: null, passed: false },
})

/** Stories that weren't used lately, each with what three neighbors might feel. */
function storyCards(level: Level, count: number, { values, kept }: Start, rng: Chance): Card[] {
  const list = withoutTopics(storiesFor(level), values, ({ topic }) => topic)
  const { dealt } = deal(list, count, {
    used: usedIn(kept),
    key: ({ id }) => id,
    rng,
  })
  return dealt.map((story) => {
    const [first = '', second = first] = rng.shuffle(story.fits)
    const others = level.kind === 'pair' ? [partnerOf(story, list).id] : []
    return { ...noCard, id: story.id, stories: [story.id, ...others], views: rng.shuffle([first, second, first]) }
  })
}

/**
 * Secret cards: every feeling in every strength, shuffled, as often as everybody needs one; at a level without
 * strengths, all are in the middle.
 */
function secretCards(level: Level, count: number, rng: Chance): Card[] {
  const all = feelingsIn(level.words).flatMap((feeling) =>
    (level.strengths ? strengths : [1 as const]).map((strength) => ({ feeling, strength })),
  )
  const decks = Array.from({ length: Math.ceil(count / all.length) }, () => rng.shuffle(all))
  return decks
    .flat()
    .slice(0, count)
    .map((card, at) => ({ ...noCard, ...card, id: `secret-${at + 1}` }))
}

function start(level: Level, options: Start, rng: Chance): State {
  const { seats, values } = options
  const guess = values.cards === 'secret' && seats > 1 && level.kind !== 'inside'
  const rounds = Number(values.rounds) > 0 ? Number(values.rounds) : roundsFor(seats)
  const count = seats * rounds
  const cards = guess ? secretCards(level, count, rng) : storyCards(level, count, options, rng)
  return {
    ...{ level, seats, seat: 0, phase: 'eyes', guess, cards, made: [], reader: 0, tips: [] },
    eyes: Array.from({ length: seats }, () => null),
    now: newMade(0, cards[0] ?? noCard),
  }
}

/** The parts that can be shaped: all of the level, without eyes that are covered. */
export const partsNow = ({ level, eyes, seat }: State): Part[] =>
  level.parts.filter((part) => part !== 'eyes' || eyes[seat] !== 'covered')

const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, at) => low + at)

function shapeMoves(state: State): Move[] {
  const { level, now } = state
  const parts = partsNow(state)
  const moves: Move[] = parts.flatMap((part) =>
    presets[part].slice(0, level.presets).map((_, at): Move => ({ kind: 'preset', part, at })),
  )
  if (level.presets > 3)
    for (const key of parts.flatMap((part) => sliders[part]))
      for (const value of range(keys[key].low, keys[key].high))
        if (value !== now.face[key]) moves.push({ kind: 'set', key, value })
  if (level.strengths) for (const strength of strengths) moves.push({ kind: 'strength', strength })
  if (now.help < mostHelp) moves.push({ kind: 'help' })
  return [...moves, { kind: 'done' }]
}

/** Alone, a story is compared with three neighbors; else somebody reads the face. */
export const comparesNeighbors = ({ seats, level }: Pick<State, 'seats' | 'level'>): boolean =>
  seats === 1 && level.kind !== 'pair'

function readMoves(state: State): Move[] {
  const open: Move[] = ['ask', 'unsure'].map((word) => ({ kind: 'word', word }))
  const skip: Move[] = state.seats > 1 ? [{ kind: 'skip' }] : []
  if (comparesNeighbors(state))
    return [
      ...state.now.card.views.map((_, at): Move => ({ kind: 'like', at })),
      { kind: 'word', word: 'none' },
      ...open,
    ]
  return [...feelingsIn(state.level.words).map((word): Move => ({ kind: 'word', word })), ...open, ...skip]
}

/** What a reader may go by: parts of the face that were shaped or not, the story, or the clue of the shaper. */
export function reasonsNow(state: State): Because[] {
  const { guess, now } = state
  const told: Because[] = guess ? (now.clue ? [now.clue] : []) : ['story']
  return [...partsNow(state), ...told, 'hunch']
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'eyes':
      return (['open', 'soft', 'covered'] as const).map((eyes) => ({ kind: 'eyes', eyes }))
    case 'card':
      return [{ kind: 'looked' }]
    case 'shape':
      return shapeMoves(state)
    case 'show':
      return (['big', 'small'] as const).map((shown) => ({ kind: 'show', shown }))
    case 'where':
      return (['friend', 'home', 'paper'] as const).map((where) => ({ kind: 'where', where }))
    case 'clue':
      return cluesOffered.map((clue) => ({ kind: 'clue', clue }))
    case 'read':
      return readMoves(state)
    case 'strong':
      return strengths.map((strong) => ({ kind: 'strong', strong }))
    case 'because':
      return reasonsNow(state).map((because) => ({ kind: 'because', because }))
    case 'tell':
      return [{ kind: 'told' }]
    case 'answer':
      return (['same', 'two'] as const).map((answer) => ({ kind: 'answer', answer }))
    case 'over':
      return []
  }
}

const change = (state: State, now: Partial<Made>): State => ({ ...state, now: { ...state.now, ...now } })
const changeRead = (state: State, read: Partial<Read>): State =>
  change(state, { reads: state.now.reads.map((one, at) => (at === state.reader ? { ...one, ...read } : one)) })

/** A story has one reader, the next player; a secret feeling is guessed by everybody else. */
function readersOf({ seats, seat, guess }: State): number[] {
  if (seats === 1) return [0]
  return guess ? range(1, seats - 1).map((after) => (seat + after) % seats) : [(seat + 1) % seats]
}
const newRead = (seat: number): Read => ({
  ...{ seat, words: [], like: null, strong: null, because: null, said: null, passed: false },
})
const toReaders = (state: State): State => ({
  ...change(state, { reads: readersOf(state).map(newRead) }),
  ...{ phase: 'read', reader: 0 },
})

const phaseFor = (state: State): State['phase'] =>
  state.eyes[state.seat] === null ? 'eyes' : state.guess ? 'card' : 'shape'

function nextTurn(state: State): State {
  const made = [...state.made, state.now]
  const card = state.cards[made.length]
  if (!card) return { ...state, made, phase: 'over', tips: [] }
  const seat = made.length % state.seats
  const after: State = { ...state, made, seat, now: newMade(seat, card), reader: 0, tips: [] }
  return { ...after, phase: phaseFor(after) }
}

/** The next reader, or when all have read, those who tell one after another, and then the shaper. */
function nextReader(state: State): State {
  const reader = state.now.reads.findIndex(({ passed }, at) => at > state.reader && (state.phase !== 'tell' || !passed))
  if (reader >= 0) return { ...state, reader, phase: state.phase === 'tell' ? 'tell' : 'read' }
  const teller = state.phase === 'tell' ? -1 : state.now.reads.findIndex(({ passed }) => !passed)
  if (teller >= 0) return { ...state, reader: teller, phase: 'tell' }
  if (state.seats > 1 && state.now.reads.some(({ passed }) => !passed)) return { ...state, phase: 'answer' }
  return nextTurn(state)
}

const withFace = (state: State, face: Face, part: Part): State =>
  change(state, { face, parts: state.now.parts.includes(part) ? state.now.parts : [...state.now.parts, part] })

function applyShape(state: State, move: Move, rng: Chance): State {
  const { now, level } = state
  switch (move.kind) {
    case 'preset': {
      const { part, at } = move
      // The same one again springs back.
      const face = hasPreset(now.face, part, at)
        ? { ...now.face, ...Object.fromEntries(keysOf(part).map((key) => [key, 0])) }
        : withPreset(now.face, part, at)
      return withFace(state, face, part)
    }
    case 'set':
      return withFace(state, { ...now.face, [move.key]: move.value }, keys[move.key].part)
    case 'strength':
      return change(state, { strength: move.strength })
    case 'help': {
      const tips = now.help === 0 ? rng.shuffle(partsNow(state)).slice(0, 2) : []
      return { ...change(state, { help: now.help + 1 }), tips }
    }
    default:
      return { ...state, phase: level.kind === 'inside' ? 'where' : state.guess ? 'clue' : 'show', tips: [] }
  }
}

function applyRead(state: State, move: Move): State {
  const read = readNow(state)
  switch (move.kind) {
    case 'like':
      return { ...changeRead(state, { words: ['neighbor'], like: move.at }), phase: 'because' }
    case 'word': {
      const words = [...(read?.words ?? []), move.word]
      const after = changeRead(state, { words })
      if (words.length < state.now.card.stories.length) return after
      // “I'd ask them” and “I can't tell” have no strength to rate.
      const rates = state.level.strengths && state.level.kind === 'story'
      const isFeeling = feelingsIn(state.level.words).includes(move.word)
      return { ...after, phase: rates && isFeeling ? 'strong' : 'because' }
    }
    case 'strong':
      return { ...changeRead(state, { strong: move.strong }), phase: 'because' }
    case 'because':
      return nextReader(changeRead(state, { because: move.because }))
    case 'heard':
      return changeRead(state, { said: move.said })
    case 'skip':
      return nextReader(changeRead(state, { passed: true }))
    default:
      return nextReader(state)
  }
}

function applyChoice(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'eyes': {
      const eyes = state.eyes.map((one, seat) => (seat === state.seat ? move.eyes : one))
      const after = { ...state, eyes }
      return { ...after, phase: phaseFor(after) }
    }
    case 'looked':
      return { ...state, phase: 'shape' }
    case 'show': {
      const came = move.shown === 'big' ? 'look' : rng.next() < 0.5 ? 'noticed' : 'missed'
      return toReaders(change(state, { shown: move.shown, came }))
    }
    case 'where':
      return toReaders(change(state, { where: move.where }))
    case 'clue':
      return toReaders(change(state, { clue: move.clue }))
    case 'answer':
      return nextTurn(change(state, { answer: move.answer }))
    default:
      return nextTurn(change(state, { passed: true }))
  }
}

const makerPhases: readonly string[] = ['eyes', 'card', 'shape', 'show', 'where', 'clue']
/** The turn can be passed until somebody reads the face; readers have a pass of their own. */
export const passable = ({ phase }: State): boolean => makerPhases.includes(phase)

/** Moves that no button in `moves` offers: Heard and Pass. */
function isExtra(state: State, move: Move): boolean {
  if (move.kind === 'heard') return state.phase === 'tell' && readNow(state)?.said === null
  return move.kind === 'pass' && passable(state)
}

/** Who has the floor: a reader, where that isn't the shaper; else null. */
export const floorOf = (state: State): number | null =>
  state.seats > 1 && ['read', 'strong', 'because', 'tell'].includes(state.phase) ? (readNow(state)?.seat ?? null) : null

/** Players shape faces and say how they read them. No face and no reading is right or wrong, and any tap leads on. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (!isExtra(state, move)) expectOffered(moves(state), move)
    if (move.kind === 'pass') return applyChoice(state, move, rng)
    if (state.phase === 'shape') return applyShape(state, move, rng)
    if (['read', 'strong', 'because', 'tell'].includes(state.phase)) return applyRead(state, move)
    return applyChoice(state, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
/** Returns whether a move ended the turn. */
export const endsTurn = (before: State, after: State): boolean => after.made.length > before.made.length
