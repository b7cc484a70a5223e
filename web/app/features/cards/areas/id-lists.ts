/** Lists of ids by id: parts by language goal, or card kinds by own list. */
export type IdLists = Record<string, number[]>

export const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Parses the ids in a text such as '3.110'. */
export const parseIds = (text = ''): number[] => text.split('.').map(Number).filter(isId)

/** Reads and writes picks of areas that use id lists; skips invalid entries. */
export const idLists = {
  nothing: {} as IdLists,
  isPicked: (picks: IdLists) => Object.keys(picks).length > 0,
  parse(stored: unknown): IdLists {
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(
      entries
        .map(([id, ids]) => [id, Array.isArray(ids) ? ids.filter(isId) : []] as const)
        .filter(([id, ids]) => isId(Number(id)) && ids.length > 0),
    )
  },
  toParams: (picks: IdLists) => Object.entries(picks).map(([id, ids]) => [id, ...ids].join('.')),
  fromParams: (texts: readonly string[]): unknown =>
    Object.fromEntries(
      texts.map((text) => {
        const [id = '', ...under] = text.split('.')
        return [id, under.map(Number)] as const
      }),
    ),
}

/** Returns the picks with one id's list replaced; an empty list removes the id. */
export function withIds(picks: IdLists, id: number, ids: readonly number[]): IdLists {
  const others = Object.entries(picks).filter(([other]) => other !== String(id))
  return Object.fromEntries(ids.length > 0 ? [...others, [String(id), [...ids]]] : others)
}

/** Adds an id to a list or removes it. */
export function toggleId(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].sort((a, b) => a - b)
}
