import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { checkLooks } from '../fixtures/game-layout.ts'
import {
  alone,
  collectErrors,
  countTurnEnds,
  endGame,
  everyLevel,
  expectAccessible,
  gameSpeed,
  open,
  poke,
  receivedMessages,
  setGameSpeed,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'

const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name })
const responses = async (page: Page) =>
  (await receivedMessages(page, 'TRIAL')).map(
    ({ trial }) => (trial as { response?: string } | undefined)?.response ?? '',
  )
const wanted = [/^Use a button/, /^(Soft|Quick) start/, /^Let it rest/]

/** Goes on as the adult, who heard a voice. */
const goOn = (game: FrameLocator) => button(game, 'I heard it').and(game.locator(':enabled')).click()

/** Alternates starts, and takes other questions in turn. */
const choose = (names: string[], step: number) => {
  const found = names.flatMap((name, at) => (wanted.some((one) => one.test(name)) ? [at] : []))
  return found[step % Math.max(1, found.length)] ?? step
}

const test = checkGame({
  slug: 'otter-glide',
  levels: 4,
  settings: { glides: 10, target: 2 },
  choose,
  ended: async (page) => {
    const all = await responses(page)
    expect(all.length).toBeGreaterThanOrEqual(6)
    // A pair is two glides in one turn, and a glide at a fork hasn't ended its turn yet.
    const turns = await countTurnEnds(page)
    expect(turns).toBeGreaterThanOrEqual(3)
    expect(turns).toBeLessThanOrEqual(all.length)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    const river = over?.summary?.find(({ label }) => label === 'River')?.value
    expect(river).toMatch(/out at/)
    // By hand, no voice was measured or reported.
    const line =
      /^((Soft|Quick) start by hand, voice not measured, voice heard by the adult(, asked for a (soft|quick) start)?|picked as easiest: (Soft|Quick) start by hand, .+)$/
    expect(all.filter((one) => !line.test(one))).toEqual([])
  },
})

/** Simulates a room as the player page reports it: silence, background talk, and speech. */
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

if (everyLevel)
  test('a gradual voice onset is a soft start and an abrupt one a quick start, neither right nor wrong', async ({
    page,
    player,
  }) => {
    const errors = collectErrors(page)
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
      await setGameSpeed(game, 1)
      await speak(game, rise, 700)
      await expect(game.locator('.went')).toContainText(words)
      await setGameSpeed(game, gameSpeed)
      await button(game, 'Go on').click()
    }
    await expect.poll(() => responses(page)).toHaveLength(2)
    const [soft, quick] = await receivedMessages(page, 'TRIAL')
    expect(soft?.trial).toMatchObject({
      response: expect.stringMatching(/^Soft start, rise time [45]\d\d ms, voiced/),
      result: 'none',
    })
    expect(quick?.trial).toMatchObject({ response: expect.stringMatching(/^Quick start/), result: 'none' })
    expect(errors).toEqual([])
  })

if (everyLevel)
  test('holding Space is a soft start, Q a quick one, the slider sets its own, and a pair is compared', async ({
    page,
    player,
  }, info) => {
    const message = setup({ target: 2, bare: true }, { ...alone, calm: true })
    const game = await open(page, player, 2, message)
    await start(game)
    await button(game, 'Use a button').click()
    await button(game, /^Far/).waitFor()
    await checkLooks(page, game, message, info, 'call')
    await page.keyboard.press('1')
    await button(game, /^Soft start/).waitFor()
    await checkLooks(page, game, message, info, 'hands')
    await expectAccessible(page)
    await page.keyboard.press('c')
    await game.getByText('This time, try a quick start').waitFor()
    await button(game, /^Soft start/).waitFor()
    await page.keyboard.press('q')
    await expect(game.locator('.went')).toHaveText('Quick start by hand held the whole time')
    // A silent hold goes nowhere without the adult.
    await expect(game.locator('.world [data-scan]')).toHaveCount(0)
    await checkLooks(page, game, message, info, 'landed')
    await goOn(game)
    await game.getByText('Now try the same with a soft start').waitFor()
    await button(game, /^Soft start/).waitFor()
    await page.keyboard.press(' ')
    await expect(game.locator('.went')).toHaveText('Soft start by hand held the whole time')
    await goOn(game)
    await button(game, 'The soft start').waitFor()
    await checkLooks(page, game, message, info, 'compare')
    await expectAccessible(page)
    await button(game, 'The soft start').click()
    const slider = game.getByRole('slider')
    await slider.press('End')
    // Held at its top, it glides to the end of the river.
    await expect(game.locator('.went')).toContainText('Quick start')
    await button(game, 'Don’t count this one').and(game.locator(':enabled')).click()
    await slider.waitFor()
    await endGame(game)
    await button(game, /start by hand$/)
      .first()
      .click()
    await button(game, 'Play again').waitFor()
    expect(await responses(page)).toEqual([
      expect.stringMatching(/^Quick start by hand.*heard by the adult, asked for a quick start$/),
      expect.stringMatching(/^Soft start by hand.*asked for a soft start$/),
      expect.stringMatching(/^picked as easiest: .* start by hand/),
    ])
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(JSON.stringify(over?.summary)).not.toMatch(/\d/)
  })

test(
  "the last glide is recorded for its player, although the next question is another's",
  { tag: '@full' },
  async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ target: 2, rate: 'never' }))
    await start(game)
    await button(game, 'Use a button').click()
    const fork = button(game, /^Past /)
    const easiest = game.getByText('Mia, which glide felt easiest?')
    for (const glider of [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) {
      await expect(game.locator('.who')).toContainText(glider === 1 ? 'Mia' : 'Leo')
      await button(game, /^Soft start/).waitFor()
      await page.keyboard.press(' ')
      await game.locator('.went').waitFor()
      await goOn(game)
      await button(game, /^Soft start/)
        .or(fork.first())
        .or(easiest)
        .first()
        .waitFor()
      if ((await fork.count()) > 0) await fork.first().click()
      await frames(game, 3)
    }
    await easiest.waitFor()
    await expect(game.locator('.who')).toContainText('Mia')
    expect((await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.player)).toEqual([
      1, 2, 1, 2, 1, 2, 1, 2, 1, 2,
    ])
  },
)

if (everyLevel)
  test('a poke changes nothing, a tap starts and ends a glide, and the ending shows each glide as a hill', async ({
    page,
    player,
  }) => {
    const errors = collectErrors(page)
    const game = await open(page, player, 2, setup({ target: 2 }, { ...alone, calm: false }), 2)
    await start(game)
    await button(game, 'Use a button').click()
    await expect(button(game, /^Splash/)).toContainText('Two shells or none')
    await page.keyboard.press('2')
    await expect(game.locator('.cue')).toHaveText('Splash! Start quickly.')
    const map = () => game.locator('.river-map').innerHTML()
    const before = await map()
    await poke(game, 'glider')
    expect(await map()).toBe(before)
    await button(game, /^Quick start/).click()
    await expect(button(game, /^Soft start/)).toBeDisabled()
    await button(game, 'Let it rest').click()
    await expect(game.getByText(/^(The wave took its shells back to sea|Two shells washed up)\.$/)).toBeVisible()
    await goOn(game)
    await button(game, /^Soft start/).waitFor()
    await page.keyboard.press(' ')
    await goOn(game)
    await button(game, /^Soft start|^Past/)
      .first()
      .waitFor()
    await endGame(game)
    await button(game, /start by hand$/)
      .first()
      .click()
    await button(game, 'Play again').waitFor()
    await expect(game.locator('[data-poke^="hill-"]')).toHaveCount(2)
    expect(errors).toEqual([])
  })
