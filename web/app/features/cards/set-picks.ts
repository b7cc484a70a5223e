import { areas, type Area, type LanguageFilter } from '@marigold/contract'
import { anythingPicked, parsePicks, readPicks, storePicks, type Picks } from './picks.ts'

/** Parts of language goals that are picked: the goal's id to those of its parts. */
export type LanguagePicks = Record<string, number[]>

/** What is picked in all three areas; fluency by the ids of its levels. */
export interface SetPicks {
  articulation: Picks
  language: LanguagePicks
  fluency: number[]
}

export const noPicks: SetPicks = { articulation: {}, language: {}, fluency: [] }

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Reads picks of all areas from anything stored or sent; what is no pick is left out. */
export function toSetPicks(stored: unknown): SetPicks {
  const { articulation, language, fluency } = (stored ?? {}) as Record<string, unknown>
  const parts = typeof language === 'object' && language !== null ? Object.entries(language) : []
  return {
    articulation: parsePicks(JSON.stringify(articulation ?? {})),
    language: Object.fromEntries(
      parts
        .map(([goal, ids]) => [goal, Array.isArray(ids) ? ids.filter(isId) : []] as const)
        .filter(([goal, ids]) => isId(Number(goal)) && ids.length > 0),
    ),
    fluency: Array.isArray(fluency) ? fluency.filter(isId) : [],
  }
}

/** The areas in which something is picked, in the order of the steps. */
export function pickedAreas(picks: SetPicks): Area[] {
  const picked: Record<Area, boolean> = {
    articulation: anythingPicked(picks.articulation),
    language: Object.keys(picks.language).length > 0,
    fluency: picks.fluency.length > 0,
  }
  return areas.filter((area) => picked[area])
}

/** The picks without those of areas that are switched off. */
export function picksWithin(picks: SetPicks, allowed: readonly Area[]): SetPicks {
  return {
    articulation: allowed.includes('articulation') ? picks.articulation : {},
    language: allowed.includes('language') ? picks.language : {},
    fluency: allowed.includes('fluency') ? picks.fluency : [],
  }
}

/** The same picks in the same words, to compare sets by. */
export function textOfPicks(picks: SetPicks): string {
  return JSON.stringify([picks.articulation, picks.language, picks.fluency])
}

/** The language picks as the call takes them. */
export function languageFilters(picks: LanguagePicks): LanguageFilter[] {
  return Object.entries(picks).flatMap(([goal, parts]) =>
    parts.map((part) => ({ language_type_id: Number(goal), sub_category_id: part })),
  )
}

/** The picks with the parts of one goal replaced; a goal without any goes. */
export function withGoal(picks: LanguagePicks, goal: number, parts: readonly number[]): LanguagePicks {
  const others = Object.entries(picks).filter(([id]) => id !== String(goal))
  return Object.fromEntries(parts.length > 0 ? [...others, [String(goal), [...parts]]] : others)
}

// ---- In the address: a set survives a reload, a new tab and a bookmark ----------------------------------------

const ids = (text: string | undefined) => (text ?? '').split('.').map(Number).filter(isId)

/** Writes the picks into an address: `a` for each sound, `l` for each goal, `f` for the levels. */
export function addPicks(search: URLSearchParams, picks: SetPicks): URLSearchParams {
  for (const [sound, [positions, kinds]] of Object.entries(picks.articulation))
    search.append('a', `${sound}~${positions.join('.')}~${kinds.join('.')}`)
  for (const [goal, parts] of Object.entries(picks.language)) search.append('l', [goal, ...parts].join('.'))
  if (picks.fluency.length > 0) search.append('f', picks.fluency.join('.'))
  return search
}

/** The picks of an address; null when it has none. */
export function picksOfAddress(search: URLSearchParams): SetPicks | null {
  const sounds = search.getAll('a').map((text) => {
    const [sound = '', positions, kinds] = text.split('~')
    return [sound, [ids(positions), ids(kinds)]] as const
  })
  const goals = search.getAll('l').map((text) => {
    const [goal = '', ...parts] = text.split('.')
    return [goal, parts.map(Number)] as const
  })
  const picks = toSetPicks({
    articulation: Object.fromEntries(sounds.filter(([sound]) => sound !== '')),
    language: Object.fromEntries(goals),
    fluency: ids(search.get('f') ?? ''),
  })
  return pickedAreas(picks).length > 0 ? picks : null
}

// ---- In the session of this tab -------------------------------------------------------------------------------

const key = 'marigold-card-picks'

/** The picks of this tab's session; sounds stand under the name of the specification. */
export function readSetPicks(): SetPicks {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}')
    return { ...toSetPicks(stored), articulation: readPicks() }
  } catch {
    return { ...noPicks, articulation: readPicks() } // storage is blocked, or edited by hand
  }
}

/** Keeps the picks for this tab's session. */
export function storeSetPicks(picks: SetPicks) {
  storePicks(picks.articulation)
  try {
    const { language, fluency } = picks
    if (Object.keys(language).length + fluency.length === 0) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify({ language, fluency }))
  } catch {
    // storage is blocked: the picks live as long as the page
  }
}
