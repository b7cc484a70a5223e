import type { Chance } from '@marigold/device'
import { addTally, deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { familyOf, families, versionKey, versions } from './families.ts'
import { quarterOf, seenOf, type Shape, type Thing } from './heap.ts'
import { jobOf, jobs } from './jobs.ts'
import { plainThings } from './objects.ts'
import { dropped, leastReach, pileOf, turnedOver, type PileOptions } from './pile.ts'
import {
  ledgeSpots,
  mostHelp,
  mostMoves,
  nextNeed,
  noTally,
  wantedOf,
  type Level,
  type Move,
  type Slip,
  type State,
  type Tally,
} from './state.ts'

/** Most things on a phone, so that each can be touched. */
const mostOnPhone = 30
/** Other picks that bring the next step of help. */
const missesForHelp = 2
const noSlip: Slip = { job: '', things: 0, visible: 100, others: 0, moves: 0, peeks: 0, help: 0 }

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const wanted = Number(values.jobs ?? 3)
  const drawer = String(values.drawer ?? 'all')
  const { dealt } = deal(
    jobs.filter(({ kind }) => drawer === 'all' || kind === drawer),
    wanted + 1,
    { used: usedIn(kept), key: ({ id }) => id, rng },
  )
  const slip = values.slip === undefined || values.slip === 'level' ? level.slip : (values.slip as State['slip'])
  const gray = values.ink === 'gray' || (values.ink !== 'color' && level.gray)
  return {
    ...{ level: { ...level, gray }, mostMoves: Number(values.moves ?? mostMoves) },
    ...{ seats, seat: 0, errorless: values.errorless === true, slip, jobs: wanted, phase: 'choose' },
    deck: dealt.map(({ id }) => id),
    ...{ shape: 'wide', things: [], ledge: [], needs: [], now: noSlip, isHidden: false, help: 0, misses: 0 },
    ...{ slips: [], finds: [], targets: [0, 0, 0, 0] },
    touches: Array.from({ length: seats }, () => [0, 0, 0, 0]),
    tallies: Array.from({ length: seats }, () => noTally),
  }
}

/** The two jobs to choose from. */
export const jobsNow = ({ deck }: Pick<State, 'deck'>): readonly string[] => deck.slice(0, 2)

const optionsOf = (state: State): PileOptions => ({
  shape: state.shape,
  visible: state.level.visible,
  targets: wantedOf(state),
})

/** Things that show enough to be lifted. */
export function liftable(state: Pick<State, 'things' | 'shape' | 'needs' | 'errorless'>): Thing[] {
  const seen = seenOf(state.things, state.shape)
  const wanted = wantedOf(state)
  return state.things.filter(({ id }) => {
    if (state.errorless && !wanted.includes(id)) return false
    return wanted.includes(id) || (seen.get(id)?.spot.reach ?? 0) >= leastReach
  })
}

const mustHide = (state: State): boolean => state.slip === 'memory' && !state.isHidden
const canMove = (state: State): boolean =>
  state.now.moves < state.mostMoves && state.level.visible < 100 && state.things.length > 1

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'choose':
      return jobsNow(state).map((job) => ({ kind: 'job', job }))
    case 'toy':
      return [{ kind: 'slip' }]
    case 'find':
      if (mustHide(state)) return [{ kind: 'hide' }]
      return [
        ...liftable(state).map(({ id }) => ({ kind: 'lift', thing: id }) as const),
        ...(canMove(state) ? [{ kind: 'stir' } as const] : []),
        ...(canMove(state) ? [0, 1, 2, 3].map((quarter) => ({ kind: 'corner', quarter }) as const) : []),
        ...(state.slip === 'memory' ? [{ kind: 'peek' } as const] : []),
        ...(state.help < mostHelp ? [{ kind: 'help' } as const] : []),
      ]
    case 'over':
      return []
  }
}

/** What the slip asks for: things of the job, and at some levels versions that have look-alikes. */
function needKeys({ level }: State, job: string, rng: Chance): string[] {
  const { pool, family } = jobOf(job)
  const more = rng.shuffle(families.filter((one) => one !== family))
  const alike = [family, ...more].slice(0, level.alike).map((one) => versionKey(one, rng.pick(versions)))
  return [...rng.shuffle(pool).slice(0, level.needs - level.alike), ...alike]
}

/** Things that answer to the same word: where one is wanted, the others stay out of the drawer. */
const sameWord = [
  'thread spool',
  'cup mug measuring-cup',
  'glue tube',
  'jar jam honey-pot',
  'tire wheel',
  'spoon bowl-with-spoon',
  'closed-book notebook',
  'pearls bracelet',
  'tape measuring-tape',
  'screw nut-and-bolt',
].map((row) => row.split(' '))
const wordOf = (key: string): string => familyOf(key) ?? key
const isSameWord = (key: string, needed: readonly string[]): boolean =>
  sameWord.some((all) => all.includes(wordOf(key)) && needed.some((one) => wordOf(one) !== wordOf(key) && all.includes(wordOf(one)))) // prettier-ignore

/** Look-alikes of what is needed, and things that the job can't need, most of them of its own drawer. */
function otherKeys(needed: readonly string[], job: string, count: number, rng: Chance): string[] {
  const alike = needed.flatMap((key) => {
    const family = familyOf(key)
    return family ? versions.map((version) => versionKey(family, version)).filter((one) => one !== key) : []
  })
  const { pool, kind } = jobOf(job)
  const usable = rng.shuffle(plainThings.filter(({ key }) => !pool.includes(key) && !isSameWord(key, needed)))
  const own = usable.filter((one) => one.kind === kind).slice(0, Math.ceil(count * 0.6))
  const rest = [...own, ...usable.filter((one) => !own.includes(one))].map(({ key }) => key)
  const lone = families.filter(
    (family) => !needed.some((key) => familyOf(key) === family) && !isSameWord(family, needed),
  )
  const single = rng.shuffle(lone.map((family) => versionKey(family, rng.pick(versions)))).slice(0, 3)
  return [...alike, ...rng.shuffle([...single, ...rest.slice(0, count)])].slice(0, count)
}

/** Opens the drawer of a job: its things, and the slip, which is still folded. */
function openDrawer(
  before: State,
  { job, shape = 'wide', few }: { job: string; shape?: Shape; few?: boolean },
  rng: Chance,
): State {
  const { level } = before
  const count = few ? Math.min(level.count, mostOnPhone) : level.count
  const needed = needKeys(before, job, rng)
  const keys = [...needed, ...otherKeys(needed, job, count - needed.length, rng)]
  const lines = new Set(
    rng.shuffle(keys.map((_, id) => id).filter((id) => !familyOf(keys[id] ?? ''))).slice(0, level.lines),
  )
  const loose = keys.map((key, id): Thing => {
    const ink = lines.has(id) ? 'line' : level.gray ? 'gray' : 'color'
    return { id, key, x: 0, y: 0, size: 1, turn: 0, ink }
  })
  const needs = rng.shuffle(needed.map((key, id) => ({ id, key, isFound: false })))
  const state: State = {
    ...{ ...before, phase: 'toy', shape, needs, ledge: [], help: 0, misses: 0, isHidden: false },
    deck: before.deck.filter((one) => one !== job),
    now: { ...noSlip, job, things: count },
  }
  return { ...state, things: pileOf(loose, optionsOf(state), rng) }
}

/** Opens the slip: from here on, what shows of its things is what the log says. */
function openSlip(state: State): State {
  const seen = seenOf(state.things, state.shape)
  const wanted = state.things.filter(({ id }) => wantedOf(state).includes(id))
  const shares = wanted.map(({ id }) => seen.get(id)?.share ?? 0)
  const visible = Math.round((100 * shares.reduce((sum, one) => sum + one, 0)) / Math.max(1, shares.length))
  const targets = state.targets.map((count, quarter) => count + wanted.filter((one) => quarterOf(seen.get(one.id)?.spot ?? one, state.shape) === quarter).length) // prettier-ignore
  return { ...state, phase: 'find', now: { ...state.now, visible }, targets }
}

const tallied = (state: State, more: Partial<Tally>): State => ({
  ...state,
  tallies: addTally(state.tallies, state.seat, more),
})
const raiseHelp = (state: State, help: number): State => ({
  ...state,
  ...{ help, misses: 0, now: { ...state.now, help: Math.max(state.now.help, help) } },
})

/** Something else was lifted: it waits on the ledge; a full ledge tips, and its things bury the drawer. */
function liftOther(before: State, thing: Thing, rng: Chance): State {
  const things = before.things.filter((one) => one !== thing)
  const misses = before.misses + 1
  const now = { ...before.now, others: before.now.others + 1 }
  const after = { ...tallied(before, { others: 1 }), things, misses, now, ledge: [...before.ledge, thing] }
  const state = misses >= missesForHelp && after.help < mostHelp ? raiseHelp(after, after.help + 1) : after
  if (state.ledge.length <= ledgeSpots) return state
  return { ...state, things: dropped(things, before.ledge, optionsOf(state), rng), ledge: [thing] }
}

function lift(before: State, move: Extract<Move, { kind: 'lift' }>, rng: Chance): State {
  const thing = before.things.find(({ id }) => id === move.thing)
  if (!thing) throw new Error(`no thing ${move.thing} in the drawer`)
  const quarter = quarterOf(seenOf(before.things, before.shape).get(thing.id)?.spot ?? thing, before.shape)
  const touches = before.touches.map((counts, seat) =>
    seat === before.seat ? counts.map((count, at) => count + (at === quarter ? 1 : 0)) : counts,
  )
  const state = { ...before, touches }
  if (!wantedOf(state).includes(thing.id)) return liftOther(state, thing, rng)
  const find = { seat: state.seat, ms: move.ms ?? null, help: state.help, assist: move.assist ?? 'independent' }
  const after: State = {
    ...tallied(state, { turns: 1 }),
    ...{ things: state.things.filter((one) => one !== thing), help: 0, misses: 0, finds: [...state.finds, find] },
    needs: state.needs.map((need) => (need.id === thing.id ? { ...need, isFound: true } : need)),
    seat: (state.seat + 1) % state.seats,
  }
  if (wantedOf(after).length > 0) return after
  const slips = [...after.slips, after.now]
  return { ...after, slips, phase: slips.length < state.jobs && state.deck.length > 0 ? 'choose' : 'over' }
}

const moved = (state: State, things: readonly Thing[], more: Partial<Tally>): State => ({
  ...tallied(state, more),
  ...{ things, now: { ...state.now, moves: state.now.moves + 1 } },
})

function act(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'job':
      return openDrawer(state, move, rng)
    case 'slip':
      return openSlip(state)
    case 'hide':
      return { ...state, isHidden: true }
    case 'peek':
      return { ...tallied(state, { peeks: 1 }), isHidden: false, now: { ...state.now, peeks: state.now.peeks + 1 } }
    case 'lift':
      return lift(state, move, rng)
    case 'stir':
      return moved(state, pileOf(state.things, optionsOf(state), rng), { stirs: 1 })
    case 'corner':
      return moved(state, turnedOver(state.things, move.quarter, optionsOf(state)), { corners: 1 })
    case 'help':
      return raiseHelp(tallied(state, { helps: 1 }), state.help + 1)
    case 'hint':
      return raiseHelp(state, Math.max(1, state.help))
    case 'pass':
      return { ...state, seat: (state.seat + 1) % state.seats, help: 0, misses: 0 }
  }
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean => seats > 1 && phase === 'find'
const isBeside = (state: State, { kind }: Move): boolean =>
  (kind === 'pass' && passable(state)) || (kind === 'hint' && state.phase === 'find' && nextNeed(state) !== null)

/** Players find what a job needs in a heap; other things bury it again. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (!isBeside(state, move)) expectOffered(moves(state), move)
    return act(state, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
