import { m } from '#messages'
import type { Card, Deck, FluencyGroup } from '@marigold/contract'
import { all, lets, pickOne, withAll, type Choice } from '../dropdowns.ts'

/** What the fluency call answered: techniques, each with its lines by level. */
export type FluencySet = readonly FluencyGroup[]

/** What the viewer's dropdowns stand at, by id; `level` '' is every level, `technique` '' is none and 'all' is each. */
export interface FluencyView {
  technique: string
  level: string
}

type Level = FluencyGroup['levels'][number]

/** A line of a technique as a card: `caption` is the line with its signs (`_`, `/`, `~`, `(ready)`) as written. */
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

const groupsOf = (set: FluencySet, { technique }: FluencyView) =>
  technique === '' ? [] : set.filter((group) => lets(technique, group.fluency_id))

/** The technique of a view; undefined while none or each is selected. */
export function techniqueOf(set: FluencySet, view: FluencyView): FluencyGroup | undefined {
  return view.technique === all ? undefined : groupsOf(set, view)[0]
}

/** The choices of the dropdowns: techniques by name, then the levels that the technique has. */
export function fluencyChoices(set: FluencySet, view: FluencyView): { techniques: Choice[]; levels: Choice[] } {
  const techniques = set.map((group) => ({ value: String(group.fluency_id), label: group.fluency_name }))
  const levels = groupsOf(set, view).flatMap((group) => group.levels)
  const names = new Map(levels.map((level) => [String(level.id), level.name]))
  return {
    techniques: withAll(techniques, m.cards_all_techniques({ cardsOfFluency: cardsOfFluency(set).length })),
    levels: [...names].map(([value, label]) => ({ value, label })),
  }
}

/** The nearest view that has lines: the first technique unless the wanted one is there, every level unless it is. */
export function settleFluency(set: FluencySet, wanted: Partial<FluencyView>): FluencyView {
  const { techniques } = fluencyChoices(set, { technique: '', level: '' })
  const technique = pickOne(techniques, wanted.technique)
  const { levels } = fluencyChoices(set, { technique, level: '' })
  return { technique, level: levels.find(({ value }) => value === wanted.level)?.value ?? '' }
}

const cardsOf = (group: FluencyGroup, levels: readonly Level[]) =>
  levels.flatMap((level) => level.sentences.map((line) => cardOfLine(group, level, line)))

/** The lines of one view, level after level. */
export function deckOfFluency(set: FluencySet, view: FluencyView): Deck {
  const groups = groupsOf(set, view)
  const shown = (level: Level) => view.level === '' || String(level.id) === view.level
  const name = view.technique === all ? m.cards_all_techniques_2() : groups[0]?.fluency_name
  const only = view.level === '' ? undefined : groups.flatMap(({ levels }) => levels).find(shown)?.name
  return {
    title: [name, only].filter(Boolean).join(' · '),
    source: 'fluency',
    cards: groups.flatMap((group) => cardsOf(group, group.levels.filter(shown))),
  }
}

/** All fetched lines as cards, technique after technique. */
export function cardsOfFluency(set: FluencySet): Card[] {
  return set.flatMap((group) => cardsOf(group, group.levels))
}
