import type { Card, Deck, FluencyGroup } from '@marigold/contract'
import type { Choice } from './articulation-cards.ts'

/** What the fluency call answered: techniques, each with its lines by level. */
export type FluencySet = readonly FluencyGroup[]

/** What the viewer's dropdowns stand at, by id; `level` '' is every level, `technique` '' is none. */
export interface FluencyView {
  technique: string
  level: string
}

type Level = FluencyGroup['levels'][number]

/** A line of a technique as a card: `caption` is the line with its signs (`_`, `/`, `(slide)`) as written. */
export function cardOfLine(group: FluencyGroup, level: Level, line: Level['sentences'][number]): Card {
  return {
    key: `fluency-${line.id}`,
    area: 'fluency',
    layout: 'line',
    prompt: '',
    pictures: [],
    caption: line.sentence,
    marks: [],
    answers: [],
    correct: [],
    target: `${group.fluency_name}, ${level.name.toLowerCase()}`,
  }
}

const groupOf = (set: FluencySet, view: FluencyView) => set.find((group) => String(group.fluency_id) === view.technique)

/** The technique of a view; undefined while none is selected. */
export function techniqueOf(set: FluencySet, view: FluencyView): FluencyGroup | undefined {
  return groupOf(set, view)
}

/** The choices of the dropdowns: techniques by name, then the levels that the technique has. */
export function fluencyChoices(set: FluencySet, view: FluencyView): { techniques: Choice[]; levels: Choice[] } {
  return {
    techniques: set.map((group) => ({ value: String(group.fluency_id), label: group.fluency_name })),
    levels: (groupOf(set, view)?.levels ?? []).map((level) => ({ value: String(level.id), label: level.name })),
  }
}

/** The nearest view that has lines: the first technique unless the wanted one is there, every level unless it is. */
export function settleFluency(set: FluencySet, wanted: Partial<FluencyView>): FluencyView {
  const { techniques } = fluencyChoices(set, { technique: '', level: '' })
  const technique = (techniques.find(({ value }) => value === wanted.technique) ?? techniques[0])?.value ?? ''
  const { levels } = fluencyChoices(set, { technique, level: '' })
  return { technique, level: levels.find(({ value }) => value === wanted.level)?.value ?? '' }
}

const cardsOf = (group: FluencyGroup, levels: readonly Level[]) =>
  levels.flatMap((level) => level.sentences.map((line) => cardOfLine(group, level, line)))

/** The lines of one view, level after level. */
export function deckOfFluency(set: FluencySet, view: FluencyView): Deck {
  const group = groupOf(set, view)
  if (!group) return { title: '', source: 'fluency', cards: [] }
  const levels = group.levels.filter((level) => view.level === '' || String(level.id) === view.level)
  const only = view.level === '' ? undefined : levels[0]?.name
  return {
    title: [group.fluency_name, only].filter(Boolean).join(' · '),
    source: 'fluency',
    cards: cardsOf(group, levels),
  }
}

/** All fetched lines as cards, technique after technique. */
export function cardsOfFluency(set: FluencySet): Card[] {
  return set.flatMap((group) => cardsOf(group, group.levels))
}
