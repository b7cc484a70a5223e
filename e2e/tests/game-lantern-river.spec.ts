import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { heard, holdStill, open, overOnce, setup, start } from '../fixtures/game-player.ts'

const test = checkGame({ slug: 'lantern-river', levels: 4, settings: { length: 12 } })

test('a pause stops a lantern between two bends; End lets all lanterns drift home', async ({ page, player }) => {
  const game = await open(page, player, 3, setup({}, { calm: false }), 1)
  await start(game)
  await game.locator('.pinwheel:enabled').click()
  await expect(game.locator('.lantern.float')).toHaveCount(1)
  await holdStill(page, game, () => game.locator('.river').evaluate((scene) => scene.innerHTML))
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
  await expect(game.locator('.who')).toHaveText('Leo')
  await game.getByRole('button', { name: 'End' }).click()
  await expect(game.getByText('All lanterns drift home together.').first()).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  await overOnce(page)
})

/** The colors of a canvas, a few hundred of its points. */
const colorsOf = (canvas: Element) => {
  const copy = new OffscreenCanvas(32, 16)
  const context = copy.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(canvas as HTMLCanvasElement, 0, 0, 32, 16)
  const { data } = context.getImageData(0, 0, 32, 16)
  return Array.from({ length: 32 * 16 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())
}
const riverOf = (game: FrameLocator) => game.locator('.river canvas:visible').last().evaluate(colorsOf)

test('the first picture of the play has its river', async ({ page, player }) => {
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
  test(`the river is painted ${workers ? 'beside the page' : 'by the page where nothing may run beside it'}`, async ({
    page,
    player,
  }) => {
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
  })
}
