import { expect, type FrameLocator, type Page } from '@playwright/test'
import {
  accessible,
  alone,
  errorsOf,
  everyLevel,
  heard,
  holdStill,
  open,
  playedBySwitches,
  settingsAccessible,
  setup,
  start,
  testOf,
  turnsEnded,
} from '../fixtures/game-player.ts'

const test = testOf('shutter-street')
const levels = everyLevel ? [1, 2, 3, 4, 5] : []
const button = (game: FrameLocator, name: string) => game.getByRole('button', { name, exact: true })
const again = (game: FrameLocator) => button(game, 'Play again')
const tiles = '.tile:not(.knock, .back)'
const offered = `.offer, ${tiles}, .ask .button, .opened .button, .window[data-scan]`

/** Asks what comes first, closes nothing by hand, knocks at the last door, until the end screen stands. */
async function playOn(game: FrameLocator) {
  for (;;) {
    const next = game.locator(offered).first()
    await next.or(again(game)).waitFor()
    if ((await again(game).count()) > 0) return
    const big = game.locator('.ask .button.big, .opened .button.big')
    const knock = game.locator('.tile.knock')
    const target =
      (await big.count()) > 0 ? big.first() : (await game.locator('.offer, ' + tiles).count()) > 0 ? next : knock
    await ((await target.count()) > 0 ? target : game.locator('.window[data-scan]').first()).click()
  }
}

async function askedAndClosed(page: Page) {
  const [over] = await heard(page, 'GAME_OVER')
  const asked = (await heard(page, 'TRIAL')).filter(({ trial }) => /^(yes|no): close/.test(trial?.response ?? ''))
  expect(over?.summary).toContainEqual({ label: 'Questions asked', value: String(asked.length) })
}

test('a street is played from its choice to its stamp, stands still in a pause, and its screens are accessible', async ({
  page,
  player,
}) => {
  const errors = errorsOf(page)
  const game = await open(page, player, 1, setup({ streets: 1, limit: 0 }, { ...alone, calm: false }))
  await accessible(page)
  await settingsAccessible(page, game)
  await start(game)
  await game.locator('.offer').first().click()
  await game.locator(tiles).first().click()
  await game.locator(tiles).first().click()
  await accessible(page)
  await button(game, 'Ask').click()
  await expect(game.locator('.told')).toBeVisible()
  await holdStill(page, game, () => game.locator('.windows').evaluate((windows) => windows.innerHTML))
  await playOn(game)
  await accessible(page)
  expect(await heard(page, 'GAME_OVER')).toHaveLength(1)
  const doors = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('knock'))
  expect(doors).toHaveLength(1)
  // The knock at the last door belongs to the turn of the question that left it.
  expect(await turnsEnded(page)).toBe((await heard(page, 'TRIAL')).length - 1)
  await askedAndClosed(page)
  expect(errors).toEqual([])
})

for (const level of levels) {
  test(`level ${level} is played to its end by pointer, by two in turn`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const errors = errorsOf(page)
    const game = await open(page, player, level, setup({ streets: 1 }))
    await start(game)
    await playOn(game)
    await turnsEnded(page)
    const players = new Set((await heard(page, 'TURN_END')).map((one) => one.player))
    expect([...players].sort()).toEqual([1, 2])
    expect(await heard(page, 'GAME_OVER')).toHaveLength(1)
    await askedAndClosed(page)
    expect(errors).toEqual([])
  })

  test(`level ${level} is played by keyboard alone`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const game = await open(page, player, level, setup({ streets: 1 }, alone))
    await button(game, 'Start').press('Enter')
    for (;;) {
      await game.locator(offered).first().or(again(game)).waitFor()
      if ((await again(game).count()) > 0) break
      const shown = await game.locator('.street').innerText()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect
        .poll(async () => (await again(game).count()) > 0 || (await game.locator('.street').innerText()) !== shown)
        .toBe(true)
    }
    await turnsEnded(page)
  })
}

if (everyLevel) {
  playedBySwitches(test, levels, 1, async (page) => void (await turnsEnded(page)))

  test('spoken questions are answered with Y and N, and the secret of a person is kept', async ({ page, player }) => {
    test.setTimeout(120_000)
    const game = await open(page, player, 2, setup({ streets: 1, ask: 'spoken', secret: 'person' }, alone))
    await start(game)
    await game.locator('.offer').first().click()
    await game.locator('.window[data-scan]').nth(4).click()
    await button(game, 'Yes').waitFor()
    await page.keyboard.press('n')
    await game.locator('.window[data-scan]').nth(4).click()
    await button(game, 'Done').click()
    await expect(game.getByText('A shutter that you closed still fits. Look again.')).toBeVisible()
    await button(game, 'Done').click()
    await expect(game.locator('.window.shut')).toHaveCount(0)
    await button(game, 'Yes').waitFor()
    await button(game, 'End').click()
    await expect(again(game)).toBeVisible()
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Slips in closing', value: '1' })
  })
}
