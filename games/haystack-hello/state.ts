import type { Theme } from './friends.ts'
import type { Level } from './levels.ts'

/** The hiding places, in the order in which they come: two of them, three or four. */
export const spots = ['hay', 'bucket', 'cart', 'barn'] as const
export type Spot = (typeof spots)[number]
export const positions = ['in', 'on', 'under', 'behind'] as const
export type Position = (typeof positions)[number]
/** What friends are in, on, under or behind. */
export const things = ['house', 'wagon', 'box'] as const
export type Thing = (typeof things)[number]
export const modes = ['word', 'sign', 'picture', 'device', 'gesture'] as const
export type Mode = (typeof modes)[number]
export const tunes = ['drum', 'trumpet', 'bell'] as const
export type Tune = (typeof tunes)[number]
export const gifts = ['hat', 'balloon', 'umbrella'] as const
export type Gift = (typeof gifts)[number]

export type Place = Spot | Position

export type Move =
  | { kind: 'tune'; tune: Tune }
  | { kind: 'hide'; place: Place }
  | { kind: 'open' }
  | { kind: 'hello'; mode: Mode }
  | { kind: 'nudge' }
  | { kind: 'together' }
  | { kind: 'choose'; place: Place }
  | { kind: 'again' }
  | { kind: 'gift'; gift: Gift }
  | { kind: 'pass' }
  | { kind: 'close' }

/** One who was found, with what it carries. */
export interface Marcher {
  friend: string
  gift: Gift | null
}

type Phase = 'tune' | 'hide' | 'look' | 'gift' | 'over'
/** What the last move did. */
type Event = 'none' | 'found' | 'not here' | 'shown' | 'nudged' | 'asked' | 'gift'

export interface State {
  level: Level
  /** How many will march. */
  count: number
  /** Those who hide, in their order. */
  order: string[]
  theme: Theme
  seats: number
  /** Who looks; with two, the other one hides. */
  seat: number
  /** True where the players hide the friends. */
  hides: boolean
  errorless: boolean
  phase: Phase
  /** Where somebody can be. */
  places: Place[]
  /** Who is where; in levels where one hides, that one alone. */
  who: Partial<Record<Place, string>>
  /** Where the friend of this turn is. */
  place: Place
  thing: Thing
  /** How often it has waited in vain, 0 to 3: it wobbles the more. */
  nudges: number
  misses: number
  /** The place of the last wrong choice: it is empty. */
  empty: Place | null
  /** The right one is shown, and it alone can be chosen. */
  shown: boolean
  /** How often the question was asked again. */
  repeats: number
  tune: Tune
  parade: Marcher[]
  /** Positions still to come before one comes again. */
  bag: Position[]
  turnOver: boolean
  event: Event
}
