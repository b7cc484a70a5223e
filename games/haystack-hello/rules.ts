import type { Chance } from '@marigold/device'
import { afterAnswer, deal, expectOffered, usedIn, type Rules } from '../kit/rules.ts'
import { friendByName, friendsOf, themeOf, themes, type Friend } from './friends.ts'
import type { Level } from './levels.ts'
import {
  gifts,
  modes,
  positions,
  spots,
  suited,
  things,
  tunes,
  type Gift,
  type Marcher,
  type Move,
  type Place,
  type Position,
  type State,
  type Weather,
} from './state.ts'

const giftEvery = 3
const maxNudges = 3
const maxRepeats = 3
/** After this many waits without an answer, the adult can say it together with the child. */
export const waitsBeforeTogether = 2

/** True if a friend was found without any help. */
export const isAlone = ({ nudges, misses, shown, repeats }: State): boolean => nudges + misses + repeats === 0 && !shown

/** Returns the friend who is hiding this turn. */
export const currentFriend = (state: State): Friend =>
  friendByName((state.encore ? state.parade.at(-1)?.friend : state.order[state.parade.length]) ?? state.order[0] ?? '')
const placesOf = (kind: Level['kind'], count: number): Place[] => (kind === 'where' ? [] : spots.slice(0, count))

/** Picks two to four positions including the correct one, in their usual order. */
function offeredPositions(right: Position, count: number, rng: Chance): Position[] {
  const wrong = rng.shuffle(positions.filter((one) => one !== right)).slice(0, count - 1)
  return positions.filter((one) => one === right || wrong.includes(one))
}

/**
 * Puts other friends into the other places. None is of the same kind as another. They come from the same theme if
 * possible, otherwise from the other themes.
 */
function hideOthers(state: State, rng: Chance): State['who'] {
  const friend = currentFriend(state)
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

const hiddenFriends = (state: State, rng: Chance): State['who'] =>
  state.level.kind === 'find' ? hideOthers(state, rng) : { [state.place]: currentFriend(state).name }

/** Hides the next friend, or waits for a player to choose where it hides. */
function nextRound(before: State, rng: Chance): State {
  const { kind } = before.level
  let { bag, places } = before
  let place: Place
  if (kind === 'where') {
    if (bag.length === 0) bag = rng.shuffle(positions)
    const [right = 'in', ...rest] = bag
    bag = rest
    place = right
    places = offeredPositions(right, before.places.length || 4, rng)
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
  return before.hides ? round : { ...round, who: hiddenFriends(round, rng) }
}

/** Passes the turn to the next player and hides the next friend, or ends the game. */
function passTurn(state: State, rng: Chance): State {
  const next = { ...state, seat: (state.seat + 1) % state.seats, turnOver: true }
  return state.found >= state.count ? { ...next, phase: 'over' } : nextRound(next, rng)
}

function afterFound(state: State, rng: Chance): State {
  const last = state.parade.at(-1)
  const parade: Marcher[] =
    state.encore && last
      ? state.parade.with(-1, { ...last, encores: last.encores + 1 })
      : [...state.parade, { friend: currentFriend(state).name, gift: null, dances: false, encores: 0 }]
  const found = state.found + 1
  const next: State = { ...state, parade, found, encore: false, event: 'found', empty: null }
  // The easiest level has one kind of choice.
  if (found % giftEvery === 0 && state.level.kind !== 'explore') return { ...next, phase: 'gift' }
  return found % giftEvery === 2 && found < state.count ? { ...next, phase: 'encore' } : passTurn(next, rng)
}

function afterChoice(state: State, place: Place, rng: Chance): State {
  if (place === state.place) return afterFound(state, rng)
  const shows = afterAnswer(false, state.misses) === 'show'
  return { ...state, misses: state.misses + 1, empty: place, shown: shows, event: shows ? 'shown' : 'not here' }
}

function afterGift(state: State, gift: Gift, rng: Chance): State {
  const weather = rng.pick(Object.keys(suited) as Weather[])
  const last = state.parade.at(-1) as Marcher
  const parade = state.parade.with(-1, { ...last, gift, dances: suited[weather] === gift })
  return passTurn({ ...state, parade, weather, event: 'gift' }, rng)
}

const lookMoves = (state: State): Move[] => {
  const { kind } = state.level
  if (kind === 'explore') return [{ kind: 'open' }]
  if (kind === 'ask')
    return [
      ...modes.map((mode) => ({ kind: 'hello', mode }) as const),
      ...(state.nudges < maxNudges ? [{ kind: 'nudge' } as const] : []),
      ...(state.nudges >= waitsBeforeTogether ? [{ kind: 'together' } as const] : []),
    ]
  const open = state.shown ? [state.place] : state.places
  return [
    ...open.map((place) => ({ kind: 'choose', place }) as const),
    ...(state.repeats < maxRepeats ? [{ kind: 'again' } as const] : []),
  ]
}

function movesOf(state: State): Move[] {
  const pass: Move[] = state.seats > 1 ? [{ kind: 'pass' }] : []
  switch (state.phase) {
    case 'over':
      return []
    case 'tune':
      return [
        ...tunes.map((tune) => ({ kind: 'tune', tune }) as const),
        ...(state.chosen ? [] : friendsOf[state.theme].map(({ name }) => ({ kind: 'first', friend: name }) as const)),
      ]
    case 'hide':
      return [...state.places.map((place) => ({ kind: 'hide', place }) as const), ...pass]
    case 'look':
      return [...lookMoves(state), ...pass]
    case 'encore':
      return [true, false].map((same) => ({ kind: 'encore', same }))
    case 'gift':
      return gifts.map((gift) => ({ kind: 'gift', gift }))
  }
}

function applyMove(state: State, move: Exclude<Move, { kind: 'close' }>, rng: Chance): State {
  switch (move.kind) {
    case 'first': {
      const others = state.order.filter((name) => name !== move.friend)
      return { ...state, order: [move.friend, ...others].slice(0, state.count), chosen: true }
    }
    case 'tune':
      return nextRound({ ...state, tune: move.tune }, rng)
    case 'hide': {
      const hidden: State = { ...state, place: move.place, phase: 'look' }
      return { ...hidden, who: hiddenFriends(hidden, rng) }
    }
    case 'open':
    case 'hello':
    case 'together':
      return afterFound(state, rng)
    case 'nudge':
      return { ...state, nudges: state.nudges + 1, event: 'nudged' }
    case 'choose':
      return afterChoice(state, move.place, rng)
    case 'again':
      return { ...state, repeats: state.repeats + 1, event: 'asked' }
    case 'encore':
      return passTurn({ ...state, encore: move.same }, rng)
    case 'gift':
      return afterGift(state, move.gift, rng)
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
      found: 0,
      encore: false,
      chosen: false,
      weather: 'sun',
      bag: [],
      turnOver: false,
      event: 'none',
    }
  },
  moves: movesOf,
  apply(before, move, rng) {
    const state: State = { ...before, turnOver: false, event: 'none' }
    if (move.kind === 'close') return { ...state, phase: 'over' }
    expectOffered(movesOf(before), move)
    return applyMove(state, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
