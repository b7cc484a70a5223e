import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  endGame,
  everyLevel,
  expectGameOver,
  measured,
  open,
  poke,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'
import { playUntil } from '../fixtures/game-presses.ts'

const trains = 10

const test = checkGame({
  slug: 'switchyard-sounds',
  levels: 4,
  settings: { errorless: true },
  ended: async (page, _game, level) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Trains', value: `${trains} of ${trains}` })
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(trains)
    const tries = await receivedMessages(page, 'TRIAL')
    expect(tries).toHaveLength(level === 4 ? 2 * trains : trains)
    expect(tries.filter(({ trial }) => trial?.target !== trial?.response)).toEqual([])
  },
})

/** Says a word as the adult, who must see it first. */
async function say(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: 'See the word' }).click()
  await game.getByRole('button', { name: /^I said/ }).click()
}

test('one tap on a station sends the train, and a box gets off', async ({ page, player }) => {
  const game = await open(page, player, 3, setup({ errorless: true }, alone), 1)
  await start(game)
  await game.locator('.choice-panel button').first().click()
  await say(game)
  await game.locator('.sign:not(:disabled)').click()
  await expect(game.locator('.unloads').first()).toBeVisible()
  await expect.poll(async () => (await receivedMessages(page, 'TRIAL')).length).toBe(1)
})

test('the lever answers a poke without sending the train', { tag: '@full' }, async ({ page, player }) => {
  const game = await open(page, player, 3, setup({}, { ...alone, calm: false }), 1)
  await start(game)
  await game.locator('.choice-panel button').first().click()
  await say(game)
  await game.locator('.sign-0:enabled').waitFor()
  await poke(game, 'lever')
  expect(await receivedMessages(page, 'TRIAL')).toEqual([])
  await expect(game.locator('.sign-0')).toBeEnabled()
})

if (everyLevel)
  test('a house that was built is lit at night, and the town grows', async ({ page, player }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const game = await open(page, player, 3, setup({ errorless: true }, alone))
    await start(game)
    await game.locator('.choice-panel button').first().click()
    await say(game)
    await game.locator('.sign:not(:disabled)').click()
    await game.getByRole('button', { name: /^A house now/ }).click()
    await endGame(game)
    await expect(game.getByRole('heading', { name: /light in the new house/ })).toBeVisible()
    await expect(game.locator('[data-poke-area="town-0"]')).toBeVisible()
    await expect
      .poll(async () => (await receivedMessages(page, 'GROWN')).map(({ data }) => data))
      .toEqual([{ town: ['house'] }])
  })

if (everyLevel)
  test('on a shared screen, how to speak is said only once', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ word: 'told' }, alone))
    await start(game)
    await game.locator('.choice-panel button').first().click()
    const how = game.getByText('Choose one of the two words and say it.')
    await expect(how).toBeVisible()
    await game.getByRole('button', { name: 'I said it' }).click()
    await game.locator('.sign-1').click()
    await game
      .getByRole('button', { name: /^It was / })
      .nth(1)
      .click()
    await game.getByRole('button', { name: /^A house now/ }).click()
    await expect(game.getByRole('button', { name: 'I said it' })).toBeEnabled()
    await expect(how).toHaveCount(0)
  })

if (everyLevel)
  test('on a phone in portrait the question is above the signalman', async ({ page, player }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const job of ['listen', 'speak']) {
      const game = await open(page, player, 4, setup({ job }, alone))
      await start(game)
      await game.locator('.choice-panel button').first().click()
      const asked = game.locator('.asked')
      if (job === 'listen') await say(game)
      else {
        await playUntil(game, '.asked', [['button', /^Say /]])
      }
      await expect(asked).toContainText(/car 1/i)
      const space = () =>
        game
          .locator('html')
          .evaluate(
            (root) =>
              (root.querySelector('.eyes')?.getBoundingClientRect().top ?? NaN) -
              (root.querySelector('.asked')?.getBoundingClientRect().bottom ?? NaN),
          )
      await expect.poll(space, job).toBeGreaterThan(8)
    }
  })

if (everyLevel) {
  test('in Speak a misheard word comes back, is repeated, and counts as repaired', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ job: 'speak' }))
    await start(game)
    await game.locator('.choice-panel button').first().click()
    await game.getByRole('button', { name: /^Say / }).first().click()
    // The learner's own tap on a station, or a switch, sends nothing.
    await expect(game.locator('.sign:enabled')).toHaveCount(0)
    await game.locator('.adult-confirm button:enabled').nth(1).click()
    await expect(game.locator('.told')).toHaveText('This box goes to the other station.')
    await expect(game.locator('.told')).toHaveText('Say it again in a new way.')
    await page.keyboard.press('ArrowLeft')
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
    await game.locator('.choice-panel button').first().click()
    await expect(game.getByRole('button', { name: 'See the word' })).toHaveCount(0)
    await game.getByRole('button', { name: 'I said it' }).click()
    await game.locator('.sign-1').click()
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

  test('a rolling train goes where it is sent', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ speed: 'normal', errorless: true }, { calm: false }))
    await start(game)
    await game.locator('.choice-panel button').first().click()
    await say(game)
    await game.locator('.sign:not(:disabled)').click()
    await expect.poll(async () => (await receivedMessages(page, 'TURN_END')).length, { timeout: 20_000 }).toBe(1)
  })
}
