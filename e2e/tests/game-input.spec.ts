import { expect, type FrameLocator } from '@playwright/test'
import { openForAdult } from '../fixtures/game-layout.ts'
import {
  endGame,
  gameTest,
  open,
  pressLit,
  receivedMessages,
  setup,
  start,
  tell,
  watchFor,
  frames,
} from '../fixtures/game-player.ts'

const test = gameTest('lantern-river')

/** A spin is a turn: a lily pad would ask a question first. */
const noRests = { lilies: false }

const pinwheel = (game: FrameLocator) => game.locator('.pinwheel:enabled')

/** Records whether the scan ever came to the bar. */
const watchBar = (game: FrameLocator) =>
  game.locator('html').evaluate(() => {
    const seen = { bar: false }
    const look = () => (seen.bar ||= document.querySelector('.bar.lit-group, .bar .lit') !== null)
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
    Object.assign(window, { seen })
  })
const sawBar = (game: FrameLocator) =>
  game.locator('html').evaluate(() => (window as unknown as { seen: { bar: boolean } }).seen.bar)

test('presses while a turn is shown and handed over never enter the bar', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ ...noRests, scan: 'one', scanSeconds: 5, repeat: 0, accept: 0 }))
  await start(game)
  await pressLit(game, '.pinwheel.lit')
  await watchBar(game)
  while ((await receivedMessages(page, 'TURN_END')).length === 0 || (await pinwheel(game).count()) === 0)
    if ((await game.locator('.lit').count()) === 0) await page.keyboard.press(' ')
  await expect(pinwheel(game)).toHaveClass(/lit/)
  expect(await sawBar(game)).toBe(false)
  await expect(game.getByRole('dialog')).toHaveCount(0)
})

test('a scan that rests says how to wake it', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ scan: 'one', scanSeconds: 0.6, scanFirst: 0, repeat: 0 }))
  const hint = game.getByText('Press the switch to start it again.')
  await expect(hint).toBeVisible()
  const lit = await watchFor(game, '.start .lit')
  await page.keyboard.press(' ')
  await expect(hint).toHaveCount(0)
  await lit()
})

test('End asks once, the game goes on when it isn’t meant, and Escape means no', async ({ page, player }) => {
  const game = await open(page, player, 1, setup())
  await start(game)
  await pinwheel(game).waitFor()
  const question = game.getByRole('dialog', { name: 'End and show the summary?' })
  for (const no of [
    () => question.getByRole('button', { name: 'Keep playing' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await game.getByRole('button', { name: 'End', exact: true }).click()
    await expect(question).toBeVisible()
    await no()
    await expect(question).toHaveCount(0)
  }
  expect(await receivedMessages(page, 'GAME_OVER')).toEqual([])
  await endGame(game)
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('after a press in the bar, the scan goes back to the game', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ scan: 'two', repeat: 0 }))
  await start(game)
  await pinwheel(game).waitFor()
  await page.keyboard.press(' ')
  await expect(game.locator('.bar')).toHaveClass(/lit-group/)
  await page.keyboard.press('Enter')
  const sound = game.getByRole('button', { name: 'Sound off' })
  await frames(game, 3)
  for (let steps = 0; (await sound.and(game.locator('.lit')).count()) === 0 && steps < 5; steps++) {
    await page.keyboard.press(' ')
    await frames(game, 3)
  }
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await expect(pinwheel(game)).toHaveClass(/lit/)
})

test('after a reload the game offers to continue, and logs no trial twice', async ({ page, player }) => {
  const game = await open(page, player, 1, setup(noRests))
  await start(game)
  for (const turns of [1, 2]) {
    await pinwheel(game).click()
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(turns)
  }
  await pinwheel(game).waitFor()
  const saved = (await receivedMessages(page, 'SAVE')).at(-1)?.data
  await page.reload()
  await expect.poll(() => receivedMessages(page, 'GAME_READY')).toHaveLength(1)
  await tell(page, setup(noRests, { saved }))
  await expect(game.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await game.getByRole('button', { name: 'Continue' }).click()
  await pinwheel(game).click()
  await expect.poll(() => receivedMessages(page, 'TURN_END')).toMatchObject([{ player: 1, turn: 3 }])
  await endGame(game)
  await openForAdult(game)
  await game.getByRole('button', { name: 'Copy every trial' }).click()
  const sent = (await receivedMessages(page, 'TRIAL')).length
  // The table has a line of headings.
  const copied = async () => (await receivedMessages(page, 'COPY')).at(-1)?.text?.trim().split('\n').length ?? 0
  await expect.poll(copied).toBeGreaterThan(sent + 1)
})

test('Enter answers a new choice at once, and a second tap within half a second doesn’t count', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ ...noRests, cooldown: 2 }), 1)
  await start(game)
  await pinwheel(game).waitFor()
  await pinwheel(game).evaluate((at: HTMLElement) => at.blur())
  await page.keyboard.press('Enter')
  await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
  await endGame(game)
  await game.getByRole('button', { name: 'Play again' }).click()
  await pinwheel(game).waitFor()
  const counted = await pinwheel(game).evaluate((at: HTMLElement) => {
    let clicks = 0
    at.addEventListener('click', () => (clicks += 1))
    for (let taps = 0; taps < 3; taps++) at.click()
    return clicks
  })
  expect(counted).toBe(1)
})

test(
  'a button repeats the instruction, and a name typed during play counts at once',
  { tag: '@full' },
  async ({ page, player }) => {
    const game = await open(page, player, 1, setup())
    await start(game)
    await pinwheel(game).waitFor()
    await game.getByRole('button', { name: 'Repeat' }).click()
    await expect(game.locator('.bar .reminder')).toHaveText('Spin the pinwheel')
    const renamed = [
      { id: 1, name: 'Mo', color: 'violet', symbol: 'star' },
      { id: 2, name: 'Leo', color: 'teal', symbol: 'triangle' },
    ]
    await tell(page, setup({}, { players: renamed }))
    await expect(game.locator('.who')).toContainText('Mo')
  },
)
