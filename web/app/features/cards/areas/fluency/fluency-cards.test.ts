import { Card, type FluencyGroup } from '@marigold/contract'
import { expect, it } from 'vitest'
import { allFluencyCards, fluencyDeck, fluencyChoices, nearestFluencyView, selectedTechnique } from './fluency-cards.ts'

const line = (id: number, sentence: string) => ({ id, key: `fluency.${id}`, sentence })
const set: FluencyGroup[] = [
  {
    fluency_id: 1,
    fluency_name: 'Easy Onset',
    idea: 'Start gently.',
    levels: [
      { id: 1, name: 'Syllables', sentences: [line(1, 'ah'), line(2, 'ee')] },
      { id: 5, name: 'Short Sentences', sentences: [line(3, 'I ate an orange.')] },
    ],
  },
  {
    fluency_id: 5,
    fluency_name: 'Pausing and Phrasing',
    idea: 'Pause.',
    levels: [{ id: 5, name: 'Short Sentences', sentences: [line(4, 'On Monday / we swim.')] }],
  },
]

it('a line becomes a card with its markup as written and its technique as target', () => {
  const card = fluencyDeck(set, { technique: '5', level: '' }).cards[0]
  expect(Card.parse(card)).toMatchObject({
    key: 'fluency-4',
    layout: 'line',
    caption: 'On Monday / we swim.',
    target: 'Pausing and Phrasing, short sentences',
  })
})

it('preselects the first technique with all its levels, and keeps a level that another technique has', () => {
  expect(nearestFluencyView(set, {})).toEqual({ technique: '1', level: '' })
  expect(nearestFluencyView(set, { technique: '5', level: '5' })).toEqual({ technique: '5', level: '5' })
  expect(nearestFluencyView(set, { technique: '5', level: '1' })).toEqual({ technique: '5', level: '' })
  expect(nearestFluencyView([], {})).toEqual({ technique: '', level: '' })
})

it('lists techniques by name and the levels of the selected one', () => {
  const choices = fluencyChoices(set, { technique: '1', level: '' })
  expect(choices.techniques.map(({ label }) => label)).toEqual([
    'All techniques (4)',
    'Easy Onset',
    'Pausing and Phrasing',
  ])
  expect(choices.levels.map(({ label }) => label)).toEqual(['Syllables', 'Short Sentences'])
  expect(selectedTechnique(set, { technique: '5', level: '' })?.idea).toBe('Pause.')
})

it('a deck holds one technique, one of its levels, or everything', () => {
  expect(fluencyDeck(set, { technique: '1', level: '' }).cards.map(({ caption }) => caption)).toEqual([
    'ah',
    'ee',
    'I ate an orange.',
  ])
  const only = fluencyDeck(set, { technique: '1', level: '5' })
  expect([only.title, only.cards.length]).toEqual(['Easy Onset · Short Sentences', 1])
  expect(fluencyDeck(set, { technique: '', level: '' }).cards).toEqual([])
  const mixed = fluencyDeck(set, { technique: 'all', level: '5' })
  expect([mixed.title, mixed.cards.length]).toEqual(['All techniques · Short Sentences', 2])
  expect(fluencyDeck(set, { technique: 'all', level: '' }).cards).toEqual(allFluencyCards(set))
  expect(allFluencyCards(set)).toHaveLength(4)
})
