import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  everyLevel,
  receivedMessages,
  litOrGroup,
  open,
  expectGameOver,
  playBySwitch,
  setup,
  start,
  countTurnEnds,
  measuredSum,
  endGame,
  watchFor,
  frames,
} from '../fixtures/game-player.ts'
import { playUntil } from '../fixtures/game-presses.ts'

/** Strikes if possible, and otherwise lays a tile or does what is asked. */
const choose = (names: string[], step: number): number => {
  const strike = names.findIndex((name) => name.trim() === 'Strike')
  if (strike >= 0) return strike
  const tiles = names.length - names.filter((name) => /^(Take back|Other order)$/.test(name)).length
  return step % Math.max(1, tiles)
}

const test = checkGame({
  slug: 'word-foundry',
  // On the smallest phone.
  pokes: 5,
  levels: 4,
  groups: true,
  settings: { orders: 4 },
  choose,
  ended: async (page) => {
    const strikes = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target !== 'sentence')
    expect(strikes.length).toBeGreaterThanOrEqual(4)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Strikes')).toBe(strikes.length)
  },
})

test("an empty wall can't be taken home", { tag: '@full' }, async ({ page, player }) => {
  const game = await open(page, player, 3, setup({ orders: 4 }, alone))
  await start(game)
  const tiles = game.locator('.metal:not(:disabled)')
  await tiles.first().click()
  await expect(game.locator('.mold .hot')).toHaveCount(1)
  await tiles.last().click()
  await expect(game.locator('.mold .hot')).toHaveCount(2)
  await game.getByRole('button', { name: 'Strike' }).click()
  await expect.poll(async () => (await receivedMessages(page, 'TRIAL')).length).toBe(1)
  await endGame(game)
  await expect(game.getByRole('heading', { name: /^The forge is warm/ })).toBeVisible()
  await expect(game.locator('.shop-window')).toBeVisible()
  await expect(game.locator('.plate')).toHaveCount(0)
  await expect(game.getByRole('button', { name: 'Save picture' })).toHaveCount(0)
})

if (everyLevel) {
  for (const way of ['one', 'two'] as const) {
    test(`plays the open bench with ${way === 'one' ? 'one switch' : 'two switches'} until the shop closes`, async ({
      page,
      player,
    }) => {
      const game = await open(page, player, 5, setup({ scan: way, scanSeconds: 0.6, repeat: 0 }, alone))
      await start(game)
      await game.locator('.lit, .lit-group').first().waitFor()
      await endGame(game)
      await playBySwitch(page, game, way, litOrGroup)
      await expectGameOver(page)
    })
  }

  test('letters lay tiles, Space strikes, and two players strike in turns', async ({ page, player }) => {
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
    await expect.poll(async () => (await receivedMessages(page, 'TRIAL')).length).toBe(1)
    const said = game.getByRole('button', { name: 'Not now' })
    await said
      .or(game.locator('.who', { hasText: 'Leo' }))
      .first()
      .waitFor()
    if ((await said.count()) > 0) await said.click()
    await expect(game.locator('.who')).toHaveText('Leo')
    expect(await countTurnEnds(page)).toBe(1)
  })
}

test('a press on the anvil swings the hammer, a poke changes nothing, and the ore is a choice', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ orders: 4, errorless: true, sentence: 'off' }, alone))
  await start(game)
  await game.locator('.metal:not(:disabled)').first().waitFor()
  const mold = () => game.locator('.mold').innerHTML()
  const before = await mold()
  await game.locator('[data-poke-area="bucket"]').click()
  await frames(game, 3)
  expect(await mold()).toBe(before)
  expect(await receivedMessages(page, 'TRIAL')).toHaveLength(0)
  await playUntil(game, ['button', /^Swing the hammer/], ['.metal'])
  const thanks = await watchFor(game, '.slip.is-using', 'That’s the word I needed')
  await game.getByRole('button', { name: 'Swing the hammer' }).click()
  await thanks()
  await game.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(game.getByRole('group', { name: 'What will you make it from?' })).toContainText(
    'Two places, or a paperweight',
  )
  await page.keyboard.press('2')
  await expect(game.locator('.choice-panel')).toHaveCount(0)
  await endGame(game)
  await expect(game.locator('.shop-window .plate')).toHaveCount(1)
})
