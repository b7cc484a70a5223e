import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  endGame,
  everyLevel,
  expectGameOver,
  measuredSum,
  open,
  poke,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'
import { playUntil, pressUnless } from '../fixtures/game-presses.ts'

const onward = /^(Add it to the notes|Read on|Keep it|Done|Show all now)/
const clues = '.ss-clue[aria-pressed="false"]'
const others = '.ss-folder, .ss-choice, .ss-stop, .choice-options button'
/** What moves a case on, in the order to try. */
const controls = [['button', onward], clues, others] as const
/** Continues if possible, and otherwise takes the first item: a folder, vote, meaning, clue, reply, or face. */
const choose = (names: string[]): number =>
  Math.max(
    0,
    names.findIndex((name) => onward.test(name.trim())),
  )

const test = checkGame({
  slug: 'subtext-sleuth',
  levels: 4,
  groups: true,
  settings: { typing: 'once', errorless: true },
  choose,
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    const [found = 0, all = 0] = [0, 1].map((at) => measuredSum(over?.summary, 'Inferences accepted', at))
    expect(all).toBeGreaterThanOrEqual(3)
    expect(found).toBe(all)
    const targets = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.target ?? '')
    expect(targets.filter((one) => one.startsWith('Forecast')).length).toBeGreaterThanOrEqual(1)
    expect((await receivedMessages(page, 'TURN_END')).length).toBeGreaterThan(all)
  },
})

/** The notebook, while shown, fits its content. */
const fits = async (game: FrameLocator) =>
  expect
    .poll(() =>
      game.locator('body').evaluate(() => {
        const page = document.querySelector('.ss-page')
        return page ? page.scrollHeight - page.clientHeight : 0
      }),
    )
    .toBeLessThanOrEqual(0)

test(
  'on a small phone in landscape every answer is visible without scrolling',
  { tag: '@full' },
  async ({ page, player }) => {
    await page.setViewportSize({ width: 667, height: 375 })
    const game = await open(page, player, 1, setup({ typing: 'once' }))
    await start(game)
    await fits(game)
    await game.locator('.ss-folder').first().click()
    for (const voter of ['Mia', 'Leo']) {
      await expect(game.locator('.ss-voter')).toContainText(voter)
      await expect(game.locator('.who')).toContainText(voter)
      await fits(game)
      await game.locator('.ss-choice').last().click()
    }
    await expect(game.locator('.ss-voter')).toContainText('All votes are in')
    await fits(game)
  },
)

if (everyLevel)
  test('on the smallest phone in landscape a case is read without scrolling the notebook', async ({ page, player }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    const game = await open(page, player, 4, setup({ typing: 'once', errorless: true }, alone))
    await start(game)
    const shown = game
      .getByRole('button', { name: onward })
      .or(game.locator(`${clues}:enabled, ${others}`))
      .or(game.getByRole('button', { name: 'Play again' }))
    for (let step = 0; step < 80; step++) {
      await shown.first().waitFor()
      await fits(game)
      if (await pressUnless(game, ['button', /^Play again$/], controls)) break
    }
    await expectGameOver(page)
  })

test('a child searches every message alone, an app on the phone changes nothing, and a hint boxes the clues', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ typing: 'once' }, { ...alone, calm: false }), 1)
  await start(game)
  await game.locator('.ss-folder').first().click()
  await game.locator('.ss-choice').first().click()
  const parts = game.locator('.ss-clue')
  await expect(parts.nth(4)).toBeVisible()
  const before = await parts.count()
  const [html, trials] = [await game.locator('.ss-page').innerHTML(), await receivedMessages(page, 'TRIAL')]
  await poke(game, 'camera')
  expect(await game.locator('.ss-page').innerHTML()).toBe(html)
  expect(await receivedMessages(page, 'TRIAL')).toEqual(trials)
  await expect(game.locator('.ss-clue.boxed')).toHaveCount(0)
  await game.getByRole('button', { name: 'Show me where to look' }).click()
  await expect.poll(() => game.locator('.ss-clue.boxed').count()).toBeGreaterThan(0)
  await expect.poll(() => parts.count()).toBeLessThan(before)
})

if (everyLevel)
  test('sending at once brings a sticker, which the ending shows, and the next game starts from there', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 1, setup({ typing: 'once', errorless: true }, alone))
    await start(game)
    await playUntil(game, '.choice-panel', controls)
    await page.keyboard.press('1')
    await expect(game.locator('.ss-luck')).toContainText('One sticker came back.')
    await expect(game.getByRole('img', { name: '1 sticker', exact: true })).toBeVisible()
    await playUntil(game, '.ss-board', controls)
    await expect(game.locator('.ss-board .ss-stickers')).toBeVisible()
    await game.getByRole('button', { name: 'Play again' }).click()
    await expect(game.locator('.ss-folder').first()).toBeVisible()
  })

if (everyLevel) {
  test('votes stay hidden until all are in, and the slider moves with arrow keys', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ typing: 'once' }))
    await start(game)
    await game.locator('.ss-folder').first().click()
    await expect(game.locator('.ss-voter')).toContainText('Mia')
    await game.locator('.ss-choice').first().click()
    await expect(game.locator('.ss-voter')).toContainText('Leo')
    await expect(game.locator('.ss-votes')).toHaveCount(0)
    await game.locator('.ss-choice').nth(1).click()
    await expect(game.locator('.ss-votes')).toHaveCount(2)
    await playUntil(game, '.ss-slider', [['button', /^(Add it to the notes|Read on)$/], clues, '.ss-choice'])
    await page.keyboard.press('ArrowRight')
    await expect(game.locator('.ss-facename')).toHaveText('Pleased')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(game.locator('.ss-facename')).toHaveText('Let down')
    await endGame(game)
    await expectGameOver(page)
  })
}
