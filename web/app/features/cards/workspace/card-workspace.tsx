import type { ReactNode } from 'react'
import type { AreaTabId } from '../areas/areas.ts'
import { useSetSending, type CardSets } from '../sets/saved/use-card-sets.ts'
import { ContinueSet } from './continue-set.tsx'
import { QuickStarts } from './quick-starts.tsx'
import { SavedSets } from './saved-sets.tsx'

interface CardWorkspaceProps {
  sets: CardSets
  /** The first steps; null for a user who doesn't see them. */
  steps: ReactNode
  /** The area that the user's field begins with. */
  first: AreaTabId
  games: ReactNode
  beside: ReactNode
}

/** The cards' parts of the Workspace, around the games and what is passed in for the space beside the sets. */
export function CardWorkspace({ sets, steps, first, games, beside }: CardWorkspaceProps) {
  useSetSending()
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ContinueSet sets={sets} hasSteps={steps !== null} />
          {steps}
        </div>
        <QuickStarts first={first} />
      </div>
      {games}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] gap-y-9 gap-x-8 lg:grid-cols-[1fr_1fr]">
        <SavedSets sets={sets} />
        {beside}
      </div>
    </>
  )
}
