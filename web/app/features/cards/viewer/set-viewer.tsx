import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { CardRows, SetPart } from '../areas/areas.ts'
import { firstPart } from '../areas/by-area.ts'
import { areasWithRows } from '../sets/card-rows.ts'
import { AreaViewer } from './area-viewer.tsx'

/** Where a set was left: its area, what the dropdowns stood at in each, and which card was shown. */
export interface SetPlace {
  mode?: SetPart
  views: Partial<Record<SetPart, Record<string, string>>>
  index: number
}

export interface SetViewerProps {
  set: CardRows
  /** The area that opens where none has cards: the first that was asked for. */
  first?: SetPart
  backs: ReactNode
  place?: SetPlace
  onPlace?: (place: SetPlace) => void
}

/** All cards of a set: a tab for each area that has any, each with its own dropdowns. The first one opens. */
export function SetViewer({ set, first = firstPart, backs, place, onPlace }: SetViewerProps) {
  const modes = useMemo(() => areasWithRows(set), [set])
  // Where each area stands; read when another one opens, so that a move between cards draws nothing here.
  const latest = useRef(place?.views ?? {})
  const [start, setStart] = useState<SetPlace>(place ?? { views: {}, index: 0 })
  const mode = modes.find((one) => one === start.mode) ?? modes[0] ?? first
  const onMode = useCallback((next: SetPart) => setStart({ mode: next, views: latest.current, index: 0 }), [])
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
      modes={modes}
      mode={mode}
      onMode={onMode}
      place={{ view: start.views[mode] ?? {}, index: start.index }}
      onPlace={keep}
    />
  )
}
