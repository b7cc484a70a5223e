import type { Level } from './levels.ts'
import type { Menu } from './nouns.ts'
import type { Focus, Order } from './order.ts'
import type { Difference, Parsed } from './parse.ts'
import type { Sauce, Serving } from './plates.ts'

type Phase = 'menu' | 'pick' | 'spice' | 'build' | 'acted' | 'over'

/** Who is being served: the regular leaves one cherry; a stranger leaves two, or none. */
export type Guest = 'regular' | 'stranger'

/** What the secret spice does to a scene. */
export const twists = ['giant', 'slow', 'hiccups'] as const
export type Twist = (typeof twists)[number]

/** A sentence on the menu at closing time. */
export interface Dish {
  order: Order
  text: string
  /** Correct at the first bell, correct at the second, or shown. */
  as: 'first' | 'second' | 'shown'
  special: boolean
  seat: number
  twist: Twist | null
  /** An earlier, different sentence was served for this order. */
  mixUp: boolean
}

/** The result of ringing the bell. */
export interface Served {
  text: string
  parsed: Parsed
  servings: readonly Serving[]
  outcome: 'right' | 'again' | 'show'
  differs: readonly Difference[]
}

interface Counts {
  bells: number
  moved: number
  /** Mistakes by type. */
  roles: number
  grammar: number
}

export interface State {
  level: Level
  phase: Phase
  seats: number
  seat: number
  customers: number
  focus: Focus
  distractors: number
  errorless: boolean
  /** True if players choose which of two customers is next. */
  picks: boolean
  menus: readonly Menu[]
  menu: Menu
  /** One or two waiting customers. */
  waiting: readonly Order[]
  order: Order | null
  guest: Guest
  /** The cherries that the guest is going to leave. */
  tip: number
  /** Cherries left so far, for the house special. */
  cherries: number
  twist: Twist | null
  /** The plate in each slot, as an index into `order.belt`; null for an empty slot. */
  tray: readonly (number | null)[]
  sauces: readonly (Sauce | null)[]
  wrong: number
  /** Plates moved for this customer. */
  moved: number
  served: Served | null
  dishes: readonly Dish[]
  counts: Counts
  /** Recipe cards collected so far, including this game. */
  cards: number
  used: readonly string[]
}

export type Move =
  | { kind: 'menu'; menu: Menu }
  | { kind: 'pick'; at: number }
  | { kind: 'spice'; on: boolean }
  | { kind: 'take'; plate: number }
  | { kind: 'back'; slot: number }
  | { kind: 'sauce'; slot: number; sauce: Sauce }
  | { kind: 'bell' }
  | { kind: 'on' }
  | { kind: 'pass' }

export const cardsForMenu = 10

/** Every third customer asks for the chef's special. */
export const isSpecial = (served: number): boolean => served % 3 === 2

/** Every second customer lets the cook choose the spice. */
export const asksForSpice = (served: number): boolean => served % 2 === 1

/** Returns the plates on the tray in order, without empty slots. */
export function servingsOf({ order, tray, sauces }: Pick<State, 'order' | 'tray' | 'sauces'>): Serving[] {
  return tray.flatMap((at, slot) => {
    const plate = at === null ? undefined : order?.belt[at]
    return plate ? [{ plate, sauce: sauces[slot] ?? null }] : []
  })
}
