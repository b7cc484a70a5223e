import { expect } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import { alone, everyLevel, heard, open, overOnce, setup, start, measured } from '../fixtures/game-player.ts'

// The short run ends a game by its End button once some trains have arrived.
const trains = everyLevel ? 10 : 4
const offered = '.switchyard [data-scan]:not(:disabled)'

/** Sends a train once the points are set, and sets them to the right or to the left by turns. */
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
      if ((await heard(page, 'TURN_END')).length >= trains)
        return game.getByRole('button', { name: 'End', exact: true }).click()
      const names = await game.locator(offered).evaluateAll((all) => all.map((at) => at.textContent))
      if (names.length > 0)
        await game
          .locator(offered)
          .nth(choose(names, step) % names.length)
          .click()
    },
  }),
  ended: async (page, _game, level) => {
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Trains', value: `${trains} of 10` })
    expect(await heard(page, 'TURN_END')).toHaveLength(trains)
    const tries = await heard(page, 'TRIAL')
    expect(tries).toHaveLength(level === 4 ? 2 * trains : trains)
    expect(tries.filter(({ trial }) => trial?.target !== trial?.response)).toEqual([])
  },
})

test('the line map of ten trains is whole on the end screen of a phone', async ({ page, player }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await open(page, player, 1, setup())
  await start(game)
  await game.locator('.offer button').first().click()
  await game.getByRole('button', { name: 'End', exact: true }).click()
  const picture = game.locator('.keepsake img')
  await expect(picture).toBeVisible()
  const { x, width } = (await picture.boundingBox()) as { x: number; width: number }
  expect([x >= 12, x + width <= 378, width > 200]).toEqual([true, true, true])
})

test('on an upright phone what is asked lies above the signalman', async ({ page, player }) => {
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
    await expect(asked).toContainText(/wagon 1/i)
    const below = await asked.evaluate((at) => at.getBoundingClientRect().bottom)
    const head = await game.locator('.eyes').evaluate((at) => at.getBoundingClientRect().top)
    expect([job, below < head - 8]).toEqual([job, true])
  }
})

if (everyLevel) {
  test('in Speak a misheard word comes back, is said again and is counted as put right', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ job: 'speak' }))
    await start(game)
    await game.locator('.offer button').first().click()
    await game.getByRole('button', { name: /^Say / }).first().click()
    await game.locator('.sign-1').click()
    await page.keyboard.press('Enter')
    await expect(game.locator('.told')).toHaveText('This parcel is for the other station.')
    await expect(game.locator('.told')).toHaveText('Say it again, a little differently.')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await heard(page, 'TURN_END')).length).toBe(1)
    await game.getByRole('button', { name: 'End', exact: true }).click()
    await overOnce(page)
    const [over] = await heard(page, 'GAME_OVER')
    expect(measured(over?.summary, 'Put right on the second try')).toEqual(['1 of 1'])
    const results = (await heard(page, 'TRIAL')).map(({ trial }) => (trial as { result?: string } | undefined)?.result)
    expect(results).toEqual(['incorrect', 'correct'])
  })

  test('told afterwards, nothing that is said stands on the screen before the train is sent', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 3, setup({ word: 'told' }))
    await start(game)
    await game.locator('.offer button').first().click()
    await expect(game.getByRole('button', { name: 'See the word' })).toHaveCount(0)
    await game.getByRole('button', { name: 'I said it' }).click()
    await game.locator('.sign-1').click()
    await page.keyboard.press('Enter')
    await expect(game.getByRole('heading', { name: 'Which word was said?' })).toBeVisible()
    expect(await heard(page, 'TRIAL')).toEqual([])
    await game
      .getByRole('button', { name: /^It was / })
      .nth(1)
      .click()
    await expect.poll(async () => (await heard(page, 'TURN_END')).length).toBe(1)
    const [{ trial } = {}] = await heard(page, 'TRIAL')
    expect(trial?.target).toBe(trial?.response)
  })

  test('a train that rolls goes by itself to where the lever lies', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ speed: 'normal', errorless: true }, { calm: false }))
    await start(game)
    await game.locator('.offer button').first().click()
    await game.getByRole('button', { name: 'See the word' }).click()
    await game.getByRole('button', { name: 'I said it' }).click()
    await game.locator('.sign:not(:disabled)').click()
    await expect.poll(async () => (await heard(page, 'TURN_END')).length, { timeout: 20_000 }).toBe(1)
  })
}
