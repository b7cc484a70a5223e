import { useCallback } from 'react'
import { scoreOf, type ViewerAction } from './keys.ts'
import { useViewerSettings } from './settings.ts'
import type { CardRun } from './use-card-run.ts'

/** What the viewer's actions do to a run, by this device's settings. */
export function useActions(run: CardRun): (action: ViewerAction) => void {
  const { advance } = useViewerSettings()
  const { move, score, cycleCue, undo } = run
  return useCallback(
    (action) => {
      if (action === 'forward' || action === 'next') return move(1)
      if (action === 'previous') return move(-1)
      if (action === 'cue') return cycleCue()
      if (action === 'undo') return undo()
      const { result, goesOn } = scoreOf(action)
      score(result)
      if (goesOn || advance) move(1)
    },
    [advance, move, score, cycleCue, undo],
  )
}
