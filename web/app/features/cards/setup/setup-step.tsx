import { m } from '#messages'
import { RotateCcw } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import type { AreaTabId, SetPicks } from '../areas/areas.ts'
import { tabScreen, areaTabIds } from '../areas/area-lookup.ts'
import type { StepDock, StepProps } from '../areas/card-area.ts'
import { withoutTab } from '../sets/set-picks.ts'
import { AreaTabs } from './area-tabs.tsx'
import { Dock, type DockProps } from './dock.tsx'
import { useCardCount } from './use-card-count.ts'

const lazyStep = (part: AreaTabId) => lazy(tabScreen(part).step)
const steps = Object.fromEntries(areaTabIds.map((part) => [part, lazyStep(part)])) as Record<
  AreaTabId,
  ReturnType<typeof lazyStep>
>

interface SetupStepProps extends Omit<DockProps, keyof StepDock | 'count'> {
  /** The step's tab. */
  area: AreaTabId
  onArea: (area: AreaTabId) => void
  onPicks: (picks: SetPicks) => void
  /** Link in the top left corner: to the games, or back to the running game. */
  exitLink: ReactNode
  /** A search result to open immediately. */
  found?: string | null
}

/** Shows one tab's step, in the setup or over a running game. Suspends until its code is loaded. */
export function SetupStep(props: SetupStepProps) {
  const { area, picks, onPicks } = props
  const count = useCardCount(picks)
  const Step = steps[area]
  const frame: StepProps<SetPicks>['frame'] = (dock, children) => (
    <>
      <header className="setup-bar" data-scan-group="Areas and ways out" data-scan-late="">
        {props.exitLink}
        <AreaTabs area={area} picks={picks} onArea={props.onArea} />
        <button type="button" className="setup-btn" data-scan="" onClick={() => onPicks(withoutTab(picks, area))}>
          <RotateCcw aria-hidden />
          <span>{m.cards_reset()}</span>
        </button>
      </header>
      {children}
      <Dock {...props} {...dock} count={count} />
    </>
  )
  return (
    <Step
      picks={picks}
      onPicks={(change) => onPicks({ ...picks, ...(change as Partial<SetPicks>) })}
      found={props.found}
      frame={frame}
    />
  )
}
