import type { Level } from './levels.ts'
import type { Menu } from './nouns.ts'
import type { Focus, Order } from './order.ts'
import type { Differs, Parsed } from './parse.ts'
import type { Sauce, Serving } from './plates.ts'

type Phase = 'menu' | 'pick' | 'build' | 'acted' | 'over'

/** A sentence of the menu at closing time. */
export interface Dish {
  order: Order
  text: string
  /** Right at the first bell, at the second, or shown. */
  as: 'first' | 'second' | 'shown'
  special: boolean
  seat: number
  /** What was served before, when it was something else: the giggle of the day. */
  mixUp: { text: string; parsed: Parsed } | null
}

/** What came of the bell. */
export interface Served {
  text: string
  parsed: Parsed
  servings: readonly Serving[]
  outcome: 'right' | 'again' | 'show'
  differs: readonly Differs[]
}

interface Counts {
  bells: number
  moved: number
  /** Mistakes by what they were about. */
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
  /** Somebody chooses which of two customers is next. */
  picks: boolean
  menus: readonly Menu[]
  menu: Menu
  /** Customers that wait, one or two. */
  waiting: readonly Order[]
  order: Order | null
  /** What lies on the belt, by its place in `order.belt`; null where it was taken. */
  tray: readonly (number | null)[]
  sauces: readonly (Sauce | null)[]
  wrong: number
  /** Plates moved for this customer. */
  moved: number
  served: Served | null
  mixUp: Dish['mixUp']
  dishes: readonly Dish[]
  counts: Counts
  /** Recipe cards ever, this play included. */
  cards: number
  used: readonly string[]
}

export type Move =
  | { kind: 'menu'; menu: Menu }
  | { kind: 'pick'; at: number }
  | { kind: 'take'; plate: number }
  | { kind: 'back'; slot: number }
  | { kind: 'sauce'; slot: number; sauce: Sauce }
  | { kind: 'bell' }
  | { kind: 'on' }
  | { kind: 'pass' }

export const cardsForMenu = 10

/** Every third customer asks for the chef's special. */
export const isSpecial = (served: number): boolean => served % 3 === 2

/** The plates of the tray as they stand, empty places left out. */
export function servingsOf({ order, tray, sauces }: Pick<State, 'order' | 'tray' | 'sauces'>): Serving[] {
  return tray.flatMap((at, slot) => {
    const plate = at === null ? undefined : order?.belt[at]
    return plate ? [{ plate, sauce: sauces[slot] ?? null }] : []
  })
}
