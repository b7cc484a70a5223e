import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { looksRight } from '../fixtures/game-layout.ts'
import {
  accessible,
  alone,
  errorsOf,
  everyLevel,
  fast,
  heard,
  open,
  runAt,
  setup,
  start,
  turnsEnded,
} from '../fixtures/game-player.ts'

const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name })
const responses = async (page: Page) =>
  (await heard(page, 'TRIAL')).map(({ trial }) => (trial as { response?: string } | undefined)?.response ?? '')
const wanted = [/^Use a button/, /^(Soft|Quick) start/, /^Let it rest/, /^Easy$/]
const few = 3

/** Starts by turns, each rated as easy; of whatever else is asked one after the other. */
const choose = (names: string[], step: number) => {
  const found = names.flatMap((name, at) => (wanted.some((one) => one.test(name)) ? [at] : []))
  return found[step % Math.max(1, found.length)] ?? step
}
/** A few glides alone, then End. */
async function actShortly(page: Page, game: FrameLocator): Promise<void> {
  const over = (await responses(page)).length >= few
  const next = over ? /^End$|^“?.+(Soft|Quick) start by hand$|^Play again$/ : /^Use a button|^Soft start|^Easy$/
  await button(game, next).and(game.locator(':enabled')).last().click()
}

const test = checkGame({
  slug: 'otter-glide',
  levels: 4,
  settings: { glides: 10, target: 2 },
  ...(everyLevel ? { choose } : { act: actShortly }),
  ended: async (page) => {
    const all = await responses(page)
    expect(all.length).toBeGreaterThanOrEqual(everyLevel ? 6 : few)
    // A pair is two glides of one turn, and a glide that comes to a fork has not ended its turn yet.
    const turns = await turnsEnded(page)
    expect(turns).toBeGreaterThanOrEqual(everyLevel ? 3 : few - 1)
    expect(turns).toBeLessThanOrEqual(all.length)
    const [over] = await heard(page, 'GAME_OVER')
    const river = over?.summary?.find(({ label }) => label === 'River')?.value
    expect(river).toMatch(everyLevel ? /out at/ : /down the brook/)
    // By hand nothing of a voice was measured, and nothing is told of one.
    const line =
      /^(soft|quick) start by hand, voice not measured(, asked for a (soft|quick) start)?(, ease [1-5] of 5)?$/
    expect(all.filter((one) => !line.test(one))).toEqual([])
  },
})

/** A room with a voice in it, as the player page tells of one: quiet, talk while that is asked for, and what is said. */
const listenTo = (game: FrameLocator) =>
  game.locator('html').evaluate(() => {
    const quiet = 0.005
    const talk = 0.1
    const said = { from: -1, rise: 0, hold: 0 }
    const loudness = () => {
      const at = performance.now() - said.from
      if (said.from < 0) return document.querySelector('.mic')?.textContent.includes('Now talk') ? talk : quiet
      if (at < said.rise) return quiet + (talk - quiet) * (at / said.rise)
      return at < said.rise + said.hold ? talk : quiet
    }
    setInterval(() => {
      const data = { type: 'LEVEL', rms: loudness() }
      window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }))
    }, 50)
    Object.assign(window, {
      speak: (rise: number, hold: number) => Object.assign(said, { from: performance.now(), rise, hold }),
    })
  })
const speak = (game: FrameLocator, rise: number, hold: number) =>
  game
    .locator('html')
    .evaluate(
      (_root, [up, on]) => (window as unknown as { speak: (rise: number, hold: number) => void }).speak(up, on),
      [rise, hold] as const,
    )

test('a voice that comes up gradually is a soft start and a burst a quick one; neither is right or wrong', async ({
  page,
  player,
}) => {
  const errors = errorsOf(page)
  const game = await open(page, player, 1, setup({ target: 2 }, alone), everyLevel ? 1 : 2)
  await start(game)
  await listenTo(game)
  await button(game, 'Use the microphone').click()
  for (const [rise, words] of [
    [700, 'Soft start'],
    [0, 'Quick start'],
  ] as const) {
    await button(game, 'Ready').click()
    await game.getByText('Start softly when you’re ready').waitFor()
    await runAt(game, 1)
    await speak(game, rise, 700)
    await expect(game.locator('.went')).toContainText(words)
    await runAt(game, fast)
    await button(game, 'Very easy').click()
  }
  await expect.poll(() => responses(page)).toHaveLength(2)
  const [soft, quick] = await heard(page, 'TRIAL')
  expect(soft?.trial).toMatchObject({
    response: expect.stringMatching(/^soft start, rise time [45]\d\d ms, voiced.*ease 5 of 5$/),
    result: 'none',
  })
  expect(quick?.trial).toMatchObject({ response: expect.stringMatching(/^quick start/), result: 'none' })
  expect(errors).toEqual([])
})

test('Space held is a soft start, Q a quick one, the slider shapes its own; a pair is compared', async ({
  page,
  player,
}, info) => {
  const message = setup({ target: 2, bare: true }, { ...alone, calm: true })
  const game = await open(page, player, 2, message)
  await start(game)
  await button(game, 'Use a button').click()
  await button(game, /^Soft start/).waitFor()
  await looksRight(page, game, message, info, 'hands')
  await accessible(page)
  await page.keyboard.press('c')
  await game.getByText('This time, try a quick start').waitFor()
  await button(game, /^Soft start/).waitFor()
  await page.keyboard.press('q')
  await expect(game.locator('.went')).toHaveText('Quick start by hand held throughout')
  await looksRight(page, game, message, info, 'rate')
  await page.keyboard.press('2')
  await game.getByText('Now try the same with a soft start').waitFor()
  await button(game, /^Soft start/).waitFor()
  await page.keyboard.press(' ')
  await expect(game.locator('.went')).toHaveText('Soft start by hand held throughout')
  await page.keyboard.press('5')
  await looksRight(page, game, message, info, 'compare')
  await accessible(page)
  await button(game, 'The soft start').click()
  const slider = game.getByRole('slider')
  await slider.press('End')
  // Held at its top it glides as far as the river goes, and ends there by itself.
  await expect(game.locator('.went')).toContainText('Quick start')
  await button(game, 'Don’t count this one').click()
  await slider.waitFor()
  await button(game, 'End').click()
  await button(game, /start by hand$/)
    .first()
    .click()
  await button(game, 'Play again').waitFor()
  expect(await responses(page)).toEqual([
    expect.stringMatching(/^quick start by hand.*asked for a quick start, ease 2 of 5$/),
    expect.stringMatching(/^soft start by hand.*asked for a soft start, ease 5 of 5$/),
  ])
  const [over] = await heard(page, 'GAME_OVER')
  expect(JSON.stringify(over?.summary)).not.toMatch(/\d/)
})

test('the last glide is recorded for its own player, though the next question goes to another', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ target: 2 }))
  await start(game)
  await button(game, 'Use a button').click()
  const fork = button(game, /^By /)
  const easiest = game.getByText('Mia, which glide felt easiest?')
  for (const glider of [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) {
    await expect(game.locator('.who')).toContainText(glider === 1 ? 'Mia' : 'Leo')
    await button(game, /^Soft start/).waitFor()
    await page.keyboard.press(' ')
    await game.locator('.went').waitFor()
    await page.keyboard.press('5')
    await button(game, /^Soft start/)
      .or(fork.first())
      .or(easiest)
      .first()
      .waitFor()
    if ((await fork.count()) > 0) await fork.first().click()
  }
  await easiest.waitFor()
  await expect(game.locator('.who')).toContainText('Mia')
  expect((await heard(page, 'TRIAL')).map(({ trial }) => trial?.player)).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
})
