import { Card, type FluencyGroup } from '@marigold/contract'
import { expect, it } from 'vitest'
import { cardsOfFluency, deckOfFluency, fluencyChoices, settleFluency, techniqueOf } from './fluency-cards.ts'

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

it('a line is a card with its signs as written and its technique as target', () => {
  const card = deckOfFluency(set, { technique: '5', level: '' }).cards[0]
  expect(Card.parse(card)).toMatchObject({
    key: 'fluency-4',
    layout: 'line',
    caption: 'On Monday / we swim.',
    target: 'Pausing and Phrasing, short sentences',
  })
})

it('the first technique is preselected with all its levels; another keeps a level that it has', () => {
  expect(settleFluency(set, {})).toEqual({ technique: '1', level: '' })
  expect(settleFluency(set, { technique: '5', level: '5' })).toEqual({ technique: '5', level: '5' })
  expect(settleFluency(set, { technique: '5', level: '1' })).toEqual({ technique: '5', level: '' })
  expect(settleFluency([], {})).toEqual({ technique: '', level: '' })
})

it('lists techniques by name, and the levels of the one that is selected', () => {
  const choices = fluencyChoices(set, { technique: '1', level: '' })
  expect(choices.techniques.map(({ label }) => label)).toEqual([
    'All techniques (4)',
    'Easy Onset',
    'Pausing and Phrasing',
  ])
  expect(choices.levels.map(({ label }) => label)).toEqual(['Syllables', 'Short Sentences'])
  expect(techniqueOf(set, { technique: '5', level: '' })?.idea).toBe('Pause.')
})

it('a deck holds one technique, or one level of it, or everything', () => {
  expect(deckOfFluency(set, { technique: '1', level: '' }).cards.map(({ caption }) => caption)).toEqual([
    'ah',
    'ee',
    'I ate an orange.',
  ])
  const only = deckOfFluency(set, { technique: '1', level: '5' })
  expect([only.title, only.cards.length]).toEqual(['Easy Onset · Short Sentences', 1])
  expect(deckOfFluency(set, { technique: '', level: '' }).cards).toEqual([])
  const mixed = deckOfFluency(set, { technique: 'all', level: '5' })
  expect([mixed.title, mixed.cards.length]).toEqual(['All techniques · Short Sentences', 2])
  expect(deckOfFluency(set, { technique: 'all', level: '' }).cards).toEqual(cardsOfFluency(set))
  expect(cardsOfFluency(set)).toHaveLength(4)
})
