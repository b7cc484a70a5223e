import type { CardTable, CardValues, SetRows } from '@marigold/contract'
import type { RuleFault } from '@marigold/content/rules'
import type { RawBuilder } from 'kysely'
import type { Lists } from './lists.ts'

/** The rules of the content. They load the pronunciation dictionary, so they're loaded only for a check. */
export type Rules = typeof import('@marigold/content/rules')
export const loadRules = (): Promise<Rules> => import('@marigold/content/rules')

/** The columns of a card by name. */
export type Stored = Record<string, unknown>

/** A card of the database. */
export interface StoredCard {
  id: number
  version: number
  origin: string
  retired_at: Date | null
  row: Stored
}

/** What a choice stands for in the database, by the name that people choose. */
export type Choices = Readonly<Record<string, ReadonlyMap<string, string | number>>>

/** What to check a card with. */
interface ToCheck {
  rules: Rules
  lists: Lists
  row: Stored
}

/** How the fields of a table, as people edit them, are stored, checked, and shown. */
export interface EditableTable {
  id: CardTable
  /** Its name in the database. */
  sqlName: string
  /** The columns that hold the fields. */
  columns: readonly string[]
  /** The field that lists are filtered by, and its column. A text may be there once in a group. */
  group: { field: string; column: string } | null
  /** What is searched, exactly as in its index. */
  searched: RawBuilder<unknown>
  /** The fields that say where a card belongs. */
  placeFields: readonly string[]
  titleOf(row: Stored): string
  pictureOf(row: Stored): string | null
  choices(lists: Lists): Choices
  valuesOf(row: Stored, lists: Lists): CardValues
  /** Returns the columns of values whose choices are known. `before` is the card that they change. */
  rowOf(values: CardValues, choices: Choices, parts: { rules: Rules; before: Stored | null }): Stored
  faults(card: ToCheck): RuleFault[]
  /** What two cards of a group must not share. */
  identityOf(row: Stored): string
  /** Returns the card in the shapes of the card calls. Null for a list. */
  preview(row: Stored, lists: Lists): Partial<SetRows> | null
  /** The expression for the order of a card that is added at the end. */
  lastOrder?(row: Stored): RawBuilder<unknown>
}

export const text = (row: Stored, column: string): string => String(row[column] ?? '')
export const number = (row: Stored, column: string): number => Number(row[column] ?? 0)
export const ranges = (row: Stored, column: string): number[] => (row[column] as number[] | null) ?? []
