import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  receivedMessages,
  checkPause,
  open,
  expectGameOver,
  setup,
  start,
  countTurnEnds,
  measuredSum,
  endGame,
  everyLevel,
} from '../fixtures/game-player.ts'
import { pressImmediately, tabTo } from '../fixtures/keyboard.ts'

const test = checkGame({
  slug: 'patient-orchard',
  levels: 5,
  groups: true,
  ended: async (page) => {
    const choices = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
    expect(choices).toHaveLength(await countTurnEnds(page))
    const waits = choices.filter(({ trial }) => trial?.response === 'wait').length
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Waits chosen')).toBe(waits)
  },
})

test('a switch scans the trees first, then their actions', async ({ page, player }) => {
  const game = await open(page, player, 2, setup({ scan: 'two', repeat: 0 }, alone))
  await start(game)
  await expect(game.locator('.target.lit')).toHaveCount(1)
  await expect(game.locator('.actions')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(game.locator('.actions .lit')).toHaveCount(1)
  await expect(game.locator('.target:enabled')).toHaveCount(0)
})

test(
  'starting by keyboard gives the game its keys at once: Space waits',
  { tag: '@full' },
  async ({ page, player }) => {
    const game = await open(page, player, 1, setup({}, alone))
    await tabTo(page, game.getByRole('button', { name: 'Start', exact: true }))
    await pressImmediately(game, '.actions', ' ')
    await page.keyboard.press('Enter')
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    const [choice] = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
    expect(choice?.trial?.response).toContain('wait')
  },
)

if (everyLevel)
  test('a pause stops a falling fruit, W waters, Space waits, and End shows the picnic at sundown', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 5, setup({}, { ...alone, calm: false }), 1)
    await start(game)
    await game.locator('.actions').getByRole('button', { name: /^Pick/ }).click()
    await expect(game.locator('.flight')).toHaveCount(1)
    await checkPause(page, game, () => game.locator('.orchard').evaluate((world) => world.innerHTML))
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    for (const [turns, key, did] of [
      [2, ' ', 'wait'],
      [3, 'w', 'water'],
    ] as const) {
      await game.locator('.actions').waitFor()
      await page.keyboard.press(key)
      await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(turns)
      const choices = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
      expect(choices.at(-1)?.trial?.response).toContain(did)
    }
    await endGame(game)
    await expect(game.getByRole('heading', { name: /^The sun goes down/ })).toBeVisible()
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expectGameOver(page)
  })
