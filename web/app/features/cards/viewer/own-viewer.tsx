import { useEffect, useMemo, useState } from 'react'
import { deckOfOwn, ownChoices, settleOwn, type OwnSet, type OwnView } from '../areas/own/own-set.ts'
import { CardViewer, type AreaViewerProps } from './card-viewer.tsx'
import { RailSelect } from './rail-select.tsx'
import { useCardRun } from './use-card-run.ts'

export interface OwnViewerProps extends AreaViewerProps {
  set: OwnSet
  place?: { view: Partial<OwnView>; index: number }
  onPlace?: (place: { view: OwnView; index: number }) => void
}

/** A person's own cards on the whole screen: a list, and words, phrases or sentences of it. */
export function OwnViewer({ set, place, onPlace, ...shared }: OwnViewerProps) {
  const [view, setView] = useState(() => settleOwn(set, place?.view ?? {}))
  const deck = useMemo(() => deckOfOwn(set, view), [set, view])
  const run = useCardRun(deck.cards, place?.index ?? 0)
  const { index, setIndex } = run
  useEffect(() => onPlace?.({ view, index }), [onPlace, view, index])
  const fields = useMemo(() => {
    const choices = ownChoices(set, view)
    const change = (part: Partial<OwnView>) => {
      setView(settleOwn(set, { ...view, ...part }))
      setIndex(0)
    }
    return (
      <>
        <RailSelect label="List" value={view.list} choices={choices.lists} onChange={(list) => change({ list })} />
        <RailSelect label="Type" value={view.kind} choices={choices.kinds} onChange={(kind) => change({ kind })} />
      </>
    )
  }, [set, view, setIndex])
  return <CardViewer {...shared} deck={deck} run={run} fields={fields} />
}
