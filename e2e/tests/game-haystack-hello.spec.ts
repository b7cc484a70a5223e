import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { faultsOf } from '../fixtures/game-layout.ts'
import { alone, everyLevel, heard, open, overOnce, setup, start, turnsEnded } from '../fixtures/game-player.ts'

const again = (game: FrameLocator) => game.getByRole('button', { name: 'Play again' })
const trialsOf = async (page: Page) => (await heard(page, 'TRIAL')).map(({ trial }) => trial as Record<string, unknown>)
/** Music is chosen, and whatever else stands between two friends. */
const choosing = (game: FrameLocator) => game.locator('.pick-row button')

const test = checkGame({
  slug: 'haystack-hello',
  levels: 4,
  settings: { count: 6, places: 3, hides: false },
  ended: async (page) => {
    expect(await turnsEnded(page)).toBe(6)
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Friends found', value: '6 of 6' })
  },
})

test('in Ask a tap opens nothing; one touch of the adult marks how the child communicated, H marks the same', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 2, setup({ count: 6, wait: 3 }, alone))
  await start(game)
  await choosing(game).first().click()
  const place = game.locator('.target')
  await place.click()
  await expect(game.locator('.spot[class*="jolt"]')).toHaveCount(1)
  expect(await trialsOf(page)).toEqual([])
  await game.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(async () => (await trialsOf(page)).length).toBe(1)
  await game.locator('.adult').waitFor()
  await page.keyboard.press('h')
  await expect.poll(async () => (await trialsOf(page)).length).toBe(2)
  expect(await trialsOf(page)).toMatchObject([
    { response: 'sign', result: 'correct', scoredBy: 'adult', moves: 2 },
    { response: 'sign', result: 'correct', scoredBy: 'adult', moves: 1 },
  ])
  // Two waits in vain: then it is said and opened together.
  await choosing(game).or(game.locator('.adult')).first().waitFor()
  await game.getByRole('button', { name: 'Open together' }).click()
  await expect.poll(async () => (await trialsOf(page)).at(-1)).toMatchObject({ result: 'none', cue: 3 })
  await game.getByRole('button', { name: 'End' }).click()
  await expect(again(game)).toBeVisible()
  await overOnce(page)
})

test('the bar names the player who is asked: first the one who hides a friend, then the seeker', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 3, setup({ count: 6, places: 3, hides: true }))
  await start(game)
  await choosing(game).first().click()
  for (const [hider, seeker] of [
    ['Leo', 'Mia'],
    ['Mia', 'Leo'],
  ] as const) {
    await expect(game.locator('.told')).toContainText(`${hider}, where will`)
    await expect(game.locator('.who')).toContainText(hider)
    await game.getByRole('button', { name: 'Hide in the hay' }).click()
    await expect(game.locator('.who')).toContainText(seeker)
    await game.locator('.read-aloud button').click()
    await game.getByRole('button', { name: /^The hay/ }).click()
  }
})

test('on a phone on its side what is to be read aloud stands in the bar, so that it lies on no place', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const game = await open(page, player, 4, setup({ count: 6, places: 3 }, alone))
  await start(game)
  await choosing(game).first().click()
  const text = game.locator('.read-aloud')
  await expect(text).toBeVisible()
  const box = await text.evaluate((at) => at.getBoundingClientRect().toJSON() as DOMRect)
  const tools = await game.locator('.bar button').evaluateAll((all) => all.map((at) => at.getBoundingClientRect().left))
  expect([box.bottom <= 72, box.left >= 100, box.right < Math.min(...tools)]).toEqual([true, true, true])
  await expect.poll(() => faultsOf(game)).toEqual([])
  await text.getByRole('button', { name: 'Done' }).click()
  await expect(text).toHaveCount(0)
})

if (everyLevel) {
  test('with two players the one who waits hides the friend for the other', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ count: 6 }))
    await start(game)
    await choosing(game).first().click()
    await expect(game.locator('.told')).toContainText('Mia, look away')
    await game.getByRole('button', { name: 'Hide in the cart' }).click()
    await game.getByRole('button', { name: 'The cart, it wobbles' }).click()
    await expect(game.locator('.told')).toContainText('Leo, look away')
    expect(await trialsOf(page)).toMatchObject([{ player: 1, target: 'Explore: in the cart' }])
  })

  test('a wrong choice is an empty nest, and after the second the right place is shown', async ({ page, player }) => {
    const game = await open(page, player, 4, setup({ count: 6, places: 3 }, alone))
    await start(game)
    await choosing(game).first().click()
    await game.locator('.read-aloud button').click()
    const enabled = game.locator('.positions button:enabled')
    for (let misses = 0; misses < 2;) {
      await enabled.first().waitFor()
      const before = (await trialsOf(page)).length
      await enabled.nth(misses).click()
      await expect.poll(async () => (await trialsOf(page)).length).toBe(before + 1)
      if ((await trialsOf(page)).at(-1)?.result !== 'incorrect') return
      misses += 1
    }
    await expect(game.locator('.positions .right')).toBeEnabled()
    await expect(enabled).toHaveCount(1)
  })
}
