import { m } from '#messages'
import type { ArticulationRow, Card, Deck } from '@marigold/contract'
import { all, matches, pickChoice, withAll, type Choice } from '../dropdowns.ts'
import { nameOfKind } from '../kind-names.ts'
import { pictureUrl } from '../picture-url.ts'

type Mark = [number, number]

/** Capitalizes each word without changing its length, so marks stay valid. */
export function capitalizeWords(text: string): string {
  return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Removes quotes and backslashes from a stored text and shifts the marks accordingly. */
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

/** Finds the letters of a word that are marked where a text contains it. */
function marksOfWord(word: string, { words, marks }: Pick<ArticulationRow, 'words' | 'marks'>): Mark[] {
  const at = words.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return []
  return marks
    .filter(([start, end]) => start >= at && end <= at + word.length)
    .map(([start, end]): Mark => [start - at, end - at])
}

/** Returns the sentence that goes with a word, or the word that goes with a phrase or sentence. */
function companionOf(row: ArticulationRow): Card['companion'] {
  if (row.sentence !== 'Words') {
    const { caption, marks } = cleanCaption(row.sound_word, marksOfWord(row.sound_word, row))
    return { text: capitalizeWords(caption), marks }
  }
  if (!row.example) return undefined
  const { caption, marks } = cleanCaption(row.example.words, row.example.marks)
  return { text: caption, marks }
}

const positionNames: Record<number, string> = { 1: m.cards_initial(), 2: m.cards_medial(), 3: m.cards_final() }

/** Returns a position's display name, with 'medial' capitalized. */
export function positionName(id: number): string {
  return positionNames[id] ?? ''
}

/** Converts an articulation row to a card. Nothing else reads these rows. */
export function toArticulationCard(row: ArticulationRow): Card {
  const isWord = row.sentence === 'Words'
  const text = isWord ? row.sound_word : row.words
  const cleaned = cleanCaption(text, row.marks)
  const caption = isWord || row.sentence === 'Phrases' ? capitalizeWords(cleaned.caption) : cleaned.caption
  const image = row.image || (row.images[0]?.image ?? '')
  const companion = companionOf(row)
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
    target: [row.sound_name, positionName(row.position).toLowerCase(), nameOfKind(row.sentence).toLowerCase()].join(
      ', ',
    ),
    ...(companion && { companion }),
  }
}

/** Values of the viewer's three dropdowns; '' without rows. */
export interface ArticulationView {
  sound: string
  position: string
  type: string
}

const unique = (values: string[]) => [...new Set(values)]

/** Returns the choices that the fetched rows allow in each dropdown, in row order. */
export function viewChoices(rows: readonly ArticulationRow[], view: ArticulationView) {
  const ofSound = rows.filter((row) => matches(view.sound, row.sound_name))
  const ofPosition = ofSound.filter((row) => matches(view.position, row.position))
  const choice = (value: string): Choice => ({ value, label: value })
  const positions = unique(ofSound.map((row) => String(row.position)))
    .sort()
    .map((value) => ({ value, label: positionName(Number(value)) }))
  return {
    sounds: withAll(unique(rows.map((row) => row.sound_name)).map(choice), m.cards_all_sounds({ rows: rows.length })),
    positions: withAll(positions, m.cards_all_positions()),
    types: withAll(
      unique(ofPosition.map((row) => row.sentence)).map((value) => ({ value, label: nameOfKind(value) })),
      m.cards_all_types(),
    ),
  }
}

/** Returns the nearest view that has cards: keeps valid values and mixes all of the rest. */
export function nearestArticulationView(
  rows: readonly ArticulationRow[],
  wanted: Partial<ArticulationView>,
): ArticulationView {
  const view = { sound: '', position: '', type: '' }
  view.sound = pickChoice(viewChoices(rows, view).sounds, wanted.sound)
  view.position = pickChoice(viewChoices(rows, view).positions, wanted.position)
  view.type = pickChoice(viewChoices(rows, view).types, wanted.type)
  return view
}

/** Returns true if a view shows all cards, that is, every dropdown is at "all" or at its only choice. */
export function isWholeSet(rows: readonly ArticulationRow[], view: ArticulationView): boolean {
  const { sounds, positions, types } = viewChoices(rows, view)
  return view.sound === sounds[0]?.value && view.position === positions[0]?.value && view.type === types[0]?.value
}

/** Returns the cards of one view, in order. */
export function articulationDeck(rows: readonly ArticulationRow[], view: ArticulationView): Deck {
  const cards = rows
    .filter(
      (row) =>
        matches(view.sound, row.sound_name) && matches(view.position, row.position) && matches(view.type, row.sentence),
    )
    .map(toArticulationCard)
  const title = [
    view.sound === all ? m.cards_all_sounds_2() : view.sound,
    positionName(Number(view.position)),
    view.type === all ? '' : nameOfKind(view.type),
  ]
    .filter(Boolean)
    .join(' · ')
  return { title, source: 'articulation', cards }
}
