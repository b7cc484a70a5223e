import type { ArticulationRow } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import {
  toArticulationCard,
  cleanCaption,
  articulationDeck,
  isWholeSet,
  nearestArticulationView,
  viewChoices,
} from './articulation-cards.ts'

const row = (more: Partial<ArticulationRow> = {}): ArticulationRow => ({
  id: 7,
  sound_name: 'R',
  sound_word: 'rabbit hole',
  position: 1,
  sentence: 'Words',
  words: 'rabbit hole',
  image: '/assets/cards/rabbit.svg',
  images: [],
  alt: 'A rabbit',
  marks: [[0, 1]],
  ...more,
})
const letters = (card: { caption: string; marks: [number, number][] }) =>
  card.marks.map(([start, end]) => card.caption.slice(start, end))

describe('articulation row to card', () => {
  it('capitalizes each word and underlines the target', () => {
    const card = toArticulationCard(row())
    expect(card).toMatchObject({ layout: 'word', caption: 'Rabbit Hole', target: 'R, initial, words' })
    expect(letters(card)).toEqual(['R'])
  })

  it('strips quotes and backslashes from a phrase and capitalizes it', () => {
    const card = toArticulationCard(
      row({
        sentence: 'Phrases',
        words: '\\"a red rabbit\\"',
        marks: [
          [4, 5],
          [8, 9],
        ],
      }),
    )
    expect(card).toMatchObject({ layout: 'sentence', caption: 'A Red Rabbit' })
    expect(letters(card)).toEqual(['R', 'R'])
  })

  it('keeps a sentence as written and shifts its marks past removed characters', () => {
    const card = toArticulationCard(row({ sentence: 'Sentences', words: '"The rabbit can hop."', marks: [[5, 6]] }))
    expect(card.caption).toBe('The rabbit can hop.')
    expect(letters(card)).toEqual(['r'])
  })

  it('keeps apostrophes and drops marks of removed letters', () => {
    expect(
      cleanCaption('it\'s "r"', [
        [5, 6],
        [6, 7],
      ]),
    ).toEqual({ caption: "it's r", marks: [[5, 6]] })
  })

  it('has no picture if the row has none, and falls back to the first alternative', () => {
    expect(toArticulationCard(row({ image: '' })).pictures).toEqual([])
    expect(toArticulationCard(row({ image: '', images: [{ id: 1, image: 'ring.svg' }] })).pictures[0]?.url).toBe(
      '/assets/cards/ring.svg',
    )
  })
})

describe('the articulation dropdowns', () => {
  const rows = [
    row({ id: 1, position: 2 }),
    row({ id: 2, position: 1 }),
    row({ id: 3, position: 1, sentence: 'Phrases' }),
    row({ id: 4, sound_name: 'S', position: 3, sentence: 'Sentences' }),
  ]

  it('offer only choices that have cards, and capitalize Medial', () => {
    const choices = viewChoices(rows, { sound: 'R', position: '2', type: 'Words' })
    expect(choices.sounds.map((sound) => sound.value)).toEqual(['all', 'R', 'S'])
    expect(choices.sounds[0]?.label).toBe('All sounds (4)')
    expect(choices.positions.map((position) => position.label)).toEqual(['All positions', 'Initial', 'Medial'])
    expect(choices.types.map((type) => type.value)).toEqual(['Words'])
  })

  it('mix all cards at first and keep valid values when one changes', () => {
    expect(nearestArticulationView(rows, {})).toEqual({ sound: 'all', position: 'all', type: 'all' })
    expect(nearestArticulationView(rows, { sound: 'R', position: '3' })).toEqual({
      sound: 'R',
      position: 'all',
      type: 'all',
    })
    expect(nearestArticulationView(rows, { sound: 'S', position: '1', type: 'Words' })).toEqual({
      sound: 'S',
      position: '3',
      type: 'Sentences',
    })
    expect(nearestArticulationView(rows, { sound: 'R', position: '2', type: 'Phrases' }).type).toBe('Words')
  })

  it('show the cards of one view', () => {
    expect(articulationDeck(rows, { sound: 'R', position: '1', type: 'Phrases' })).toMatchObject({
      title: 'R · Initial · Phrases',
      cards: [{ key: 'articulation-3' }],
    })
    const mixed = articulationDeck(rows, nearestArticulationView(rows, {}))
    expect([mixed.title, mixed.cards.length]).toEqual(['All sounds', rows.length])
    expect(articulationDeck(rows, { sound: 'R', position: 'all', type: 'Words' }).cards).toHaveLength(2)
    expect(
      [nearestArticulationView(rows, {}), { sound: 'R', position: '1', type: 'all' }].map((view) =>
        isWholeSet(rows, view),
      ),
    ).toEqual([true, false])
    expect(nearestArticulationView([], {})).toEqual({ sound: '', position: '', type: '' })
  })
})
