import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { inContent, readTable } from './read-table.ts'

/** The length of a line, from syllables to talking prompts. */
export interface FluencyLevel {
  id: number
  name: string
}

/** A way of speaking that a therapist has taught, with a plain explanation and the levels that offer it. */
export interface FluencyTechnique {
  id: number
  name: string
  idea: string
  from: number
  to: number
}

/** A line to say. */
export interface FluencyLine {
  key: string
  technique: number
  level: number
  /** The rank within its technique and level, from 1. */
  rank: number
  sentence: string
}

export const fluencyLevels: FluencyLevel[] = readTable('tables/fluency/levels.tsv', ['id', 'name'] as const).map(
  ({ id, name }) => ({ id: Number(id), name }),
)

export const fluencyTechniques: FluencyTechnique[] = readTable('tables/fluency/techniques.tsv', [
  'id',
  'name',
  'idea',
  'from',
  'to',
] as const).map(({ id, name, idea, from, to }) => ({ id: Number(id), name, idea, from: Number(from), to: Number(to) }))

/** Returns the path of a technique's table, named by its number in two digits. */
const tableOf = (technique: number) => `tables/fluency/lines/${String(technique).padStart(2, '0')}.tsv`

function linesOf({ id: technique }: FluencyTechnique): FluencyLine[] {
  const path = tableOf(technique)
  if (!existsSync(inContent(path))) return []
  const ranks = new Map<number, number>()
  return readTable(path, ['level', 'sentence'] as const).map(({ level: name, sentence }) => {
    const level = fluencyLevels.find((one) => one.name === name)?.id
    if (level === undefined) throw new Error(`${path}: no level '${name}'`)
    const rank = (ranks.get(level) ?? 0) + 1
    ranks.set(level, rank)
    const digest = createHash('sha256').update(sentence).digest('hex').slice(0, 12)
    return { key: `fluency.${technique}.${level}.${digest}`, technique, level, rank, sentence }
  })
}

/** Every line of every technique, in the order of its table. */
export const fluencyLines: FluencyLine[] = fluencyTechniques.flatMap(linesOf)
