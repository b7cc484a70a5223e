import { m } from '#messages'
import { limits, type Contrast, type MinimalPair } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { markPairs, pictureUrl } from '../articulation/articulation-rows.ts'
import { countMessage } from '../articulation/articulation.service.ts'
import { isPublished } from '../sql-conditions.ts'

/** The number of pairs that a contrast needs to be offered. */
const minPairsOffered = 4

interface PairColumns {
  word: string
  image: string
  alt: string
  marks: number[]
  other: string
  other_image: string
  other_alt: string
  other_marks: number[]
}

function wordsOf(row: PairColumns): MinimalPair['words'] {
  return [
    { word: row.word, image: pictureUrl(row.image), alt: row.alt, marks: markPairs(row.marks) },
    { word: row.other, image: pictureUrl(row.other_image), alt: row.other_alt, marks: markPairs(row.other_marks) },
  ]
}

/** Lists the contrasts that have enough pairs, each with its first one. */
export async function listContrasts(db: Db): Promise<Contrast[]> {
  type Row = PairColumns & Omit<Contrast, 'example'>
  const { rows } = await sql<Row>`
    select c.code, c.name, c.pattern, c.why, has.pairs, first.*
    from contrasts c
    join (select p.contrast, count(*)::int as pairs from minimal_pairs p where ${isPublished('p')} group by p.contrast) has
      on has.contrast = c.code and has.pairs >= ${minPairsOffered}
    cross join lateral (
      select p.word, p.image, p.alt, p.marks, p.other, p.other_image, p.other_alt, p.other_marks
      from minimal_pairs p where p.contrast = c.code and ${isPublished('p')} order by p.rank, p.id limit 1
    ) first
    where ${isPublished('c')} order by c.position, c.id`.execute(db)
  return rows.map(({ code, name, pattern, why, pairs, ...first }) => ({
    ...{ code, name, pattern, why, pairs },
    example: wordsOf(first),
  }))
}

interface PairRow extends PairColumns {
  turn: number
  place: number
  code: string
  known: boolean
  contrast_name: string
  id: number
  total: number
}

/**
 * Returns the pairs of the chosen contrasts, contrast by contrast: at most 1,000, spread evenly. Refuses unknown
 * contrasts.
 */
export async function findMinimalPairs(db: Db, picks: string[]): Promise<{ data: MinimalPair[]; message: string }> {
  const { rows } = await sql<PairRow>`
    select * from (
      select picked.i::int as place, picked.code, c.id is not null as known, c.name as contrast_name,
        p.id, p.word, p.image, p.alt, p.marks, p.other, p.other_image, p.other_alt, p.other_marks,
        row_number() over (partition by picked.i order by p.rank, p.id) as turn,
        (count(p.id) over ())::int as total
      from unnest(${[...new Set(picks)]}::text[]) with ordinality as picked (code, i)
      left join contrasts c on c.code = picked.code and ${isPublished('c')}
      left join minimal_pairs p on p.contrast = c.code and ${isPublished('p')}
    ) dealt
    where id is not null or not known
    order by known, turn, place limit ${limits.cards}`.execute(db)
  const unknown = rows.filter((row) => !row.known).map((row) => m.cards_there_is_no_contrast({ code: row.code }))
  if (unknown[0] !== undefined) throw new Refusal('invalid', unknown[0], { contrasts: unknown })
  const data = rows
    .toSorted((a, b) => a.place - b.place)
    .map((row) => ({ id: row.id, contrast: row.code, contrast_name: row.contrast_name, words: wordsOf(row) }))
  return { data, message: countMessage(data.length, rows[0]?.total ?? 0) }
}
