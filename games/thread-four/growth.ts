import { dyes, type Dye, type Made } from './cloth.ts'
import type { State } from './state.ts'

/** What a child has of earlier games: their cloths, as the colors of the bands, and what became of the last ones. */
export interface Grown {
  cloths: Dye[][]
  made: Partial<Record<Made, Dye>>
}

/** Cloths in the pile at most, and bands that are shown of each. */
const most = { cloths: 8, bands: 8 }

const isDye = (one: unknown): one is Dye => typeof one === 'string' && one in dyes

/** Reads what has grown; an older version may have stored something else. */
export function grownOf(data: unknown): Grown {
  const { cloths, made } = (data ?? {}) as { cloths?: unknown; made?: Partial<Record<Made, unknown>> }
  const read = (all: unknown): Dye[] => (Array.isArray(all) ? all.filter(isDye) : [])
  return {
    cloths: Array.isArray(cloths) ? cloths.map(read).slice(-most.cloths) : [],
    made: {
      ...(isDye(made?.scarf) && { scarf: made.scarf }),
      ...(isDye(made?.flags) && { flags: made.flags }),
    },
  }
}

/** Adds the cloth of this game, and what it became. */
export function growAfter({ bands, made }: Pick<State, 'bands' | 'made'>, data: unknown): Grown {
  const before = grownOf(data)
  const cloth = bands.flatMap(({ thread }) => thread?.dye ?? []).slice(-most.bands)
  if (cloth.length === 0) return before
  const [dye] = cloth
  return {
    cloths: [...before.cloths, cloth].slice(-most.cloths),
    made: { ...before.made, ...(made && dye && { [made]: dye }) },
  }
}
