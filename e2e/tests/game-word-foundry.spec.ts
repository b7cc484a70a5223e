import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  everyLevel,
  heard,
  litOrGroup,
  open,
  overOnce,
  playBySwitch,
  setup,
  start,
  turnsEnded,
  measuredSum,
} from '../fixtures/game-player.ts'

/** Strikes as soon as that can be; otherwise lays a tile, or does what is asked. */
const choose = (names: string[], step: number): number => {
  const strike = names.findIndex((name) => name.trim() === 'Strike')
  if (strike >= 0) return strike
  const tiles = names.length - names.filter((name) => /^(Take back|Other order)$/.test(name)).length
  return step % Math.max(1, tiles)
}

const test = checkGame({
  slug: 'word-foundry',
  levels: 4,
  groups: true,
  // In the short run every strike fills its order; in the long one tiles are tried in turn.
  settings: everyLevel ? { orders: 4 } : { orders: 4, errorless: true },
  choose,
  ended: async (page) => {
    const strikes = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target !== 'sentence')
    expect(strikes.length).toBeGreaterThanOrEqual(4)
    const [over] = await heard(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Strikes')).toBe(strikes.length)
  },
})

test('a wall without a word of one’s own is not offered to take home', async ({ page, player }) => {
  const game = await open(page, player, 3, setup({ orders: 4 }, alone))
  await start(game)
  const tiles = game.locator('.metal:not(:disabled)')
  await tiles.first().click()
  await expect(game.locator('.mold .hot')).toHaveCount(1)
  await tiles.last().click()
  await expect(game.locator('.mold .hot')).toHaveCount(2)
  await game.getByRole('button', { name: 'Strike' }).click()
  await expect.poll(async () => (await heard(page, 'TRIAL')).length).toBe(1)
  await game.getByRole('button', { name: 'End', exact: true }).click()
  await expect(game.getByRole('heading', { name: /^The forge is warm/ })).toBeVisible()
  await expect(game.locator('.keepsake')).toHaveCount(0)
})

if (everyLevel) {
  for (const way of ['one', 'two'] as const) {
    test(`the open bench is played by ${way === 'one' ? 'one switch' : 'two switches'} until the shop closes`, async ({
      page,
      player,
    }) => {
      const game = await open(page, player, 5, setup({ scan: way, scanSeconds: 0.6, repeat: 0 }, alone))
      await start(game)
      await game.locator('.lit, .lit-group').first().waitFor()
      await game.getByRole('button', { name: 'End', exact: true }).click()
      await playBySwitch(page, game, way, litOrGroup)
      await overOnce(page)
    })
  }

  test('letters lay tiles, Space strikes, and two players strike by turns', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ orders: 4 }))
    await start(game)
    await game.locator('.metal:not(:disabled)').first().waitFor()
    const [first = '', last = ''] = await game
      .locator('.metal b')
      .evaluateAll((all) => [all[0]?.textContent ?? '', all.at(-1)?.textContent ?? ''])
    await page.locator('iframe').focus()
    await page.keyboard.type(first)
    await page.keyboard.press('Enter')
    await page.keyboard.type(last)
    await page.keyboard.press('Enter')
    await expect(game.locator('.mold .hot')).toHaveText([first, last])
    await page.keyboard.press(' ')
    await expect.poll(async () => (await heard(page, 'TRIAL')).length).toBe(1)
    const said = game.getByRole('button', { name: 'Not now' })
    await said
      .or(game.locator('.who', { hasText: 'Leo' }))
      .first()
      .waitFor()
    if ((await said.count()) > 0) await said.click()
    await expect(game.locator('.who')).toHaveText('Leo')
    expect(await turnsEnded(page)).toBe(1)
  })
}
