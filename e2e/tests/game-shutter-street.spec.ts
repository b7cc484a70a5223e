import { expect, type FrameLocator } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import {
  alone,
  everyLevel,
  gameSpeed,
  receivedMessages,
  open,
  setup,
  start,
  measuredSum,
  endGame,
  frames,
} from '../fixtures/game-player.ts'
import { playUntil } from '../fixtures/game-presses.ts'
import { tabTo } from '../fixtures/keyboard.ts'

/** Asks the first question, closes nothing by hand, and guesses when one window is left or all was asked. */
function choose(names: Choices): number {
  const of = (name: RegExp) => names.findIndex((one) => name.test(one))
  const found = [of(/^(Ask|Done)$/), of(/…$/), of(/^Knock$/)].find((at) => at >= 0)
  return found ?? 0
}

const test = checkGame({
  slug: 'shutter-street',
  levels: 5,
  settings: { streets: 1, limit: 0 },
  choose,
  async ended(page) {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    const asked = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) =>
      /^(Yes|No): closes /.test(trial?.response ?? ''),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(measuredSum(over?.summary, 'Questions asked')).toBe(asked.length)
  },
})

if (everyLevel)
  test('Tab alone moves the focus from a street to its questions and choices', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ streets: 1 }, alone))
    await tabTo(page, game.getByRole('button', { name: 'Start', exact: true }))
    await page.keyboard.press('Enter')
    await expect(game.locator('.offer').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(game.locator('.tile').first()).toBeFocused()
    await expect(game.locator('.tile').first()).toHaveText(/…$/)
    await page.keyboard.press('Enter')
    await expect(game.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect(game.locator('.tile').first()).toBeFocused()
  })

/** Returns how open and closed shutters are drawn, each way once, after they stop moving. */
const shuttersOf = (game: FrameLocator) =>
  game.locator('.side').evaluate((side) => {
    const drawn = (windows: string) =>
      new Set([...side.querySelectorAll(`${windows} .leaf`)].map((leaf) => leaf.getAttribute('d')))
    const [open, shut] = [drawn('.window:not(.shut)'), drawn('.window.shut')]
    return { open: open.size, shut: shut.size, alike: [...open].filter((leaf) => shut.has(leaf)).length }
  })

for (const calm of [false, true])
  test(
    `shutters stop where an answer puts them${calm ? ', even without motion' : ''}`,
    { tag: '@full' },
    async ({ page, player }) => {
      const game = await open(page, player, 1, setup({ streets: 1 }, { ...alone, calm }))
      await start(game)
      await game.locator('.offer').first().click()
      await game.locator('.tile').first().waitFor()
      await expect.poll(() => shuttersOf(game)).toEqual({ open: 1, shut: 0, alike: 0 })
      await game.locator('.tile').first().click()
      await game.getByRole('button', { name: 'Back' }).waitFor()
      await game.locator('.tile').first().click()
      await game.getByRole('button', { name: 'Ask', exact: true }).click()
      await game.locator('.window.shut').first().waitFor()
      await expect.poll(() => shuttersOf(game)).toEqual({ open: 1, shut: 1, alike: 0 })
    },
  )

if (everyLevel)
  test('the street answers a touch before a street is chosen, and nothing changes', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ streets: 1 }, { ...alone, calm: false }), 1)
    await start(game)
    await game.locator('.offer').first().waitFor()
    for (const name of ['window-0', 'cat', 'door-0', 'pot', 'number', 'moth']) {
      const area = game.locator(`[data-poke-area="${name}"]`)
      // Nothing covers it.
      await area.click({ trial: true })
      const moved = await area.evaluate((touched, poked) => {
        const running = () => document.querySelector(`[data-poke="${poked}"]`)?.getAnimations().length ?? 0
        const before = running()
        touched.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        return running() - before
      }, name)
      expect([name, moved]).toEqual([name, 1])
    }
    await frames(game, 3)
    await expect(game.locator('.offer')).toHaveCount(3)
    expect(await receivedMessages(page, 'TRIAL')).toHaveLength(0)
  })

test('knocks and questions take lamps, and the lamps that are left light the party', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ streets: 1 }, alone))
  const button = (name: string) => game.getByRole('button', { name, exact: true })
  const door = game.locator('.opened')
  await start(game)
  await game.locator('.offer').first().click()
  await playUntil(game, '.opened', [
    // With a question or a window chosen, only the confirmation is left to press.
    '.row .button.big',
    ['.choice-panel button', /Knock/],
    '.window[data-scan]',
    ['button', /^Ask$/],
    '.tile:not(.knock, .back)',
    ['button', /^Knock$/],
  ])
  const trials = (await receivedMessages(page, 'TRIAL')).flatMap(({ trial }) => trial ?? [])
  const asked = trials.filter(({ response }) => /^(Yes|No): closes /.test(response)).length
  // Only the last knock is right.
  const wrong = trials.filter(({ target }) => target.startsWith('Knock with')).length - 1
  const saved = 10 - asked - 2 * wrong
  await expect(door).toContainText(new RegExp(`^.*${saved} lamps? (is|are) saved for the party`))
  const word = (await door.getByRole('heading').textContent())?.split(': ')[1] ?? ''
  await button('On to the party').click()
  await expect(game.locator('.ending').getByRole('heading')).toContainText(`${saved} lamp`)
  await expect(game.locator('.ending .window.home .sill')).toHaveText(word)
  expect((await receivedMessages(page, 'GROWN')).map(({ data }) => data)).toEqual([
    { neighbors: [word.replaceAll(' ', '_')] },
  ])
})

test('a question that is practiced out loud waits for the adult', { tag: '@full' }, async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ streets: 1, ask: 'said' }, alone))
  await start(game)
  await game.locator('.offer').first().click()
  await game.locator('.tile').first().click()
  await game.getByRole('button', { name: 'Back' }).waitFor()
  await game.locator('.tile').first().click()
  await expect(game.getByText('Say it out loud.')).toBeVisible()
  await expect(game.getByRole('button', { name: 'Ask', exact: true })).toHaveCount(0)
  await game.getByRole('button', { name: 'Not yet' }).click()
  await expect.poll(() => receivedMessages(page, 'TRIAL')).toHaveLength(1)
  await game.locator('.window.shut').first().waitFor()
})

if (everyLevel) {
  test('spoken questions are answered with Y and N, and the secret stays open', async ({ page, player }) => {
    const settings = setup({ streets: 1, ask: 'spoken', secret: 'person' }, alone)
    const game = await open(page, player, 2, settings, gameSpeed)
    const button = (name: string) => game.getByRole('button', { name, exact: true })
    await start(game)
    await game.locator('.offer').first().click()
    await game.locator('.window[data-scan]').nth(4).click()
    // A child's first press, or a switch, answers nothing.
    await expect(game.locator('.ask [data-scan]')).toHaveCount(1)
    await game.locator('.adult-confirm button:enabled').first().waitFor()
    await page.keyboard.press('n')
    await game.locator('.window[data-scan]').nth(4).click()
    await button('Done').click()
    await expect(game.getByText('A shutter that you closed still fits. Look again.').last()).toBeVisible()
    await button('Done').click()
    await expect(game.locator('.window.shut')).toHaveCount(0)
    await button('Yes').waitFor()
    await endGame(game)
    await expect(button('Play again')).toBeVisible()
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Closing mistakes')).toBe(1)
  })
}
