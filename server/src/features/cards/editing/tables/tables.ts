import type { CardTable } from '@marigold/contract'
import type { EditableTable } from '../card-table.ts'
import { articulationTable } from './articulation-table.ts'
import { fluencyTable } from './fluency-table.ts'
import { languageTable } from './language-table.ts'
import { listTables } from './list-tables.ts'
import { pairsTable } from './pairs-table.ts'

const tables = new Map<CardTable, EditableTable>(
  [articulationTable, pairsTable, languageTable, fluencyTable, ...listTables].map((table) => [table.id, table]),
)

/** Returns what an administrator can edit in a table. */
export function tableOf(id: CardTable): EditableTable {
  const table = tables.get(id)
  if (table === undefined) throw new Error(`The table ${id} can't be edited`)
  return table
}
