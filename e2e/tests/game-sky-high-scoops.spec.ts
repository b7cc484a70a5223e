import { expect, type FrameLocator, type Page } from '@playwright/test'
import {
  alone,
  checkPause,
  collectErrors,
  countTurnEnds,
  endGame,
  everyLevel,
  expectAccessible,
  expectGameOver,
  expectSettingsAccessible,
  frames,
  gameSpeed,
  gameTest,
  open,
  poke,
  receivedMessages,
  setGameSpeed,
  setup,
  start,
  testSwitchPlay,
} from '../fixtures/game-player.ts'

const test = gameTest('sky-high-scoops')
/** What the adult scores or counts with. */
const scored = '.zone, .adult-confirm button:enabled'
const asked = `.choice-options button, .self-row button, ${scored}`
const again = (game: FrameLocator) => game.getByRole('button', { name: 'Play again' })
const short = { goal: 10, perTurn: 5 }
const tries = async (page: Page) => (await receivedMessages(page, 'TRIAL')).length

/** Plays until the end screen: one try spot on, one close, one more. */
async function playOn(page: Page, game: FrameLocator, say: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ;) {
    await game.locator(asked).first().or(again(game)).first().waitFor()
    if ((await again(game).count()) > 0) return
    if ((await game.locator(scored).count()) === 0) {
      await game.locator('.choice-options button, .self-row button').first().click()
      await frames(game, 3)
      continue
    }
    const before = await tries(page)
    await say(turn)
    await expect.poll(() => tries(page)).toBe(before + 1)
    await frames(game, 3)
    turn += 1
  }
}
/** Spot on, close, spot on, try again, and the same; one button if tries are only counted. */
const byPointer =
  (game: FrameLocator, counts = false) =>
  (turn: number) =>
    game
      .locator(scored)
      .nth(counts ? 0 : ([0, 1, 0, 2, 0][turn % 5] ?? 0))
      .click()

if (everyLevel)
  test('a level is played by pointer to its goal, reports each trial and turn once, and saves the tower', async ({
    page,
    player,
  }) => {
    const errors = collectErrors(page)
    const game = await open(page, player, 2, setup(short))
    await expectSettingsAccessible(page, game)
    await start(game)
    await game.locator('.choice-panel').waitFor()
    await expectAccessible(page)
    await playOn(page, game, byPointer(game))
    await expectGameOver(page)
    const trials = await receivedMessages(page, 'TRIAL')
    expect(trials).toHaveLength(10)
    expect(trials[0]?.trial).toMatchObject({ target: 'S, initial, words', response: 'sun' })
    expect(await countTurnEnds(page)).toBe(2)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Trials', value: '10 of 10' })
    await game.getByRole('button', { name: 'Save picture' }).click()
    await expect.poll(async () => (await receivedMessages(page, 'DOWNLOAD')).length).toBe(1)
    expect(errors).toEqual([])
  })

test('a poke moves the penguin and the tower, and changes nothing', { tag: '@full' }, async ({ page, player }) => {
  const game = await open(page, player, 2, setup(short, { ...alone, calm: false }), 1)
  await start(game)
  await game.locator('.choice-options button').first().click()
  await game.locator('.zone').first().waitFor()
  for (const name of ['penguin', 'tower']) await poke(game, name)
  expect(await tries(page)).toBe(0)
  await expect(game.locator('.count b')).toHaveText('0')
})

test('fast taps choose once, every floor has a choice, and a friend sings at the end', async ({ page, player }) => {
  const errors = collectErrors(page)
  const game = await open(page, player, 2, setup({ ...short, perTurn: 10 }, alone))
  await start(game)
  const options = game.locator('.choice-options button')
  await options.first().waitFor()
  // The second tap comes before the first one is drawn.
  await options.evaluateAll((all) =>
    all.forEach((one) => (one as HTMLElement).isConnected && (one as HTMLElement).click()),
  )
  const sayFive = async (before: number) => {
    for (let said = before; said < before + 5; said++) {
      await game.locator('.zone').first().waitFor()
      await page.keyboard.press('1')
      await expect.poll(() => tries(page)).toBe(said + 1)
      // The next card is rendered first.
      await frames(game, 3)
    }
  }
  await sayFive(0)
  await game.getByRole('button', { name: 'Mystery tub' }).click()
  await sayFive(5)
  await game.getByRole('button', { name: 'Eats it, sings at the end' }).click()
  await expect(game.getByRole('heading', { name: /all the way to the moon! The \w+ sings for you!/ })).toBeVisible()
  await game.getByRole('button', { name: 'For the adult' }).click()
  await expect(game.locator('.summary')).toContainText('10 of 10')
  expect(errors).toEqual([])
})

if (everyLevel)
  test("without motion the next player's tower is painted at once", async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ ...short, perTurn: 1, cones: 'own' }))
    await start(game)
    // Not the layer that fades out above it.
    const towers = game.locator('.scoops-world canvas:not(.melting *)')
    const turnOf = async (name: string) => {
      await game.locator('.who').filter({ hasText: name }).waitFor()
      await game.locator(asked).first().waitFor()
      return towers.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
    }
    const say = () => game.locator(scored).first().click()
    await turnOf('Mia')
    await game.locator('.choice-options button').nth(0).click()
    await say()
    await turnOf('Leo')
    await game.locator('.choice-options button').nth(1).click()
    await say()
    // Both towers are equally high, so the camera stays.
    const hers = await turnOf('Mia')
    await say()
    expect(hers === (await turnOf('Leo'))).toBe(false)
  })

if (everyLevel) {
  for (const level of [1, 2, 3, 4]) {
    test(`plays level ${level} by pointer with a cone for each player`, async ({ page, player }) => {
      test.setTimeout(240_000)
      const game = await open(page, player, level, setup({ ...short, cones: 'own' }))
      await start(game)
      await playOn(page, game, byPointer(game, level === 1))
      await expectGameOver(page)
      expect(await tries(page)).toBe(20)
    })

    test(`plays level ${level} by keyboard alone`, async ({ page, player }) => {
      test.setTimeout(240_000)
      const game = await open(page, player, level, setup(short, alone))
      await game.getByRole('button', { name: 'Start', exact: true }).press('Enter')
      for (;;) {
        await game.locator(asked).first().or(again(game)).first().waitFor()
        if ((await again(game).count()) > 0) break
        const before = await tries(page)
        if ((await game.locator(scored).count()) > 0) {
          await page.keyboard.press('1')
          await expect.poll(() => tries(page)).toBe(before + 1)
          await frames(game, 3)
        } else {
          const held = await game.locator(asked).first().elementHandle()
          await page.keyboard.press('ArrowRight')
          await page.keyboard.press('Enter')
          await held?.waitForElementState('hidden')
        }
      }
      expect(await tries(page)).toBe(10)
    })
  }
  testSwitchPlay(test, [1, 2, 3, 4], async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Trials', value: '25 of 25' })
  })

  test('where tries are counted, only the corner counts, and one tap counts once', async ({ page, player }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const game = await open(page, player, 1, setup(short, alone), 1)
    await start(game)
    await game.locator('.choice-options button').first().click()
    const count = game.locator('.adult-confirm button')
    await count.and(game.locator(':enabled')).click()
    await expect.poll(() => tries(page)).toBe(1)
    // A quick second tap comes too soon for the next try, and the scene below counts nothing.
    await expect(count).toBeDisabled()
    await page.mouse.click(200, 800)
    await frames(game, 3)
    expect(await tries(page)).toBe(1)
    await expect(game.locator('.zone')).toHaveCount(0)
  })

  test('a switch and Space reach no score', async ({ page, player }) => {
    const game = await open(page, player, 2, setup({ ...short, scan: 'one', repeat: 0 }, alone))
    await start(game)
    await game.locator('.choice-panel .lit').waitFor()
    await page.keyboard.press(' ')
    await game.locator('.zone').first().waitFor()
    await page.keyboard.press(' ')
    await frames(game)
    await expect(game.locator('.zone.lit')).toHaveCount(0)
    expect(await tries(page)).toBe(0)
    await page.keyboard.press('1')
    await expect.poll(() => tries(page)).toBe(1)
  })

  test('a pause stops a scoop in the air and the sound, and a resume lets it land', async ({ page, player }) => {
    const game = await open(page, player, 2, setup(short, { calm: false }))
    await start(game)
    await game.locator('.choice-options button').first().click()
    // Slow enough to catch it in the air.
    await setGameSpeed(game, 0.1)
    await game.locator('.zone').first().click()
    await expect(game.locator('.flight')).toHaveCount(1)
    await checkPause(page, game, () => game.locator('.scoops-world').evaluate((world) => world.innerHTML))
    await expect(game.locator('.flight')).toHaveCount(1)
    await setGameSpeed(game, gameSpeed)
    await expect(game.locator('.flight')).toHaveCount(0)
  })

  test('End shows the tower as it is, and C cycles the logged cue', async ({ page, player }) => {
    const game = await open(page, player, 2, setup(short, alone))
    await start(game)
    await game.locator('.choice-options button').first().click()
    await game.locator('.zone').first().waitFor()
    await page.keyboard.press('c')
    await page.keyboard.press('c')
    await page.keyboard.press('1')
    await expect.poll(() => tries(page)).toBe(1)
    const [first] = await receivedMessages(page, 'TRIAL')
    expect(first?.trial).toMatchObject({ cue: 2, result: 'correct', scoredBy: 'adult' })
    await endGame(game)
    await expect(again(game)).toBeVisible()
    expect(await receivedMessages(page, 'GAME_OVER')).toHaveLength(1)
    await expectAccessible(page)
  })
}
