import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  everyLevel,
  expectGameOver,
  open,
  receivedMessages,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'
import { watchTyped } from '../fixtures/typed-words.ts'

const leading = [/^(Plant it|I noticed one|I’m ready|There it is)$/, /^[1-5](, |$)/, /^(?!Read aloud)/]
const test = checkGame({
  slug: 'five-senses-garden',
  levels: 5,
  groups: true,
  settings: { counts: 'one', quiet: 10 },
  // From memory, a few things are enough.
  choose: (names, step) => {
    const enough = names.indexOf('That’s enough')
    if (enough >= 0) return step > 14 ? enough : 0
    return leading.map((one) => names.findIndex((name) => one.test(name))).find((at) => at >= 0) ?? 0
  },
  // Each thing that was described is in the note of the one who planted it, and nothing else is.
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    const notes = (over?.summary ?? []).map(({ value }) => value).join(' ')
    const counted = [...notes.matchAll(/Practiced grounding: (\d+) item/g)].map(([, items]) => Number(items))
    const trials = await receivedMessages(page, 'TRIAL')
    const described = trials.filter(({ trial }) => trial?.response.startsWith('described'))
    expect(counted.reduce((sum, items) => sum + items, 0)).toBe(described.length)
  },
})

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name, exact: true }).first().click()
const all = async (game: FrameLocator, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(game, name)
}
const plant = async (game: FrameLocator) => {
  await press(game, 'I noticed one')
  await game.locator('.word').first().click()
}

test('a bud opens once the adult marks that a partner found it, and the note counts what was done', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({}, alone))
  await start(game)
  await game.locator('.choice-options button').first().click()
  await press(game, /^2$/)
  await plant(game)
  await all(game, ['Look 1', 'Found it', 'Plant it'])
  await expect(game.locator('.plant.is-open')).toHaveCount(1)
  await press(game, 'Help me')
  await plant(game)
  await press(game, 'Plant it')
  await expect(game.locator('.plant.is-bud')).toHaveCount(1)
  await all(game, ['Skip', 'There it is', 'Yes, there'])
  for (let card = 0; card < 3; card++) {
    await game.locator('.pocket-row:enabled').first().click()
    await frames(game, 3)
  }
  await all(game, ['I’m ready', /^3/])
  await expect(game.locator('.garden-ratings')).toHaveText('Before: 2 of 3. After: 3 of 3. Any number is fine.')
  await expectGameOver(page)
  const [over] = await receivedMessages(page, 'GAME_OVER')
  expect(over?.summary?.find(({ label }) => label === 'For the note')?.value).toMatch(
    /^Practiced grounding: 2 items, [12] senses?, 1 found by a partner \(0 cued\)\. Rating 2 to 3 of 3 \(3 = very buzzy\), client-rated\. Plan for: /,
  )
  const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.response)
  expect(trials).toContain('found at look 2 (speech, cue 0)')
  expect(trials).toContain('described, words: 1')
})

test('what a client types is in no message, storage, or request', async ({ page, player }) => {
  const expectUntyped = watchTyped(page, 'Marisol')
  const game = await open(page, player, 2, setup({}, alone))
  await start(game)
  await all(game, [/^On the bus/, /^2$/, 'I noticed one', 'My own word', 'Write it'])
  await game.getByRole('textbox', { name: 'My own word' }).fill('like Marisol’s ring')
  await press(game, 'Done')
  await expect(game.locator('.play-panel h2')).toHaveText('I see something like Marisol’s ring.')
  await press(game, 'Plant it')
  await expect(game.locator('.plant')).toHaveCount(1)
  await expectUntyped('described, words: 1')
})

if (everyLevel) {
  test('each player of a group plants in a bed of their own, and nobody is rated', async ({ page, player }) => {
    const game = await open(page, player, 2, setup({ beds: 'own', quiet: 0 }))
    await start(game)
    await press(game, /^On the bus/)
    await plant(game)
    await press(game, 'Plant it')
    await expect(game.locator('.bar .who')).toContainText('Leo')
    await plant(game)
    await press(game, 'Plant it')
    await expect(game.locator('.plant')).toHaveCount(2)
    await expect(game.locator('.rating')).toHaveCount(0)
  })
}
