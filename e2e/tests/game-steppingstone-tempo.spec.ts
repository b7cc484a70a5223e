import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { checkLooks } from '../fixtures/game-layout.ts'
import {
  alone,
  collectErrors,
  countTurnEnds,
  endGame,
  everyLevel,
  expectAccessible,
  frames,
  open,
  poke,
  receivedMessages,
  setGameSpeed,
  setup,
  start,
} from '../fixtures/game-player.ts'

/** The next stone, or the way on. */
const choose = (names: string[]) =>
  Math.max(
    0,
    names.findIndex((name) => /, \d+ of \d+$|^Keep going|^To the party/.test(name)),
  )

const test = checkGame({
  slug: 'steppingstone-tempo',
  levels: 5,
  settings: { crossings: 5, pause: 0.5, omitted: true },
  choose,
  ended: async (page, game, level) => {
    // The scenery also appears behind the end screen.
    await expect(game.locator('.st-world.by-night')).toHaveCount(level === 5 ? 1 : 0)
    const all = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.response ?? '')
    const trials = all.filter((one) => /^\d+ chunks?(, |$)/.test(one))
    expect(trials).toHaveLength(await countTurnEnds(page))
    expect(trials.length).toBeGreaterThanOrEqual(5)
    // The rest is what the adult heard.
    expect(all.filter((one) => one.startsWith('Independent'))).toHaveLength(all.length - trials.length)
    expect(all.length).toBe(trials.length * 2)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary?.find(({ label }) => label === 'Crossings')?.value).toBe(String(trials.length))
  },
})

if (everyLevel)
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
    await game.getByRole('button', { name: 'Ducklings' }).click()
    await game.getByRole('button', { name: 'Mon, 1 of 4' }).waitFor()
    await checkLooks(page, game, message, info, 'hands')
    /** Lets enough of the game's time pass that the next tap isn't too quick. */
    const rest = async () => {
      await setGameSpeed(game, 8)
      await frames(game, 20)
    }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(hint).toHaveText('Now tap left.')
    await rest()
    await page.keyboard.press('ArrowLeft')
    await rest()
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
    await game.getByRole('button', { name: 'Independent' }).click()
    await expect(game.locator('.st-controls button')).toHaveText(['Keep going', 'Hear it again', 'For the adult'])
    await checkLooks(page, game, message, info, 'after')
    await game.locator('.st-for-adult').click()
    await expectAccessible(page)
    await game.getByRole('button', { name: 'Zuzu', exact: true }).click()
    await page.keyboard.press('p')
    await expect(game.locator('.is-sounding')).toHaveCount(1)
    await endGame(game)
    await game.getByRole('button', { name: 'Play again' }).waitFor()
    const [tapped, said] = await receivedMessages(page, 'TRIAL')
    expect(tapped?.trial).toMatchObject({ target: 'own text', response: expect.stringMatching(/pauses made 0 of 1$/) })
    expect(said?.trial).toMatchObject({ response: 'Independent, left out 1', result: 'correct', scoredBy: 'adult' })
    const told = ['TRIAL', 'GAME_OVER', 'TURN_END'].map((type) => receivedMessages(page, type))
    expect(JSON.stringify(await Promise.all(told))).not.toMatch(/zuzu|monkey/i)
    expect(errors).toEqual([])
  })

test('a poke and mashing move nobody, a choice brings friends, and the ending shows every stone', async ({
  page,
  player,
}) => {
  const errors = collectErrors(page)
  const game = await open(page, player, 1, setup({ omitted: false }, { ...alone, calm: false }), 1)
  await start(game)
  await game.getByRole('button', { name: 'A tortoise' }).click()
  const next = game.locator('.st-next')
  await expect(next).toHaveAccessibleName(/, 1 of 2$/)
  await poke(game, 'turtle')
  await expect(next).toHaveAccessibleName(/, 1 of 2$/)
  // Pressed inside the page, so that a slow machine mashes as quickly.
  await next.evaluate((stone) => {
    for (let i = 0; i < 8; i++) stone.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  })
  await expect(game.locator('.st-hint')).toHaveText('Too quick! Slow feet stay dry.')
  await expect(next).toHaveAccessibleName(/, 2 of 2$/)
  await expect(async () => {
    if ((await next.count()) > 0) await next.dispatchEvent('pointerdown', { button: 0 }, { timeout: 1000 })
    await expect(game.locator('.st-friend.pops')).toHaveCount(2, { timeout: 500 })
  }).toPass()
  await endGame(game)
  await game.getByRole('button', { name: 'Play again' }).waitFor()
  await expect(game.locator('.st-map-stone')).toHaveCount(2)
  const [trial] = await receivedMessages(page, 'TRIAL')
  expect(trial?.trial).toMatchObject({
    result: 'incorrect',
    response: expect.stringMatching(/taps? too quick to count/),
  })
  expect(errors).toEqual([])
})
