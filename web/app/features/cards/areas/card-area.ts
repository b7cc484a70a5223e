import type { Area, Card, Deck } from '@marigold/contract'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { readAhead } from '../../../platform/calls/query-client.ts'
import type { Choice } from './dropdowns.ts'

/** How long the lists that the setup chooses from stay fresh: they change only with the content. */
export const listsStay = 600_000

/** A card of a set, the slot of the setup that it counts in, and its right answer in words where it has one. */
export interface SetCard {
  card: Card
  slot: string
  answer?: string
}

/** Something to practice that a search found: `opens` tells the step of `area` what to open. */
export interface FoundPick {
  kind: string
  area: string
  label: string
  place: string
  opens: string
  image: string | null
}

/**
 * An area of cards: how its picks are stored, how they become rows and cards, and what the screens show of it. Picks and
 * rows of a set are stored under `id`, which must never change.
 */
export interface CardArea<
  Id extends string = string,
  Picks = unknown,
  Rows = unknown,
  List = unknown,
  Tab extends string = string,
> {
  id: Id
  /** The area whose tab shows it: itself, or another one that it is practiced with. */
  tab: Tab
  /** Its tab; absent where another area's tab shows it. */
  screen?: AreaScreen
  /** The switch of the account that allows it; null where nobody can switch it off. */
  permission: Area | null

  // ---- Picks
  nothing: Picks
  isPicked(picks: Picks): boolean
  /** Reads picks from anything stored or sent, and skips what is none. */
  parse(stored: unknown): Picks
  /** The name of its parameters in an address. */
  param: string
  toParams(picks: Picks): string[]
  /** Reads its parameters; `parse` checks the result. */
  fromParams(texts: readonly string[]): unknown
  /** Where this tab's session holds its picks, unless with those of the other areas. */
  session?: { read(): Picks; store(picks: Picks): void }

  // ---- Rows and cards
  noRows: Rows
  /** Fetches the cards of its picks; `pictured` leaves out words without a picture. */
  fetch(picks: Picks, pictured: boolean): Promise<Rows>
  hasCards(rows: Rows): boolean
  cards(rows: Rows): SetCard[]
  /** The rows without the cards with these keys. */
  without(rows: Rows, keys: ReadonlySet<string>): Rows
  /** True when something picked has no card at all. */
  isMissing(picks: Picks, rows: Rows): boolean
  /** True when `pictured` matters: some of its cards are words without a picture. */
  hasPlain?: boolean

  // ---- The number of cards before they are fetched
  /** A hook: reads the list that the picks are counted by. */
  useList(enabled: boolean): List | undefined
  slots(picks: Picks, list: List, pictured: boolean): [slot: string, count: number][]
  /** Finds in the list what begins like the typed text, for content that the server's search lacks. */
  find?(list: List, typed: string): FoundPick[]
}

/** What the steps of the setup are given. `picks` holds the picks of the step's own tab by area. */
export interface StepProps<Picks> {
  picks: Picks
  onPicks: (change: Partial<Picks>) => void
  /** What a search found here: opened at once. */
  found?: string | null | undefined
  /** Puts the bar of tabs above the step and what is picked below it. */
  frame: (dock: StepDock, children: ReactNode) => ReactNode
}

/** The foot of a step. */
export interface StepDock {
  /** What the chips are, for screen readers. */
  label: string
  chips: readonly Chip[]
  /** Something is picked in this step. */
  ready: boolean
}

/** One thing that is picked: its name, what of it, and how it is removed. */
export interface Chip {
  name: string
  detail: string
  onRemove: () => void
}

/** A dropdown of the viewer; `to` returns the view that a choice leads to. */
export interface Dropdown<View> {
  label: string
  value: string
  choices: readonly Choice[]
  placeholder?: string
  note?: string
  to(value: string): View
}

/** A method, so that a step with its own picks fits the list of all areas. */
type Step<Picks> = { show(props: StepProps<Picks>): ReactNode }['show']

/** The tab of an area in the setup and in the viewer. `Picks` and `Rows` hold those of the areas it shows, by their ids. */
export interface AreaScreen<Picks = unknown, Rows = unknown, View = unknown> {
  name: string
  icon: LucideIcon
  /** Its icon in the workspace. */
  startIcon: LucideIcon
  /** Its tile among the areas to choose from; `art` is the name of a card picture. */
  tile?: { line: string; art: string; sign: string }

  // ---- Setup
  /** The code of its step. */
  step(): Promise<{ default: Step<Picks> }>
  /** Calls that its step needs, made before it opens. */
  lists: readonly Parameters<typeof readAhead>[0][]

  // ---- What a set is called
  describe(rows: Rows): { title: string; line: string }
  /** What the picks are called when their cards cannot be fetched. */
  describePicks(picks: Picks): string
  /** A name that says all that is picked; null where there is none. */
  nameOf?(picks: Picks): string | null

  // ---- Viewer
  /** The nearest view that has cards. */
  settle(rows: Rows, wanted: Partial<View>): View
  deck(rows: Rows, view: View, seed: number): Deck
  dropdowns(rows: Rows, view: View): Dropdown<View>[]
  emptyText?: string

  // ---- Cards whose `area` it is
  /** They ask something: they are read aloud, and there is no mouth to watch in a mirror. */
  asks?: boolean
  /** They are scored by how easy and sure they felt, not as right or wrong. */
  felt?: boolean
}
