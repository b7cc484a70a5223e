import { expect, type FrameLocator, type Page } from '@playwright/test'
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

const test = testOf('patient-orchard')
const levels = everyLevel ? [1, 2, 3, 4, 5] : [1]
const asked = '.actions button:enabled, .leaf button:enabled'
const again = (game: FrameLocator) => game.getByRole('button', { name: 'Play again' })

/** Does whatever can be done, a different thing each time, until the end screen stands. */
async function playOn(game: FrameLocator, act: (turn: number) => Promise<void>) {
  for (let turn = 0; ; turn++) {
    await game.locator(asked).first().or(again(game)).waitFor()
    if ((await again(game).count()) > 0) return
    await act(turn)
  }
}
const tries = async (page: Page) => (await heard(page, 'TRIAL')).length
const byPointer = (page: Page, game: FrameLocator) => async (turn: number) => {
  const open = game.locator(asked)
  const before = await tries(page)
  await open.nth(turn % (await open.count())).click()
  await untilMoreHeard(page, 'TRIAL', before)
}

async function endsOnce(page: Page) {
  await overOnce(page)
  return turnsEnded(page)
}

for (const level of levels) {
  test(`level ${level} is played to sundown by pointer, with one TURN_END a turn`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const errors = errorsOf(page)
    const game = await open(page, player, level, setup())
    await start(game)
    await playOn(game, byPointer(page, game))
    expect(await endsOnce(page)).toBe(16)
    const choices = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'wait or act')
    expect(choices).toHaveLength(16)
    const waits = choices.filter(({ trial }) => trial?.response === 'wait').length
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Waits chosen', value: String(waits) })
    expect(errors).toEqual([])
  })
}

for (const level of everyLevel ? levels : [2]) {
  test(`level ${level} is played by keyboard alone`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const game = await open(page, player, level, setup({}, alone))
    await game.getByRole('button', { name: 'Start', exact: true }).press('Enter')
    const keys = ['w', ' ', 'p', ' ', 'k']
    await playOn(game, async (turn) => {
      const before = await tries(page)
      const leaf = (await game.locator('.leaf').count()) > 0
      if (!leaf && turn % 2 === 1 && level > 1) await page.keyboard.press('ArrowRight')
      if (leaf) await page.keyboard.press('ArrowRight')
      await page.keyboard.press(leaf ? 'Enter' : (keys[turn % keys.length] as string))
      // A key that has nothing to do here does nothing; waiting is always possible.
      if (!leaf && (await tries(page)) === before && (await game.locator(asked).count()) > 0)
        await page.keyboard.press(' ')
      await untilMoreHeard(page, 'TRIAL', before)
    })
    expect(await endsOnce(page)).toBe(8)
  })
}

playedBySwitches(test, levels, 2, async (page) => expect(await turnsEnded(page)).toBe(8))

test('a switch goes through the trees first, then through what can be done there', async ({ page, player }) => {
  const game = await open(page, player, 2, setup({ scan: 'two', repeat: 0 }, alone))
  await start(game)
  await expect(game.locator('.target.lit')).toHaveCount(1)
  await expect(game.locator('.actions')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(game.locator('.actions .lit')).toHaveCount(1)
  await expect(game.locator('.target:enabled')).toHaveCount(0)
})

test('a pause stops a fruit in flight and the sound, and a resume completes the turn', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({}, { ...alone, calm: false }), 1)
  await start(game)
  await game.locator('.actions').getByRole('button', { name: /^Pick/ }).click()
  await expect(game.locator('.flight')).toHaveCount(1)
  await holdStill(page, game, () => game.locator('.orchard').evaluate((world) => world.innerHTML))
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
})

test('End brings sundown and a pie, and start, settings, play and end are accessible', async ({ page, player }) => {
  const game = await open(page, player, 5, setup())
  await accessible(page)
  await settingsAccessible(page, game)
  await start(game)
  await game.locator('.actions').waitFor()
  await accessible(page)
  await game.getByRole('button', { name: 'End' }).click()
  await expect(game.getByText('A pie to share')).toBeVisible()
  await expect(again(game)).toBeVisible()
  await accessible(page)
  expect(await endsOnce(page)).toBe(0)
})
