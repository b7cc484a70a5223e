import type { Chance } from '@marigold/device'
import { deal, expectOffered, usedIn, withoutTopics, type Rules, type Start } from '../kit/rules.ts'
import { startsBadly, storiesFor, storyNow, waysAt, type Story } from './content.ts'
import {
  answers,
  waysPerStory,
  type Answer,
  type EndingKind,
  type Level,
  type Move,
  type State,
  type Step,
  type Temper,
} from './state.ts'

const mostHelp = 2
const tempers = ['warm', 'slow', 'plain'] as const

/** Who speaks in a turn, so that everybody takes part, and the same player doesn't always end the story. */
function speakerAt(turn: number, seats: number): number {
  const isEven = seats % 2 === 0
  const at = 2 * (isEven ? turn : turn + Math.floor(turn / 3))
  return (at + (isEven ? Math.floor(at / seats) : 0)) % seats
}
/** Who answers for the one across, where players do. */
const answererOf = ({ seat, seats }: Pick<State, 'seat' | 'seats'>): number => (seat + 1) % seats

const newStep = (seat: number, temper: Temper): Step => ({
  ...{ seat, temper, kind: null, marks: { me: 0, you: 0, later: 0, hard: 0 }, way: null, own: null, help: 0 },
  ...{ guess: null, said: null, answer: null, by: null, passed: false },
})

/** The stories that an adult chose; all of the level where none fits. */
const storiesLeft = (level: Level, values: Start['values']): readonly Story[] =>
  withoutTopics(storiesFor(level), values, ({ topic }) => topic)

function chosenFrom(level: Level, values: Start['values']): readonly Story[] {
  const { safety, place } = values
  const left = storiesLeft(level, values)
  const all = left.filter((one) => (safety === 'out' ? !one.safety : safety !== 'only' || one.safety))
  const there = all.filter((one) => one.place === place)
  return there.length > 0 ? there : all.length > 0 ? all : left
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  // One story, unless the adult wants more: twelve last ten plays, in groups, too.
  const count = Number(values.stories ?? 1)
  const options = { used: usedIn(kept), key: ({ id }: Story) => id, rng }
  const list = chosenFrom(level, values)
  const { dealt } = deal(list, Math.min(count, list.length), options)
  const others = storiesLeft(level, values).filter((one) => !one.safety && !dealt.includes(one))
  const spares =
    values.safety === 'only' ? [] : deal(others, dealt.filter(({ safety }) => safety).length, options).dealt
  const temper = rng.pick(tempers)
  const state: State = {
    ...{ level, seats, seat: 0, phase: 'own', turns: 0, temper, offer: [], steps: [], cross: null, told: [] },
    locks: values.lock !== false && level.from === 15,
    isOpened: false,
    guesses: values.guess !== false,
    answersBy: seats > 1 ? 'player' : values.answers === 'adult' ? 'adult' : 'story',
    stories: dealt.map(({ id }) => id),
    spares: spares.map(({ id }) => id),
    now: newStep(0, temper),
  }
  return beginStory(state, rng)
}

/** The ways for the next decision: those that weren't tried, unless the one across is in another temper. */
function offerFor(state: State, rng: Chance): number[] {
  const story = storyNow(state)
  const step = state.steps.length
  const again = state.level.twist === 'temper' && !story.safety
  const tried = step > 0 && !startsBadly(state, story) && !again ? state.steps.map(({ way }) => way) : []
  const left = waysAt(state, story, step).flatMap((_, at) => (tried.includes(at) ? [] : at))
  return rng
    .shuffle(left)
    .slice(0, state.level.offers)
    .sort((one, other) => one - other)
}

/** What comes first for a decision: the player's own idea, or ours. */
const opening = (state: State): 'own' | 'choose' => (state.level.yours && !storyNow(state).safety ? 'own' : 'choose')

/** The next decision about this story; when enough were made, how to end it. */
function beginStep(state: State, rng: Chance): State {
  const story = storyNow(state)
  if (state.steps.length >= waysPerStory) {
    // Who told nobody anything isn’t asked who else could know.
    if (story.safety && state.steps.every(({ passed }) => passed))
      return endStory({ ...state, turns: state.turns - 1, phase: 'helper' }, false, true, rng)
    return { ...state, now: newStep(state.seat, state.temper), phase: story.safety ? 'helper' : 'cross' }
  }
  const changes = state.level.twist === 'temper' && state.steps.length > 0
  const temper = changes ? rng.pick(tempers.filter((one) => one !== state.temper)) : state.temper
  const after = { ...state, temper, now: newStep(state.seat, temper), offer: offerFor(state, rng) }
  // Until it is opened, nobody has said that an adult is there.
  if (!state.isOpened && (story.safety || state.locks)) return { ...after, phase: 'lock' }
  return { ...after, phase: opening(state) }
}

function beginStory(state: State, rng: Chance): State {
  // Each safety story is opened on its own.
  const isOpened = state.isOpened && !storyNow(state).safety
  return beginStep({ ...state, isOpened, steps: [], cross: null, temper: rng.pick(tempers) }, rng)
}

/** Whether the player's idea can be picked like ours. */
const hasOwn = ({ now }: State): boolean => now.own !== null

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'lock':
      return [{ kind: 'together' }, ...(storyNow(state).safety ? [{ kind: 'another' } as const] : [])]
    case 'own':
      return [{ kind: 'ideas' }, ...(state.now.help < mostHelp ? [{ kind: 'help' } as const] : [])]
    case 'choose':
      return [
        ...state.offer.map((at): Move => ({ kind: 'way', at })),
        ...(hasOwn(state) ? [{ kind: 'mine' } as const] : []),
      ]
    case 'guess':
      return [...answers, 'unsure' as const].map((guess): Move => ({ kind: 'guess', guess }))
    case 'say':
      return [{ kind: 'told' }]
    case 'answer':
      return answers.map((answer): Move => ({ kind: 'answer', answer }))
    case 'reply':
      return [{ kind: 'next' }]
    case 'cross':
      return (['meet', 'space'] as const).map((cross): Move => ({ kind: 'cross', cross }))
    case 'helper':
      return [false, true].map((helper): Move => ({ kind: 'helper', helper }))
    default:
      return []
  }
}

const change = (state: State, now: Partial<Step>): State => ({ ...state, now: { ...state.now, ...now } })

/** The next turn: the next decision, or after the last one of a story, the next story. */
function nextTurn(state: State, rng: Chance): State {
  const turns = state.turns + 1
  const after = { ...state, turns, seat: speakerAt(turns, state.seats) }
  if (state.phase !== 'helper' && state.phase !== 'cross')
    return beginStep({ ...after, steps: [...state.steps, state.now] }, rng)
  return state.told.length < state.stories.length ? beginStory(after, rng) : { ...after, phase: 'over' }
}

function endStory(state: State, helper: boolean, passed: boolean, rng: Chance): State {
  const story = storyNow(state)
  const meets = state.cross === 'meet'
  const ending: EndingKind =
    story.safety || (!meets && helper) ? 'path' : meets ? (helper ? 'helped' : 'meet') : 'stones'
  const gust = !helper && !story.safety && rng.next() < 0.5
  const told = { story: story.id, steps: state.steps, seat: passed ? null : state.seat, ending, helper, gust }
  return nextTurn({ ...state, steps: [], told: [...state.told, told] }, rng)
}

/** What can’t be turned down (a limit, stepping away, waiting, help from somebody else), or needs more than a yes. */
function answersItself(state: State): boolean {
  const { kind, way } = state.now
  const line = way === null ? '' : (waysAt(state, storyNow(state), state.steps.length)[way]?.line ?? '')
  return (
    storyNow(state).safety ||
    ['limit', 'leave', 'wait', 'help'].includes(String(kind)) ||
    /(^|\. )(Are|Did|How|What|Where|Which|Who) /.test(line)
  )
}

/** How the one across takes it. Who needs time says so first; who says things straight may want something else. */
function answerOf(state: State, rng: Chance): Answer {
  if (answersItself(state)) return 'okay'
  const luck = rng.next()
  if (state.temper === 'slow') return state.steps.length === 0 || luck < 0.2 ? 'notYet' : 'okay'
  if (state.temper === 'plain') return luck < 0.3 && state.now.kind !== 'repair' ? 'other' : 'okay'
  return luck < 0.2 ? 'notYet' : 'okay'
}

const toSay = (state: State): State => ({ ...state, phase: 'say' })
const afterPick = (state: State): State =>
  state.guesses && !storyNow(state).safety ? { ...state, phase: 'guess' } : toSay(state)

function afterSaying(state: State, rng: Chance): State {
  if (state.answersBy !== 'story' && !answersItself(state)) return { ...state, phase: 'answer' }
  return { ...change(state, { answer: answerOf(state, rng), by: 'story' }), phase: 'reply' }
}

function applyPick(state: State, move: Move): State {
  if (move.kind === 'mine')
    return afterPick(change(state, { kind: 'own', way: null, marks: { me: 1, you: 1, later: 1, hard: 1 } }))
  const at = move.kind === 'way' ? move.at : 0
  const way = waysAt(state, storyNow(state), state.steps.length)[at]
  return way ? afterPick(change(state, { kind: way.kind, way: at, marks: way.marks })) : state
}

/** Another story in place of a safety story; without one, it just ends. */
function swapStory(state: State, rng: Chance): State {
  if (state.spares.length === 0) return endStory({ ...state, phase: 'helper' }, false, true, rng)
  const [spare = '', ...spares] = state.spares
  const stories = state.stories.map((id, at) => (at === state.told.length ? spare : id))
  return beginStory({ ...state, stories, spares }, rng)
}

const passablePhases: readonly string[] = ['lock', 'own', 'choose', 'cross', 'helper']
/** A turn can be passed until a way was picked. */
export const passable = ({ phase }: State): boolean => passablePhases.includes(phase)

function applyPass(state: State, rng: Chance): State {
  if (state.phase === 'cross' || state.phase === 'helper') return endStory(state, false, true, rng)
  return nextTurn(change(state, { passed: true }), rng)
}

/** Moves that no button in `moves` offers: what the adult heard, and Pass. */
function isExtra({ phase, now }: State, move: Move): boolean {
  if (move.kind === 'idea') return phase === 'own' && now.own === null
  if (move.kind === 'heard') return phase === 'say' && now.said === null
  return move.kind === 'pass' && passablePhases.includes(phase)
}

function apply(state: State, move: Move, rng: Chance): State {
  if (!isExtra(state, move)) expectOffered(moves(state), move)
  switch (move.kind) {
    case 'together':
      return { ...state, isOpened: true, phase: opening(state) }
    case 'another':
      return swapStory(state, rng)
    case 'help':
      return change(state, { help: state.now.help + 1 })
    case 'ideas':
      return { ...state, phase: 'choose' }
    case 'idea':
      return { ...change(state, { own: move.said }), phase: 'choose' }
    case 'way':
    case 'mine':
      return applyPick(state, move)
    case 'guess':
      return toSay(change(state, { guess: move.guess }))
    case 'heard':
      return change(state, { said: move.said })
    case 'told':
      return afterSaying(state, rng)
    case 'answer':
      return nextTurn(change(state, { answer: move.answer, by: state.answersBy }), rng)
    case 'next':
      return nextTurn(state, rng)
    case 'cross':
      return { ...state, cross: move.cross, phase: 'helper' }
    case 'helper':
      return endStory(state, move.helper, false, rng)
    default:
      return applyPass(state, rng)
  }
}

/** Who has the floor: the player who answers for the one across; else null. */
export const floorOf = (state: State): number | null =>
  state.phase === 'answer' && state.answersBy === 'player' ? answererOf(state) : null

/** Players try two ways in a story, then end it. No way is right or wrong, and any tap leads on. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }

/** Returns whether a move ended the turn. */
export const endsTurn = (before: State, after: State): boolean => after.turns > before.turns
