import { accountTabTexts } from '../../../platform/storage/account-texts.ts'
import { areas, type Area, type LanguageFilter } from '@marigold/contract'
import { anythingPicked, parsePicks, readPicks, storePicks, type Picks } from '../areas/articulation/picks.ts'

/** Parts of language goals that are picked: the goal's id to those of its parts. */
export type LanguagePicks = Record<string, number[]>

/** Lists of one's own cards that are picked: the list's id to the kinds of card (words, phrases, sentences) by id. */
export type OwnPicks = Record<string, number[]>

/** What a set may hold: the three areas of the setup, and a person's own cards. The order is that of the tabs. */
export const setParts = [...areas, 'own'] as const
export type SetPart = (typeof setParts)[number]

/** What is picked in all parts; minimal pairs by the codes of their contrasts, fluency by the ids of its levels. */
export interface SetPicks {
  articulation: Picks
  /** Contrasts of minimal pairs: they belong to articulation. */
  pairs: string[]
  language: LanguagePicks
  fluency: number[]
  own: OwnPicks
}

export const noPicks: SetPicks = { articulation: {}, pairs: [], language: {}, fluency: [], own: {} }

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]{1,20}$/.test(value)

/** Ids under an id: what is neither is left out. */
function toIdLists(stored: unknown): Record<string, number[]> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(
    entries
      .map(([id, ids]) => [id, Array.isArray(ids) ? ids.filter(isId) : []] as const)
      .filter(([id, ids]) => isId(Number(id)) && ids.length > 0),
  )
}

/** Reads picks of all areas from anything stored or sent; what is no pick is left out. */
export function toSetPicks(stored: unknown): SetPicks {
  const { articulation, pairs, language, fluency, own } = (stored ?? {}) as Record<string, unknown>
  return {
    articulation: parsePicks(JSON.stringify(articulation ?? {})),
    pairs: Array.isArray(pairs) ? [...new Set(pairs.filter(isCode))] : [],
    language: toIdLists(language),
    fluency: Array.isArray(fluency) ? fluency.filter(isId) : [],
    own: toIdLists(own),
  }
}

/** The parts in which something is picked, in the order of the tabs. */
export function pickedParts(picks: SetPicks): SetPart[] {
  const picked: Record<SetPart, boolean> = {
    articulation: anythingPicked(picks.articulation) || picks.pairs.length > 0,
    language: Object.keys(picks.language).length > 0,
    fluency: picks.fluency.length > 0,
    own: Object.keys(picks.own).length > 0,
  }
  return setParts.filter((part) => picked[part])
}

/** The areas in which something is picked, in the order of the steps. */
export function pickedAreas(picks: SetPicks): Area[] {
  const parts = pickedParts(picks)
  return areas.filter((area) => parts.includes(area))
}

/** The picks without those of areas that are switched off. */
export function picksWithin(picks: SetPicks, allowed: readonly Area[]): SetPicks {
  return {
    articulation: allowed.includes('articulation') ? picks.articulation : {},
    pairs: allowed.includes('articulation') ? picks.pairs : [],
    language: allowed.includes('language') ? picks.language : {},
    fluency: allowed.includes('fluency') ? picks.fluency : [],
    own: picks.own,
  }
}

/** The same picks in the same words, to compare sets by. */
export function textOfPicks(picks: SetPicks): string {
  return JSON.stringify([picks.articulation, picks.pairs, picks.language, picks.fluency, picks.own])
}

/** The language picks as the call takes them. */
export function languageFilters(picks: LanguagePicks): LanguageFilter[] {
  return Object.entries(picks).flatMap(([goal, parts]) =>
    parts.map((part) => ({ language_type_id: Number(goal), sub_category_id: part })),
  )
}

/** The picks with the parts of one goal (or the kinds of one list) replaced; one without any goes. */
export function withGoal(picks: LanguagePicks, goal: number, parts: readonly number[]): LanguagePicks {
  const others = Object.entries(picks).filter(([id]) => id !== String(goal))
  return Object.fromEntries(parts.length > 0 ? [...others, [String(goal), [...parts]]] : others)
}

// ---- In the address: a set survives a reload, a new tab and a bookmark ----------------------------------------

const ids = (text: string | undefined) => (text ?? '').split('.').map(Number).filter(isId)

/** Writes the picks into an address: `a` a sound, `p` the contrasts, `l` a goal, `f` the levels, `o` an own list. */
export function addPicks(search: URLSearchParams, picks: SetPicks): URLSearchParams {
  for (const [sound, [positions, kinds]] of Object.entries(picks.articulation))
    search.append('a', `${sound}~${positions.join('.')}~${kinds.join('.')}`)
  if (picks.pairs.length > 0) search.append('p', picks.pairs.join('.'))
  for (const [goal, parts] of Object.entries(picks.language)) search.append('l', [goal, ...parts].join('.'))
  if (picks.fluency.length > 0) search.append('f', picks.fluency.join('.'))
  for (const [list, kinds] of Object.entries(picks.own)) search.append('o', [list, ...kinds].join('.'))
  return search
}

/** Entries such as '3.110.111': an id, and ids under it. */
const idLists = (texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text) => {
      const [id = '', ...under] = text.split('.')
      return [id, under.map(Number)] as const
    }),
  )

/** The picks of an address; null when it has none. */
export function picksOfAddress(search: URLSearchParams): SetPicks | null {
  const sounds = search.getAll('a').map((text) => {
    const [sound = '', positions, kinds] = text.split('~')
    return [sound, [ids(positions), ids(kinds)]] as const
  })
  const picks = toSetPicks({
    articulation: Object.fromEntries(sounds.filter(([sound]) => sound !== '')),
    pairs: (search.get('p') ?? '').split('.'),
    language: idLists(search.getAll('l')),
    fluency: ids(search.get('f') ?? ''),
    own: idLists(search.getAll('o')),
  })
  return pickedParts(picks).length > 0 ? picks : null
}

// ---- In the session of this tab -------------------------------------------------------------------------------

const key = 'marigold-card-picks'

/** The picks of this tab's session; sounds stand under the name of the specification. */
export function readSetPicks(): SetPicks {
  try {
    const stored: unknown = JSON.parse(accountTabTexts.read(key) ?? '{}')
    return { ...toSetPicks(stored), articulation: readPicks() }
  } catch {
    return { ...noPicks, articulation: readPicks() } // edited by hand
  }
}

/** Keeps the picks for this tab's session. */
export function storeSetPicks(picks: SetPicks) {
  storePicks(picks.articulation)
  const { pairs, language, fluency, own } = picks
  const others = pickedParts({ ...picks, articulation: {} })
  accountTabTexts.write(key, others.length === 0 ? null : JSON.stringify({ pairs, language, fluency, own }))
}
