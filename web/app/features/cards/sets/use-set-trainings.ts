import { useMemo } from 'react'
import type { Training } from '../../../caseload/records.ts'
import { useCardSets } from './saved/use-card-sets.ts'

/** Saved and recent card sets as what can train a goal: saved ones first, by name. */
export function useSetTrainings(): Training[] {
  const { saved, recent } = useCardSets()
  return useMemo(
    () => [
      ...saved.map(({ name, pictures, picks }) => ({ kind: 'cards' as const, title: name, line: '', pictures, picks })),
      ...recent.map(({ title, line, pictures, picks }) => ({ kind: 'cards' as const, title, line, pictures, picks })),
    ],
    [saved, recent],
  )
}
