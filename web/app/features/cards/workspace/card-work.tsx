import type { ReactNode } from 'react'
import { useCardSets, useSetSending } from '../sets/saved/use-card-sets.ts'
import { ContinueSet } from './continue-set.tsx'
import { QuickStarts } from './quick-starts.tsx'
import { SavedSets } from './saved-sets.tsx'

/** The cards' parts of the Workspace, around what comes from elsewhere: the games, and what stands beside the sets. */
export function CardWork({ games, beside }: { games: ReactNode; beside: ReactNode }) {
  const sets = useCardSets()
  useSetSending()
  return (
    <>
      <div className="ws-top">
        <ContinueSet sets={sets} />
        <QuickStarts />
      </div>
      {games}
      <div className="ws-bottom">
        <SavedSets sets={sets} />
        {beside}
      </div>
    </>
  )
}
