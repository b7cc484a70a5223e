import type { ArticulationRow } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { cardOfRow, cleanCaption, deckOfView, isWhole, settleView, viewChoices } from './articulation-cards.ts'

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

describe('a row becomes a card', () => {
  it('with each word of the sound word capitalized and its target underlined', () => {
    const card = cardOfRow(row())
    expect(card).toMatchObject({ layout: 'word', caption: 'Rabbit Hole', target: 'R, initial, words' })
    expect(letters(card)).toEqual(['R'])
  })

  it('with the text of a phrase freed of quotes and backslashes, and capitalized', () => {
    const card = cardOfRow(
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

  it('with a sentence as it stands, its marks moved past what was taken out', () => {
    const card = cardOfRow(row({ sentence: 'Sentences', words: '"The rabbit can hop."', marks: [[5, 6]] }))
    expect(card.caption).toBe('The rabbit can hop.')
    expect(letters(card)).toEqual(['r'])
  })

  it('keeps apostrophes, and drops marks of letters that are gone', () => {
    expect(
      cleanCaption('it\'s "r"', [
        [5, 6],
        [6, 7],
      ]),
    ).toEqual({ caption: "it's r", marks: [[5, 6]] })
  })

  it('without a picture when the row has none, and with the first of the others when it has those', () => {
    expect(cardOfRow(row({ image: '' })).pictures).toEqual([])
    expect(cardOfRow(row({ image: '', images: [{ id: 1, image: 'ring.svg' }] })).pictures[0]?.url).toBe(
      '/assets/cards/ring.svg',
    )
  })
})

describe('the dropdowns', () => {
  const rows = [
    row({ id: 1, position: 2 }),
    row({ id: 2, position: 1 }),
    row({ id: 3, position: 1, sentence: 'Phrases' }),
    row({ id: 4, sound_name: 'S', position: 3, sentence: 'Sentences' }),
  ]

  it('offer only what has cards, and say Medial with a capital', () => {
    const choices = viewChoices(rows, { sound: 'R', position: '2', type: 'Words' })
    expect(choices.sounds.map((sound) => sound.value)).toEqual(['all', 'R', 'S'])
    expect(choices.sounds[0]?.label).toBe('All sounds (4)')
    expect(choices.positions.map((position) => position.label)).toEqual(['All positions', 'Initial', 'Medial'])
    expect(choices.types.map((type) => type.value)).toEqual(['Words'])
  })

  it('mix all cards at first, and keep what can be kept when one of them changes', () => {
    expect(settleView(rows, {})).toEqual({ sound: 'all', position: 'all', type: 'all' })
    expect(settleView(rows, { sound: 'R', position: '3' })).toEqual({ sound: 'R', position: 'all', type: 'all' })
    expect(settleView(rows, { sound: 'S', position: '1', type: 'Words' })).toEqual({
      sound: 'S',
      position: '3',
      type: 'Sentences',
    })
    expect(settleView(rows, { sound: 'R', position: '2', type: 'Phrases' }).type).toBe('Words')
  })

  it('show the cards of one view', () => {
    expect(deckOfView(rows, { sound: 'R', position: '1', type: 'Phrases' })).toMatchObject({
      title: 'R · Initial · Phrases',
      cards: [{ key: 'articulation-3' }],
    })
    const mixed = deckOfView(rows, settleView(rows, {}))
    expect([mixed.title, mixed.cards.length]).toEqual(['All sounds', rows.length])
    expect(deckOfView(rows, { sound: 'R', position: 'all', type: 'Words' }).cards).toHaveLength(2)
    expect(
      [settleView(rows, {}), { sound: 'R', position: '1', type: 'all' }].map((view) => isWhole(rows, view)),
    ).toEqual([true, false])
    expect(settleView([], {})).toEqual({ sound: '', position: '', type: '' })
  })
})
