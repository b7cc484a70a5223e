import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  checkPause,
  countTurnEnds,
  endGame,
  everyLevel,
  expectGameOver,
  measuredSum,
  open,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'

const test = checkGame({
  slug: 'teeter-critters',
  levels: 5,
  settings: { planks: 1, errorless: true },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

const spots = '.spot, .pad button:enabled'

test('a flag is a sketch until the adult hears why, and its spot is the only one once it is taken', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 2, setup())
  await start(game)
  await game.locator(spots).first().click()
  await expect(game.locator('.bar .who')).toContainText('Leo')
  await game.getByRole('button', { name: /Cue 0/ }).click()
  await game.getByRole('button', { name: /Heard/ }).click()
  await game.getByRole('button', { name: /^Take it/ }).click()
  await expect(game.locator(spots)).toHaveCount(1)
  await expect(game.locator('.bar .who')).toContainText('Mia')
  await game.locator(spots).click()
  await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
  const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => [trial?.target, trial?.player])
  expect(trials).toEqual([
    ['flag', 2],
    ['reason', 2],
    ['answer', 1],
    ['place', 1],
  ])
})

if (everyLevel) {
  test('a card is face down until its player takes the device, and face down again after a pause', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 2, setup())
    await start(game)
    await game.getByRole('button', { name: 'My card' }).click()
    await expect(game.getByRole('heading', { name: 'Only Leo looks.' })).toBeVisible()
    await expect(game.locator('.peek .weight')).toHaveCount(0)
    await game.getByRole('button', { name: 'Show my card' }).click()
    await expect(game.locator('.peek .weight').first()).toHaveText(/\d/)
    await checkPause(page, game, () => game.locator('.world .scene, .world .layer').count())
    await expect(game.locator('.peek .weight')).toHaveCount(0)
    await game.getByRole('button', { name: 'Back to the game' }).click()
    await expect(game.locator(spots).first()).toBeVisible()
  })

  test('one player asks the crow, arrows go along the plank, and End shows the pond', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({}, alone))
    await start(game)
    await game.getByRole('button', { name: 'No question' }).click()
    await game.locator(spots).first().waitFor()
    await page.keyboard.press('ArrowRight')
    await expect(game.locator('.spot1')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(game.locator('.spot2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    const placed = (await receivedMessages(page, 'TRIAL')).at(-1)?.trial
    expect([placed?.target, placed?.response]).toEqual(['place', expect.stringContaining('right 2')])
    await endGame(game)
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expectGameOver(page)
  })
}
