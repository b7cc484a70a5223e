import type { GameFields, GameRecord } from '@marigold/contract'
import { useMemo } from 'react'
import { useEdits } from '../use-edits.ts'
import { emptyFields, fieldsIn, valuesOf, type Choices } from './game-values.ts'

/** The edits of a game's fields, and the fields with them. `game` is null for a new one. */
export function useGameEdits(game: GameRecord | null, { ages, categories }: Choices) {
  const stored = useMemo(() => valuesOf(game?.fields ?? emptyFields, ages), [game, ages])
  const edits = useEdits(`game ${game?.id ?? 'new'}`, stored)
  const fields: GameFields = fieldsIn(edits.values, { ages, categories })
  return { ...edits, fields }
}
export type GameEdits = ReturnType<typeof useGameEdits>
