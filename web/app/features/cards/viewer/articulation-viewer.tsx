import type { ArticulationRow, MinimalPair } from '@marigold/contract'
import { freshSeed } from '@marigold/device'
import { useEffect, useMemo, useState } from 'react'
import { deckOfView, isWhole, settleView, viewChoices, type ArticulationView } from '../areas/articulation/articulation-cards.ts'
import { cardOfPair, contrastChoices, contrastOf, deckOfPairs, modeOf, pairModes } from '../areas/minimal-pairs/pair-cards.ts'
import { CardViewer, type AreaViewerProps } from './card-viewer.tsx'
import { RailSelect } from './rail-select.tsx'
import { useCardRun } from './use-card-run.ts'

/** Where a set was left: what the dropdowns stood at, and which card was shown. */
interface Place {
  view: Partial<ArticulationView>
  index: number
}

export interface ArticulationViewerProps extends AreaViewerProps {
  rows: readonly ArticulationRow[]
  pairs: readonly MinimalPair[]
  place?: Place
  onPlace?: (place: Place) => void
}

/** Where the dropdowns stand: at a sound, or at the contrast of fetched pairs with a way to practice them. */
function settle(rows: readonly ArticulationRow[], pairs: readonly MinimalPair[], wanted: Partial<ArticulationView>) {
  const contrasts = contrastChoices(pairs)
  const contrast =
    contrasts.find(({ value }) => value === wanted.sound) ?? (rows.length === 0 ? contrasts[0] : undefined)
  return contrast ? { sound: contrast.value, position: '', type: modeOf(wanted.type) } : settleView(rows, wanted)
}

/** Articulation cards on the whole screen: sound, position and type in three dropdowns; of pairs, how they are practiced. */
export function ArticulationViewer({ rows, pairs, place, onPlace, ...shared }: ArticulationViewerProps) {
  const [asked, setView] = useState<Partial<ArticulationView>>(place?.view ?? {})
  // The rows may change under it: words without a picture come or go, a word is left out.
  const view = useMemo(() => settle(rows, pairs, asked), [rows, pairs, asked])
  const [seed] = useState(freshSeed)
  const deck = useMemo(() => {
    const contrast = contrastOf(view.sound)
    if (contrast !== null) return deckOfPairs(pairs, contrast, modeOf(view.type), seed)
    const deck = deckOfView(rows, view)
    // All that was picked: the pairs too, to say.
    return pairs.length > 0 && isWhole(rows, view)
      ? { ...deck, cards: [...deck.cards, ...pairs.map(cardOfPair)] }
      : deck
  }, [rows, pairs, view, seed])
  const run = useCardRun(deck.cards, place?.index ?? 0)
  const { index, setIndex } = run
  useEffect(() => onPlace?.({ view, index }), [onPlace, view, index])
  const fields = useMemo(() => {
    const choices = viewChoices(rows, view)
    const change = (part: Partial<ArticulationView>) => {
      setView(settle(rows, pairs, { ...view, ...part }))
      setIndex(0)
    }
    return (
      <>
        <RailSelect
          label={rows.length === 0 && pairs.length > 0 ? 'Contrast' : 'Sound'}
          value={view.sound}
          choices={[...choices.sounds, ...contrastChoices(pairs)]}
          onChange={(sound) => change({ sound })}
        />
        {contrastOf(view.sound) === null ? null : (
          <RailSelect label="Practice" value={view.type} choices={pairModes} onChange={(type) => change({ type })} />
        )}
        {contrastOf(view.sound) === null ? (
          <>
            <RailSelect
              label="Position"
              value={view.position}
              choices={choices.positions}
              onChange={(position) => change({ position })}
            />
            <RailSelect label="Type" value={view.type} choices={choices.types} onChange={(type) => change({ type })} />
          </>
        ) : null}
      </>
    )
  }, [rows, pairs, view, setIndex])
  return <CardViewer {...shared} deck={deck} run={run} fields={fields} />
}
