import { sql } from 'kysely'
import { number, text, type EditableTable } from '../card-table.ts'
import { byName, nameOf } from '../lists.ts'

/** Lines to say fluently, by technique and length. */
export const fluencyTable: EditableTable = {
  id: 'fluency',
  sqlName: 'fluency_sentences',
  columns: ['technique_id', 'level_id', 'sentence', 'rank'],
  group: { field: 'technique', column: 'technique_id' },
  searched: sql`lower(' ' || sentence)`,
  placeFields: ['technique', 'level'],
  titleOf: (row) => text(row, 'sentence'),
  pictureOf: () => null,
  choices: ({ techniques, levels }) => ({ technique: byName(techniques), level: byName(levels) }),
  valuesOf: (row, { techniques, levels }) => ({
    technique: nameOf(byName(techniques), row.technique_id),
    level: nameOf(byName(levels), row.level_id),
    line: text(row, 'sentence'),
    order: text(row, 'rank'),
  }),
  rowOf: ({ technique = '', level = '', line, order = '' }, choices) => ({
    technique_id: choices.technique?.get(technique),
    level_id: choices.level?.get(level),
    sentence: line,
    rank: order === '' ? null : Number(order),
  }),
  faults({ rules, row }) {
    const technique = number(row, 'technique_id')
    const known = rules.fluencyTechniques.find(({ id }) => id === technique)
    const sentence = text(row, 'sentence')
    if (sentence === '') return []
    const offered = known && ([known.from, known.to] as const)
    return rules.fluencyFaults({ technique, level: number(row, 'level_id'), offered, sentence })
  },
  identityOf: (row) => text(row, 'sentence').toLowerCase(),
  preview(row, { techniques, levels }) {
    const technique = techniques.find(({ id }) => id === Number(row.technique_id))
    const level = levels.find(({ id }) => id === Number(row.level_id))
    if (technique === undefined || level === undefined) return null
    const sentences = [{ id: 0, key: '', sentence: text(row, 'sentence') }]
    const { id, name, idea } = technique
    return { fluency: [{ fluency_id: id, fluency_name: name, idea, levels: [{ ...level, sentences }] }] }
  },
  lastOrder: (row) => sql`(select coalesce(max(rank), 0) + 1 from fluency_sentences
    where technique_id = ${row.technique_id} and level_id = ${row.level_id})`,
}
