import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { alone, everyLevel, frames, heard, open, overOnce, setup, start, measuredSum } from '../fixtures/game-player.ts'

const onward = /^(Add it to the notes|Read on|Keep it|Send and see|Show all now)/
/** Goes on where that can be; otherwise takes what stands first: a folder, a vote, a meaning, a clue, a reply, a face. */
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
    const [over] = await heard(page, 'GAME_OVER')
    const [found = 0, all = 0] = [0, 1].map((at) => measuredSum(over?.summary, 'Inferences accepted', at))
    expect(all).toBeGreaterThanOrEqual(3)
    expect(found).toBe(all)
    const targets = (await heard(page, 'TRIAL')).map(({ trial }) => trial?.target ?? '')
    expect(targets.filter((one) => one.startsWith('Forecast')).length).toBeGreaterThanOrEqual(1)
    expect((await heard(page, 'TURN_END')).length).toBeGreaterThan(all)
  },
})

/** The notebook, as long as it is there, holds all that stands in it. */
const fits = async (game: FrameLocator) =>
  expect
    .poll(() =>
      game.locator('body').evaluate(() => {
        const page = document.querySelector('.ss-page')
        return page ? page.scrollHeight - page.clientHeight : 0
      }),
    )
    .toBeLessThanOrEqual(0)

test('on a small phone on its side all that can be answered stands there without a scroll', async ({
  page,
  player,
}) => {
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
})

test('on the smallest phone on its side a whole case is read without a scroll of the notebook', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 568, height: 320 })
  const game = await open(page, player, 4, setup({ typing: 'once', errorless: true }, alone))
  await start(game)
  const over = game.getByRole('button', { name: 'Play again' })
  const next = game.getByRole('button', { name: onward })
  const clue = game.locator('.ss-clue[aria-pressed="false"]:not(:disabled)')
  const other = game.locator('.ss-folder, .ss-choice, .ss-stop')
  for (let step = 0; step < 80; step++) {
    await next.or(clue).or(other).or(over).first().waitFor()
    await fits(game)
    if ((await over.count()) > 0) break
    await ((await next.count()) > 0 ? next : (await clue.count()) > 0 ? clue : other).first().click()
    // What the press brings is drawn before it is looked for.
    await frames(game, 3)
  }
  await overOnce(page)
})

if (everyLevel) {
  test('votes stay hidden until all are in, and the slider moves by arrows', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ typing: 'once' }))
    await start(game)
    await game.locator('.ss-folder').first().click()
    await expect(game.locator('.ss-voter')).toContainText('Mia')
    await game.locator('.ss-choice').first().click()
    await expect(game.locator('.ss-voter')).toContainText('Leo')
    await expect(game.locator('.ss-votes')).toHaveCount(0)
    await game.locator('.ss-choice').nth(1).click()
    await expect(game.locator('.ss-votes')).toHaveCount(2)
    for (let step = 0; step < 60 && (await game.locator('.ss-slider').count()) === 0; step++) {
      const next = game.getByRole('button', { name: /^(Add it to the notes|Read on)$/ })
      const clue = game.locator('.ss-clue[aria-pressed="false"]:not(:disabled)')
      const choice = game.locator('.ss-choice')
      await next.or(clue).or(choice).first().waitFor()
      await ((await next.count()) > 0 ? next : (await clue.count()) > 0 ? clue : choice).first().click()
    }
    await page.keyboard.press('ArrowRight')
    await expect(game.locator('.ss-facename')).toHaveText('Pleased')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(game.locator('.ss-facename')).toHaveText('Let down')
    await game.getByRole('button', { name: 'End', exact: true }).click()
    await overOnce(page)
  })
}
