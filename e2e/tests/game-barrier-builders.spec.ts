import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import { everyLevel, heard, open, overOnce, setup, start, measuredSum } from '../fixtures/game-player.ts'

const steps = ['Ready', 'Take the photo', 'Next scene', 'Finish']

/** Puts down what is in hand, goes on where that is possible, and takes the next thing otherwise. */
const choose = (names: Choices, step: number): number => {
  const at = names.findIndex((name) => name.startsWith('Put it '))
  const on = names.findIndex((name) => steps.includes(name.trim()))
  const next = names.findIndex((name) => name.trim() === 'Next')
  return at >= 0 ? at : on >= 0 ? on : next >= 0 ? next : step % names.length
}

const test = checkGame({
  slug: 'barrier-builders',
  levels: 5,
  settings: { errorless: true, scenes: 1, items: 3, guide: 'voice' },
  groups: true,
  // Two who follow the spoken guide take turns, and their scene is judged at one press.
  shared: /^(?!missing word)/,
  choose,
  ended: async (page, _game, level) => {
    const [over] = await heard(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Scenes built', value: '1' })
    const parts = [1, 1, 2, 3, 2][level - 1] ?? 1
    expect(await heard(page, 'TURN_END')).toHaveLength(Math.ceil(3 / parts))
    const placings = (await heard(page, 'TRIAL')).filter(({ trial }) => !trial?.target.startsWith('missing word'))
    expect(placings).toHaveLength(3)
  },
})

const seats = { calm: true }
/** Puts the first thing of the tray into the first place that is free. */
async function putFirst(game: FrameLocator): Promise<void> {
  await game.locator('.thing:not(:disabled)').first().click()
  await game.locator('.spot').first().click()
}
const playTwo = async (page: Page, player: string, settings: object) => {
  const game = await open(page, player, 1, setup({ scenes: 1, ...settings }, seats))
  await start(game)
  return game
}

test('no question stands below the name of whose turn it is', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ scenes: 1 }, seats))
  await game.locator('html').evaluate(() => {
    const seen = { turns: 0, below: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!document.querySelector('.banner')) return
      seen.turns += 1
      if (document.querySelector('.choose')) seen.below += 1
    }).observe(document.body, { subtree: true, childList: true })
  })
  await start(game)
  const questions = game.locator('.choose')
  await questions.getByRole('button').last().click()
  await expect(questions).toHaveAttribute('aria-label', 'Choose a scene')
  const seen = await game
    .locator('html')
    .evaluate(() => (window as unknown as { seen: { turns: number; below: number } }).seen)
  expect(seen.turns).toBeGreaterThan(0)
  expect(seen.below).toBe(0)
})

if (everyLevel) {
  test('two at one device: the guide looks behind the curtain while P is held, and both say ready', async ({
    page,
    player,
  }) => {
    const game = await playTwo(page, player, { guide: 'here' })
    await game.getByRole('button', { name: 'Leo' }).click()
    await game.locator('.offer .thumb').first().click()
    const scene = game.getByRole('img', { name: /^The guide's/ })
    await expect(game.getByRole('button', { name: 'Hold to peek' })).toBeEnabled()
    await expect(scene).toHaveCount(0)
    await page.keyboard.down('p')
    await expect(scene).toHaveCount(1)
    await page.keyboard.up('p')
    await expect(scene).toHaveCount(0)
    await game
      .getByRole('button', { name: 'Color' })
      .or(game.getByRole('button', { name: 'Where' }))
      .first()
      .click()
    await putFirst(game)
    await page.keyboard.press('b')
    await expect(game.locator('.desk')).toContainText('Good listening!')
    await game.getByRole('button', { name: 'Ready: Mia' }).click()
    await game.locator('.go').getByRole('button', { name: 'Ready' }).click()
    await expect(game.locator('.talk')).toContainText(/match|A scene of its own/)
    await game.locator('.differs:not(:disabled)').first().click()
    await expect(game.locator('.talk')).toContainText('Which word would have helped?')
    await game.getByRole('button', { name: 'End', exact: true }).click()
    await overOnce(page)
    const [over] = await heard(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Bell rings')).toBe(1)
  })

  test('two devices: the guide enters the number of the builder and sees the same things', async ({ page, player }) => {
    const first = await playTwo(page, player, { guide: 'apart' })
    await first.getByRole('button', { name: 'The builder' }).click()
    await first.locator('.offer .thumb').first().click()
    const code = (await first.locator('.code b').textContent()) ?? ''
    const second = await playTwo(page, player, { guide: 'apart' })
    await second.getByRole('button', { name: 'The guide' }).click()
    for (const digit of code) await second.locator('.keys').getByRole('button', { name: digit, exact: true }).click()
    await expect(second.locator('.seen')).toContainText(code)
    await second.getByRole('button', { name: 'Finish' }).click()
    await overOnce(page)
  })
}
