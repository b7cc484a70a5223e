import { freshSeed } from '@marigold/device'
import { useEffect, useMemo, useState } from 'react'
import type { CardRows, AreaTabId } from '../areas/areas.ts'
import { tabScreen } from '../areas/area-lookup.ts'
import { CardViewer, type AreaViewerProps } from './card-viewer.tsx'
import { RailSelect } from './rail-select.tsx'
import { useCardRun } from './use-card-run.ts'

/** Full-screen viewer for the cards of one tab, with its dropdowns. */
export function AreaViewer(
  props: AreaViewerProps & {
    mode: AreaTabId
    rows: CardRows
    /** Where it starts: dropdown values, and a card by index or key. */
    place: { view: object; start: number | string }
    onPlace: (place: { view: object; index: number }) => void
  },
) {
  const { rows, place, onPlace, ...shared } = props
  const screen = tabScreen(props.mode)
  const [asked, setAsked] = useState(() => ({ rows, view: screen.nearestView(rows, place.view) as object }))
  // The rows may change: words without a picture come and go, and cards are excluded.
  const view = useMemo(
    () => (asked.rows === rows ? asked.view : (screen.nearestView(rows, asked.view) as object)),
    [screen, rows, asked],
  )
  const [seed] = useState(freshSeed)
  const deck = useMemo(() => screen.deck(rows, view, seed), [screen, rows, view, seed])
  const run = useCardRun(deck.cards, place.start)
  const { index, setIndex } = run
  useEffect(() => onPlace({ view, index }), [onPlace, view, index])
  const fields = useMemo(
    () =>
      screen.dropdowns(rows, view).map(({ note, to, ...field }) => {
        const change = (value: string) => {
          setAsked({ rows, view: to(value) as object })
          setIndex(0)
        }
        const select = <RailSelect key={field.label} {...field} onChange={change} />
        if (note === undefined) return select
        return (
          <div key={field.label}>
            {select}
            {note ? (
              <p className="mt-[calc(var(--u)_*_1.5)] mx-[calc(var(--u)_*_1)] mb-0 text-small leading-[1.3] text-ink-2">
                {note}
              </p>
            ) : null}
          </div>
        )
      }),
    [screen, rows, view, setIndex],
  )
  return <CardViewer {...shared} deck={deck} run={run} fields={fields} emptyText={screen.emptyText} />
}
