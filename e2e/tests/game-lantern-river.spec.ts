import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  receivedMessages,
  checkPause,
  open,
  expectGameOver,
  setGameSpeed,
  setup,
  start,
  endGame,
  everyLevel,
  frames,
} from '../fixtures/game-player.ts'
import { playUntil } from '../fixtures/game-presses.ts'

const test = checkGame({ slug: 'lantern-river', levels: 4, settings: { length: 12 } })

if (everyLevel)
  test('a pause stops a lantern between two bends, and End lets all lanterns drift home', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({}, { calm: false }), 1)
    await start(game)
    await game.locator('.pinwheel:enabled').click()
    await expect(game.locator('.lantern.float')).toHaveCount(1)
    await checkPause(page, game, () => game.locator('.river').evaluate((scene) => scene.innerHTML))
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    await expect(game.locator('.who')).toHaveText('Leo')
    await endGame(game)
    await expect(game.getByText('All the lanterns drift home.').first()).toBeVisible()
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expectGameOver(page)
  })

test('a touch of the frog moves only the frog', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({}, { calm: false }), 1)
  await start(game)
  await game.locator('.pinwheel:enabled').waitFor()
  const before = await game.locator('.map').getAttribute('aria-label')
  // Looked at in the page, because a poke is over in less than a second.
  const moved = await game.locator('html').evaluate(async () => {
    document.querySelector('[data-poke-area="frog"]')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    const all = [...document.querySelectorAll('[data-poke]')].filter((drawing) => drawing.getAnimations().length > 0)
    return all.map((drawing) => drawing.getAttribute('data-poke'))
  })
  expect(moved).toEqual(['frog'])
  await frames(game, 3)
  await expect(game.locator('.map')).toHaveAttribute('aria-label', before ?? '')
  await expect(game.locator('.pinwheel:enabled')).toHaveCount(1)
  expect(await receivedMessages(page, 'TRIAL')).toHaveLength(0)
})

test('the map waits for the wheel, and a choice brings fireflies', { tag: '@full' }, async ({ page, player }) => {
  const game = await open(page, player, 3, setup({}, { ...alone, calm: false }), 1)
  await start(game)
  await game.locator('.pinwheel:enabled').click()
  await expect(game.locator('.pinwheel .shown')).toHaveCount(0)
  await expect(game.locator('.map')).toHaveAttribute('aria-label', /bend 0 of/)
  await expect(game.locator('.map')).toHaveAttribute('aria-label', /bend [1-9]/)
  await setGameSpeed(game, 8)
  await playUntil(game, ['button', /Calm|Wait/], ['.pinwheel'])
  await game.getByRole('button', { name: /Calm|Wait/ }).click()
  await expect(game.locator('.map')).toHaveAttribute('aria-label', /1 firefly/)
})

/** Returns a few hundred sampled colors of a canvas. */
const colorsOf = (canvas: Element) => {
  const copy = new OffscreenCanvas(32, 16)
  const context = copy.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(canvas as HTMLCanvasElement, 0, 0, 32, 16)
  const { data } = context.getImageData(0, 0, 32, 16)
  return Array.from({ length: 32 * 16 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())
}
const riverOf = (game: FrameLocator) => game.locator('.river canvas:visible').last().evaluate(colorsOf)

if (everyLevel)
  test('the first frame of play has its river', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({}, { calm: false }))
    const water = await game.getByRole('button', { name: 'Start', exact: true }).evaluate((button) => {
      ;(button as HTMLElement).click()
      return new Promise<string>((done) => {
        const look = () => {
          if (!document.querySelector('.pinwheel')) return requestAnimationFrame(look)
          const canvas = document.querySelector<HTMLCanvasElement>('.river canvas')
          const context = canvas?.getContext('2d')
          done(context?.getImageData(canvas!.width / 2, canvas!.height - 9, 1, 1).data.join() ?? 'no canvas')
        }
        requestAnimationFrame(look)
      })
    })
    expect(water).toMatch(/^[1-9]\d*,\d+,\d+,255$/)
  })

for (const workers of [true, false]) {
  test(
    `paints the river ${workers ? 'in a worker' : 'on the page if workers are missing'}`,
    { tag: '@full' },
    async ({ page, player }) => {
      if (!workers) await page.addInitScript(() => void Reflect.deleteProperty(window, 'Worker'))
      const game = await open(page, player, 1, setup({}, { calm: false }))
      await start(game)
      await game.locator('.pinwheel:enabled').waitFor()
      await expect(game.locator('.river canvas')).toHaveCount(workers ? 2 : 1)
      await expect(game.locator('.river canvas:visible')).toHaveCount(1)
      const atJetty = await riverOf(game)
      expect(new Set(atJetty).size).toBeGreaterThan(20)
      await game.locator('.pinwheel:enabled').click()
      await expect.poll(() => riverOf(game)).not.toEqual(atJetty)
    },
  )
}
