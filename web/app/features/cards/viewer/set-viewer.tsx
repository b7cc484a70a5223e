import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { CardRows, AreaTabId } from '../areas/areas.ts'
import { firstTab } from '../areas/area-lookup.ts'
import { tabsWithRows } from '../sets/card-rows.ts'
import { AreaViewer } from './area-viewer.tsx'

/** Where a set was left: its area, the dropdown values in each, and the card index. */
export interface SetPlace {
  mode?: AreaTabId
  views: Partial<Record<AreaTabId, Record<string, string>>>
  index: number
  /** The key of the card to open instead, wherever it is in the order. */
  card?: string
}

export interface SetViewerProps {
  set: CardRows
  /** The area to open if none has cards. */
  first?: AreaTabId
  backs: ReactNode
  exit?: ReactNode
  place?: SetPlace
  onPlace?: (place: SetPlace) => void
}

/** All cards of a set: a tab for each area that has any, with its own dropdowns. The first one opens. */
export function SetViewer({ set, first = firstTab, backs, exit, place, onPlace }: SetViewerProps) {
  const modes = useMemo(() => tabsWithRows(set), [set])
  // Each area's position; read when another one opens, so that moves don't re-render this component.
  const latest = useRef(place?.views ?? {})
  const [start, setStart] = useState<SetPlace>(place ?? { views: {}, index: 0 })
  const mode = modes.find((one) => one === start.mode) ?? modes[0] ?? first
  const onMode = useCallback((next: AreaTabId) => setStart({ mode: next, views: latest.current, index: 0 }), [])
  const keep = useCallback(
    ({ view, index }: { view: object; index: number }) => {
      latest.current = { ...latest.current, [mode]: { ...view } }
      onPlace?.({ mode, views: latest.current, index })
    },
    [mode, onPlace],
  )
  return (
    <AreaViewer
      key={mode}
      rows={set}
      backs={backs}
      exit={exit}
      modes={modes}
      mode={mode}
      onMode={onMode}
      place={{ view: start.views[mode] ?? {}, start: start.card ?? start.index }}
      onPlace={keep}
    />
  )
}
