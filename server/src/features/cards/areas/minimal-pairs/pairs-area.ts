import { m } from '#messages'
import type { Found, MinimalPair } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { numbered, type Content, type ContentRows } from '../../content/content.ts'
import { plainWords } from '../../search/normalize.ts'
import { noTargets, targetsOfTerm } from '../../search/search-terms.ts'
import type { Asked, CardArea, Lasting } from '../card-area.ts'
import { shown } from '../shown.ts'
import { pairRoutes } from './minimal-pairs.routes.ts'
import { findMinimalPairs, listContrasts } from './minimal-pairs.service.ts'

const mostContrasts = 6

function tables({ contrasts, pairCards }: Content): ContentRows[] {
  return [
    [
      {
        name: 'contrasts',
        key: 'code',
        columns: { code: 'text', name: 'text', pattern: 'text', why: 'text', position: 'int' },
      },
      numbered(contrasts.map(({ code, name, pattern, why }) => ({ code, name, pattern, why }))),
    ],
    [
      {
        name: 'minimal_pairs',
        key: 'key',
        columns: {
          key: 'text',
          contrast: 'text',
          rank: 'int',
          word: 'text',
          image: 'text',
          alt: 'text',
          marks: 'int[]',
          other: 'text',
          other_image: 'text',
          other_alt: 'text',
          other_marks: 'int[]',
        },
      },
      pairCards.map(({ key, contrast, rank, words: [one, other] }) => ({
        ...{ key, contrast, rank },
        ...{ word: one.word, image: one.image, alt: one.alt, marks: one.marks.flat() },
        ...{ other: other.word, other_image: other.image, other_alt: other.alt, other_marks: other.marks.flat() },
      })),
    ],
  ]
}

async function keptContrasts(db: Db, picks: string[]): Promise<Lasting<string[]>> {
  const { rows } = await sql<{ code: string; name: string | null; known: boolean }>`
    select picked.code, c.name, coalesce(${shown('c')}
      and exists (select from minimal_pairs p where p.contrast = c.code and ${shown('p')}), false) as known
    from unnest(${picks}::text[]) with ordinality as picked (code, place)
    left join contrasts c on c.code = picked.code order by picked.place`.execute(db)
  return {
    gone: rows
      .filter((row) => !row.known)
      .map((row) => ({ area: 'articulation', name: m.cards_minimal_pairs({ name: row.name ?? row.code }) })),
    picks: rows.filter((row) => row.known).map((row) => row.code),
  }
}

/** Minimal pairs as such, and contrasts by their pattern ('Fronting of K'), their sounds ('K and T'), or a term. */
async function findPairs(db: Db, { plain, read }: Asked): Promise<Found[]> {
  // 'minimal pairs fronting' asks for fronting.
  const query = plain.replace(/\bminimal pairs?\b/, '').trim() || plain
  const { contrasts: codes } = read ? noTargets : targetsOfTerm(query)
  const contrasts = await listContrasts(db)
  const named = (text: string) => ` ${plainWords(text)}`.includes(` ${query}`)
  const found = (label: string, place: string, code: string, image: string): Found => ({
    ...{ kind: 'pairs', area: 'articulation', label, place },
    ...{ opens: `pairs:${code}`, image },
  })
  const [first] = contrasts
  const byTerm = contrasts.filter(({ code }) => codes.includes(code))
  const byName = contrasts.filter(({ name, pattern }) => named(pattern) || named(name)).slice(0, mostContrasts)
  return [
    ...(first && (named(m.cards_minimal_pairs_2()) || codes.includes(''))
      ? [found(m.cards_minimal_pairs_2(), 'Articulation', '', first.example[0].image)]
      : []),
    ...[...new Set([...byTerm, ...byName])].map(({ code, name, pattern, example }) =>
      found(pattern, m.cards_minimal_pairs_3({ name }), code, example[0].image),
    ),
  ]
}

/** Minimal pairs, picked by the codes of their contrasts; they belong to articulation. */
export const pairs: CardArea<string[], MinimalPair[]> = {
  id: 'pairs',
  permission: 'articulation',
  routes: pairRoutes,
  tables,
  find: findPairs,
  withoutGone: keptContrasts,
  rows: async (db, picks = []) => (picks.length > 0 ? (await findMinimalPairs(db, picks)).data : []),
}
