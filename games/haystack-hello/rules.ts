import type { Chance } from '@marigold/device'
import { afterAnswer, deal, usedIn, type Rules } from '../kit/rules.ts'
import { friendNamed, friendsOf, themeOf, themes, type Friend } from './friends.ts'
import type { Level } from './levels.ts'
import {
  gifts,
  modes,
  positions,
  spots,
  things,
  tunes,
  type Gift,
  type Move,
  type Place,
  type Position,
  type State,
} from './state.ts'

/** A gift for every third friend. */
const giftEvery = 3
const mostNudges = 3
const mostRepeats = 3
/** After so many waits in vain somebody says it together with the child. */
export const togetherAfter = 2

/** The friend of this turn. */
export const friendNow = (state: State): Friend => friendNamed(state.order[state.parade.length] ?? state.order[0] ?? '')
const placesOf = (kind: Level['kind'], count: number): Place[] => (kind === 'where' ? [] : spots.slice(0, count))

/** Two to four positions, the right one among them, in their usual order. */
function offered(right: Position, count: number, rng: Chance): Position[] {
  const wrong = rng.shuffle(positions.filter((one) => one !== right)).slice(0, count - 1)
  return positions.filter((one) => one === right || wrong.includes(one))
}

/**
 * Others who look out of the other places, none of whom could be mistaken for the friend: of its own theme as long as
 * there are any, then visitors of the others.
 */
function lookers(state: State, rng: Chance): State['who'] {
  const friend = friendNow(state)
  const away = [friend.name, ...state.parade.map((marcher) => marcher.friend)]
  const visitors = themes.filter((theme) => theme !== state.theme).flatMap((theme) => friendsOf[theme])
  const free = [...rng.shuffle(friendsOf[state.theme]), ...rng.shuffle(visitors)].filter(
    ({ name }) => !away.includes(name),
  )
  const kinds = new Set([friend.kind])
  const who: State['who'] = { [state.place]: friend.name }
  for (const place of state.places.filter((one) => one !== state.place)) {
    const looker = free.find(({ kind }) => !kinds.has(kind))
    if (!looker) break
    kinds.add(looker.kind)
    who[place] = looker.name
  }
  return who
}

const seen = (state: State, rng: Chance): State['who'] =>
  state.level.kind === 'find' ? lookers(state, rng) : { [state.place]: friendNow(state).name }

/** The next friend hides; where players hide, it waits for them to say where. */
function nextRound(before: State, rng: Chance): State {
  const { kind } = before.level
  let { bag, places } = before
  let place: Place
  if (kind === 'where') {
    if (bag.length === 0) bag = rng.shuffle(positions)
    const [right = 'in', ...rest] = bag
    bag = rest
    place = right
    places = offered(right, before.places.length || 4, rng)
  } else {
    place = rng.pick(places.filter((one) => one !== before.place))
  }
  const thing = rng.pick(things.filter((one) => one !== before.thing))
  const round: State = {
    ...before,
    ...{ place, places, bag, thing, who: {}, empty: null },
    ...{ nudges: 0, misses: 0, repeats: 0, shown: before.errorless },
    phase: before.hides ? 'hide' : 'look',
  }
  return before.hides ? round : { ...round, who: seen(round, rng) }
}

/** The next player and the next friend, or the end. */
function handedOn(state: State, rng: Chance): State {
  const next = { ...state, seat: (state.seat + 1) % state.seats, turnOver: true }
  return state.parade.length >= state.count ? { ...next, phase: 'over' } : nextRound(next, rng)
}

function found(state: State, rng: Chance): State {
  const parade = [...state.parade, { friend: friendNow(state).name, gift: null }]
  const next: State = { ...state, parade, event: 'found', empty: null }
  return parade.length % giftEvery === 0 ? { ...next, phase: 'gift' } : handedOn(next, rng)
}

function chosen(state: State, place: Place, rng: Chance): State {
  if (place === state.place) return found(state, rng)
  const shows = afterAnswer(false, state.misses) === 'show'
  return { ...state, misses: state.misses + 1, empty: place, shown: shows, event: shows ? 'shown' : 'not here' }
}

function given(state: State, gift: Gift, rng: Chance): State {
  const parade = state.parade.map((one, at) => (at === state.parade.length - 1 ? { ...one, gift } : one))
  return handedOn({ ...state, parade, event: 'gift' }, rng)
}

const lookMoves = (state: State): Move[] => {
  const { kind } = state.level
  if (kind === 'explore') return [{ kind: 'open' }]
  if (kind === 'ask')
    return [
      ...modes.map((mode) => ({ kind: 'hello', mode }) as const),
      ...(state.nudges < mostNudges ? [{ kind: 'nudge' } as const] : []),
      ...(state.nudges >= togetherAfter ? [{ kind: 'together' } as const] : []),
    ]
  const open = state.shown ? [state.place] : state.places
  return [
    ...open.map((place) => ({ kind: 'choose', place }) as const),
    ...(state.repeats < mostRepeats ? [{ kind: 'again' } as const] : []),
  ]
}

function movesOf(state: State): Move[] {
  const pass: Move[] = state.seats > 1 ? [{ kind: 'pass' }] : []
  switch (state.phase) {
    case 'over':
      return []
    case 'tune':
      return tunes.map((tune) => ({ kind: 'tune', tune }))
    case 'hide':
      return [...state.places.map((place) => ({ kind: 'hide', place }) as const), ...pass]
    case 'look':
      return [...lookMoves(state), ...pass]
    case 'gift':
      return gifts.map((gift) => ({ kind: 'gift', gift }))
  }
}

function applied(state: State, move: Exclude<Move, { kind: 'close' }>, rng: Chance): State {
  switch (move.kind) {
    case 'tune':
      return nextRound({ ...state, tune: move.tune }, rng)
    case 'hide': {
      const hidden: State = { ...state, place: move.place, phase: 'look' }
      return { ...hidden, who: seen(hidden, rng) }
    }
    case 'open':
    case 'hello':
    case 'together':
      return found(state, rng)
    case 'nudge':
      return { ...state, nudges: state.nudges + 1, event: 'nudged' }
    case 'choose':
      return chosen(state, move.place, rng)
    case 'again':
      return { ...state, repeats: state.repeats + 1, event: 'asked' }
    case 'gift':
      return given(state, move.gift, rng)
    case 'pass':
      return { ...state, seat: (state.seat + 1) % state.seats, turnOver: true }
  }
}

export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values, kept }, rng) {
    const theme = themeOf(values.theme)
    const all = friendsOf[theme]
    const count = Math.min(all.length, Number(values.count) || 6)
    const { dealt } = deal(all, count, { used: usedIn(kept), key: ({ name }) => name, rng })
    const choices = Number(values.places) || 3
    return {
      level,
      count,
      order: dealt.map(({ name }) => name),
      theme,
      seats,
      seat: 0,
      hides: seats > 1 && values.hides !== false,
      errorless: values.errorless === true,
      phase: 'tune',
      places: level.kind === 'where' ? positions.slice(0, choices) : placesOf(level.kind, choices),
      who: {},
      place: level.kind === 'where' ? 'in' : 'hay',
      thing: rng.pick(things),
      nudges: 0,
      misses: 0,
      empty: null,
      shown: false,
      repeats: 0,
      tune: 'drum',
      parade: [],
      bag: [],
      turnOver: false,
      event: 'none',
    }
  },
  moves: movesOf,
  apply(before, move, rng) {
    const state: State = { ...before, turnOver: false, event: 'none' }
    if (move.kind === 'close') return { ...state, phase: 'over' }
    const legal = movesOf(before).some((one) => JSON.stringify(one) === JSON.stringify(move))
    if (!legal) throw new Error(`${JSON.stringify(move)} is not a move here`)
    return applied(state, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
