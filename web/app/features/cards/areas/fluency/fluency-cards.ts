import { m } from '#messages'
import type { Card, Deck, FluencyGroup } from '@marigold/contract'
import { all, matches, pickSingle, withAll, type Choice } from '../dropdowns.ts'

/** Response of the fluency call: techniques, each with its lines by level. */
export type FluencySet = readonly FluencyGroup[]

/** Dropdown values by id; an empty `level` means every level, an empty `technique` none, and 'all' every technique. */
export interface FluencyView {
  technique: string
  level: string
}

type Level = FluencyGroup['levels'][number]

/** Converts a line of a technique to a card; `caption` keeps the markup (`_`, `/`, `~`, `(ready)`) as written. */
export function toFluencyCard(group: FluencyGroup, level: Level, line: Level['sentences'][number]): Card {
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
  technique === '' ? [] : set.filter((group) => matches(technique, group.fluency_id))

/** Returns the view's technique; undefined if none or all are selected. */
export function selectedTechnique(set: FluencySet, view: FluencyView): FluencyGroup | undefined {
  return view.technique === all ? undefined : groupsOf(set, view)[0]
}

/** Returns the dropdown choices: techniques by name, then the technique's levels. */
export function fluencyChoices(set: FluencySet, view: FluencyView): { techniques: Choice[]; levels: Choice[] } {
  const techniques = set.map((group) => ({ value: String(group.fluency_id), label: group.fluency_name }))
  const levels = groupsOf(set, view).flatMap((group) => group.levels)
  const names = new Map(levels.map((level) => [String(level.id), level.name]))
  return {
    techniques: withAll(techniques, m.cards_all_techniques({ cardsOfFluency: allFluencyCards(set).length })),
    levels: [...names].map(([value, label]) => ({ value, label })),
  }
}

/**
 * Returns the nearest view that has lines: the wanted technique or the first one, and the wanted level or all levels.
 */
export function nearestFluencyView(set: FluencySet, wanted: Partial<FluencyView>): FluencyView {
  const { techniques } = fluencyChoices(set, { technique: '', level: '' })
  const technique = pickSingle(techniques, wanted.technique)
  const { levels } = fluencyChoices(set, { technique, level: '' })
  return { technique, level: levels.find(({ value }) => value === wanted.level)?.value ?? '' }
}

const cardsOf = (group: FluencyGroup, levels: readonly Level[]) =>
  levels.flatMap((level) => level.sentences.map((line) => toFluencyCard(group, level, line)))

/** Returns the lines of one view, level by level. */
export function fluencyDeck(set: FluencySet, view: FluencyView): Deck {
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

/** Returns all fetched lines as cards, technique by technique. */
export function allFluencyCards(set: FluencySet): Card[] {
  return set.flatMap((group) => cardsOf(group, group.levels))
}
