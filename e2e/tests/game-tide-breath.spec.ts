import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  expectAccessible,
  everyLevel,
  receivedMessages,
  checkPause,
  open,
  expectGameOver,
  playBySwitch,
  pressLit,
  restingLight,
  setup,
  start,
  endGame,
} from '../fixtures/game-player.ts'
import { pressImmediately } from '../fixtures/keyboard.ts'

// Short breaths for short tests; the long run uses the levels' own durations.
const short = { own: true, in: 2, hold: 0, out: 2, rest: 0, breaths: 3 }
const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name })
const breaths = async (page: Page) =>
  (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('breath')).length

/** Expects the shelf, the end screen, and the messages: one shell, no turn, one end. */
async function endsWithShell(page: Page, game: FrameLocator) {
  await expect(button(game, 'Play again')).toBeVisible()
  await expectGameOver(page)
  expect(await receivedMessages(page, 'TURN_END')).toEqual([])
  const saves = () => receivedMessages(page, 'SAVE')
  await expect.poll(async () => (await saves()).at(-1)?.data?.own).toEqual({ shells: [expect.any(Number)] })
}

/** Rates the body, follows the tide, rates again, and takes the shell. */
async function follow(_page: Page, game: FrameLocator, _step: number, by: 'pointer' | 'keyboard'): Promise<void> {
  const press = (name: string) => (by === 'pointer' ? button(game, name).click() : button(game, name).press('Enter'))
  const done = (await button(game, 'Done').count()) > 0
  if (done) await press('Done')
  else if ((await game.getByText('now?').count()) > 0) await press('Gentle')
  else if ((await button(game, 'Choppy').count()) > 0) await press('Choppy')
  else await button(game, 'Gentle').waitFor({ timeout: 90_000 })
}

const test = checkGame({
  slug: 'tide-breath',
  levels: 5,
  settings: everyLevel ? { breaths: 3 } : short,
  noTurns: true,
  act: follow,
  ended: async (page, game) => {
    await endsWithShell(page, game)
    expect(await breaths(page)).toBe(3)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Breaths guided', value: '3' })
    // The sea sets the pace, so nothing is reported about the player's breathing.
    expect(JSON.stringify(over?.summary)).not.toMatch(/Mean|\d s\b/)
    const guided = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('breath'))
    expect(guided.every(({ trial }) => trial?.event === true)).toBe(true)
  },
})

test('by keyboard alone, holding Space breathes in and releasing it breathes out', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ ...short, mode: 'lead' }))
  await button(game, /^Start$/).press('Enter')
  await button(game, 'Stormy').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect(button(game, 'Stormy')).toBeFocused()
  await page.keyboard.press('Enter')
  await game.locator('.tide-lead').waitFor()
  for (let breath = 1; breath <= 3; breath++) {
    await page.keyboard.down(' ')
    await expect(game.locator('.cue')).toHaveText('Hold')
    await page.keyboard.up(' ')
    await expect.poll(() => breaths(page)).toBe(breath)
  }
  await button(game, 'Still').waitFor()
  await page.keyboard.press('ArrowLeft')
  await expect(button(game, 'Skip')).toBeFocused()
  await pressImmediately(game, '.shelf .go', 'click')
  await page.keyboard.press('Enter')
  await endsWithShell(page, game)
})

test('a finger drawing a wave leads the tide', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ ...short, breaths: 3, mode: 'lead', shape: 'wave' }))
  await start(game)
  await button(game, 'Skip').click()
  await game.locator('.tide-lead').waitFor()
  const box = await page.locator('iframe').boundingBox()
  if (!box) throw new Error('no frame')
  const [x, low, high] = [box.width / 2, box.height * 0.85, box.height * 0.2]
  await page.mouse.move(x, low)
  await page.mouse.down()
  for (let breath = 1; breath <= 3; breath++) {
    await page.mouse.move(x, high, { steps: 5 })
    await expect(game.locator('.cue')).toHaveText('Hold')
    await page.mouse.move(x, low, { steps: 5 })
    await expect.poll(() => breaths(page)).toBe(breath)
  }
  await page.mouse.up()
  await expect(game.getByText('How does your body feel now?')).toBeVisible()
})

for (const mode of everyLevel ? (['one', 'two'] as const) : (['one'] as const)) {
  test(`${mode === 'one' ? 'one switch leads' : 'two switches lead'} the tide in turns`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const settings = { ...short, mode: 'lead', scan: mode, scanSeconds: restingLight, repeat: 0 }
    const game = await open(page, player, 1, setup(settings))
    await start(game)
    const press = async (lit: string) => {
      await game.locator(lit).first().waitFor()
      await (mode === 'two' ? page.keyboard.press('Enter') : pressLit(game, lit))
    }
    await press('.lit')
    for (let breath = 1; breath <= 3; breath++) {
      await press('.tide-lead.lit')
      await expect(game.locator('.cue')).toHaveText('Hold')
      await press('.tide-lead.lit')
      await expect.poll(() => breaths(page)).toBe(breath)
    }
    await playBySwitch(page, game, mode)
    await endsWithShell(page, game)
  })
}

test('a pause stops tide and sound, and a resume continues the same breath', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ ...short, in: 4 }, { calm: false }), 1)
  await start(game)
  await button(game, 'Skip').click()
  await expect(game.locator('.cue')).toHaveText('Breathe in')
  const sea = () =>
    game.locator('.moves').evaluateAll((layers) =>
      layers.map((layer) => {
        const { translate, transform, opacity } = getComputedStyle(layer)
        return `${translate} ${transform} ${opacity}`
      }),
    )
  await checkPause(page, game, sea)
  expect(await breaths(page)).toBe(0)
  await expect(game.locator('.cue')).toHaveText('Breathe in')
  await expect(game.locator('.cue')).toHaveText('Breathe out')
})

test('End in the middle still asks for the rating, and the screens between are accessible', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 4, setup({ mode: 'lead' }))
  await start(game)
  await button(game, 'Wavy').click()
  await game.locator('.cue').waitFor()
  await expectAccessible(page)
  await endGame(game)
  await expect(game.getByText('How does your body feel now?')).toBeVisible()
  await button(game, 'Still').click()
  await expect(game.getByText(/The sea gives you a/)).toBeVisible()
  await expectAccessible(page)
  await button(game, 'Done').click()
  await endsWithShell(page, game)
})
