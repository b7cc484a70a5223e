import type { Chance } from '@marigold/device'
import { addTally, dealInOrder, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { boatsPerDay, days, distinct, waveOf } from './days.ts'
import { buoyX, courseOf, lengthOf, partOf, type Course, type Point } from './harbor.ts'
import {
  crossingAhead,
  isUnderWay,
  onCourse,
  placeOf,
  step,
  ticksPerSecond,
  type Hold,
  type SailEvent,
} from './sail.ts'
import { laneTo, safeWay } from './solver.ts'
import { noTally, type Boat, type By, type Docked, type Level, type Move, type State, type Tally } from './state.ts'
import { boatAt, boatsLeft, boatToHelp, dayNow, harborNow, idleBoats, landNow } from './table.ts'

const mostHelp = 4
/** With more help than this, a boat doesn't count as brought in on the first try. */
const cleanHelp = 2
/** A crossing is fixed early this long before the horn. */
const earlyTicks = 2 * ticksPerSecond
/** Each lamp shrinks the fog by this share, up to three lamps. */
const fogShare = 0.2

const tallied = (state: State, seat: number, more: Partial<Tally>): State => ({
  ...state,
  tallies: addTally(state.tallies, seat, more),
})

const changed = (state: State, id: number, change: (boat: Boat) => Partial<Boat>): State => ({
  ...state,
  boats: state.boats.map((boat) => (boat.id === id ? { ...boat, ...change(boat) } : boat)),
})

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const { dealt } = dealInOrder(
    days.filter(({ tier }) => tier === level.tier),
    Number(values.days ?? 1),
    { used: usedIn(kept), key: ({ id }) => id, rng },
  )
  return {
    level,
    seats,
    seat: 0,
    turns: 0,
    errorless: values.errorless === true,
    canPause: values.planning !== false,
    snap: values.snap !== false,
    pace: Number(values.pace ?? 1),
    boatsPerDay: Number(values.boatsPerDay ?? boatsPerDay),
    asked: Number(values.boats ?? 0) || level.boats,
    called: 0,
    docks: level.docks,
    signs: rng.shuffle([0, 1, 2, 3, 4, 5, 6]),
    fog: level.fog,
    deck: dealt,
    at: 0,
    phase: 'call',
    tick: 0,
    boats: [],
    isPaused: false,
    picked: null,
    help: null,
    docked: [],
    unloaded: [],
    joined: 0,
    pausedMs: 0,
    fixedPairs: [],
    tallies: Array.from({ length: seats }, () => noTally),
  }
}

/** The player who is next, if a boat of theirs is still out. */
const seatFor = (boats: readonly Boat[], seat: number): number => {
  const out = boats.filter(({ status }) => status !== 'docked')
  return out.some((boat) => boat.seat === seat) ? seat : (out[0]?.seat ?? seat)
}

/** The next boats of the day set out. */
function sendWave(state: State): State {
  const from = Math.min(state.boatsPerDay, boatsPerDay) - boatsLeft(state)
  const count = Math.min(state.called, boatsLeft(state))
  const day = dayNow(state)
  const hasPier = state.docks > state.level.docks
  const visits = day.visits.slice(from, from + count)
  // A new pier gets every fourth boat.
  const wanted = visits.map(({ flag }, at) => (hasPier && (from + at) % 4 === 3 ? state.level.docks : flag))
  const flags = distinct(wanted, state.docks)
  const boats = waveOf(day, { from, count, tick: state.tick, pace: state.pace }).map((boat, at): Boat => {
    const flag = flags[at] ?? 0
    const inside = { ...boat, along: lengthOf(boat.path) }
    return {
      ...boat,
      flag,
      sign: state.signs[flag] ?? 0,
      seat: flag % state.seats,
      isUrgent: visits[at]?.isUrgent === true,
      isHalf: state.called > state.asked && count > 1 && at < 2,
      shortest: lengthOf(laneTo(inside, flag, { islands: landNow(state), docks: state.docks })),
      track: [],
      arrived: null,
      answered: null,
      routes: 0,
      misses: 0,
      wrong: null,
      help: 0,
      isPassedOver: false,
      by: null,
      isPausedRoute: false,
      assist: 'independent',
    }
  })
  return { ...state, boats, seat: seatFor(boats, state.seat), picked: null, help: null, fixedPairs: [] }
}

function call(state: State, { boats, piers = 0, lamps = 0 }: Extract<Move, { kind: 'call' }>): State {
  const fog = state.level.fog * (1 - fogShare * Math.min(3, lamps))
  const docks = state.level.docks + (piers > 0 ? 1 : 0)
  return sendWave({ ...state, phase: 'sail', called: boats, docks, fog })
}

/** Writes down a boat that has docked, and ends its turn, unless the day ends with it. */
function dock(before: State, id: number): State {
  const boat = before.boats.find((one) => one.id === id) as Boat
  const track = [...boat.track, ...boat.path]
  const record: Docked = {
    ...boat,
    track,
    day: before.at,
    isAlone: before.asked > 1 && !before.errorless && boat.shared * 2 < boat.sailed,
    isClean: boat.stops === 0 && boat.misses === 0 && boat.help <= cleanHelp,
    ratio: lengthOf(track) / Math.max(1, boat.shortest),
  }
  const state: State = {
    ...before,
    docked: [...before.docked, record],
    picked: before.picked === id ? null : before.picked,
    help: before.help?.boat === id ? null : before.help,
  }
  const halves = state.boats.filter(({ isHalf }) => isHalf)
  const isJoined = boat.isHalf && halves.every(({ status }) => status === 'docked')
  const joined = isJoined ? { ...state, joined: state.joined + 1 } : state
  if (boatsLeft(joined) === 0) return { ...joined, phase: 'unload' }
  const seat = (joined.seat + 1) % joined.seats
  const ended = { ...tallied(joined, joined.seat, { turns: 1 }), turns: joined.turns + 1, seat }
  const isOut = ended.boats.some(({ status }) => status !== 'docked')
  return isOut ? { ...ended, seat: seatFor(ended.boats, seat) } : sendWave(ended)
}

/** One more step of help for a boat. */
function helped(state: State, boat: Boat, by: number): State {
  const at = Math.min(mostHelp, boat.help === 0 ? Math.max(by, state.level.helpFrom) : boat.help + by)
  return changed({ ...state, help: { boat: boat.id, step: at } }, boat.id, () => ({ help: at }))
}

/** Two tries that didn't work bring the next step of help. */
function missed(state: State, id: number): State {
  const boat = boatAt(state, id)
  return boat && boat.misses + boat.stops > 0 && (boat.misses + boat.stops) % 2 === 0 ? helped(state, boat, 1) : state
}

/** A boat that has just stopped; one that waited, or had stopped before, isn't charged. */
const stoppedSince = (before: State, state: State, id: number): State =>
  boatAt(before, id)?.stops === boatAt(state, id)?.stops ? state : missed(state, id)

function onEvent(before: State, state: State, event: SailEvent): State {
  switch (event.kind) {
    case 'arrived':
      return changed(state, event.boat, () => ({ arrived: state.tick }))
    case 'docked':
      return dock(state, event.boat)
    case 'horn':
      return stoppedSince(before, stoppedSince(before, state, event.boat), event.other)
    case 'buoy':
      return state
  }
}

/** Lets time run, and stops early when a boat has docked. */
function sail(before: State, ticks: number): State {
  let state = before
  for (let at = 0; at < ticks && state.phase === 'sail'; at++) {
    const { boats, events } = step(state.boats, state.tick + 1)
    const next: State = { ...state, boats, tick: state.tick + 1 }
    const last = state
    state = events.reduce((now, event) => onEvent(last, now, event), next)
    if (events.some(({ kind }) => kind === 'docked')) break
  }
  return state
}

/** A boat was chosen or sent: how long that took, in time that went on. */
const answered = (state: State, id: number): State =>
  changed(state, id, (boat) => ({ answered: boat.answered ?? state.tick - (boat.arrived ?? state.tick) }))

/** Counts a crossing that another course has removed in time, once for each pair of a wave. */
function fixedSince(before: State, after: State, boat: Boat): State {
  if (!isUnderWay(boat) || boat.help > cleanHelp) return after
  const crossing = crossingAhead(before.boats, before.tick, boat.id)
  if (!crossing || crossing.ticks < earlyTicks) return after
  const pair = [crossing.boat, crossing.other].sort().join()
  if (after.fixedPairs.includes(pair) || crossingAhead(after.boats, after.tick, boat.id)) return after
  return tallied({ ...after, fixedPairs: [...after.fixedPairs, pair] }, boat.seat, { fixed: 1 })
}

/** The course of a boat that sails together with the game, or where only right ones can be chosen. */
function guided(state: State, boat: Boat): Course & { holds: Hold[] } {
  const way = safeWay(state.boats, boat, state.tick, harborNow(state), boat.flag)
  const path = way?.path ?? laneTo(boat, boat.flag, harborNow(state))
  return { path, holds: way?.holds ?? [], dock: boat.flag, isCut: false }
}

/** In front of another boat's dock, a boat waits at a buoy. */
const toBuoy = (path: readonly Point[]): Point[] => {
  const [, y] = path.at(-1) as Point
  return [...path.slice(0, 1), ...path.slice(1).filter(([x]) => x < buoyX), [buoyX, y]]
}

function send(before: State, boat: Boat, wanted: Course, by: By, assist?: string): State {
  const isGuided = before.errorless || boat.help === mostHelp
  const course = isGuided ? guided(before, boat) : { ...wanted, holds: [] }
  const endsAtFlag = course.dock === boat.flag
  const isOtherDock = course.dock !== null && !endsAtFlag
  const path = isOtherDock ? toBuoy(course.path) : course.path
  const isMiss = course.isCut || isOtherDock
  const late = idleBoats(before).find(({ isUrgent, routes, id }) => isUrgent && routes === 0 && id !== boat.id)
  const passed = late && boat.routes === 0 ? changed(before, late.id, () => ({ isPassedOver: true })) : before
  const sent = changed(answered(passed, boat.id), boat.id, ({ track, routes, misses, path: old, along }) => ({
    track: [...track, ...(routes > 0 ? partOf(old, along, 'sailed') : [])],
    routes: routes + 1,
    misses: misses + (isMiss ? 1 : 0),
    wrong: course.isCut ? 'land' : isOtherDock ? 'dock' : null,
    by,
    isPausedRoute: before.isPaused,
    ...(assist !== undefined && { assist }),
  }))
  const boats = onCourse(sent.boats, boat.id, { path, endsAtFlag, holds: course.holds })
  const on = tallied({ ...sent, boats, picked: null }, boat.seat, { routes: 1 })
  const after = isMiss ? missed(on, boat.id) : { ...on, help: on.help?.boat === boat.id ? null : on.help }
  return fixedSince(before, after, boat)
}

/** A boat under way waits at a buoy where it is. */
function anchor(before: State, boat: Boat): State {
  const at = placeOf(boat)
  const stopped = changed(before, boat.id, ({ track, path, along }) => ({
    track: [...track, ...partOf(path, along, 'sailed')],
    path: [at],
    along: 0,
    holds: [],
    endsAtFlag: false,
    status: 'waiting',
    passing: null,
  }))
  return fixedSince(before, tallied({ ...stopped, picked: null }, boat.seat, { anchors: 1 }), boat)
}

/** What was unloaded ends the last turn of a day. */
function unload(before: State, cargo: 'lumber' | 'lamps'): State {
  const state = { ...tallied(before, before.seat, { turns: 1 }), turns: before.turns + 1 }
  const next = { ...state, unloaded: [...state.unloaded, cargo], boats: [], picked: null, help: null }
  if (state.at + 1 >= state.deck.length) return { ...next, phase: 'over' }
  return { ...next, at: state.at + 1, phase: 'call', seat: (state.seat + 1) % state.seats }
}

/** Whether there is a next step of help for the boat that needs it. */
const canHelp = (state: State): boolean => (boatToHelp(state)?.help ?? mostHelp) < mostHelp

function sailMoves(state: State): Move[] {
  const docks = Array.from({ length: state.docks }, (_, dock) => dock)
  const lanes = idleBoats(state).flatMap(({ id, flag }) =>
    docks
      .filter((dock) => !state.errorless || dock === flag)
      .map((dock) => ({ kind: 'lane', boat: id, dock }) as const),
  )
  const anchors = state.errorless
    ? []
    : state.boats.filter(isUnderWay).map(({ id }) => ({ kind: 'anchor', boat: id }) as const)
  return [
    ...lanes,
    ...anchors,
    ...(!state.errorless && canHelp(state) ? [{ kind: 'help' } as const] : []),
    ...(state.isPaused ? [{ kind: 'resume' } as const] : [{ kind: 'sail', ticks: 80 } as const]),
    ...(state.canPause && !state.isPaused ? [{ kind: 'pause' } as const] : []),
  ]
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'call':
      return [state.asked, state.asked + 1].map((boats) => ({ kind: 'call', boats }))
    case 'sail':
      return sailMoves(state)
    case 'unload':
      return (['lumber', 'lamps'] as const).map((cargo) => ({ kind: 'unload', cargo }))
    case 'over':
      return []
  }
}

/** Passing is possible between boats, with another player there. */
export const passable = ({ phase, seats }: State): boolean => phase === 'sail' && seats > 1

/** Throws where a move isn't possible: a boat can be sent wherever it is, and time can go on for any while. */
function expectLegal(state: State, move: Move): void {
  const isIn = (boat: number) => state.phase === 'sail' && boatAt(state, boat) !== undefined
  const isLegal = () => {
    switch (move.kind) {
      case 'sail':
        return state.phase === 'sail' && !state.isPaused && Number.isInteger(move.ticks) && move.ticks > 0
      case 'pick':
        return move.boat === null || isIn(move.boat)
      case 'route':
        return isIn(move.boat) && move.line.length > 0
      case 'lane':
        return isIn(move.boat) && move.dock >= 0 && move.dock < state.docks
      case 'hint':
        return state.phase === 'sail'
      case 'pass':
        return passable(state)
      default:
        return null
    }
  }
  const legal = isLegal()
  if (legal === null) expectOffered(moves(state), move)
  else if (!legal) throw new Error(`${JSON.stringify(move)} is not a move here`)
}

/** A boat on its way: a line or a lane for it, or the buoy where it is. */
function steer(state: State, move: Extract<Move, { kind: 'route' | 'lane' | 'anchor' }>): State {
  const boat = boatAt(state, move.boat)
  if (!boat) return state
  if (move.kind === 'anchor') return anchor(state, boat)
  if (move.kind === 'route')
    return send(state, boat, courseOf(placeOf(boat), move.line, harborNow(state)), move.by, move.assist)
  const path = laneTo(boat, move.dock, harborNow(state))
  return send(state, boat, { path, dock: move.dock, isCut: false }, 'lane', move.assist)
}

/** The next step of help, for a tap or after silence; silence brings the first step, and later the same step again. */
function help(state: State, kind: 'help' | 'hint'): State {
  const needed = boatToHelp(state)
  if (!needed || needed.help === mostHelp || (kind === 'hint' && state.help !== null)) return state
  if (kind === 'help') return helped(tallied(state, needed.seat, { helps: 1 }), needed, 1)
  return needed.help > 0 ? { ...state, help: { boat: needed.id, step: needed.help } } : helped(state, needed, 1)
}

function act(state: State, move: Move): State {
  switch (move.kind) {
    case 'call':
      return call(state, move)
    case 'sail':
      return sail(state, move.ticks)
    case 'pick':
      return { ...(move.boat === null ? state : answered(state, move.boat)), picked: move.boat }
    case 'route':
    case 'lane':
    case 'anchor':
      return steer(state, move)
    case 'pause':
      return tallied({ ...state, isPaused: true }, state.seat, { pauses: 1 })
    case 'resume':
      return { ...state, isPaused: false, pausedMs: state.pausedMs + (move.ms ?? 0) }
    case 'unload':
      return unload(state, move.cargo)
    case 'help':
    case 'hint':
      return help(state, move.kind)
    case 'pass':
      return {
        ...tallied(state, state.seat, { turns: 1 }),
        turns: state.turns + 1,
        seat: (state.seat + 1) % state.seats,
      }
  }
}

/** A harbor day: boats come in waves, get their routes while time goes on, and stop for each other where these cross. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move) {
    expectLegal(state, move)
    return act(state, move)
  },
  isOver: ({ phase }) => phase === 'over',
}
