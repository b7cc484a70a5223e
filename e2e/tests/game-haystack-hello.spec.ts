import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { layoutFaults } from '../certification/screen.ts'
import {
  alone,
  countTurnEnds,
  endGame,
  everyLevel,
  expectGameOver,
  open,
  poke,
  receivedMessages,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'

const again = (game: FrameLocator) => game.getByRole('button', { name: 'Play again' })
const trialsOf = async (page: Page) =>
  (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial as Record<string, unknown>)
/** The music choice and other choices between two friends. */
const choosing = (game: FrameLocator) => game.locator('.choice-options button')

const test = checkGame({
  slug: 'haystack-hello',
  levels: 4,
  settings: { count: 6, places: 3, hides: false },
  ended: async (page) => {
    expect(await countTurnEnds(page)).toBe(6)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Friends found', value: '6 of 6' })
  },
})

test("in Ask a tap or a switch opens nothing, and the adult's tap or key marks how the child communicated", async ({
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
  // Neither scanning nor a first press reaches the adult's corner.
  await expect(game.locator('.adult-confirm :is([data-scan], [data-scan-group])')).toHaveCount(0)
  await game.locator('.adult-confirm').getByRole('button', { name: 'Sign' }).click()
  await expect.poll(async () => (await trialsOf(page)).length).toBe(1)
  await frames(game, 3)
  await game.locator('.adult-confirm button:enabled').first().waitFor()
  await page.keyboard.press('g')
  await expect.poll(async () => (await trialsOf(page)).length).toBe(2)
  expect(await trialsOf(page)).toMatchObject([
    { response: 'sign', result: 'correct', scoredBy: 'adult', moves: 2 },
    { response: 'gesture', result: 'correct', scoredBy: 'adult', moves: 1 },
  ])
  // After two waits without a response, it is said and opened together.
  await choosing(game).last().click()
  await game.getByRole('button', { name: /Open together/ }).click()
  await expect.poll(async () => (await trialsOf(page)).at(-1)).toMatchObject({ result: 'none', cue: 3 })
  await endGame(game)
  await expect(again(game)).toBeVisible()
  await expectGameOver(page)
})

if (everyLevel)
  test('a touch of the scenery answers and opens nothing, and one of the grass opens', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ count: 6 }, { ...alone, calm: false }), 1)
    await start(game)
    await choosing(game).first().click()
    await game.locator('.target').waitFor()
    for (const name of ['sun', 'cloud', 'scarecrow']) await poke(game, name)
    expect(await trialsOf(page)).toEqual([])
    await game.locator('.haystack').click({ position: { x: 30, y: 300 } })
    await expect.poll(() => trialsOf(page)).toHaveLength(1)
  })

if (everyLevel)
  test('a friend is a third of the screen tall when it comes out, and hides again after again', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 1, setup({ count: 6 }, alone))
    await start(game)
    await choosing(game).first().click()
    // A friend is up close for a moment only.
    await game.locator('html').evaluate(() => {
      const seen = { tallest: 0 }
      const look = () => {
        const friend = document.querySelector('.walker .drawn')
        seen.tallest = Math.max(seen.tallest, friend?.getBoundingClientRect().height ?? 0)
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
      Object.assign(window, { seen })
    })
    for (const found of [1, 2]) {
      await game.locator('.target').click()
      await expect.poll(() => trialsOf(page)).toHaveLength(found)
      await frames(game, 3)
    }
    await game.getByRole('button', { name: /Again!/ }).waitFor()
    const tallest = await game
      .locator('html')
      .evaluate(() => (window as unknown as { seen: { tallest: number } }).seen.tallest)
    expect(tallest).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 3)
    await game.getByRole('button', { name: /Again!/ }).click()
    await expect.poll(() => trialsOf(page)).toHaveLength(3)
    await frames(game, 3)
    await game.locator('.target').click()
    await expect.poll(() => trialsOf(page)).toHaveLength(4)
    const responses = (await trialsOf(page)).map(({ response }) => response)
    expect(responses[2]).toBe('again')
    expect(responses[3]).toBe(responses[1])
  })

test(
  'friends of earlier games are in the loft, one of them hides first, and new ones move in',
  { tag: '@full' },
  async ({ page, player }) => {
    const grown = { 1: { loft: ['pig', 'cow', 'duck'] } }
    const game = await open(page, player, 1, setup({ count: 6 }, { ...alone, grown }))
    await start(game)
    await expect(game.getByRole('group', { name: 'Who hides first?' })).toBeVisible()
    await game.getByRole('button', { name: /Duck/ }).click()
    await choosing(game).first().click()
    await game.locator('.target').click()
    await expect.poll(async () => (await trialsOf(page)).at(-1)?.response).toBe('duck')
    await game.locator('.target').waitFor()
    await endGame(game)
    await expect(again(game)).toBeVisible()
    expect((await receivedMessages(page, 'GROWN')).at(-1)?.data).toEqual({ loft: ['pig', 'cow', 'duck'] })
  },
)

if (everyLevel)
  test('the bar names the player who is asked: first the hider, then the seeker', async ({ page, player }) => {
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

if (everyLevel)
  test('on a phone in landscape the text to read aloud is in the bar and covers no place', async ({ page, player }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const game = await open(page, player, 4, setup({ count: 6, places: 3 }, alone))
    await start(game)
    await choosing(game).first().click()
    const text = game.locator('.read-aloud')
    await expect(text).toBeVisible()
    const box = await text.evaluate((at) => at.getBoundingClientRect().toJSON() as DOMRect)
    const tools = await game
      .locator('.bar button')
      .evaluateAll((all) => all.map((at) => at.getBoundingClientRect().left))
    expect([box.bottom <= 72, box.left >= 100, box.right < Math.min(...tools)]).toEqual([true, true, true])
    await expect.poll(() => layoutFaults(game)).toEqual([])
    await text.getByRole('button', { name: 'Done' }).click()
    await expect(text).toHaveCount(0)
  })

if (everyLevel) {
  test('with two players the waiting one hides the friend for the other', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ count: 6 }))
    await start(game)
    await choosing(game).first().click()
    await expect(game.locator('.told')).toContainText('Mia, look away')
    await game.getByRole('button', { name: 'Hide in the cart' }).click()
    await game.getByRole('button', { name: 'The cart is wobbling' }).click()
    await expect(game.locator('.told')).toContainText('Leo, look away')
    expect(await trialsOf(page)).toMatchObject([{ player: 1, target: 'Explore: in the cart' }])
  })

  test('a wrong choice is an empty nest, and the second one shows the right place', async ({ page, player }) => {
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
