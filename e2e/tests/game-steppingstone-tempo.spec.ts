import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { checkLooks } from '../fixtures/game-layout.ts'
import {
  expectAccessible,
  alone,
  collectErrors,
  everyLevel,
  receivedMessages,
  open,
  setGameSpeed,
  setup,
  start,
  countTurnEnds,
  endGame,
} from '../fixtures/game-player.ts'

/** The next stone, or the shortest way on. */
const choose = (names: string[]) => {
  const wanted = [/, \d+ of \d+$/, /^(One like this|Next sentence|Look at the path)/]
  return Math.max(
    0,
    ...wanted
      .map((one) => names.findIndex((name) => one.test(name)))
      .filter((at) => at >= 0)
      .slice(0, 1),
  )
}

const test = checkGame({
  slug: 'steppingstone-tempo',
  levels: 5,
  settings: { crossings: 5, pause: 0.5, omitted: everyLevel },
  choose,
  ended: async (page, game, level) => {
    // The scenery also appears behind the end screen.
    await expect(game.locator('.st-world.by-night')).toHaveCount(level === 5 ? 1 : 0)
    const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.response ?? '')
    expect(trials).toHaveLength(await countTurnEnds(page))
    expect(trials.length).toBeGreaterThanOrEqual(5)
    expect(trials.filter((one) => !/^\d+ chunks?(, |$)/.test(one))).toEqual([])
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary?.find(({ label }) => label === 'Crossings')?.value).toBe(String(trials.length))
  },
})

test('own sentences alternate sides, a turtle asks to wait, and no word is reported', async ({
  page,
  player,
}, info) => {
  const errors = collectErrors(page)
  const message = setup({ source: 'own', hands: 'turns', chunks: 'syllables', pause: 2 }, alone)
  const game = await open(page, player, 1, message, 1)
  const hint = game.locator('.st-hint')
  await start(game)
  await expectAccessible(page)
  await game.getByRole('textbox').fill('Monkey, Zuzu')
  await game.getByRole('button', { name: 'Lay them out' }).click()
  await game.getByRole('button', { name: 'Mon, 1 of 4' }).waitFor()
  if (everyLevel) await checkLooks(page, game, message, info, 'hands')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(hint).toHaveText('Now tap left.')
  await page.keyboard.press('ArrowLeft')
  // The turtle's two seconds last twenty here, so that even a slow machine is too early.
  await setGameSpeed(game, 0.1)
  await page.keyboard.press('ArrowRight')
  await expect(game.getByRole('button', { name: 'Zuzu, 4 of 4' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(hint).toHaveText('Wait until the turtle blinks')
  await setGameSpeed(game, 2)
  await expect(game.locator('.awake')).toHaveCount(1)
  await setGameSpeed(game, 1)
  await page.keyboard.press('ArrowLeft')
  await expect(game.locator('.is-sounding')).toHaveCount(1)
  await checkLooks(page, game, message, info, 'after')
  await expectAccessible(page)
  await game.getByRole('button', { name: 'Zuzu', exact: true }).click()
  await page.keyboard.press('p')
  await expect(game.locator('.is-sounding')).toHaveCount(1)
  await endGame(game)
  await game.getByRole('button', { name: 'Play again' }).waitFor()
  const [trial] = await receivedMessages(page, 'TRIAL')
  expect(trial?.trial).toMatchObject({
    target: 'own text',
    response: expect.stringMatching(/pauses made 0 of 1, left out 1$/),
  })
  const told = ['TRIAL', 'GAME_OVER', 'TURN_END'].map((type) => receivedMessages(page, type))
  expect(JSON.stringify(await Promise.all(told))).not.toMatch(/zuzu|monkey/i)
  expect(errors).toEqual([])
})
