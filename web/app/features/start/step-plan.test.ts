import { expect, test } from 'vitest'
import { areAllDone, planSteps, type Field, type StepGame } from './step-plan.ts'

const game: StepGame = { name: 'Tide Breath', to: '/game/tide-breath?name=Tide%20Breath', picture: '/tide.svg' }
const plan = (field: Field, games: readonly StepGame[] = [game]) => planSteps(field, games, '/Filteredoage/2')

test('starts from sounds in speech therapy, from cards in schools, and from a goal everywhere else', () => {
  const first = (['speech', 'occupational', 'behavioral', 'school'] as const).map((field) => plan(field).steps[0])
  expect(first.map((step) => step?.title)).toEqual([
    'Choose sounds or a goal',
    'Choose a goal',
    'Choose a goal',
    'Choose your cards',
  ])
  expect(first.map((step) => step?.to)).toEqual([
    '/therapycard?step=articulation',
    '/caseload',
    '/caseload',
    '/therapycard',
  ])
})

test("leads to the field's own games, and then into the first of them", () => {
  const [, choose, play] = plan('behavioral').steps
  expect([choose?.to, play?.to, play?.go]).toEqual(['/Filteredoage/2', game.to, 'Play Tide Breath'])
})

test('samples a game in occupational and behavioral therapy, and cards in the other fields', () => {
  expect(plan('occupational').sample).toMatchObject({ game, to: game.to })
  expect(plan('behavioral').sample).toMatchObject({ game, to: game.to })
  expect(plan('speech').sample).toMatchObject({ game: null, to: '/therapycard?step=sample' })
  expect(plan('school').sample).toMatchObject({ game: null, to: '/therapycard?step=sample' })
})

test('offers each field a sheet that prints without choosing cards first', () => {
  const sheets = (['speech', 'occupational', 'behavioral', 'school'] as const).map((field) => plan(field).printable.to)
  expect(sheets).toEqual([
    '/therapycard/print?sheet=homework&cards=sample',
    '/therapycard/print?sheet=hands',
    '/therapycard/print?sheet=feelings',
    '/therapycard/print?sheet=aids',
  ])
})

test('samples cards and links to the catalog where the field has no game to play', () => {
  const { sample, steps } = plan('occupational', [])
  expect([sample.to, steps[2]?.to]).toEqual(['/therapycard?step=sample', '/Filteredoage/2'])
})

test('is complete only when no step is left', () => {
  expect(areAllDone({ choose: true, game: true, play: true })).toBe(true)
  expect(areAllDone({ choose: true, game: true, play: false })).toBe(false)
})
