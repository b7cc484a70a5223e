import { expect } from '@playwright/test'
import {
  accessible,
  alone,
  errorsOf,
  everyLevel,
  heard,
  holdStill,
  open,
  overOnce,
  playedBySwitches,
  settingsAccessible,
  setup,
  start,
  testOf,
  turnsEnded,
  untilMoreHeard,
} from '../fixtures/game-player.ts'

const test = testOf('lantern-river')
const choices = '.choice-row button, .channel, .practice button'
const asked = `.pinwheel:enabled, ${choices}`
const levels = everyLevel ? [1, 2, 3, 4] : [1]

for (const level of levels) {
  test(`level ${level} is played to its end by pointer, with one TURN_END a turn`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const errors = errorsOf(page)
    const game = await open(page, player, level, setup())
    await start(game)
    for (;;) {
      await game.locator(`${asked}, .burst, .end`).first().waitFor()
      if ((await game.locator('.burst, .end').count()) > 0) break
      await game.locator(asked).first().click()
    }
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    await overOnce(page)
    expect(await turnsEnded(page)).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })
}

playedBySwitches(test, levels, 1, async () => {})

for (const level of everyLevel ? levels : [3]) {
  test(`level ${level} is played by keyboard alone`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const game = await open(page, player, level, setup({ length: 12 }, alone))
    await game.getByRole('button', { name: 'Start', exact: true }).press('Enter')
    for (let press = 0; ; press++) {
      await game.locator(`${asked}, .burst, .end`).first().waitFor()
      if ((await game.locator('.burst, .end').count()) > 0) break
      const chooses = (await game.locator(choices).count()) > 0
      const before = (await heard(page, 'TRIAL')).length
      if (chooses) await page.keyboard.press(press % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
      await page.keyboard.press(chooses ? 'Enter' : ' ')
      await untilMoreHeard(page, 'TRIAL', before)
    }
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  })
}

test('a pause stops a lantern between two bends and the sound, and a resume completes the turn', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({}, { calm: false }), 1)
  await start(game)
  await game.locator('.pinwheel:enabled').click()
  await expect(game.locator('.lantern.float')).toHaveCount(1)
  await holdStill(page, game, () => game.locator('.river').evaluate((scene) => scene.innerHTML))
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
  await expect(game.locator('.who')).toHaveText('Leo')
})

test('End lets all lanterns drift home, and start, settings, play and end are accessible', async ({ page, player }) => {
  const game = await open(page, player, 3, setup(), 1)
  await accessible(page)
  await settingsAccessible(page, game)
  await start(game)
  await game.locator('.pinwheel:enabled').waitFor()
  await accessible(page)
  await game.getByRole('button', { name: 'End' }).click()
  await expect(game.getByText('All lanterns drift home together.').first()).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  await accessible(page)
  await overOnce(page)
})
