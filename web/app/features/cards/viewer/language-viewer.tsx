import { useEffect, useMemo, useState } from 'react'
import {
  deckOfLanguage,
  languageChoices,
  settleLanguage,
  type LanguageSet,
  type LanguageView,
} from '../areas/language/language-cards.ts'
import { CardViewer, type AreaViewerProps } from './card-viewer.tsx'
import { RailSelect } from './rail-select.tsx'
import { useCardRun } from './use-card-run.ts'

export interface LanguageViewerProps extends AreaViewerProps {
  set: LanguageSet
  place?: { view: Partial<LanguageView>; index: number }
  onPlace?: (place: { view: LanguageView; index: number }) => void
}

/** Language cards on the whole screen: category, subcategory and question type in three cascading dropdowns. */
export function LanguageViewer({ set, place, onPlace, ...shared }: LanguageViewerProps) {
  const [view, setView] = useState(() => settleLanguage(set, place?.view ?? {}))
  const deck = useMemo(() => deckOfLanguage(set, view), [set, view])
  const run = useCardRun(deck.cards, place?.index ?? 0)
  const { index, setIndex } = run
  useEffect(() => onPlace?.({ view, index }), [onPlace, view, index])
  const fields = useMemo(() => {
    const choices = languageChoices(set, view)
    const change = (part: Partial<LanguageView>) => {
      setView(settleLanguage(set, { ...view, ...part }))
      setIndex(0)
    }
    return (
      <>
        <RailSelect
          label="Category"
          value={view.category}
          choices={choices.categories}
          onChange={(category) => change({ category })}
        />
        <RailSelect
          label="Subcategory"
          value={view.part}
          choices={choices.parts}
          onChange={(part) => change({ part })}
        />
        <RailSelect
          label="Question type"
          value={view.type}
          choices={choices.types}
          onChange={(type) => change({ type })}
        />
      </>
    )
  }, [set, view, setIndex])
  return <CardViewer {...shared} deck={deck} run={run} fields={fields} />
}
