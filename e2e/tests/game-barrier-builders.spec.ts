import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import {
  alone,
  everyLevel,
  receivedMessages,
  open,
  expectGameOver,
  setup,
  start,
  measuredSum,
  endGame,
  frames,
} from '../fixtures/game-player.ts'

const steps = ['Ready', 'Drop the curtain', 'Take the photo', 'Everyone', 'Next scene', 'Finish']

/** Puts down what is in hand, continues if possible, and otherwise takes the next item. */
const choose = (names: Choices, step: number): number => {
  const at = names.findIndex((name) => name.startsWith('Put it '))
  const on = names.findIndex((name) => steps.some((step) => name.replace(/^\d/, '').trim().startsWith(step)))
  const next = names.findIndex((name) => name.trim() === 'Next')
  return at >= 0 ? at : on >= 0 ? on : next >= 0 ? next : step % names.length
}

const test = checkGame({
  slug: 'barrier-builders',
  levels: 5,
  settings: { errorless: true, scenes: 1, items: 3, guide: 'voice', written: 'both' },
  groups: true,
  // Two players following the spoken guide take turns, and one press judges their scene.
  shared: /^(?!missing word)/,
  choose,
  ended: async (page, _game, level) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Scenes built', value: '1' })
    const parts = [1, 1, 2, 3, 2][level - 1] ?? 1
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(Math.ceil(3 / parts))
    const placings = (await receivedMessages(page, 'TRIAL')).filter(
      ({ trial }) => !trial?.target.startsWith('missing word'),
    )
    expect(placings).toHaveLength(3)
  },
})

const seats = { calm: true }
/** Puts the first item of the tray into the first free place. */
async function putFirst(game: FrameLocator): Promise<void> {
  await game.locator('.thing:not(:disabled)').first().click()
  await game.locator('.spot:not(:disabled)').first().click()
}
const playTwo = async (page: Page, player: string, settings: object) => {
  const game = await open(page, player, 1, setup({ scenes: 1, ...settings }, seats))
  await start(game)
  return game
}

test("shows no question below the current player's name", { tag: '@full' }, async ({ page, player }) => {
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

/** Builds until the last direction is done, whatever matches. */
async function buildAll(game: FrameLocator): Promise<void> {
  for (;;) {
    await putFirst(game)
    const next = game.locator('.go').getByRole('button', { name: 'Next' })
    const ready = game.locator('.go').getByRole('button', { name: 'Ready' })
    await frames(game, 3)
    await expect(next.or(ready).first()).toBeEnabled()
    if ((await ready.count()) > 0) return ready.click()
    await next.click()
    await frames(game, 3)
  }
}

if (everyLevel)
  test('a poke changes nothing, one more thing adds a direction, and the show stays at the end', async ({
    page,
    player,
  }) => {
    const settings = setup(
      { scenes: 1, items: 3, guide: 'voice', errorless: true, written: 'both' },
      { ...alone, calm: false },
    )
    const game = await open(page, player, 2, settings, 3)
    await start(game)
    await game.locator('.offer .thumb').first().click()
    await game.locator('.thing:not(:disabled)').first().waitFor()
    const said = await game.locator('.bubble p').textContent()
    for (const name of ['window', 'guide', 'curtain'])
      expect(
        await game.locator(`[data-poke-area="${name}"]`).evaluate((area, poked) => {
          const thing = document.querySelector(`[data-poke="${poked}"]`)
          const before = thing?.getAnimations().length ?? 0
          area.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          return (thing?.getAnimations().length ?? 0) - before
        }, name),
      ).toBe(1)
    await frames(game, 3)
    expect(await game.locator('.bubble p').textContent()).toBe(said)
    expect(await receivedMessages(page, 'TRIAL')).toHaveLength(0)
    await buildAll(game)
    await game.getByRole('button', { name: /One more thing/ }).click()
    await expect(game.locator('.bubble')).toContainText('Direction 4 of 4')
    await putFirst(game)
    await game.locator('.go').getByRole('button', { name: 'Ready' }).click()
    await game.getByRole('button', { name: 'Take the photo' }).click()
    await game.getByRole('button', { name: /Guess the leader/ }).click()
    await page.keyboard.press('1')
    await expect(game.locator('.taken')).toContainText(/leader/)
    await game.getByRole('button', { name: 'Finish' }).click()
    await expectGameOver(page)
    await expect(game.locator('.ending-show .dances')).toHaveCount(4)
    await expect(game.getByRole('img', { name: 'Your street: 1 house' })).toBeVisible()
    expect(await receivedMessages(page, 'TRIAL')).toHaveLength(4)
  })

if (everyLevel) {
  test('on one device the guide looks behind the curtain while P is held, and both say ready', async ({
    page,
    player,
  }) => {
    const game = await playTwo(page, player, { guide: 'here' })
    await game.getByRole('button', { name: 'Leo' }).click()
    await game.locator('.offer .thumb').first().click()
    const scene = game.getByRole('img', { name: /^The guide’s scene/ })
    await expect(game.getByRole('button', { name: 'Hold or tap to peek' })).toBeEnabled()
    await expect(scene).toHaveCount(0)
    await page.keyboard.down('p')
    await expect(scene).toHaveCount(1)
    await page.keyboard.up('p')
    await expect(scene).toHaveCount(0)
    // A tap keeps the curtain open until the next one.
    await game.getByRole('button', { name: 'Hold or tap to peek' }).click()
    await expect(scene).toHaveCount(1)
    await game.getByRole('button', { name: 'Tap to hide' }).click()
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
    await expect(game.locator('.talk')).toContainText(/match|The two scenes are different/)
    await game.locator('.differs:not(:disabled)').first().click()
    await expect(game.locator('.talk')).toContainText('Which word would have helped?')
    await endGame(game)
    await expectGameOver(page)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Bell rings')).toBe(1)
  })

  test("on two devices the guide enters the builder's number and sees the same items", async ({ page, player }) => {
    const first = await playTwo(page, player, { guide: 'apart' })
    await first.getByRole('button', { name: 'The builder' }).click()
    await first.locator('.offer .thumb').first().click()
    const code = (await first.locator('.code b').textContent()) ?? ''
    const second = await playTwo(page, player, { guide: 'apart' })
    await second.getByRole('button', { name: 'The guide' }).click()
    for (const digit of code) await second.locator('.keys').getByRole('button', { name: digit, exact: true }).click()
    await expect(second.locator('.seen')).toContainText(code)
    await second.getByRole('button', { name: 'Finish' }).click()
    await expectGameOver(page)
  })
}
