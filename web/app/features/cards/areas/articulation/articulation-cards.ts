import { m } from '#messages'
import type { ArticulationRow, Card, Deck } from '@marigold/contract'
import { all, lets, pick, withAll, type Choice } from '../dropdowns.ts'
import { pictureUrl } from '../picture-url.ts'

type Mark = [number, number]

/** A capital at the start of each word; lengths stay, so marks stay right. */
export function capitalizeWords(text: string): string {
  return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Takes quotes and backslashes out of a stored text, and moves the marks along with the letters that stay. */
export function cleanCaption(text: string, marks: readonly Mark[]): { caption: string; marks: Mark[] } {
  const dropped = /["“”\\]/
  const places: number[] = []
  let caption = ''
  for (const letter of text) {
    places.push(...Array.from({ length: letter.length }, () => caption.length))
    if (!dropped.test(letter)) caption += letter
  }
  places.push(caption.length)
  const moved = marks
    .map(([start, end]): Mark => [places[start] ?? caption.length, places[end] ?? caption.length])
    .filter(([start, end]) => start < end)
  return { caption, marks: moved }
}

const positionNames: Record<number, string> = { 1: m.cards_initial(), 2: m.cards_medial(), 3: m.cards_final() }

/** The name of a position on screen; 'medial' gets its capital here. */
export function positionName(id: number): string {
  return positionNames[id] ?? ''
}

/** A row of the articulation call as a card. The only place that reads such rows. */
export function cardOfRow(row: ArticulationRow): Card {
  const isWord = row.sentence === 'Words'
  const text = isWord ? row.sound_word : row.words
  const cleaned = cleanCaption(text, row.marks)
  const caption = isWord || row.sentence === 'Phrases' ? capitalizeWords(cleaned.caption) : cleaned.caption
  const image = row.image || (row.images[0]?.image ?? '')
  return {
    key: `articulation-${row.id}`,
    area: 'articulation',
    layout: isWord ? 'word' : 'sentence',
    prompt: '',
    pictures: image === '' ? [] : [{ url: pictureUrl(image), alt: row.alt }],
    caption,
    marks: cleaned.marks,
    answers: [],
    correct: [],
    target: [row.sound_name, positionName(row.position).toLowerCase(), row.sentence.toLowerCase()].join(', '),
  }
}

/** What the viewer's three dropdowns stand at; '' without rows. */
export interface ArticulationView {
  sound: string
  position: string
  type: string
}

const unique = (values: string[]) => [...new Set(values)]

/** The choices that the fetched rows leave for each dropdown, in the order of the rows. */
export function viewChoices(rows: readonly ArticulationRow[], view: ArticulationView) {
  const ofSound = rows.filter((row) => lets(view.sound, row.sound_name))
  const ofPosition = ofSound.filter((row) => lets(view.position, row.position))
  const choice = (value: string): Choice => ({ value, label: value })
  const positions = unique(ofSound.map((row) => String(row.position)))
    .sort()
    .map((value) => ({ value, label: positionName(Number(value)) }))
  return {
    sounds: withAll(unique(rows.map((row) => row.sound_name)).map(choice), m.cards_all_sounds({ rows: rows.length })),
    positions: withAll(positions, m.cards_all_positions()),
    types: withAll(unique(ofPosition.map((row) => row.sentence)).map(choice), m.cards_all_types()),
  }
}

/** The nearest view that has cards: keeps what can be kept, and mixes all of the rest. */
export function settleView(rows: readonly ArticulationRow[], wanted: Partial<ArticulationView>): ArticulationView {
  const view = { sound: '', position: '', type: '' }
  view.sound = pick(viewChoices(rows, view).sounds, wanted.sound)
  view.position = pick(viewChoices(rows, view).positions, wanted.position)
  view.type = pick(viewChoices(rows, view).types, wanted.type)
  return view
}

/** Whether a view shows all cards: each dropdown stands at all of its choices, or at the only one. */
export function isWhole(rows: readonly ArticulationRow[], view: ArticulationView): boolean {
  const { sounds, positions, types } = viewChoices(rows, view)
  return view.sound === sounds[0]?.value && view.position === positions[0]?.value && view.type === types[0]?.value
}

/** The cards of one view, in order. */
export function deckOfView(rows: readonly ArticulationRow[], view: ArticulationView): Deck {
  const cards = rows
    .filter(
      (row) => lets(view.sound, row.sound_name) && lets(view.position, row.position) && lets(view.type, row.sentence),
    )
    .map(cardOfRow)
  const title = [
    view.sound === all ? 'All sounds' : view.sound,
    positionName(Number(view.position)),
    view.type === all ? '' : view.type,
  ]
    .filter(Boolean)
    .join(' · ')
  return { title, source: 'articulation', cards }
}
