import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { checkLooks } from '../fixtures/game-layout.ts'
import {
  expectAccessible,
  alone,
  collectErrors,
  everyLevel,
  receivedMessages,
  open,
  setup,
  start,
  measuredSum,
} from '../fixtures/game-player.ts'

const trialsOf = async (page: Page) =>
  (await receivedMessages(page, 'TRIAL')).map(
    ({ trial }) => trial as unknown as { target: string; response: string; result: string },
  )

const test = checkGame({
  slug: 'sentence-diner',
  levels: 5,
  settings: { errorless: true, picks: false },
  groups: true,
  ended: async (page) => {
    const count = 6
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect([0, 1].map((at) => measuredSum(over?.summary, 'Right at the first bell', at))).toEqual([count, count])
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(count)
    const trials = await trialsOf(page)
    expect(trials).toHaveLength(count)
    for (const { target, response, result } of trials)
      expect([response, result]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), target === response ? 'correct' : ''])
  },
})

/** Returns the order's words in sentence order. */
async function wanted(game: FrameLocator): Promise<string[]> {
  const order = (await game.getByRole('img', { name: /^The order: / }).getAttribute('aria-label'))?.toLowerCase() ?? ''
  const names = await game
    .locator('.sd-belt .sd-plate')
    .evaluateAll((all) => all.map((at) => at.getAttribute('aria-label') ?? ''))
  const place = (name: string) => order.indexOf(name.split(',')[0] ?? '')
  return names.filter((name) => place(name) >= 0).sort((a, b) => place(a) - place(b))
}

if (everyLevel)
  test('a mix-up is acted out as written, then the plates are put back and the order is served', async ({
    page,
    player,
  }, info) => {
    const errors = collectErrors(page)
    const message = setup({ picks: false }, { ...alone, calm: true })
    const game = await open(page, player, 2, message)
    await start(game)
    await game.locator('.sd-option').first().click()
    await game.locator('.sd-plate:enabled').first().waitFor()
    await checkLooks(page, game, message, info, 'order')
    await expectAccessible(page)
    const names = await wanted(game)
    expect(names).toHaveLength(3)
    const take = (name: string) => game.locator('.sd-belt').getByRole('button', { name, exact: true }).click()
    for (const name of [...names].reverse()) await take(name)
    await page.keyboard.press('b')
    const [who, doing, what] = names.map((name) => name.split(',')[0])
    const acted = `${what} ${doing} ${who}.`
    await expect(game.locator('.sd-sentence')).toHaveText(new RegExp(acted, 'i'))
    await expect(game.getByRole('img', { name: new RegExp(`^Acted out: ${acted}`, 'i') })).toBeVisible()
    const change = game.getByRole('button', { name: 'Change a plate' })
    await expect(change).toBeEnabled()
    await checkLooks(page, game, message, info, 'acted')
    await expectAccessible(page)
    await change.click()
    await expect(game.locator('.sd-story')).toContainText('the other way')
    for (let at = 0; at < 3; at++) await game.locator('.sd-plate.on-tray').first().click()
    for (const name of names) await take(name)
    await page.keyboard.press('b')
    await expect(game.locator('.sd-remark')).toContainText('recipe card')
    expect((await trialsOf(page)).map(({ result }) => result)).toEqual(['incorrect', 'correct'])
    expect(errors).toEqual([])
  })

test('a poke answers without changing the game, and secret spice changes the scene', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ errorless: true }, alone))
  await start(game)
  await game.locator('.sd-option').first().click()
  await expect(game.getByRole('group', { name: 'Who is next?' })).toContainText('Two cherries, or only crumbs')
  await page.keyboard.press('2')
  await game.locator('.sd-plate:enabled').first().waitFor()
  const plates = () => game.locator('.sd-tray').innerHTML()
  const before = await plates()
  const box = await game.locator('[data-poke-area="lamp-0"]').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 8)
  await expect(game.locator('.pokes .puff, [data-poke="lamp-0"]').first()).toBeVisible()
  expect(await plates()).toBe(before)
  const spice = game.getByRole('button', { name: /Secret spice/ })
  const served = game.locator('.sd-theater.is-right .sd-scene')
  const next = '.sd-plate:enabled, .sd-bell:enabled, .sd-theater .button:enabled, .choice-panel button'
  // Presses whatever can be pressed; a plate may be gone by the time Playwright would have moved to it.
  const playUntil = (shown: Locator, controls: string) =>
    expect(async () => {
      if ((await shown.count()) === 0)
        await game.locator(controls).evaluateAll((all: HTMLElement[]) => all.at(-1)?.click())
      await expect(shown.first()).toBeVisible({ timeout: 1 })
    }).toPass({ intervals: [100] })
  await playUntil(spice, next)
  await spice.click()
  await playUntil(served, '.sd-plate:enabled, .sd-bell:enabled')
  await expect(served.first().locator('.sd-giant, .sd-slow, .sd-hic').first()).toBeAttached()
  await expect(game.locator('.sd-theater .button')).toBeEnabled()
})
