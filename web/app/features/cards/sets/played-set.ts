import { createContext } from 'react'
import type { CardRows, SetPicks } from '../areas/areas.ts'

/** The set shown in the viewer, for the Save button; null if it can't be saved. */
export const PlayedSet = createContext<{ picks: SetPicks; rows: CardRows } | null>(null)
