import { expect, test } from 'vitest'
import { farewellText } from './farewell.ts'
import { gifts, type Gift, type Marcher } from './state.ts'

const names = ['cow', 'pig', 'dog', 'cat', 'duck', 'mouse', 'horse', 'goat', 'chick', 'sheep', 'bee', 'goose']
/** Builds a parade where the gifts go to every third friend. */
const paradeOf = (given: readonly Gift[]): Marcher[] =>
  names.slice(0, given.length * 3).map((friend, at) => ({
    friend,
    gift: at % 3 === 2 ? (given[Math.floor(at / 3)] ?? null) : null,
    ...{ dances: false, encores: 0 },
  }))
const said = (...given: Gift[]) => farewellText({ parade: paradeOf(given), tune: 'drum' })

test.each([
  [[], 'Everyone is still hiding. Come and find them soon.'],
  [['hat'], 'The cow, the pig, and the dog marched home to the drum. The dog wore a hat.'],
  [['hat', 'umbrella'], '6 friends marched home to the drum. The dog wore a hat. The mouse had an umbrella.'],
  [['umbrella', 'umbrella'], '6 friends marched home to the drum. The dog and the mouse had umbrellas.'],
  [
    ['hat', 'umbrella', 'hat'],
    '9 friends marched home to the drum. The dog and the chick wore hats. The mouse had an umbrella.',
  ],
  [
    ['hat', 'hat', 'hat', 'hat'],
    '12 friends marched home to the drum. The dog, the mouse, the chick, and the goose wore hats.',
  ],
] as [Gift[], string][])('after %j: %s', (given, text) => {
  expect(said(...given)).toBe(text)
})

test('mentions each gift once and each friend with a gift once', () => {
  const wider = (all: Gift[][]): Gift[][] => all.flatMap((some) => gifts.map((gift) => [...some, gift]))
  let all: Gift[][] = [[]]
  for (let many = 1; many <= 4; many++) {
    all = wider(all)
    for (const given of all) {
      const [, end = ''] = said(...given).split('to the drum')
      for (const gift of gifts)
        expect([given, end.split(gift).length - 1]).toEqual([given, given.includes(gift) ? 1 : 0])
      for (const { friend, gift } of paradeOf(given)) {
        const named = end.match(new RegExp(`the ${friend}\\b`, 'gi'))?.length ?? 0
        expect([given, friend, named]).toEqual([given, friend, gift ? 1 : 0])
      }
    }
  }
})
