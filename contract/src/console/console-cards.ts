import { z } from 'zod'
import { fault } from '../faults.ts'
import { SetRows } from '../cards/set-rows.ts'
import { endpoint } from '../endpoint.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

/** The tables of cards, and the lists that cards refer to. Names are part of URLs and of the log: never change them. */
export const cardTables = [
  ...(['articulation', 'pairs', 'language', 'fluency'] as const),
  ...(['sounds', 'contrasts', 'goals', 'parts', 'levels', 'techniques'] as const),
] as const
export const CardTable = z.enum(cardTables)
export type CardTable = z.infer<typeof CardTable>

/** Tables that can get new rows. The others are lists whose numbers are part of saved sets. */
export const growingTables: readonly CardTable[] = ['articulation', 'pairs', 'language', 'fluency']

/**
 * How a field is edited. `marked` is a text with brackets around the letters of the target: '[ph]one'. `answers` and
 * `pictures` are lists separated by ' | ', where right ones start with '*'; `alts` is a list, too. `order` is a number,
 * or empty for the end.
 */
export type CardFieldKind =
  'text' | 'long' | 'marked' | 'choice' | 'picture' | 'pictures' | 'alts' | 'answers' | 'order'

export interface CardField {
  name: string
  kind: CardFieldKind
  /** Characters. */
  max: number
}

const field = (name: string, kind: CardFieldKind, max: number): CardField => ({ name, kind, max })
const order = field('order', 'order', 6)

/** The fields of each table, in the order of a form and of a file. */
export const cardFields: Readonly<Record<CardTable, readonly CardField[]>> = {
  articulation: [
    field('sound', 'choice', 40),
    field('position', 'choice', 10),
    field('kind', 'choice', 20),
    field('word', 'text', 60),
    field('text', 'marked', 200),
    field('picture', 'picture', 120),
    field('alt', 'text', 120),
    order,
  ],
  pairs: [
    field('contrast', 'choice', 40),
    field('word', 'text', 40),
    field('picture', 'picture', 120),
    field('alt', 'text', 120),
    field('other', 'text', 40),
    field('other_picture', 'picture', 120),
    field('other_alt', 'text', 120),
    order,
  ],
  language: [
    field('part', 'choice', 120),
    field('type', 'choice', 20),
    field('age', 'choice', 10),
    field('question', 'long', 600),
    field('pictures', 'pictures', 800),
    field('alts', 'alts', 1600),
    field('answers', 'answers', 800),
    order,
  ],
  fluency: [field('technique', 'choice', 60), field('level', 'choice', 60), field('line', 'long', 900), order],
  sounds: [field('example', 'text', 40), field('picture', 'picture', 120)],
  contrasts: [field('name', 'text', 60), field('pattern', 'text', 120), field('why', 'long', 400)],
  goals: [field('name', 'text', 60), field('picture', 'picture', 120)],
  parts: [field('name', 'text', 60)],
  levels: [field('name', 'text', 60)],
  techniques: [field('name', 'text', 60), field('idea', 'long', 400)],
}

/** The values of a card's fields by name. */
export type CardValues = Record<string, string>

const optional = new Set(['order', 'picture', 'alt', 'pictures', 'alts', 'answers', 'example'])

/** Returns whether a card with these values needs a field. Descriptions are needed with their pictures. */
export function isRequired(table: CardTable, name: string, values: CardValues): boolean {
  if (table === 'pairs' && name === 'picture') return true
  return !optional.has(name) && !(table === 'articulation' && name === 'word' && values.kind === 'word')
}

const schemaOf = (fields: readonly CardField[]) =>
  z.strictObject(
    Object.fromEntries(
      fields.map(({ name, kind, max }) => [
        name,
        kind === 'order'
          ? Line()
              .regex(/^\d{0,6}$/, fault('whole_number_needed'))
              .default('')
          : Line().max(max).default(''),
      ]),
    ),
  )

/** What each table's fields accept. Whether a card is right is checked by the rules of the content. */
export const cardSchemas = Object.fromEntries(
  cardTables.map((table) => [table, schemaOf(cardFields[table])]),
) as Readonly<Record<CardTable, ReturnType<typeof schemaOf>>>

/** Which cards a list has. */
export const cardStates = ['active', 'changed', 'retired'] as const
export type CardState = (typeof cardStates)[number]

/** A card in a list. */
export const CardRow = z.object({
  id: z.int(),
  title: z.string(),
  /** Where it belongs: its sound, position, and kind, by field. */
  place: z.record(z.string(), z.string()),
  picture: z.string().nullable(),
  retired: z.boolean(),
  /** Changed or added by an administrator, so imports leave it alone. */
  edited: z.boolean(),
})
export type CardRow = z.infer<typeof CardRow>

/** What is wrong with a field. A warning can be confirmed. */
export const CardProblem = z.object({ field: z.string(), message: z.string(), warning: z.boolean() })
export type CardProblem = z.infer<typeof CardProblem>

export const CardRecord = CardRow.extend({
  /** Grows with each change. A change that is based on an older one is refused. */
  revision: z.int(),
  fields: z.record(z.string(), z.string()),
})
export type CardRecord = z.infer<typeof CardRecord>

const Fields = z.record(z.string().max(40), z.string().max(2000))
const ofTable = z.object({ table: CardTable })
const which = { params: ofTable.extend({ id: UrlId }) }
const based = { revision: Int32.min(0) }
const saved = { fields: Fields, confirmed: z.boolean() }
const limit = { max: 600, per: '1 hour', by: 'user' } as const

const filters = {
  /** Words of its texts. All must match. */
  search: z.string().trim().max(limits.console.search).optional(),
  /** The sound, contrast, part, or technique that it belongs to. */
  group: z.string().trim().max(120).optional(),
  state: z.enum(cardStates).default('active'),
}

export const getConsoleCards = endpoint({
  method: 'GET',
  path: '/api/admin/cards/{table}',
  auth: 'admin',
  summary: `Lists the cards of a table, newest first, ${limits.console.perPage} at a time.`,
  params: ofTable,
  query: z.object({
    ...filters,
    /** Only cards before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({
    cards: z.array(CardRow),
    /** `before` of the next cards; null at the end. */
    next: z.int().nullable(),
    /** What `group` can be; empty if the table has none. */
    groups: z.array(z.string()),
  }),
})

export const getCardChoices = endpoint({
  method: 'GET',
  path: '/api/admin/cards/{table}/choices',
  auth: 'admin',
  summary: 'Lists what the fields of a table that are chosen can be.',
  params: ofTable,
  response: z.object({ choices: z.record(z.string(), z.array(z.string())) }),
})

export const getConsoleCard = endpoint({
  method: 'GET',
  path: '/api/admin/cards/{table}/{id}',
  auth: 'admin',
  summary: 'Returns a card with its fields.',
  ...which,
  response: CardRecord,
})

export const checkConsoleCard = endpoint({
  method: 'POST',
  path: '/api/admin/cards/{table}/check',
  auth: 'admin',
  summary: 'Checks a card without saving it, and returns it as the viewer gets it.',
  params: ofTable,
  body: z.object({
    /** The card that is edited; null for a new one. */
    id: Int32.min(1).nullable(),
    fields: Fields,
  }),
  response: z.object({
    problems: z.array(CardProblem),
    /** Null while it can't be shown, and for lists. */
    rows: SetRows.nullable(),
  }),
})

export const addConsoleCard = endpoint({
  method: 'POST',
  path: '/api/admin/cards/{table}',
  auth: 'admin',
  summary: 'Adds a card. Warnings must be confirmed.',
  params: ofTable,
  body: z.object(saved),
  limit,
  response: CardRecord,
})

export const changeConsoleCard = endpoint({
  method: 'PUT',
  path: '/api/admin/cards/{table}/{id}',
  auth: 'admin',
  summary: 'Changes a card. From then on, imports leave it alone. Warnings must be confirmed.',
  ...which,
  body: z.object({ ...based, ...saved }),
  limit,
  response: CardRecord,
})

export const retireConsoleCard = endpoint({
  method: 'PUT',
  path: '/api/admin/cards/{table}/{id}/retired',
  auth: 'admin',
  summary: 'Retires a card, or restores it. It is never deleted.',
  ...which,
  body: z.object({ ...based, retired: z.boolean() }),
  limit,
  response: CardRecord,
})

export const restoreConsoleCard = endpoint({
  method: 'POST',
  path: '/api/admin/cards/{table}/{id}/restore',
  auth: 'admin',
  summary: "Restores a card's fields to what they were before a change of the log, or before the last one.",
  ...which,
  body: z.object({
    ...based,
    /** The number of the change in the log. */
    change: Int32.min(1).optional(),
  }),
  limit,
  response: CardRecord,
})

export const exportCards = endpoint({
  method: 'GET',
  path: '/api/admin/cards/{table}/export',
  auth: 'admin',
  summary: 'Returns the cards of a list as a file for a spreadsheet.',
  params: ofTable,
  query: z.object(filters),
  media: 'text/csv',
  limit: { max: 60, per: '1 hour', by: 'user' },
  response: z.string(),
})

/** What an import does with a line. `unsure` has warnings, and is imported only when they're confirmed. */
export const importStatuses = ['new', 'changed', 'unchanged', 'unsure', 'wrong'] as const

export const ImportLine = z.object({
  /** Its line in the file. The first has the names of the columns. */
  line: z.int(),
  status: z.enum(importStatuses),
  title: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(CardProblem),
})
export type ImportLine = z.infer<typeof ImportLine>

const ImportPlan = z.object({
  counts: z.record(z.enum(importStatuses), z.int()),
  /** Without those that change nothing. */
  lines: z.array(ImportLine),
  /** The wrong lines as a file, with what is wrong; '' if there are none. */
  wrong: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>

const csv = z.string().min(1).max(limits.console.importBytes)

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/admin/cards/{table}/import/check',
  auth: 'admin',
  summary: `Says line by line what an import would change. At most ${limits.console.importRows} cards.`,
  params: ofTable,
  body: z.object({ csv }),
  limit: { max: 120, per: '1 hour', by: 'user' },
  bodyLimit: limits.console.importBytes,
  response: ImportPlan,
})

export const importCards = endpoint({
  method: 'POST',
  path: '/api/admin/cards/{table}/import',
  auth: 'admin',
  summary: 'Adds and changes cards by a file, all that are right in one transaction. Returns what it did.',
  params: ofTable,
  body: z.object({ csv, confirmed: z.boolean() }),
  limit: { max: 60, per: '1 hour', by: 'user' },
  bodyLimit: limits.console.importBytes,
  response: ImportPlan.extend({ imported: z.int() }),
})

export const undoCardImport = endpoint({
  method: 'POST',
  path: '/api/admin/cards/{table}/import/undo',
  auth: 'admin',
  summary: 'Undoes an import: restores what it changed and retires what it added, except what was changed since.',
  params: ofTable,
  /** The number of the import in the log. */
  body: z.object({ record: Int32.min(1) }),
  limit: { max: 60, per: '1 hour', by: 'user' },
  response: z.object({ undone: z.int(), left: z.int() }),
})
