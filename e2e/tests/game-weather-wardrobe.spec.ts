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

  test('two fingers close a zipper: one holds the bottom while the other pulls', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ hangers: 8, outings: 6, errorless: true }, alone), 1)
    await start(game)
    const next = game.locator(
      '.choice-options button, .out-panel .button, .fasten .button, .target.door, .hanger:not(.is-worn)',
    )
    await expect(async () => {
      const text = await game
        .locator('.fasten .instruction')
        .textContent({ timeout: 500 })
        .catch(() => '')
      if (text !== 'Hold the bottom and pull up.') await next.first().click({ timeout: 2000 })
      expect(text).toBe('Hold the bottom and pull up.')
    }).toPass({ timeout: 90_000, intervals: [100] })
    const box = await boxAtRest(game.locator('.fasten-area'))
    const at = (id: number, x: number, y: number) => ({
      id,
      x: box.x + (x / 300) * box.width,
      y: box.y + (y / 300) * box.height,
    })
    const client = await page.context().newCDPSession(page)
    const touch = (type: string, ...touchPoints: object[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints } as never)
    const hem = at(1, 70, 262)
    await touch('touchStart', hem)
    await touch('touchStart', hem, at(2, 150, 270))
    // Both are down for a moment.
    await frames(game, 30)
    for (let y = 262; y >= 30; y -= 8) {
      await touch('touchMove', hem, at(2, 150, y))
      await frames(game, 1)
    }
    await touch('touchEnd')
    const zipped = async () =>
      (await receivedMessages(page, 'TRIAL'))
        .flatMap(({ trial }) => trial ?? [])
        .find(({ target }) => target === 'zipper: pull')
    await expect
      .poll(zipped)
      .toMatchObject({ event: true, response: expect.stringMatching(/^two touches, 0 slips/) as unknown })
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
