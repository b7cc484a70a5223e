import { rows } from './map-rows.ts'
import { mapOf, type TownMap } from './town.ts'

/** All maps: thirty for each level, easy ones first. */
export const maps: readonly TownMap[] = rows.trim().split('\n').map(mapOf)
