import { expect, type FrameLocator } from '@playwright/test'
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
import { boxAtRest } from '../fixtures/game-presses.ts'

const leading = [/^(To the first map|Next|Show me|Change the plan)/, /^Go!/, /^Plan is ready/, /^Flag on /]
const test = checkGame({
  slug: 'errand-bot',
  // It begins with a toy: ducks, a tree, and the bot answer in its own way.
  pokes: 0,
  levels: 5,
  settings: { maps: 1, errorless: true },
  groups: true,
  choose: (names) => {
    const lead = leading.flatMap((one) => names.flatMap((name, at) => (one.test(name) ? [at] : [])))[0]
    return lead ?? 0
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

/** Opens level 1 with its first map, and chooses to mail the letter: one up, one left, and the errand. */
async function begin(game: FrameLocator): Promise<void> {
  await start(game)
  await game.getByRole('button', { name: 'To the first map' }).click()
  await game.getByRole('button', { name: /Mail the letter/ }).click()
  await game.getByRole('button', { name: 'Up', exact: true }).waitFor()
}
const tap = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name, exact: true }).click()

test('a plan that fails is repaired in the middle, and the log tells runs and flag apart', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ maps: 1 }, alone))
  await begin(game)
  await expect(game.getByRole('button', { name: 'Plan is ready' })).toBeDisabled()
  for (const tile of ['Up', 'Right', 'Do the errand']) await tap(game, tile)
  await tap(game, 'Plan is ready')
  await expect(game.getByRole('button', { name: 'Go!' })).toHaveCount(0)
  await tap(game, 'Flag on B1')
  await tap(game, 'Go!')
  await expect(game.locator('.note .instruction')).toHaveText('There is no errand on this square.')
  // The tile goes out, and the next one goes in there.
  await tap(game, 'Tile 2, right: take it out')
  await tap(game, 'Left')
  await tap(game, 'Plan is ready')
  await tap(game, 'Flag on B1')
  await tap(game, 'Go!')
  await expect(game.locator('.town-panel .instruction')).toHaveText('All errands are done!')
  const trials = (await receivedMessages(page, 'TRIAL')).flatMap(({ trial }) => trial ?? [])
  expect(trials.map(({ target, event }) => [target, event === true])).toEqual([
    ['map 1-01', true],
    ['map 1-01, flag at tile 2', false],
    ['map 1-01, run 1', false],
    ['map 1-01, run 2', false],
  ])
  expect(trials[1]?.response).toBe('B1, bot on D1; Independent')
  expect(trials[3]?.response).toBe('every errand; 3 tiles, shortest 3; mail first; Independent')
})

if (everyLevel) {
  test('arrow keys lay tiles, Backspace takes the last one away, and G goes on', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ maps: 1 }, alone))
    await begin(game)
    const tiles = game.locator('.plan-tiles .tile')
    for (const key of ['ArrowUp', 'ArrowRight', 'Backspace', 'ArrowLeft', 'h']) await page.keyboard.press(key)
    await expect(tiles).toHaveCount(3)
    await page.keyboard.press('g')
    await game.getByRole('button', { name: 'Flag on B1' }).click()
    await page.keyboard.press('g')
    await expect(game.locator('.town-panel .instruction')).toHaveText('All errands are done!')
  })

  test('a tile is dragged into the plan', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ maps: 1 }, alone))
    await begin(game)
    await tap(game, 'Left')
    const left = await boxAtRest(game.getByRole('button', { name: /^Tile 1, left/ }))
    const up = await boxAtRest(game.getByRole('button', { name: 'Up', exact: true }))
    await page.mouse.move(up.x + up.width / 2, up.y + up.height / 2)
    await page.mouse.down()
    await page.mouse.move(left.x + left.width / 2, left.y + left.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(game.getByRole('button', { name: /^Tile 1, up/ })).toBeVisible()
    await expect(game.getByRole('button', { name: /^Tile 2, left/ })).toBeVisible()
    await expect(game.locator('.plan-tiles .tile.is-drive')).toHaveCount(2)
  })
}
