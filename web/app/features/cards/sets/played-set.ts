import { createContext } from 'react'
import type { CardRows, SetPicks } from '../areas/areas.ts'

/** The set that a viewer shows, for what saves it from there; null where it cannot be saved. */
export const PlayedSet = createContext<{ picks: SetPicks; rows: CardRows } | null>(null)
