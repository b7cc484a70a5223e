import { m } from '#messages'
import { RotateCcw } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import type { SetPart, SetPicks } from '../areas/areas.ts'
import { screenOf, setParts } from '../areas/by-area.ts'
import type { StepDock, StepProps } from '../areas/card-area.ts'
import { picksWithout } from '../sets/set-picks.ts'
import { AreaTabs } from './area-tabs.tsx'
import { Dock, type DockProps } from './dock.tsx'
import { useCardCount } from './use-card-count.ts'

const lazyStep = (part: SetPart) => lazy(screenOf(part).step)
const steps = Object.fromEntries(setParts.map((part) => [part, lazyStep(part)])) as Record<
  SetPart,
  ReturnType<typeof lazyStep>
>

interface SetupStepProps extends Omit<DockProps, keyof StepDock | 'count'> {
  /** The tab whose step it is. */
  area: SetPart
  onArea: (area: SetPart) => void
  onPicks: (picks: SetPicks) => void
  /** The way out, in the top left corner: to the games, or back to the running game. */
  wayOut: ReactNode
  /** What a search has found here: opened at once. */
  found?: string | null
}

/** The step of one tab: the same in the setup and over a running game. Suspends until its code is loaded. */
export function SetupStep(props: SetupStepProps) {
  const { area, picks, onPicks } = props
  const count = useCardCount(picks)
  const Step = steps[area]
  const frame: StepProps<SetPicks>['frame'] = (dock, children) => (
    <>
      <header className="setup-bar" data-scan-group="Areas and ways out" data-scan-late="">
        {props.wayOut}
        <AreaTabs area={area} picks={picks} onArea={props.onArea} />
        <button type="button" className="setup-btn" data-scan="" onClick={() => onPicks(picksWithout(picks, area))}>
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
