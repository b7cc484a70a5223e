import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  countTurnEnds,
  everyLevel,
  frames,
  measuredSum,
  open,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'
import { boxAtRest } from '../fixtures/game-presses.ts'

const test = checkGame({
  slug: 'weather-wardrobe',
  levels: 5,
  settings: { outings: 1, errorless: true },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

if (everyLevel) {
  test('a finger seats the pin of a zipper, and one that leaves the path slips', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ hangers: 8, outings: 1, errorless: true }, alone), 1)
    await start(game)
    await game.locator('.choice-options button').first().click()
    const area = game.locator('.fasten-area')
    // Wears what is offered until something has to be closed.
    await expect(async () => {
      if ((await area.count()) === 0) await game.locator('.hanger:not(.is-worn)').first().click({ timeout: 2000 })
      expect(await area.count()).toBe(1)
    }).toPass({ timeout: 60_000 })
    const box = await boxAtRest(area)
    const before = await game.locator('.fasten .dots .done').count()
    await page.mouse.move(box.x + 8, box.y + 8)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 8, box.y + 8, { steps: 6 })
    await page.mouse.up()
    await frames(game, 3)
    expect(await game.locator('.fasten .dots .done').count()).toBe(before)
    await game.locator('.fasten .button').click()
    await expect.poll(() => receivedMessages(page, 'TRIAL')).not.toHaveLength(0)
    const last = (await receivedMessages(page, 'TRIAL')).at(-1)?.trial
    expect(last?.target).toMatch(/^(zipper|snaps): /)
    expect(last?.response).toMatch(/^press, /)
  })

  test('the door can be opened too early, says what is missing, and lets everyone back in', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 2, setup({ outings: 1 }, alone))
    await start(game)
    await game.locator('.choice-options button').first().click()
    await game.locator('.hanger').first().click()
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    await game.getByRole('button', { name: 'Open the door' }).click()
    await game.getByRole('button', { name: 'Back inside' }).click()
    await expect(game.locator('.note .instruction')).toContainText('?')
    const door = (await receivedMessages(page, 'TRIAL')).at(-1)?.trial
    expect([door?.target, door?.response]).toEqual([
      expect.stringMatching(/^outfit for /),
      expect.stringContaining('door 1'),
    ])
  })
}
