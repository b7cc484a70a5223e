import { m } from '#messages'
import {
  cardFields,
  growingTables,
  importStatuses,
  limits,
  type CardProblem,
  type CardTable,
  type CardValues,
  type ImportLine,
  type ImportPlan,
} from '@marigold/contract'
import { recordAudit } from '../../../platform/access/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { lockContent } from '../content/import-content.ts'
import type { EditableTable, Stored, StoredCard } from './card-table.ts'
import { checkValues, type CheckParts } from './check-card.ts'
import { csvText, parseCsv, refuseFile, type CsvLine } from './csv-format.ts'
import { changesBetween, readCheckParts, storeCard } from './save-card.service.ts'
import { readCards } from './stored-cards.ts'
import { tableOf } from './tables/tables.ts'

const ownColumns = ['id', 'version']
/** What a file of wrong lines has, to say why. An import skips it. */
const problemColumn = 'problem'

/** A line with what an import would store. */
interface PlannedLine {
  line: ImportLine
  cells: string[]
  stored: StoredCard | null
  values: CardValues
  row: Stored | null
  before: CardValues
}

interface Plan {
  columns: string[]
  lines: PlannedLine[]
}

/** Reads the names of the columns. Refuses those that don't belong to the table. */
function readColumns(table: EditableTable, head: CsvLine | undefined): string[] {
  const known = [...ownColumns, ...cardFields[table.id].map(({ name }) => name)]
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase())
  if (!columns.some((name) => known.includes(name)))
    throw refuseFile(m.editing_csv_columns_missing({ columns: known.join(', ') }))
  const unknown = columns.find((name) => name !== '' && name !== problemColumn && !known.includes(name))
  if (unknown !== undefined)
    throw refuseFile(m.editing_csv_column_unknown({ column: unknown.slice(0, 40), columns: known.join(', ') }))
  return columns
}

/** The number in a cell; 0 for none, and NaN for anything else. */
const numberIn = (text = ''): number => (text === '' ? 0 : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)

/** Finds the card that a line changes; null for a new one. `problem` says why the line can't be. */
function findStored(
  table: EditableTable,
  given: CardValues,
  cards: ReadonlyMap<number, StoredCard>,
  seen: Set<number>,
): { stored: StoredCard | null; problem: CardProblem | null } {
  const refuse = (field: string, message: string) => ({ stored: null, problem: { field, message, warning: false } })
  const id = numberIn(given.id)
  if (id === 0)
    return growingTables.includes(table.id)
      ? { stored: null, problem: null }
      : refuse('id', m.editing_new_row_not_possible())
  const stored = cards.get(id)
  if (stored === undefined) return refuse('id', m.editing_no_such_row({ id: given.id ?? '' }))
  if (seen.has(id)) return refuse('id', m.editing_card_id_repeated())
  seen.add(id)
  const version = numberIn(given.version)
  if (version !== 0 && version !== stored.version) return refuse('version', m.editing_changed_after_export())
  return { stored, problem: null }
}

function statusOf(problems: readonly CardProblem[], stored: StoredCard | null): ImportLine['status'] {
  if (problems.some(({ warning }) => !warning)) return 'wrong'
  if (problems.length > 0) return 'unsure'
  return stored === null ? 'new' : 'changed'
}

async function planLine(
  table: EditableTable,
  parts: CheckParts,
  { line, cells }: CsvLine,
  given: CardValues,
  { stored, problem }: ReturnType<typeof findStored>,
): Promise<PlannedLine> {
  const { id: _id, version: _version, [problemColumn]: _problem, ...fields } = given
  const before = stored === null ? {} : table.valuesOf(stored.row, parts.lists)
  const title = stored === null ? '' : table.titleOf(stored.row)
  const planned = (status: ImportLine['status'], rest: Partial<ImportLine> = {}) => ({
    ...{ cells, stored, before, values: fields, row: null as Stored | null },
    line: { line, status, title, changes: [], problems: [], ...rest },
  })
  if (problem !== null)
    return planned('wrong', { problems: [problem], title: title || Object.values(fields).join(' ').slice(0, 80) })
  if (stored !== null && Object.entries(fields).every(([name, value]) => before[name] === value))
    return planned('unchanged')
  const { values, row, problems } = await checkValues(table, fields, stored, parts)
  const status = statusOf(problems, stored)
  const changed = changesBetween(before, values)
  if (status !== 'wrong' && changed.names.length === 0) return planned('unchanged')
  if (status !== 'wrong' && row !== null && table.group !== null)
    (await parts.others(row)).set(table.identityOf(row), stored?.id ?? -line)
  const changes =
    stored === null
      ? []
      : changed.names.map((field) => ({ field, before: before[field] ?? '', after: values[field] ?? '' }))
  const shown =
    row === null
      ? Object.values(fields)
          .filter((value) => value !== '')
          .join(', ')
          .slice(0, 80)
      : table.titleOf(row)
  return { ...planned(status, { title: shown, changes, problems }), values, row }
}

/** Compares a file with the table, line by line. */
async function plan(db: Db, id: CardTable, csv: string): Promise<Plan> {
  const table = tableOf(id)
  const [head, ...lines] = parseCsv(csv)
  const columns = readColumns(table, head)
  const { importRows } = limits.console
  if (lines.length === 0) throw refuseFile(m.editing_csv_empty())
  if (lines.length > importRows) throw refuseFile(m.editing_csv_too_many({ count: importRows }))
  // Spreadsheets end lines with empty cells.
  const long = lines.find(({ cells }) => cells.slice(columns.length).some((cell) => cell !== ''))
  if (long) {
    const { line, cells } = long
    throw refuseFile(m.editing_csv_row_too_long({ line, cells: cells.length, columns: columns.length }))
  }
  const given = lines.map(({ cells }) =>
    Object.fromEntries(columns.flatMap((name, at) => (name === '' ? [] : [[name, cells[at] ?? ''] as const]))),
  )
  const ids = given.map((values) => numberIn(values.id)).filter((one) => one > 0)
  const [cards, parts] = await Promise.all([readCards(db, table, ids), readCheckParts(db, table)])
  const seen = new Set<number>()
  const planned: PlannedLine[] = []
  for (const [at, line] of lines.entries()) {
    const values = given[at] ?? {}
    planned.push(await planLine(table, parts, line, values, findStored(table, values, cards, seen)))
  }
  return { columns, lines: planned }
}

/** Returns the wrong lines as a file, with what is wrong with each. */
function wrongLines({ columns, lines }: Plan): string {
  const wrong = lines.filter(({ line }) => line.status === 'wrong')
  if (wrong.length === 0) return ''
  const at = columns.indexOf(problemColumn)
  const without = (cells: string[]) => (at < 0 ? cells : cells.toSpliced(at, 1))
  return csvText([
    [...without(columns), problemColumn],
    ...wrong.map(({ cells, line }) => [
      ...without(columns.map((_, place) => cells[place] ?? '')),
      line.problems.map(({ field, message }) => `${field}: ${message}`).join(' '),
    ]),
  ])
}

function toPlan(found: Plan): ImportPlan {
  const count = (status: ImportLine['status']) => found.lines.filter(({ line }) => line.status === status).length
  return {
    counts: Object.fromEntries(importStatuses.map((status) => [status, count(status)])) as ImportPlan['counts'],
    lines: found.lines.map(({ line }) => line).filter(({ status }) => status !== 'unchanged'),
    wrong: wrongLines(found),
  }
}

/** Says line by line what an import of this file would change. */
export async function lookAtImport(db: Db, id: CardTable, csv: string): Promise<ImportPlan> {
  return toPlan(await plan(db, id, csv))
}

/** Stores every line that is right, and those with warnings if they're confirmed, in one transaction. */
export function importTable(
  db: Db,
  admin: { id: number },
  id: CardTable,
  { csv, confirmed }: { csv: string; confirmed: boolean },
): Promise<ImportPlan & { imported: number }> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(id)
    const found = await plan(trx, id, csv)
    const wanted = found.lines.filter(
      ({ line: { status } }) => status === 'new' || status === 'changed' || (confirmed && status === 'unsure'),
    )
    for (const { stored, values, row, before } of wanted)
      if (row !== null) await storeCard(trx, admin, table, stored, { values, row, before })
    if (wanted.length > 0) {
      const added = wanted.filter(({ stored }) => stored === null).length
      const after = { added, changed: wanted.length - added }
      await recordAudit(trx, { actorId: admin.id, action: 'cards.imported', object: `cards ${id}`, after })
    }
    return { ...toPlan(found), imported: wanted.length }
  })
}
