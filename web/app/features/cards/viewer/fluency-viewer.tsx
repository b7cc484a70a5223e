import { useEffect, useMemo, useState } from 'react'
import {
  deckOfFluency,
  fluencyChoices,
  settleFluency,
  techniqueOf,
  type FluencySet,
  type FluencyView,
} from '../areas/fluency/fluency-cards.ts'
import { CardViewer, type AreaViewerProps } from './card-viewer.tsx'
import { RailSelect } from './rail-select.tsx'
import { useCardRun } from './use-card-run.ts'

export interface FluencyViewerProps extends AreaViewerProps {
  set: FluencySet
  place?: { view: Partial<FluencyView>; index: number }
  onPlace?: (place: { view: FluencyView; index: number }) => void
}

/** Fluency lines on the whole screen: a technique and, within it, one level or all of them. */
export function FluencyViewer({ set, place, onPlace, ...shared }: FluencyViewerProps) {
  const [view, setView] = useState(() => settleFluency(set, place?.view ?? {}))
  const deck = useMemo(() => deckOfFluency(set, view), [set, view])
  const run = useCardRun(deck.cards, place?.index ?? 0)
  const { index, setIndex } = run
  useEffect(() => onPlace?.({ view, index }), [onPlace, view, index])
  const fields = useMemo(() => {
    const choices = fluencyChoices(set, view)
    const change = (next: FluencyView) => {
      setView(next)
      setIndex(0)
    }
    const idea = techniqueOf(set, view)?.idea
    return (
      <>
        <div>
          <RailSelect
            label="Fluency"
            value={view.technique}
            choices={choices.techniques}
            placeholder="Select Fluency"
            onChange={(technique) =>
              change(technique === '' ? { technique, level: '' } : settleFluency(set, { ...view, technique }))
            }
          />
          {idea ? <p className="rail-idea">{idea}</p> : null}
        </div>
        {choices.levels.length > 0 ? (
          <RailSelect
            label="Level"
            value={view.level}
            choices={choices.levels}
            placeholder="All levels"
            onChange={(level) => change({ ...view, level })}
          />
        ) : null}
      </>
    )
  }, [set, view, setIndex])
  return <CardViewer {...shared} deck={deck} run={run} fields={fields} emptyText="No sentences available" />
}
