import type { Area, Card, Deck } from '@marigold/contract'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { prefetch } from '../../../platform/calls/query-client.ts'
import type { Choice } from './dropdowns.ts'

/** How long the setup's lists stay fresh, in ms; they change only with the content. */
export const listStaleMs = 600_000

/** A card with the setup slot that it counts toward, and its answer in words if it has one. */
export interface SetCard {
  card: Card
  slot: string
  answer?: string
}

/** Something a search found; `opens` tells the step of `area` what to open. */
export interface FoundPick {
  kind: string
  area: string
  label: string
  place: string
  opens: string
  image: string | null
}

/**
 * Describes an area of cards: how its picks are stored, how they become rows and cards, and what the screens show. A
 * set stores picks and rows under `id`, which must never change.
 */
export interface CardArea<
  Id extends string = string,
  Picks = unknown,
  Rows = unknown,
  List = unknown,
  Tab extends string = string,
> {
  id: Id
  /** The tab that shows the area: its own, or that of the area it is practiced with. */
  tab: Tab
  /** The area's own tab; absent if another area's tab shows it. */
  screen?: AreaScreen
  /** The account switch that enables the area; null if it is always on. */
  permission: Area | null

  // ---- Picks
  nothing: Picks
  isPicked(picks: Picks): boolean
  /** Reads picks from stored or sent data and skips invalid ones. */
  parse(stored: unknown): Picks
  /** Name of the area's URL parameters. */
  param: string
  toParams(picks: Picks): string[]
  /** Reads the area's URL parameters; `parse` validates the result. */
  fromParams(texts: readonly string[]): unknown
  /** Where this tab's session stores the picks, if not with the other areas'. */
  session?: { read(): Picks; store(picks: Picks): void }

  // ---- Rows and cards
  noRows: Rows
  /** Fetches the cards for the picks; `pictured` omits words without a picture. */
  fetch(picks: Picks, pictured: boolean): Promise<Rows>
  hasCards(rows: Rows): boolean
  cards(rows: Rows): SetCard[]
  /** Returns the rows without the cards that have these keys. */
  without(rows: Rows, keys: ReadonlySet<string>): Rows
  /** Returns true if something picked has no cards at all. */
  isMissing(picks: Picks, rows: Rows): boolean
  /** True if `pictured` matters, because some cards are words without a picture. */
  hasPlain?: boolean

  // ---- Number of cards before they are fetched
  /** Hook that reads the list used to count picks. */
  useList(enabled: boolean): List | undefined
  slots(picks: Picks, list: List, pictured: boolean): [slot: string, count: number][]
  /** Returns list entries that start with the typed text, for content that the server's search doesn't cover. */
  find?(list: List, typed: string): FoundPick[]
}

/** Props of a setup step. `picks` holds the picks of the step's own tab by area. */
export interface StepProps<Picks> {
  picks: Picks
  onPicks: (change: Partial<Picks>) => void
  /** A search result to open immediately. */
  found?: string | null | undefined
  /** Wraps the step with the tab bar above and the dock below. */
  frame: (dock: StepDock, children: ReactNode) => ReactNode
}

/** Content of a step's dock. */
export interface StepDock {
  /** Label of the chips for screen readers. */
  label: string
  chips: readonly Chip[]
  /** True if something is picked in this step. */
  ready: boolean
}

/** One picked item with its details and how to remove it. */
export interface Chip {
  name: string
  detail: string
  onRemove: () => void
}

/** A viewer dropdown; `to` returns the view for a choice. */
export interface Dropdown<View> {
  label: string
  value: string
  choices: readonly Choice[]
  placeholder?: string
  note?: string
  to(value: string): View
}

/** Declared as a method, so that a step with its own picks type fits the list of all areas. */
type Step<Picks> = { show(props: StepProps<Picks>): ReactNode }['show']

/** An area's tab in the setup and the viewer. `Picks` and `Rows` hold the areas it shows, by id. */
export interface AreaScreen<Picks = unknown, Rows = unknown, View = unknown> {
  name: string
  icon: LucideIcon
  /** Its icon in the workspace. */
  startIcon: LucideIcon
  /** Tile in the area chooser; `art` is the name of a card picture. */
  tile?: { line: string; art: string; sign: string }

  // ---- Setup
  /** Loads the step's code. */
  step(): Promise<{ default: Step<Picks> }>
  /** Calls the step needs, prefetched before it opens. */
  lists: readonly Parameters<typeof prefetch>[0][]

  // ---- Set names
  describe(rows: Rows): { title: string; line: string }
  /** Names the picks if their cards can't be fetched. */
  describePicks(picks: Picks): string
  /** Returns a name that covers all picks, or null if there is none. */
  nameOf?(picks: Picks): string | null

  // ---- Viewer
  /** Returns the nearest view that has cards. */
  nearestView(rows: Rows, wanted: Partial<View>): View
  deck(rows: Rows, view: View, seed: number): Deck
  dropdowns(rows: Rows, view: View): Dropdown<View>[]
  emptyText?: string

  // ---- Cards of this area
  /** True if its cards ask a question: they are read aloud and don't need a mirror. */
  asks?: boolean
  /** True if its cards are rated by ease and confidence instead of right or wrong. */
  selfRated?: boolean
}
