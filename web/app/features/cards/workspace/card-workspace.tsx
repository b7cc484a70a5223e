import type { ReactNode } from 'react'
import type { AreaTabId } from '../areas/areas.ts'
import { useSetSending, type CardSets } from '../sets/saved/use-card-sets.ts'
import { ContinueSet } from './continue-set.tsx'
import { QuickStarts } from './quick-starts.tsx'
import { SavedSets } from './saved-sets.tsx'

interface CardWorkspaceProps {
  sets: CardSets
  /** The session that runs, today's groups, and clients. */
  sessions: ReactNode
  /** The first steps; null for a user who doesn't see them. */
  steps: ReactNode
  /** The area that the user's field begins with. */
  first: AreaTabId
  beside: ReactNode
  games: ReactNode
  below: ReactNode
}

/** The cards' parts of the Workspace, around what is passed in: sessions, games, and panels beside and below. */
export function CardWorkspace({ sets, sessions, steps, first, beside, games, below }: CardWorkspaceProps) {
  useSetSending()
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {sessions}
          <ContinueSet sets={sets} hasSteps={steps !== null} />
          {steps}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <QuickStarts first={first} />
          {beside}
        </div>
      </div>
      {games}
      <div className="grid grid-cols-[minmax(0,1fr)] [align-items:start] gap-y-9 gap-x-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <SavedSets sets={sets} />
        {below}
      </div>
    </>
  )
}
