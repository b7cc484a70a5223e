import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  countTurnEnds,
  everyLevel,
  measuredSum,
  open,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'

const leading = [/^Start tracing/, /^Go /]
const test = checkGame({
  slug: 'comet-trails',
  levels: 5,
  settings: { count: 2, errorless: true },
  // Only the right arrow can be pressed; any choice will do.
  choose: (names) => leading.flatMap((one) => names.flatMap((name, at) => (one.test(name) ? [at] : [])))[0] ?? 0,
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

/** Points along the stroke that is to be drawn now, on the page. */
const strokeOf = (game: FrameLocator): Promise<[number, number][]> =>
  game
    .locator('.guide .way')
    .first()
    .evaluate((way: SVGPathElement) => {
      const matrix = way.getScreenCTM()
      const count = Math.ceil(way.getTotalLength() / 16)
      return Array.from({ length: count + 1 }, (_, at) => {
        const { x, y } = way.getPointAtLength((way.getTotalLength() * at) / count).matrixTransform(matrix ?? undefined)
        return [x, y] as [number, number]
      })
    })
async function drag(page: Page, points: readonly [number, number][]): Promise<void> {
  await page.mouse.move(...(points[0] ?? [0, 0]))
  await page.mouse.down()
  for (const [x, y] of points.slice(1)) await page.mouse.move(x, y)
  await page.mouse.up()
}
const trials = async (page: Page) => (await receivedMessages(page, 'TRIAL')).flatMap(({ trial }) => trial ?? [])

test('a line is drawn from its star, the wrong way is told, and the log says how', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ count: 2 }, alone))
  await start(game)
  await game.getByRole('button', { name: 'Start tracing' }).click()
  const line = await strokeOf(game)
  await drag(page, line.toReversed())
  await expect(game.locator('.comet-note .instruction')).toHaveText('Go the other way!')
  await drag(page, line)
  await game
    .getByRole('group', { name: 'Who wakes up?' })
    .getByRole('button', { name: /Wakes the fox/ })
    .click()
  const [trial] = await trials(page)
  expect(trial?.target).toBe('lines and circles, line down, road')
  expect(trial?.response).toMatch(
    /^direction errors: 1; on road \d+%; \d+ px on a \d+ px road; lifts: 0; [\d.]+ s; mouse;/,
  )
  await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
})

if (everyLevel) {
  test('arrow keys pull the comet along a line', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ count: 2 }, alone))
    await start(game)
    await game.getByRole('button', { name: 'Start tracing' }).click()
    const choice = game.getByRole('group', { name: 'Who wakes up?' })
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(choice).toBeVisible({ timeout: 60 })
    }).toPass({ intervals: [20] })
    expect((await trials(page))[0]?.response).toMatch(/^start, order, direction right; lifts: \d+; keys;/)
  })
  test('in a figure from memory, the way is shown once and then gone', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ count: 2, fade: 'memory' }, alone))
    await start(game)
    await game.getByRole('button', { name: 'Start tracing' }).click()
    await expect(game.locator('.guide circle').first()).toBeVisible()
    await expect(game.locator('.guide circle')).toHaveCount(0)
    await drag(page, await strokeOf(game))
    await game.getByRole('group', { name: 'Who wakes up?' }).waitFor()
    expect((await trials(page))[0]?.target).toBe('capital letters, L, memory')
  })
}

test('an own word is traced, and is in no message and no storage', async ({ page, player }) => {
  const values = { figures: 'own', count: 2, way: 'arrows', errorless: true }
  const game = await open(page, player, 3, setup(values, alone))
  await start(game)
  await game.getByRole('button', { name: 'Start tracing' }).click()
  await game.getByRole('textbox', { name: 'Up to 8 letters' }).fill('Ivil')
  await game.getByRole('button', { name: 'Done' }).click()
  await expect(game.locator('.comet-note .where')).toContainText('Your word')
  const choice = game.getByRole('group', { name: 'Who wakes up?' })
  for (let left = 8; left > 0; left--) {
    await expect(game.getByRole('button', { name: /^Go / })).toHaveCount(1)
    await game.getByRole('button', { name: /^Go / }).press('Enter')
  }
  await choice.waitFor()
  expect((await trials(page))[0]?.target).toMatch(/^own words, (road|dots|star)$/)
  // The game's own frame has no storage.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const sent = await page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown }).heard))
  expect(sent).toContain('own words')
  expect(kept + sent).not.toContain('Ivil')
})
