import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  checkPause,
  endGame,
  everyLevel,
  expectAccessible,
  expectGameOver,
  open,
  playBySwitch,
  poke,
  pressLit,
  receivedMessages,
  restingLight,
  setup,
  start,
} from '../fixtures/game-player.ts'
import { pressImmediately } from '../fixtures/keyboard.ts'

// Short breaths for short tests.
const short = { own: true, in: 2, hold: 0, out: 2, rest: 0, breaths: 3 }
const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name })
const breaths = async (page: Page) =>
  (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('breath')).length

const lead = '.tide-lead'
const cue = (game: FrameLocator) => game.locator('.cue')

/** Expects the ending, and the messages: shells on the shelf, no turn, one end. */
async function endsWithShells(page: Page, game: FrameLocator, shelf: object = {}) {
  await expect(button(game, 'Play again')).toBeVisible()
  await expectGameOver(page)
  expect(await receivedMessages(page, 'TURN_END')).toEqual([])
  expect((await receivedMessages(page, 'GROWN')).at(-1)?.data).toMatchObject({ plays: 1, ...shelf })
}

/** Rates the body, leads the tide with a tap to rise and a tap to fall, rates again, and takes the shell. */
async function leadByTaps(_page: Page, game: FrameLocator, _step: number, by: 'pointer' | 'keyboard'): Promise<void> {
  const press = (name: string | RegExp) =>
    by === 'pointer' ? button(game, name).click() : button(game, name).press('Enter')
  if ((await button(game, /Take the shell/).count()) > 0) await press(/Take the shell/)
  else if ((await button(game, /Near the shore/).count()) > 0) await press(/Near the shore/)
  else if ((await game.getByText('now?').count()) > 0) await press('Gentle')
  else if ((await button(game, 'Choppy').count()) > 0) await press('Choppy')
  else if ((await game.locator(lead).count()) > 0) await breatheByTaps(game)
}

/** One tap raises the tide until it is high, and the next one lets it fall. */
async function breatheByTaps(game: FrameLocator) {
  const done = await game.locator('.breaths .on').count()
  await game.locator(lead).click()
  await cue(game).filter({ hasText: 'Hold' }).waitFor()
  await game.locator(lead).click()
  // The dot of this breath, or the question after the last one.
  await game.locator(`.breaths .on >> nth=${done}`).or(game.locator('.body-scale')).first().waitFor()
}

const test = checkGame({
  slug: 'tide-breath',
  levels: 5,
  settings: { breaths: 3 },
  noTurns: true,
  act: leadByTaps,
  ended: async (page, game) => {
    await endsWithShells(page, game, { crabs: [] })
    const led = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('breath'))
    expect(led.length).toBeGreaterThan(1)
    // A tap raises the tide until the next tap, so its time is the player's; the fall is the sea's.
    expect(led.map(({ trial }) => trial?.response)).toContainEqual(expect.stringMatching(/^rise [\d.]+ s, fall/))
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Tides led by hand', value: String(led.length) })
  },
})

test('a player who follows only watches: time is reported, and nothing about their breathing', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ ...short, mode: 'follow' }))
  await start(game)
  await button(game, 'Choppy').click()
  await cue(game).waitFor()
  await expect(game.locator(lead)).toHaveCount(0)
  await game.getByText('now?').waitFor()
  await button(game, 'Gentle').click()
  await button(game, /Take the shell/).click()
  await endsWithShells(page, game)
  const watched = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('breath'))
  expect(watched.map(({ trial }) => trial?.event)).toEqual([true, true, true])
  const [over] = await receivedMessages(page, 'GAME_OVER')
  expect(over?.summary).toContainEqual({ label: 'Time watched', value: '12.0 s' })
  expect(JSON.stringify(over?.summary)).not.toMatch(/Mean/)
})

if (everyLevel)
  test('the shore answers a touch, the turtle breathes along, and a shell that is left is a home for a crab', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 2, setup({ breaths: 3 }, { ...alone, calm: false }))
    await start(game)
    await poke(game, 'crab')
    await button(game, 'Skip').click()
    await button(game, /Far out/).click()
    // In 4 and out 5, slower than the level's 3 and 4, so three breaths become two.
    await expect(game.locator('.breaths i')).toHaveCount(2)
    await expect(game.locator('.turtle.watch')).toBeVisible()
    await game.locator(lead).click()
    await expect(game.locator('.turtle.in')).toBeVisible()
    await expect(game.locator('.ripple')).toHaveCount(1)
    await cue(game).filter({ hasText: 'Hold' }).waitFor()
    await Promise.all([game.locator('.turtle.out').waitFor(), game.locator(lead).click()])
    await expect(game.locator('.breaths .on')).toHaveCount(1)
    await breatheByTaps(game)
    await button(game, 'Skip').click()
    await button(game, /Leave the shell/).click()
    await endsWithShells(page, game, { shells: [], crabs: [{ large: true }], place: 'deep' })
    await expect(game.getByRole('heading', { name: /A crab lives in your big shell/ })).toBeVisible()
    await expect(game.locator('.dusk .line')).toHaveCount(2)
  })

if (everyLevel)
  test('by keyboard alone, holding Space breathes in and releasing it breathes out', async ({ page, player }) => {
    // Slow enough that a hold isn't a tap at the speed of tests.
    const game = await open(page, player, 1, setup({ ...short, in: 5 }))
    await button(game, /^Start$/).press('Enter')
    await button(game, 'Stormy').waitFor()
    await page.keyboard.press('ArrowRight')
    await expect(button(game, 'Stormy')).toBeFocused()
    await page.keyboard.press('Enter')
    await game.locator(lead).waitFor()
    for (let breath = 1; breath <= 3; breath++) {
      await page.keyboard.down(' ')
      await expect(cue(game)).toHaveText('Hold')
      await page.keyboard.up(' ')
      await expect.poll(() => breaths(page)).toBe(breath)
    }
    await button(game, 'Still').waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect(button(game, 'Skip')).toBeFocused()
    await pressImmediately(game, '.choice-panel', '1')
    await page.keyboard.press('Enter')
    await endsWithShells(page, game)
  })

test('a finger drawing a wave leads the tide', { tag: '@full' }, async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ ...short, breaths: 3, shape: 'wave' }))
  await start(game)
  await button(game, 'Skip').click()
  await game.locator(lead).waitFor()
  const box = await page.locator('iframe').boundingBox()
  if (!box) throw new Error('no frame')
  const [x, low, high] = [box.width / 2, box.height * 0.85, box.height * 0.2]
  await page.mouse.move(x, low)
  await page.mouse.down()
  for (let breath = 1; breath <= 3; breath++) {
    await page.mouse.move(x, high, { steps: 5 })
    await expect(cue(game)).toHaveText('Hold')
    await page.mouse.move(x, low, { steps: 5 })
    await expect.poll(() => breaths(page)).toBe(breath)
  }
  await page.mouse.up()
  await expect(game.getByText('How does your body feel now?')).toBeVisible()
})

for (const mode of everyLevel ? (['one', 'two'] as const) : []) {
  test(`${mode === 'one' ? 'one switch leads' : 'two switches lead'} the tide in turns`, async ({ page, player }) => {
    test.setTimeout(240_000)
    const settings = { ...short, scan: mode, scanSeconds: restingLight, repeat: 0 }
    const game = await open(page, player, 1, setup(settings))
    await start(game)
    const press = async (lit: string) => {
      await game.locator(lit).first().waitFor()
      await (mode === 'two' ? page.keyboard.press('Enter') : pressLit(game, lit))
    }
    await press('.lit')
    for (let breath = 1; breath <= 3; breath++) {
      await press(`${lead}.lit`)
      await expect(cue(game)).toHaveText('Hold')
      await press(`${lead}.lit`)
      await expect.poll(() => breaths(page)).toBe(breath)
    }
    await playBySwitch(page, game, mode)
    await endsWithShells(page, game)
  })
}

test('a pause stops tide and sound, and a resume continues the same breath', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ ...short, in: 4 }, { calm: false }), 1)
  await start(game)
  await button(game, 'Skip').click()
  await game.locator(lead).click()
  await expect(cue(game)).toHaveText('Breathe in')
  const sea = () =>
    game.locator('.moves').evaluateAll((layers) =>
      layers.map((layer) => {
        const { translate, transform, opacity } = getComputedStyle(layer)
        return `${translate} ${transform} ${opacity}`
      }),
    )
  await checkPause(page, game, sea)
  expect(await breaths(page)).toBe(0)
  await expect(cue(game)).toHaveText('Breathe in')
  await game.locator(lead).click()
  await expect(cue(game)).toHaveText('Breathe out')
})

if (everyLevel)
  test('End in the middle still asks for the rating, and the screens between are accessible', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 4, setup({}))
    await start(game)
    await button(game, 'Wavy').click()
    await expectAccessible(page)
    await button(game, /Near the shore/).click()
    await breatheByTaps(game)
    await expectAccessible(page)
    await endGame(game)
    await expect(game.getByText('How does your body feel now?')).toBeVisible()
    await button(game, 'Still').click()
    await expectAccessible(page)
    await button(game, /Take the shell/).click()
    await endsWithShells(page, game)
    await expectAccessible(page)
  })
