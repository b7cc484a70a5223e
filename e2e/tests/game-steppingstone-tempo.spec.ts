import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { looksRight } from '../fixtures/game-layout.ts'
import {
  accessible,
  alone,
  errorsOf,
  everyLevel,
  heard,
  open,
  runAt,
  setup,
  start,
  turnsEnded,
} from '../fixtures/game-player.ts'

/** The next stone, else the shortest way on. */
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
    // What one walked through stands behind the end as well.
    await expect(game.locator('.st-world.by-night')).toHaveCount(level === 5 ? 1 : 0)
    const trials = (await heard(page, 'TRIAL')).map(({ trial }) => trial?.response ?? '')
    expect(trials).toHaveLength(await turnsEnded(page))
    expect(trials.length).toBeGreaterThanOrEqual(5)
    expect(trials.filter((one) => !/^\d+ chunks?(, |$)/.test(one))).toEqual([])
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary?.find(({ label }) => label === 'Crossings')?.value).toBe(String(trials.length))
  },
})

test('own sentences go left and right by turns, a turtle makes one wait, and no word of theirs is told', async ({
  page,
  player,
}, info) => {
  const errors = errorsOf(page)
  const message = setup({ source: 'own', hands: 'turns', chunks: 'syllables', pause: 2 }, alone)
  const game = await open(page, player, 1, message, 1)
  const hint = game.locator('.st-hint')
  await start(game)
  await accessible(page)
  await game.getByRole('textbox').fill('Monkey, Zuzu')
  await game.getByRole('button', { name: 'Lay them out' }).click()
  await game.getByRole('button', { name: 'Mon, 1 of 4' }).waitFor()
  if (everyLevel) await looksRight(page, game, message, info, 'hands')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(hint).toHaveText('Now the left one')
  await page.keyboard.press('ArrowLeft')
  // The turtle's two seconds last twenty here: a slow machine is too soon as well.
  await runAt(game, 0.1)
  await page.keyboard.press('ArrowRight')
  await expect(game.getByRole('button', { name: 'Zuzu, 4 of 4' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(hint).toHaveText('Wait until the turtle blinks')
  await runAt(game, 2)
  await expect(game.locator('.awake')).toHaveCount(1)
  await runAt(game, 1)
  await page.keyboard.press('ArrowLeft')
  await expect(game.locator('.is-sounding')).toHaveCount(1)
  await looksRight(page, game, message, info, 'after')
  await accessible(page)
  await game.getByRole('button', { name: 'Zuzu', exact: true }).click()
  await page.keyboard.press('p')
  await expect(game.locator('.is-sounding')).toHaveCount(1)
  await game.getByRole('button', { name: 'End' }).click()
  await game.getByRole('button', { name: 'Play again' }).waitFor()
  const [trial] = await heard(page, 'TRIAL')
  expect(trial?.trial).toMatchObject({
    target: 'own text',
    response: expect.stringMatching(/pauses made 0 of 1, left out 1$/),
  })
  const told = ['TRIAL', 'GAME_OVER', 'TURN_END'].map((type) => heard(page, type))
  expect(JSON.stringify(await Promise.all(told))).not.toMatch(/zuzu|monkey/i)
  expect(errors).toEqual([])
})
