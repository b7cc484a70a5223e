import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { heard, holdStill, open, overOnce, setup, start } from '../fixtures/game-player.ts'

const test = checkGame({ slug: 'lantern-river', levels: 4, settings: { length: 12 } })

test('a pause stops a lantern between two bends; End lets all lanterns drift home', async ({ page, player }) => {
  const game = await open(page, player, 3, setup({}, { calm: false }), 1)
  await start(game)
  await game.locator('.pinwheel:enabled').click()
  await expect(game.locator('.lantern.float')).toHaveCount(1)
  await holdStill(page, game, () => game.locator('.river').evaluate((scene) => scene.innerHTML))
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
  await expect(game.locator('.who')).toHaveText('Leo')
  await game.getByRole('button', { name: 'End' }).click()
  await expect(game.getByText('All lanterns drift home together.').first()).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  await overOnce(page)
})
