import { expect, test } from 'vitest'
import { farewellOf } from './farewell.ts'
import { gifts, type Gift, type Marcher } from './state.ts'

const names = ['cow', 'pig', 'dog', 'cat', 'duck', 'mouse', 'horse', 'goat', 'chick', 'sheep', 'bee', 'goose']
/** A parade in which every third has one of these. */
const paradeOf = (given: readonly Gift[]): Marcher[] =>
  names
    .slice(0, given.length * 3)
    .map((friend, at) => ({ friend, gift: at % 3 === 2 ? (given[Math.floor(at / 3)] ?? null) : null }))
const said = (...given: Gift[]) => farewellOf({ parade: paradeOf(given), tune: 'drum' })

test.each([
  [[], 'Everyone is still hiding. Come and find them soon.'],
  [['hat'], 'The cow, the pig, and the dog marched home to the drum, the dog in a hat.'],
  [['hat', 'balloon'], '6 friends marched home to the drum, the dog in a hat and the mouse with a balloon.'],
  [['umbrella', 'umbrella'], '6 friends marched home to the drum, the dog and the mouse both under umbrellas.'],
  [
    ['hat', 'umbrella', 'hat'],
    '9 friends marched home to the drum, the dog and the chick both in hats, and the mouse under an umbrella.',
  ],
  [
    ['balloon', 'balloon', 'balloon', 'balloon'],
    '12 friends marched home to the drum, the dog, the mouse, the chick, and the goose all with balloons.',
  ],
] as [Gift[], string][])('after %j: %s', (given, text) => {
  expect(said(...given)).toBe(text)
})

test('whatever was given, each gift is told once, and each friend who has one is named once', () => {
  const wider = (all: Gift[][]): Gift[][] => all.flatMap((some) => gifts.map((gift) => [...some, gift]))
  let all: Gift[][] = [[]]
  for (let many = 1; many <= 4; many++) {
    all = wider(all)
    for (const given of all) {
      const [, end = ''] = said(...given).split('to the drum')
      for (const gift of gifts)
        expect([given, end.split(gift).length - 1]).toEqual([given, given.includes(gift) ? 1 : 0])
      for (const { friend, gift } of paradeOf(given)) {
        const named = end.match(new RegExp(`the ${friend}\\b`, 'g'))?.length ?? 0
        expect([given, friend, named]).toEqual([given, friend, gift ? 1 : 0])
      }
    }
  }
})
