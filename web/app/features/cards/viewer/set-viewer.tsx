import type { ArticulationRow, MinimalPair } from '@marigold/contract'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { FluencySet } from '../areas/fluency/fluency-cards.ts'
import type { LanguageSet } from '../areas/language/language-cards.ts'
import { cardsOfOwn, type OwnSet } from '../areas/own/own-set.ts'
import { setParts, type SetPart } from '../sets/set-picks.ts'
import { ArticulationViewer } from './articulation-viewer.tsx'
import { FluencyViewer } from './fluency-viewer.tsx'
import { LanguageViewer } from './language-viewer.tsx'
import { OwnViewer } from './own-viewer.tsx'

/** What was fetched for each area; an area that was not fetched is absent. */
interface FetchedSet {
  articulation?: readonly ArticulationRow[]
  pairs?: readonly MinimalPair[]
  language?: LanguageSet
  fluency?: FluencySet
  own?: OwnSet
}

const none: readonly MinimalPair[] = []

/** Where a set was left: its area, what the dropdowns stood at in each, and which card was shown. */
export interface SetPlace {
  mode?: SetPart
  views: Partial<Record<SetPart, Record<string, string>>>
  index: number
}

/** The parts of a set that have cards, in the order of the tabs; the first one opens. */
function areasWithCards(set: FetchedSet): SetPart[] {
  const counts = {
    articulation: (set.articulation?.length ?? 0) + (set.pairs?.length ?? 0),
    language: set.language?.rows.length ?? 0,
    fluency: set.fluency?.length ?? 0,
    own: cardsOfOwn(set.own ?? []).length,
  }
  return setParts.filter((part) => counts[part] > 0)
}

export interface SetViewerProps {
  set: FetchedSet
  /** The area that opens where none has cards: the first that was asked for. */
  first?: SetPart
  backs: ReactNode
  place?: SetPlace
  onPlace?: (place: SetPlace) => void
}

/** All cards of a set: a tab for each area that has any, each with its own dropdowns. */
export function SetViewer({ set, first = 'articulation', backs, place, onPlace }: SetViewerProps) {
  const modes = useMemo(() => areasWithCards(set), [set])
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
  const shared = {
    backs,
    modes,
    mode,
    onMode,
    place: { view: start.views[mode] ?? {}, index: start.index },
    onPlace: keep,
  }
  if (mode === 'language' && set.language) return <LanguageViewer key={mode} set={set.language} {...shared} />
  if (mode === 'fluency' && set.fluency) return <FluencyViewer key={mode} set={set.fluency} {...shared} />
  if (mode === 'own' && set.own) return <OwnViewer key={mode} set={set.own} {...shared} />
  return <ArticulationViewer key={mode} rows={set.articulation ?? []} pairs={set.pairs ?? none} {...shared} />
}
