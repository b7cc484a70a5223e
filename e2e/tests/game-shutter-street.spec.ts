import { expect, type FrameLocator } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import { alone, everyLevel, fast, heard, open, setup, start, measuredSum } from '../fixtures/game-player.ts'
import { tabTo } from '../fixtures/keyboard.ts'

/** Asks what comes first, closes nothing by hand, and knocks where one window is left or all is asked. */
function choose(names: Choices): number {
  const of = (name: RegExp) => names.findIndex((one) => name.test(one))
  const found = [of(/^(Ask|Done)$/), of(/…$/), of(/^Knock$/)].find((at) => at >= 0)
  return found ?? 0
}

const test = checkGame({
  slug: 'shutter-street',
  levels: 5,
  settings: { streets: 1, limit: 0 },
  choose,
  async ended(page) {
    const [over] = await heard(page, 'GAME_OVER')
    const asked = (await heard(page, 'TRIAL')).filter(({ trial }) => /^(yes|no): closes /.test(trial?.response ?? ''))
    expect(asked.length).toBeGreaterThan(0)
    expect(measuredSum(over?.summary, 'Questions asked')).toBe(asked.length)
  },
})

test('by Tab alone the focus goes from a street to the first question, and on to what it can ask', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ streets: 1 }, alone))
  await tabTo(page, game.getByRole('button', { name: 'Start', exact: true }))
  await page.keyboard.press('Enter')
  await expect(game.locator('.offer').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(game.locator('.tile').first()).toBeFocused()
  await expect(game.locator('.tile').first()).toHaveText(/…$/)
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(game.locator('.tile').first()).toBeFocused()
})

/** How the shutters of open and of closed windows are drawn: each way once, when all have come to rest. */
const shuttersOf = (game: FrameLocator) =>
  game.locator('.side').evaluate((side) => {
    const drawn = (windows: string) =>
      new Set([...side.querySelectorAll(`${windows} .leaf`)].map((leaf) => leaf.getAttribute('d')))
    const [open, shut] = [drawn('.window:not(.shut)'), drawn('.window.shut')]
    return { open: open.size, shut: shut.size, alike: [...open].filter((leaf) => shut.has(leaf)).length }
  })

for (const calm of [false, true])
  test(`shutters come to rest where an answer has put them${calm ? ', without movement too' : ''}`, async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 1, setup({ streets: 1 }, { ...alone, calm }))
    await start(game)
    await game.locator('.offer').first().click()
    await game.locator('.tile').first().waitFor()
    expect(await shuttersOf(game)).toEqual({ open: 1, shut: 0, alike: 0 })
    await game.locator('.tile').first().click()
    await game.getByRole('button', { name: 'Back' }).waitFor()
    await game.locator('.tile').first().click()
    await game.getByRole('button', { name: 'Ask', exact: true }).click()
    await game.locator('.window.shut').first().waitFor()
    await expect.poll(() => shuttersOf(game)).toEqual({ open: 1, shut: 1, alike: 0 })
  })

if (everyLevel) {
  test('spoken questions are answered with Y and N, and the secret that a person picked stays open', async ({
    page,
    player,
  }) => {
    const settings = setup({ streets: 1, ask: 'spoken', secret: 'person' }, alone)
    const game = await open(page, player, 2, settings, fast)
    const button = (name: string) => game.getByRole('button', { name, exact: true })
    await start(game)
    await game.locator('.offer').first().click()
    await game.locator('.window[data-scan]').nth(4).click()
    await button('Yes').waitFor()
    await page.keyboard.press('n')
    await game.locator('.window[data-scan]').nth(4).click()
    await button('Done').click()
    await expect(game.getByText('A shutter that you closed still fits. Look again.').last()).toBeVisible()
    await button('Done').click()
    await expect(game.locator('.window.shut')).toHaveCount(0)
    await button('Yes').waitFor()
    await button('End').click()
    await expect(button('Play again')).toBeVisible()
    const [over] = await heard(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Closing mistakes')).toBe(1)
  })
}
