import { expect, type FrameLocator, type Page } from '@playwright/test'
import {
  expectAccessible,
  receivedMessages,
  checkPause,
  open,
  setup,
  start,
  tell,
  gameTest,
  endGame,
  frames,
} from '../fixtures/game-player.ts'
import { openForAdult } from '../fixtures/game-layout.ts'
import { tabTo } from '../fixtures/keyboard.ts'

const test = gameTest('lantern-river')

const sixPlayers = [
  { id: 1, name: 'Mia', color: 'violet', symbol: 'star' },
  { id: 2, name: 'Leo', color: 'teal', symbol: 'triangle' },
  { id: 3, name: 'Ana', color: 'brown', symbol: 'diamond' },
  { id: 4, name: 'Tom', color: 'pink', symbol: 'circle' },
  { id: 5, name: 'Zoe', color: 'blue', symbol: 'square' },
  { id: 6, name: 'Sam', color: 'green', symbol: 'heart' },
]

/** With two switches: Space until it is highlighted, then Enter. */
async function choose(page: Page, game: FrameLocator, wanted: string): Promise<void> {
  const goal = game.locator(wanted).and(game.locator('.lit, .lit-group'))
  for (let steps = 0; ; steps++) {
    // The highlight moves a frame after the press.
    await frames(game, 3)
    if ((await goal.count()) > 0) break
    expect(steps, `${wanted} is never lit`).toBeLessThan(30)
    await page.keyboard.press(' ')
  }
  await page.keyboard.press('Enter')
}

test('two switches reach level, settings, start, the bar, and the end screen', async ({ page, player }) => {
  const game = await open(page, player, 2, setup({ scan: 'two', repeat: 0 }))
  await choose(page, game, '[data-scan-group="Levels"]')
  await choose(page, game, '.level:first-child')
  await expect(game.locator('.level').first()).toHaveAttribute('aria-pressed', 'true')
  await choose(page, game, '.start-row .plain')
  await choose(page, game, '[data-scan-group="Look and sound"]')
  await choose(page, game, '[data-scan-group="Look"]')
  await choose(page, game, '.segments label:nth-child(4)')
  await expect(game.locator('html')).toHaveAttribute('data-look', 'grown-up')
  await choose(page, game, '[aria-label="Close"]')
  await choose(page, game, '.start .big')
  await game.locator('.pinwheel:enabled').waitFor()
  await choose(page, game, '.bar')
  await choose(page, game, '.bar .tool:has-text("End")')
  await choose(page, game, '[role="dialog"] .plain')
  await expect(game.getByRole('heading', { name: 'Nothing played yet' })).toBeVisible()
  await choose(page, game, '[data-scan-group="Print and copy"]')
  await choose(page, game, '.quiet-row button:nth-child(2)')
  await expect.poll(() => receivedMessages(page, 'COPY')).toHaveLength(1)
  expect((await receivedMessages(page, 'COPY'))[0]?.text).toContain('Lantern River: Short river')
})

test('six players form two teams, and each turn names the player', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({}, { players: sixPlayers }))
  await game.getByRole('button', { name: '2 teams' }).click()
  await expect(game.getByRole('group', { name: 'Star team' }).getByRole('button')).toHaveCount(2)
  await game.getByRole('button', { name: 'Zoe: move to Star team' }).click()
  await start(game)
  for (const name of ['Mia', 'Leo', 'Ana']) {
    await expect(game.locator('.who')).toContainText(name)
    await game.locator('.pinwheel:enabled').click()
    await expect(game.locator('.who')).not.toContainText(name)
  }
  expect((await receivedMessages(page, 'TURN_END')).map(({ player: id }) => id)).toEqual([1, 2, 3])
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(
    `six players and all levels fit on the strip of a ${width} × ${height} phone, below the world`,
    { tag: '@full' },
    async ({ page, player }) => {
      await page.setViewportSize({ width, height })
      const game = await open(page, player, 2, setup({}, { players: sixPlayers }))
      const strip = game.locator('.strip')
      expect(await strip.locator('.scrolls').evaluate((body) => body.scrollHeight - body.clientHeight)).toBe(0)
      for (const name of ['Start', 'Settings', 'Cards', 'Mia', 'Sam', '2 teams'])
        await expect(strip.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(strip.getByRole('button', { name: /^4\./ })).toBeInViewport({ ratio: 1 })
      const share = await strip.evaluate((at) => at.getBoundingClientRect().height / innerHeight)
      expect(share, 'of the height').toBeLessThan(0.6)
    },
  )

test('Tab users get the focus back on the control they pressed', async ({ page, player }) => {
  const game = await open(page, player, 1, setup())
  await tabTo(page, game.getByRole('button', { name: 'Start', exact: true }))
  await page.keyboard.press('Enter')
  const pinwheel = game.locator('.pinwheel:enabled')
  await pinwheel.waitFor()
  await tabTo(page, pinwheel)
  for (const turns of [1, 2]) {
    await page.keyboard.press('Enter')
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(turns)
    await expect(pinwheel).toBeFocused()
  }
})

test('a copied link restores level and settings without names', async ({ page, player }) => {
  const game = await open(page, player, 4, setup({ cooldown: 0.5 }))
  await game.getByRole('button', { name: 'Settings', exact: true }).click()
  await game.getByRole('radio', { name: 'Dawn' }).check()
  await game.getByRole('button', { name: 'Copy a link' }).click()
  await expect.poll(() => receivedMessages(page, 'LINK')).toHaveLength(1)
  const code = (await receivedMessages(page, 'LINK'))[0]?.code ?? ''
  expect(Buffer.from(code, 'base64url').toString()).toBe('[4,{"theme":"dawn"}]')
  await game.getByRole('radio', { name: 'Dawn' }).press('Escape')
  await expect(game.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect.poll(() => receivedMessages(page, 'GAME_READY')).toHaveLength(1)
  await tell(page, setup({ code }))
  await expect(game.getByRole('button', { name: /^4\./ })).toHaveAttribute('aria-pressed', 'true')
})

test(
  'on a low phone screen a button scrolls the end screen down, and then to the top',
  { tag: '@full' },
  async ({ page, player }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    const game = await open(page, player, 3, setup())
    await start(game)
    await game.locator('.pinwheel:enabled').waitFor()
    await game.locator('.pinwheel:enabled').click()
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    await endGame(game)
    await openForAdult(game)
    const [ending, last] = [game.getByRole('heading'), game.locator('.summary div').last()]
    await expect(ending).toBeInViewport({ ratio: 1 })
    await expect(last).not.toBeInViewport({ ratio: 1 })
    const more = game.getByRole('button', { name: 'More' })
    await expect(more).toBeVisible()
    // Pressed until the last line is visible; then the same button leads to the top.
    const atTheEnd = () =>
      game.locator('.end').evaluate((end) => {
        end.querySelector<HTMLButtonElement>('.more-below.below button')?.click()
        return end.querySelector('.more-below.above') !== null
      })
    await expect.poll(atTheEnd).toBe(true)
    await expect(last).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await game.getByRole('button', { name: 'To the top' }).click()
    await expect(ending).toBeInViewport({ ratio: 1 })
    await expect(more).toBeVisible()
  },
)

test('the in-game menu is accessible in each look, and changes apply at once', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ repeat: 0 }))
  await start(game)
  await game.locator('.pinwheel:enabled').waitFor()
  await expect(game.locator('.lantern path[fill="none"][stroke="#4a2412"]')).toHaveCount(2)
  await game.getByRole('button', { name: 'Menu' }).click()
  for (const look of ['Playful', 'Clean', 'Grown-up']) {
    await game.getByRole('radio', { name: look }).check()
    await expect(game.locator('html')).toHaveAttribute('data-look', look.toLowerCase())
    await expectAccessible(page)
  }
  await game.getByRole('radio', { name: 'Two switches' }).check()
  await page.keyboard.press(' ')
  await choose(page, game, '.panel-body .button:has-text("Keep playing")')
  // Faces belong to the playful look.
  await expect(game.locator('.lantern path[fill="none"][stroke="#4a2412"]')).toHaveCount(0)
  await choose(page, game, '.pinwheel')
  await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
})

/** Returns each endless animation's current time in ms, and whether the browser runs it itself. */
const pages = (game: FrameLocator) =>
  game.locator('html').evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect }) =>
          (effect as KeyframeEffect).target?.closest('svg *') && effect?.getTiming().iterations === Infinity,
      )
      .map(({ currentTime, playState }) => ({ at: Number(currentTime), playState })),
  )

test('animated drawings move like a flip book, stop during a pause, and resume from there', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ repeat: 0 }, { calm: false }))
  await start(game)
  await expect.poll(async () => (await pages(game)).some(({ at }) => at > 300)).toBe(true)
  expect((await pages(game)).map(({ playState }) => playState)).not.toContain('running')
  await checkPause(page, game, () => pages(game))
  const [stood] = await pages(game)
  await expect.poll(async () => ((await pages(game))[0]?.at ?? 0) - (stood?.at ?? 0)).toBeGreaterThan(100)
})
