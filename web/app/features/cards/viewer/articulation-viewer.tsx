import type { ArticulationRow } from '@marigold/contract'
import { useEffect, useMemo, useState } from 'react'
import { deckOfView, settleView, viewChoices, type ArticulationView } from '../articulation-cards.ts'
import { CardViewer, type AreaViewerProps } from './card-viewer.tsx'
import { RailSelect } from './rail-select.tsx'
import { useCardRun } from './use-card-run.ts'

/** Where a set was left: what the dropdowns stood at, and which card was shown. */
export interface Place {
  view: Partial<ArticulationView>
  index: number
}

export interface ArticulationViewerProps extends AreaViewerProps {
  rows: readonly ArticulationRow[]
  place?: Place
  onPlace?: (place: Place) => void
}

/** Articulation cards on the whole screen: sound, position and type in three dropdowns. */
export function ArticulationViewer({ rows, place, onPlace, ...shared }: ArticulationViewerProps) {
  const [view, setView] = useState(() => settleView(rows, place?.view ?? {}))
  const deck = useMemo(() => deckOfView(rows, view), [rows, view])
  const run = useCardRun(deck.cards, place?.index ?? 0)
  const { index, setIndex } = run
  useEffect(() => onPlace?.({ view, index }), [onPlace, view, index])
  const fields = useMemo(() => {
    const choices = viewChoices(rows, view)
    const change = (part: Partial<ArticulationView>) => {
      setView(settleView(rows, { ...view, ...part }))
      setIndex(0)
    }
    return (
      <>
        <RailSelect label="Sound" value={view.sound} choices={choices.sounds} onChange={(sound) => change({ sound })} />
        <RailSelect
          label="Position"
          value={view.position}
          choices={choices.positions}
          onChange={(position) => change({ position })}
        />
        <RailSelect label="Type" value={view.type} choices={choices.types} onChange={(type) => change({ type })} />
      </>
    )
  }, [rows, view, setIndex])
  return <CardViewer {...shared} deck={deck} run={run} fields={fields} />
}
