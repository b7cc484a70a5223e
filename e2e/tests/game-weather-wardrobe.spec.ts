import { expect } from '@playwright/test'
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
  test('a zipper is pulled up by a finger, and a finger that leaves its path slips', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ fasteners: 'all', hangers: 8, outings: 1 }, alone))
    await start(game)
    await game.locator('.choice-options button').first().click()
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(0)
  })
}
