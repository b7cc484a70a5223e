import type { Theme } from './friends.ts'
import type { Level } from './levels.ts'

/** The hiding places; a game uses the first two, three, or four. */
export const spots = ['hay', 'bucket', 'cart', 'barn'] as const
export type Spot = (typeof spots)[number]
export const positions = ['in', 'on', 'under', 'behind'] as const
export type Position = (typeof positions)[number]
/** The objects for 'in', 'on', 'under', and 'behind'. */
export const things = ['house', 'wagon', 'box'] as const
export type Thing = (typeof things)[number]
export const modes = ['word', 'sign', 'picture', 'device', 'gesture'] as const
export type Mode = (typeof modes)[number]
export const tunes = ['drum', 'trumpet', 'bell'] as const
export type Tune = (typeof tunes)[number]
export const gifts = ['hat', 'umbrella'] as const
export type Gift = (typeof gifts)[number]
/** The weather after a gift, each with the gift that suits it. */
export const suited = { sun: 'hat', rain: 'umbrella' } as const satisfies Record<string, Gift>
export type Weather = keyof typeof suited

export type Place = Spot | Position

export type Move =
  | { kind: 'first'; friend: string }
  | { kind: 'tune'; tune: Tune }
  | { kind: 'hide'; place: Place }
  | { kind: 'open' }
  | { kind: 'hello'; mode: Mode }
  | { kind: 'nudge' }
  | { kind: 'together' }
  | { kind: 'choose'; place: Place }
  | { kind: 'again' }
  | { kind: 'encore'; same: boolean }
  | { kind: 'gift'; gift: Gift }
  | { kind: 'pass' }
  | { kind: 'close' }

/** A friend in the parade. */
export interface Marcher {
  friend: string
  gift: Gift | null
  /** The gift suits the weather, so the friend dances. */
  dances: boolean
  /** How often it hid again; it jumps higher and is bigger each time. */
  encores: number
}

type Phase = 'tune' | 'hide' | 'look' | 'encore' | 'gift' | 'over'
/** What the last move did. */
type Event = 'none' | 'found' | 'not here' | 'shown' | 'nudged' | 'asked' | 'gift'

export interface State {
  level: Level
  /** How many times a friend is found. */
  count: number
  /** The friends that hide, in order. */
  order: string[]
  theme: Theme
  seats: number
  /** The player who searches; with two players, the other one hides the friend. */
  seat: number
  /** True if the players hide the friends. */
  hides: boolean
  errorless: boolean
  phase: Phase
  /** The places or positions to choose from. */
  places: Place[]
  /** Who is in each place; in levels with one hidden friend, only that friend. */
  who: Partial<Record<Place, string>>
  /** Where this turn's friend is. */
  place: Place
  thing: Thing
  /** How often a wait ended without an answer, 0 to 3. */
  nudges: number
  misses: number
  /** The place of the last wrong choice, which is empty. */
  empty: Place | null
  /** The answer has been shown, and only it can be chosen. */
  shown: boolean
  /** How often the question was repeated. */
  repeats: number
  tune: Tune
  parade: Marcher[]
  /** How many times a friend was found so far. */
  found: number
  /** The last friend of the parade hides once more. */
  encore: boolean
  /** The child has chosen who hides first. */
  chosen: boolean
  /** The weather after the last gift. */
  weather: Weather
  /** Shuffled positions that remain before one is repeated. */
  bag: Position[]
  turnOver: boolean
  event: Event
}
