import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  endGame,
  expectAccessible,
  measured,
  open,
  poke,
  receivedMessages,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'

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
    await expect(game.getByRole('heading', { name: /^Your cloth has \d bands\. It’s \d+ rows long\./ })).toBeVisible()
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary?.map(({ label }) => label)).toContain('Bands woven')
    expect(measured(over?.summary, 'Sets found')).not.toEqual([])
    const targets = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.target?.split(':')[0])
    expect(targets).toEqual(expect.arrayContaining(['Find a set', 'Name a link', 'Explain a link']))
  },
})

test(
  'an own list explains what is missing, is saved, and stays out of the log',
  { tag: '@full' },
  async ({ page, player }) => {
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
    await expect(game.locator('.line')).toHaveText('One away: 2 of these match. Start with Rex.')
    for (const word of ['Ana', 'Bubbles']) await game.getByRole('button', { name: word, exact: true }).click()
    await game.getByRole('button', { name: /^Pull/ }).click()
    await game.getByRole('button', { name: /^My yarn/ }).click()
    await game.getByRole('button', { name: /^A scarf/ }).waitFor()
    expect((await receivedMessages(page, 'SAVE')).at(-1)?.data?.own).toEqual(
      expect.objectContaining({ own: expect.stringContaining('Rex') }),
    )
    expect(JSON.stringify(await receivedMessages(page, 'TRIAL'))).not.toMatch(/Rex|Ana|Pets/)
  },
)

/** Pulls a set, whose words alone can be pressed once one of them is, and confirms as the adult that its link was named. */
async function findSet(game: FrameLocator): Promise<void> {
  for (const chosen of [1, 2, 3]) {
    await game.locator('.tile:enabled:not(.held):not([aria-pressed=true])').first().click()
    await expect(game.locator('.tile[aria-pressed=true]')).toHaveCount(chosen)
  }
  await game.getByRole('button', { name: /^Pull/ }).click()
  await game.getByRole('button', { name: 'Independent' }).click()
}

test('pokes change nothing, a held set waits for the next, and the cloth stays and grows', async ({ page, player }) => {
  const game = await open(page, player, 2, setup({ errorless: true }, { ...alone, calm: false }))
  await start(game)
  await game.locator('.tile:enabled').first().waitFor()
  for (const name of ['cat', 'basket', 'shuttle']) await poke(game, name)
  await game.locator('.harp').click({ position: { x: 40, y: 45 } })
  await frames(game, 3)
  await expect(game.locator('.tile:enabled')).toHaveCount(9)
  expect(await receivedMessages(page, 'TRIAL')).toEqual([])
  await findSet(game)
  await game.getByRole('button', { name: /^Hold/ }).click()
  await expect(game.locator('.tile.held')).toHaveCount(3)
  await findSet(game)
  await game.getByRole('button', { name: /^My yarn/ }).click()
  await expect(game.locator('.band')).toHaveCount(2)
  await endGame(game)
  await expect(game.locator('.cloth text')).toHaveCount(2)
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  const [grown] = await receivedMessages(page, 'GROWN')
  expect(grown?.data).toMatchObject({ cloths: [[expect.any(String), expect.any(String)]] })
})
