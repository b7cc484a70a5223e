import { m } from '#messages'
import type { SearchResult, MinimalPair } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { contentLocale } from '../../../../platform/http/locale.ts'
import { numbered, type Content, type ContentRows } from '../../content/content.ts'
import { plainWords } from '../../search/normalize.ts'
import { noTargets, findTermTargets } from '../../search/search-terms.ts'
import type { SearchQuery, CardArea, RemainingPicks } from '../card-area.ts'
import { isPublished } from '../sql-conditions.ts'
import { pairRoutes } from './minimal-pairs.routes.ts'
import { findMinimalPairs, listContrasts } from './minimal-pairs.service.ts'

const maxContrasts = 6

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

async function withoutRemovedContrasts(db: Db, picks: string[]): Promise<RemainingPicks<string[]>> {
  const { rows } = await sql<{ code: string; name: string | null; known: boolean }>`
    select picked.code, c.name, coalesce(${isPublished('c')}
      and exists (select from minimal_pairs p where p.contrast = c.code and ${isPublished('p')}), false) as known
    from unnest(${picks}::text[]) with ordinality as picked (code, place)
    left join contrasts c on c.code = picked.code and c.locale = ${contentLocale()} order by picked.place`.execute(db)
  return {
    gone: rows
      .filter((row) => !row.known)
      .map((row) => ({ area: 'articulation', name: m.cards_minimal_pairs({ name: row.name ?? row.code }) })),
    picks: rows.filter((row) => row.known).map((row) => row.code),
  }
}

/**
 * Finds minimal pairs by that name, and contrasts by their pattern ('Fronting of K'), their sounds ('K and T'), or a
 * term.
 */
async function findPairs(db: Db, { plain, read }: SearchQuery): Promise<SearchResult[]> {
  // 'minimal pairs fronting' means fronting.
  const query = plain.replace(/\bminimal pairs?\b/, '').trim() || plain
  const { contrasts: codes } = read ? noTargets : findTermTargets(query)
  const contrasts = await listContrasts(db)
  const named = (text: string) => ` ${plainWords(text)}`.includes(` ${query}`)
  const found = (label: string, place: string, code: string, image: string): SearchResult => ({
    ...{ kind: 'pairs', area: 'articulation', label, place },
    ...{ opens: `pairs:${code}`, image },
  })
  const [first] = contrasts
  const byTerm = contrasts.filter(({ code }) => codes.includes(code))
  const byName = contrasts.filter(({ name, pattern }) => named(pattern) || named(name)).slice(0, maxContrasts)
  return [
    ...(first && (named(m.cards_minimal_pairs_2()) || codes.includes(''))
      ? [found(m.cards_minimal_pairs_2(), 'Articulation', '', first.example[0].image)]
      : []),
    ...[...new Set([...byTerm, ...byName])].map(({ code, name, pattern, example }) =>
      found(pattern, m.cards_minimal_pairs_3({ name }), code, example[0].image),
    ),
  ]
}

/** Minimal pairs, picked by the codes of their contrasts. They belong to articulation. */
export const pairs: CardArea<string[], MinimalPair[]> = {
  id: 'pairs',
  switches: ['articulation', 'minimal_pairs'],
  routes: pairRoutes,
  tables,
  find: findPairs,
  withoutRemoved: withoutRemovedContrasts,
  rows: async (db, picks = []) => (picks.length > 0 ? (await findMinimalPairs(db, picks)).data : []),
}
