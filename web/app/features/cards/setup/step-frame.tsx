import type { Area } from '@marigold/contract'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import type { SetPart, SetPicks } from '../sets/set-picks.ts'
import { AreaTabs } from './area-tabs.tsx'

/** What every step of the setup gets. */
export interface StepProps {
  picks: SetPicks
  onPicks: (picks: SetPicks) => void
  onPlay: () => void
  /** Opens the list of the cards that the picks lead to. */
  onList: () => void
  onPrev: () => void
  areas: readonly Area[]
  onArea: (area: SetPart) => void
  /** The way out, in the top left corner: to the games, or back to the running game. */
  wayOut: ReactNode
  count: number | null
  /** What a search has found here: opened at once. */
  found?: string | null
}

/** The head of a step: the way out, the areas, Reset. */
export function StepBar(
  props: Pick<StepProps, 'wayOut' | 'areas' | 'onArea' | 'picks'> & { area: SetPart; onReset: () => void },
) {
  return (
    <header className="setup-bar" data-scan-group="Areas and ways out" data-scan-late="">
      {props.wayOut}
      <AreaTabs areas={props.areas} area={props.area} picks={props.picks} onArea={props.onArea} />
      <button type="button" className="setup-btn" data-scan="" onClick={props.onReset}>
        <RotateCcw aria-hidden />
        <span>Reset</span>
      </button>
    </header>
  )
}

/** Says that a list did not come, with the way to ask again. */
export function ListFailed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      action={
        <button type="button" className="setup-btn" data-scan="first" onClick={onRetry}>
          Retry
        </button>
      }
    >
      {children}
    </Notice>
  )
}
