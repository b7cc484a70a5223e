import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { expectAccessible, alone, receivedMessages, open, setup, start, measured } from '../fixtures/game-player.ts'

const test = checkGame({
  slug: 'thread-four',
  levels: 5,
  // In errorless mode, pressing anything selectable finds a set.
  settings: { errorless: true, grids: 1 },
  choose: (names) =>
    Math.max(
      0,
      names.findIndex((name) => name.startsWith('Pull')),
    ),
  ended: async (page, game) => {
    await expect(game.getByRole('heading', { name: /^Your cloth has \d bands\. (Patterns: |It has )/ })).toBeVisible()
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary?.map(({ label }) => label)).toContain('Bands woven')
    expect(measured(over?.summary, 'Sets found')).not.toEqual([])
    const targets = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.target?.split(':')[0])
    expect(targets).toEqual(expect.arrayContaining(['Find a set', 'Name a link', 'Explain a link']))
  },
})

test('an own list explains what is missing, is saved, and stays out of the log', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ source: 'own', naming: 'off' }, alone))
  await start(game)
  const list = game.getByRole('textbox', { name: 'Groups and their words' })
  await list.fill('Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben')
  await game.getByRole('button', { name: 'Weave this list' }).click()
  await expect(game.getByText('Line 2 has 2 words. It needs 3 or 4, with commas between them.')).toBeVisible()
  await expectAccessible(page)
  await list.fill('Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben, Tom')
  await game.getByRole('button', { name: 'Weave this list' }).click()
  for (const word of ['Rex', 'Ana']) await game.getByRole('button', { name: word, exact: true }).click()
  // Immediately, before the third one is rendered as chosen.
  await game.getByRole('button', { name: 'Tiger', exact: true }).evaluate((tile: HTMLElement) => {
    tile.click()
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
  })
  await expect(game.locator('.line')).toHaveText('One away: 2 of these belong together.')
  for (const word of ['Ana', 'Bubbles']) await game.getByRole('button', { name: word, exact: true }).click()
  await game.getByRole('button', { name: /^Pull/ }).click()
  await game.locator('.yarns button').first().click()
  await game.locator('.band').waitFor()
  await game.getByRole('button', { name: 'Show me' }).or(game.locator('.yarns button').first()).first().waitFor()
  expect((await receivedMessages(page, 'SAVE')).at(-1)?.data?.own).toEqual(
    expect.objectContaining({ own: expect.stringContaining('Rex') }),
  )
  expect(JSON.stringify(await receivedMessages(page, 'TRIAL'))).not.toMatch(/Rex|Ana|Pets/)
})
