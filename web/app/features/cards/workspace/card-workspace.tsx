import type { ReactNode } from 'react'
import { useCardSets, useSetSending } from '../sets/saved/use-card-sets.ts'
import { ContinueSet } from './continue-set.tsx'
import { QuickStarts } from './quick-starts.tsx'
import { SavedSets } from './saved-sets.tsx'

/** The cards' parts of the Workspace, around the games and what is passed in for the space beside the sets. */
export function CardWorkspace({ games, beside }: { games: ReactNode; beside: ReactNode }) {
  const sets = useCardSets()
  useSetSending()
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] lg:grid-cols-[minmax(0,1fr)_400px] lg:items-stretch">
        <ContinueSet sets={sets} />
        <QuickStarts />
      </div>
      {games}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] gap-y-9 gap-x-8 lg:grid-cols-[1fr_1fr]">
        <SavedSets sets={sets} />
        {beside}
      </div>
    </>
  )
}
