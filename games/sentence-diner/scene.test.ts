import { describe, expect, test } from 'vitest'
import { actedVerbs } from './acts.ts'
import { drawnPlaces } from './backdrops.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { layoutOf } from './layout.ts'
import { linesOf, menuPage } from './menu-page.ts'
import { nouns } from './nouns.ts'
import { places } from './places.ts'
import { sceneOf } from './scene.ts'
import type { Dish } from './state.ts'
import { verbs } from './verbs.ts'

const art = () => ({ svg: '<svg viewBox="0 0 128 128"/>', skin: null })
const clause = (who: string, verb: string, what: string | null) => ({
  who: { noun: who, many: false },
  verb,
  what: what === null ? null : { noun: what, many: false },
  tense: null,
})
const said = (...clauses: ReturnType<typeof clause>[]) => ({
  meaning: { clauses, link: null, where: null, when: null, pronoun: false },
})
const draw = (who: string, verb: string, what: string | null) => sceneOf(said(clause(who, verb, what)), art)

test('has a unique drawing for every verb and place', () => {
  expect(verbs.map(({ id }) => id).filter((id) => !actedVerbs.includes(id))).toEqual([])
  expect(places.map(({ id }) => id).filter((id) => !drawnPlaces.includes(id))).toEqual([])
  const pictures = verbs.map(({ id, takes }) => draw('fox', id, takes ? 'cake' : null))
  expect(new Set(pictures).size).toBe(verbs.length)
})

test('draws every character doing every verb to every object', () => {
  for (const { id: verb, takes } of verbs)
    for (const { id: who } of nouns)
      for (const what of takes ? ['girl', 'fox', 'umbrella', 'cake'] : [null])
        expect(draw(who, verb, what)).not.toMatch(/undefined|NaN|null/)
})

test('never shows a character being eaten', () => {
  for (const noun of nouns) {
    const food = noun.kind === 'thing' && noun.uses.includes('eat')
    expect(draw('fox', 'eat', noun.id).includes('Not food!')).toBe(!food)
    expect(draw('fox', 'eat', noun.id).includes('sd-bite')).toBe(food)
  }
})

describe('the diner', () => {
  const sizes = [
    [390, 844],
    [820, 1180],
    [844, 390],
    [1180, 760],
    [1920, 1080],
  ] as const
  test.each(sizes)('fits everything at %i × %i', (width, height) => {
    for (const plates of [2, 5, 9, 11])
      for (const [slots, sauces] of [
        [2, 0],
        [3, 6],
        [5, 0],
      ] as const) {
        const layout = layoutOf({ width, height, portrait: height > width }, { plates, slots, sauces, text: 1 })
        const boxes = [layout.card, layout.belt, layout.tray, layout.bell, ...(layout.sauces ? [layout.sauces] : [])]
        for (const box of boxes) {
          expect(box.x).toBeGreaterThanOrEqual(-1)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
          expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
        }
        expect(Math.min(layout.plate.width, layout.plate.height, layout.slot)).toBeGreaterThanOrEqual(48)
        if (width > height && height < 560) continue
        expect(layout.card.y + layout.card.height).toBeLessThanOrEqual(layout.belt.y + 1)
      }
  })
})

test('lists every served sentence at closing time, and no mix-up', () => {
  const meaning = { clauses: [clause('fox', 'ride', 'bicycle')], link: null, where: null, when: null, pronoun: false }
  const order = { meaning, best: [], starter: null, belt: [], sauces: [], special: null }
  const dish: Dish = {
    order,
    text: 'The fox rides the bicycle.',
    as: 'second',
    special: false,
    seat: 0,
    twist: null,
    mixUp: true,
  }
  const counts = { bells: 3, moved: 12, roles: 1, grammar: 0 }
  const level = { name: '', detail: '', shape: 'deed' as const, distractors: 0 }
  const told = {
    dishes: [dish, { ...dish, as: 'first' as const, mixUp: false }],
    counts,
    cards: 12,
    customers: 6,
    level,
  }
  const share = (seat: number, of: (state: never) => never) =>
    of({ counts: seat === 0 ? counts : { bells: 0, moved: 0, roles: 0, grammar: 0 } } as never)
  const played = { state: { value: told }, share } as unknown as Parameters<typeof measuresOf>[0]
  expect(measuresOf(played, 0)).toContainEqual({ label: 'Right at the first bell', value: '1 of 2' })
  expect(measuresOf(played, 0)).toContainEqual({ label: 'Plates moved', value: '12' })
  // The other player served nothing, so none of this counts for them.
  expect(measuresOf(played, 1).map(({ value }) => value)).toEqual(['0 of 0', '0', '0', '0'])
  expect(summaryOf(told)).toContainEqual({ label: 'Recipe cards', value: '12; 8 more for the next menu' })
  expect(farewellOf(told)).toBe('You served 2 sentences. You fixed every mix-up!')
  const page = menuPage(told.dishes, 'playful', { title: 'Sentence Diner', names: 'Mia' }, art)
  const svg = new TextDecoder().decode(
    Uint8Array.from(atob(page.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0)),
  )
  expect(svg.match(/The fox rides/g)).toHaveLength(2)
  expect(svg.match(/The bicycle rides/g)).toBeNull()
  expect(linesOf('The fox rides the bicycle in the rain.', 16)).toEqual([
    'The fox rides',
    'the bicycle in',
    'the rain.',
  ])
})
