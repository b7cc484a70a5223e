import { pictureSvg } from '@marigold/content'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { allQuestions, answer, askedAbout, items, itemsOfKind, kinds, starts, textOf } from './facts.ts'
import { levels } from './levels.ts'
import { pictureNames } from './picture-names.ts'
import pictures from './pictures.json' with { type: 'json' }
import { questionsToAsk, rules } from './rules.ts'
import { currentStreet } from './state.ts'
import { offerOf } from './streets.ts'

const known = new Set(items.map(({ id }) => id))

test('has about two hundred unique items, and more per kind than a street has windows', () => {
  expect(items.length).toBeGreaterThan(180)
  expect(known.size).toBe(items.length)
  for (const kind of ['animal', 'food', 'thing', 'vehicle'] as const)
    expect(itemsOfKind(kind).length).toBeGreaterThan(24)
  for (const kind of ['job', 'feeling', 'idiom', 'place'] as const) expect(itemsOfKind(kind).length).toBeGreaterThan(15)
  expect(kinds.every((kind) => itemsOfKind(kind).length > 12)).toBe(true)
})

test('gives every fact one answer, and names only existing items', () => {
  for (const { id, yes, either } of allQuestions) {
    for (const item of [...yes, ...either]) expect([id, item, known.has(item)]).toEqual([id, item, true])
    expect([id, [...yes].filter((item) => either.has(item))]).toEqual([id, []])
    expect([id, yes.size > 0]).toEqual([id, true])
  }
})

test('has unique, well-formed questions with known beginnings and topics', () => {
  const texts = allQuestions.map(textOf)
  for (const text of texts) expect(text).toMatch(/^(Is|Does|Do|Can) [a-z',\- ]+\?$/)
  expect(new Set(allQuestions.map(({ id }) => id)).size).toBe(allQuestions.length)
  for (const { start, about, id } of allQuestions) {
    expect([id, Object.keys(starts).includes(start)]).toEqual([id, true])
    expect([id, askedAbout.includes(about)]).toEqual([id, true])
  }
})

test('assigns every item to exactly one kind', () => {
  const asks = {
    animal: 'an animal',
    food: 'a food or a drink',
    clothes: 'something to wear',
    thing: 'a thing for the house',
  }
  for (const [kind, rest] of Object.entries(asks)) {
    const question = allQuestions.find((one) => one.rest === rest)
    if (!question) throw new Error(rest)
    for (const item of items) expect([item.id, answer(question, item.id)]).toEqual([item.id, item.kind === kind])
  }
})

test('has no contradictory answers', () => {
  const ask = (text: string, item: string) => {
    const question = allQuestions.find((one) => textOf(one) === text)
    if (!question) throw new Error(text)
    return answer(question, item)
  }
  const implied: [string, string, boolean][] = [
    ['Is it a bird?', 'Does it have wings?', true],
    ['Is it a bird?', 'Does it have feathers?', true],
    ['Is it a bird?', 'Can it lay eggs?', true],
    ['Is it a bird?', 'Is it a mammal?', false],
    ['Is it an insect?', 'Does it have six legs or more?', true],
    ['Does it have fur?', 'Is it a mammal?', true],
    ['Does it have hooves?', 'Does it have four legs?', true],
    ['Is it a mammal?', 'Can it lay eggs?', false],
    ['Does it have fins?', 'Does it have legs?', false],
    ['Is it bigger than a car?', 'Is it bigger than you?', true],
    ['Is it a fruit?', 'Does it grow on a plant?', true],
    ['Is it a vegetable?', 'Does it grow on a plant?', true],
    ['Is it a vegetable?', 'Is it a sweet treat?', false],
    ['Is it a boat?', 'Does it float on water?', true],
    ['Is it a boat?', 'Does it have wheels?', false],
    ['Does it run on rails?', 'Can it carry more than twenty people?', true],
    ['Does it have a siren?', 'Does it have an engine or a motor?', true],
    ['Does it have pedals that go around?', 'Does it have an engine or a motor?', false],
    ['Does it have a screen?', 'Does it need electricity?', true],
    ['Is it a piece of furniture?', 'Can you carry it in a backpack?', false],
  ]
  for (const [given, then, right] of implied)
    for (const { id } of items)
      if (ask(given, id) === true) expect([given, then, id, ask(then, id) ?? right]).toEqual([given, then, id, right])
})

test('has a picture for every word', () => {
  expect(pictures).toEqual(pictureNames)
  for (const name of pictureNames) expect(pictureSvg(name)).toContain('<svg')
})

test('offers questions that split every street in half, with few enough beginnings for a screen', () => {
  for (const level of levels) {
    for (let seed = 0; seed < 40; seed++) {
      const rng = chanceFrom(seed)
      const start = rules.start(level, { seats: 1, values: {} }, rng)
      for (const offer of start.offers) {
        const state = rules.apply(start, { kind: 'street', street: offer }, rng)
        const { windows, id } = currentStreet(state)
        const questions = questionsToAsk(state)
        expect([id, windows.length, new Set(windows).size]).toEqual([id, level.windows, level.windows])
        expect([id, questions.length >= (level.windows === 6 ? 5 : 7)]).toEqual([id, true])
        expect(questions.length).toBeLessThanOrEqual(level.tiles)
        const kindsHere = new Set(windows.map((one) => items.find((item) => item.id === one)?.kind))
        expect([...kindsHere].sort()).toEqual([...offerOf(offer).kinds].sort())
      }
    }
  }
})
