import type { ArticulationRow } from '@marigold/contract'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { deckOfView, settleView, viewChoices, type ArticulationView, type Choice } from '../articulation-cards.ts'
import { CardViewer } from './card-viewer.tsx'
import { useCardRun } from './use-card-run.ts'

/** Where a set was left: what the dropdowns stood at, and which card was shown. */
export interface Place {
  view: Partial<ArticulationView>
  index: number
}

/** A labelled dropdown of the left rail, with the browser's own list. */
export function RailSelect(props: {
  label: string
  value: string
  choices: Choice[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="rail-field">
      <label htmlFor={id}>{props.label}</label>
      <div className="box-of-select">
        <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
          {props.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="play-icon" />
      </div>
    </div>
  )
}

export interface ArticulationViewerProps {
  rows: readonly ArticulationRow[]
  backs: ReactNode
  place?: Place
  onPlace?: (place: Place) => void
}

/** Articulation cards on the whole screen: sound, position and type in three dropdowns. */
export function ArticulationViewer({ rows, backs, place, onPlace }: ArticulationViewerProps) {
  const [view, setView] = useState(() => settleView(rows, place?.view ?? {}))
  const deck = useMemo(() => deckOfView(rows, view), [rows, view])
  const run = useCardRun(deck.cards, place?.index ?? 0)
  const choices = viewChoices(rows, view)
  const change = (part: Partial<ArticulationView>) => {
    setView(settleView(rows, { ...view, ...part }))
    run.setIndex(0)
  }
  const { index } = run
  useEffect(() => onPlace?.({ view, index }), [onPlace, view, index])
  return (
    <CardViewer
      deck={deck}
      run={run}
      backs={backs}
      fields={
        <>
          <RailSelect
            label="Sound"
            value={view.sound}
            choices={choices.sounds}
            onChange={(sound) => change({ sound })}
          />
          <RailSelect
            label="Position"
            value={view.position}
            choices={choices.positions}
            onChange={(position) => change({ position })}
          />
          <RailSelect label="Type" value={view.type} choices={choices.types} onChange={(type) => change({ type })} />
        </>
      }
    />
  )
}
