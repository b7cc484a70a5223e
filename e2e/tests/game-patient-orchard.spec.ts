import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  heard,
  holdStill,
  open,
  overOnce,
  setup,
  start,
  turnsEnded,
  measuredSum,
} from '../fixtures/game-player.ts'
import { pressAtOnce, tabTo } from '../fixtures/keyboard.ts'

const test = checkGame({
  slug: 'patient-orchard',
  levels: 5,
  groups: true,
  ended: async (page) => {
    const choices = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
    expect(choices).toHaveLength(await turnsEnded(page))
    const waits = choices.filter(({ trial }) => trial?.response === 'wait').length
    const [over] = await heard(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Waits chosen')).toBe(waits)
  },
})

test('a switch goes through the trees first, then through what can be done there', async ({ page, player }) => {
  const game = await open(page, player, 2, setup({ scan: 'two', repeat: 0 }, alone))
  await start(game)
  await expect(game.locator('.target.lit')).toHaveCount(1)
  await expect(game.locator('.actions')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(game.locator('.actions .lit')).toHaveCount(1)
  await expect(game.locator('.target:enabled')).toHaveCount(0)
})

test('who starts by keyboard has the keys of the game at once: Space waits', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({}, alone))
  await tabTo(page, game.getByRole('button', { name: 'Start', exact: true }))
  await pressAtOnce(game, '.actions', ' ')
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
  const [choice] = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
  expect(choice?.trial?.response).toContain('wait')
})

test('a pause stops a fruit in flight; W waters, Space waits; End brings sundown and a pie', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 5, setup({}, { ...alone, calm: false }), 1)
  await start(game)
  await game.locator('.actions').getByRole('button', { name: /^Pick/ }).click()
  await expect(game.locator('.flight')).toHaveCount(1)
  await holdStill(page, game, () => game.locator('.orchard').evaluate((world) => world.innerHTML))
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
  for (const [turns, key, did] of [
    [2, ' ', 'wait'],
    [3, 'w', 'water'],
  ] as const) {
    await game.locator('.actions').waitFor()
    await page.keyboard.press(key)
    await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(turns)
    const choices = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
    expect(choices.at(-1)?.trial?.response).toContain(did)
  }
  await game.getByRole('button', { name: 'End' }).click()
  await expect(game.getByText('A pie to share')).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  await overOnce(page)
})
