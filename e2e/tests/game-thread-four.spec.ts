import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { accessible, alone, heard, open, setup, start, measured } from '../fixtures/game-player.ts'

const test = checkGame({
  slug: 'thread-four',
  levels: 5,
  // Without errors a set is found by pressing whatever can be pressed.
  settings: { errorless: true, grids: 1 },
  choose: (names) =>
    Math.max(
      0,
      names.findIndex((name) => name.startsWith('Pull')),
    ),
  ended: async (page, game) => {
    await expect(game.getByRole('heading', { name: /^A cloth of \d bands with / })).toBeVisible()
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary?.map(({ label }) => label)).toContain('Bands woven')
    expect(measured(over?.summary, 'Sets found')).not.toEqual([])
    const targets = (await heard(page, 'TRIAL')).map(({ trial }) => trial?.target?.split(':')[0])
    expect(targets).toEqual(expect.arrayContaining(['Find a set', 'Name a link', 'Explain a link']))
  },
})

test('a list of one’s own is explained until it can be woven, is kept, and stays out of the log', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ source: 'own', naming: 'off' }, alone))
  await start(game)
  const list = game.getByRole('textbox', { name: 'Groups and their words' })
  await list.fill('Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben')
  await game.getByRole('button', { name: 'Weave this list' }).click()
  await expect(game.getByText('Line 2 has 2 words. It needs 3 or 4, with commas between them.')).toBeVisible()
  await accessible(page)
  await list.fill('Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben, Tom')
  await game.getByRole('button', { name: 'Weave this list' }).click()
  for (const word of ['Rex', 'Ana']) await game.getByRole('button', { name: word, exact: true }).click()
  // At once: before the third one is drawn as chosen.
  await game.getByRole('button', { name: 'Tiger', exact: true }).evaluate((tile: HTMLElement) => {
    tile.click()
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
  })
  await expect(game.locator('.line')).toHaveText('One away: two of these belong together.')
  for (const word of ['Ana', 'Bubbles']) await game.getByRole('button', { name: word, exact: true }).click()
  await game.getByRole('button', { name: /^Pull/ }).click()
  await game.locator('.yarns button').first().click()
  await game.locator('.band').waitFor()
  await game.getByRole('button', { name: 'Show me' }).or(game.locator('.yarns button').first()).first().waitFor()
  expect((await heard(page, 'SAVE')).at(-1)?.data?.own).toEqual(
    expect.objectContaining({ own: expect.stringContaining('Rex') }),
  )
  expect(JSON.stringify(await heard(page, 'TRIAL'))).not.toMatch(/Rex|Ana|Pets/)
})
