import type { CardTable } from '@marigold/contract'
import { sql } from 'kysely'
import { pictureUrl } from '../../areas/articulation/articulation-rows.ts'
import { text, type EditableTable } from '../card-table.ts'
import { pictureName, picturePath } from '../pictures.ts'

interface ListOptions {
  id: CardTable
  sqlName: string
  /** The column of each field. */
  fields: Readonly<Record<string, string>>
  title: string
  pictureAs?: (name: string) => string
}

/** A list that cards refer to. Its rows keep their numbers, because saved sets name them. */
function listTable({ id, sqlName, fields, title, pictureAs }: ListOptions): EditableTable {
  const columns = Object.entries(fields)
  return {
    id,
    sqlName,
    // The title of a sound isn't edited: saved sets name sounds by it.
    columns: [...new Set([...Object.values(fields), title])],
    group: null,
    searched: sql`lower(' ' || ${sql.ref(title)})`,
    placeFields: [],
    titleOf: (row) => text(row, title),
    pictureOf: (row) => ('image' in row ? pictureUrl(text(row, 'image')) || null : null),
    choices: () => ({}),
    valuesOf: (row) =>
      Object.fromEntries(
        columns.map(([field, column]) => [
          field,
          field === 'picture' ? pictureName(text(row, column)) : text(row, column),
        ]),
      ),
    rowOf: (values, _, { before }) => ({
      ...(before && { [title]: before[title] }),
      ...Object.fromEntries(
        columns.map(([field, column]) => {
          const value = values[field] ?? ''
          return [column, field === 'picture' && pictureAs ? pictureAs(value) : value]
        }),
      ),
    }),
    faults: () => [],
    identityOf: () => '',
    preview: () => null,
  }
}

/** The lists that cards refer to. */
export const listTables: readonly EditableTable[] = [
  listTable({
    ...{ id: 'sounds', sqlName: 'sounds', title: 'sound_name', pictureAs: picturePath },
    fields: { example: 'example', picture: 'image' },
  }),
  listTable({
    ...{ id: 'contrasts', sqlName: 'contrasts', title: 'name' },
    fields: { name: 'name', pattern: 'pattern', why: 'why' },
  }),
  listTable({
    ...{ id: 'goals', sqlName: 'language_categories', title: 'category_name', pictureAs: (name) => name },
    fields: { name: 'category_name', picture: 'image' },
  }),
  listTable({
    ...{ id: 'parts', sqlName: 'language_subcategories', title: 'category_name' },
    fields: { name: 'category_name' },
  }),
  listTable({ id: 'levels', sqlName: 'fluency_levels', title: 'name', fields: { name: 'name' } }),
  listTable({
    ...{ id: 'techniques', sqlName: 'fluency_techniques', title: 'name' },
    fields: { name: 'name', idea: 'idea' },
  }),
]
