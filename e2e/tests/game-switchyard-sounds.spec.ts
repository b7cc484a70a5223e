import { expect } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import {
  alone,
  everyLevel,
  receivedMessages,
  open,
  expectGameOver,
  setup,
  start,
  measured,
  endGame,
} from '../fixtures/game-player.ts'

// The short run ends a game with its End button after some trains.
const trains = everyLevel ? 10 : 4
const offered = '.switchyard [data-scan]:not(:disabled)'

/** Sends a train once the points are set, alternating right and left. */
const choose = (names: Choices, step: number): number => {
  const send = names.indexOf('Send')
  return send >= 0 ? send : step % 2
}

const test = checkGame({
  slug: 'switchyard-sounds',
  levels: 4,
  settings: { errorless: true },
  choose,
  ...(!everyLevel && {
    act: async (page, game, step) => {
      if ((await receivedMessages(page, 'TURN_END')).length >= trains) return endGame(game)
      const names = await game.locator(offered).evaluateAll((all) => all.map((at) => at.textContent))
      if (names.length > 0)
        await game
          .locator(offered)
          .nth(choose(names, step) % names.length)
          .click()
    },
  }),
  ended: async (page, _game, level) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Trains', value: `${trains} of 10` })
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(trains)
    const tries = await receivedMessages(page, 'TRIAL')
    expect(tries).toHaveLength(level === 4 ? 2 * trains : trains)
    expect(tries.filter(({ trial }) => trial?.target !== trial?.response)).toEqual([])
  },
})

test("a phone's end screen shows the whole line map of ten trains", async ({ page, player }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await open(page, player, 1, setup())
  await start(game)
  await game.locator('.offer button').first().click()
  await endGame(game)
  const picture = game.locator('.ending-stage img')
  await expect(picture).toBeVisible()
  const { x, width } = (await picture.boundingBox()) as { x: number; width: number }
  expect([x >= 12, x + width <= 378, width > 200]).toEqual([true, true, true])
})

test('on a phone in portrait the question is above the signalman', async ({ page, player }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const job of ['listen', 'speak']) {
    const game = await open(page, player, 4, setup({ job }, alone))
    await start(game)
    await game.locator('.offer button').first().click()
    const asked = game.locator('.asked')
    if (job === 'listen') {
      await game.getByRole('button', { name: 'See the words' }).click()
      await game.getByRole('button', { name: 'I said them' }).click()
    } else {
      const secret = game.getByRole('button', { name: /^Say / }).or(asked)
      for (let told = 0; told < 4 && (await asked.count()) === 0; told++) await secret.first().click()
    }
    await expect(asked).toContainText(/car 1/i)
    const below = await asked.evaluate((at) => at.getBoundingClientRect().bottom)
    const head = await game.locator('.eyes').evaluate((at) => at.getBoundingClientRect().top)
    expect([job, below < head - 8]).toEqual([job, true])
  }
})

if (everyLevel) {
  test('in Speak a misheard word comes back, is repeated, and counts as repaired', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ job: 'speak' }))
    await start(game)
    await game.locator('.offer button').first().click()
    await game.getByRole('button', { name: /^Say / }).first().click()
    await game.locator('.sign-1').click()
    await page.keyboard.press('Enter')
    await expect(game.locator('.told')).toHaveText('This box goes to the other station.')
    await expect(game.locator('.told')).toHaveText('Say it again in a new way.')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await receivedMessages(page, 'TURN_END')).length).toBe(1)
    await endGame(game)
    await expectGameOver(page)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measured(over?.summary, 'Repaired on the second try')).toEqual(['1 of 1'])
    const results = (await receivedMessages(page, 'TRIAL')).map(
      ({ trial }) => (trial as { result?: string } | undefined)?.result,
    )
    expect(results).toEqual(['incorrect', 'correct'])
  })

  test('in delayed mode nothing spoken is shown before the train is sent', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ word: 'told' }))
    await start(game)
    await game.locator('.offer button').first().click()
    await expect(game.getByRole('button', { name: 'See the word' })).toHaveCount(0)
    await game.getByRole('button', { name: 'I said it' }).click()
    await game.locator('.sign-1').click()
    await page.keyboard.press('Enter')
    await expect(game.getByRole('heading', { name: 'Which word was said?' })).toBeVisible()
    expect(await receivedMessages(page, 'TRIAL')).toEqual([])
    await game
      .getByRole('button', { name: /^It was / })
      .nth(1)
      .click()
    await expect.poll(async () => (await receivedMessages(page, 'TURN_END')).length).toBe(1)
    const [{ trial } = {}] = await receivedMessages(page, 'TRIAL')
    expect(trial?.target).toBe(trial?.response)
  })

  test('a rolling train follows the lever', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ speed: 'normal', errorless: true }, { calm: false }))
    await start(game)
    await game.locator('.offer button').first().click()
    await game.getByRole('button', { name: 'See the word' }).click()
    await game.getByRole('button', { name: 'I said it' }).click()
    await game.locator('.sign:not(:disabled)').click()
    await expect.poll(async () => (await receivedMessages(page, 'TURN_END')).length, { timeout: 20_000 }).toBe(1)
  })
}
