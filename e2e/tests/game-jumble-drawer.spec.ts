import { expect, type FrameLocator } from '@playwright/test'
import { pictureSvg } from '@marigold/content'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  countTurnEnds,
  everyLevel,
  measuredSum,
  open,
  poke,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'

const leading = [/^(Pull off the cloth|Open the slip|Hide the slip)$/]
const aside = /^(Stir|Lift a corner|Peek|Help me|No corner|Read)/
const test = checkGame({
  slug: 'jumble-drawer',
  levels: 5,
  groups: true,
  settings: { jobs: 1, errorless: true },
  // Only things on the slip can be lifted.
  choose: (names) => {
    const lead = leading.flatMap((one) => names.flatMap((name, at) => (one.test(name) ? [at] : [])))[0]
    return Math.max(0, lead ?? names.findIndex((name) => !aside.test(name)))
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Things found')).toBe(await countTurnEnds(page))
  },
})

/** Chooses the first job and opens its slip. */
async function openSlip(game: FrameLocator): Promise<string[]> {
  await game.locator('.choice-panel button').first().click()
  await game.getByRole('button', { name: 'Pull off the cloth' }).click()
  await game.getByRole('button', { name: 'Open the slip' }).click()
  await game.locator('.slip li').first().waitFor()
  return game
    .locator('.slip li')
    .evaluateAll((all) => all.map((at) => (at.getAttribute('aria-label') ?? '').replace(/, to find$/, '')))
}
const lift = (game: FrameLocator, name: string) =>
  game
    .locator('.spot')
    .and(game.getByRole('button', { name, exact: true }))
    .click()

test('other things go to the ledge, and the slip is done with the right ones', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ jobs: 1 }, alone))
  await start(game)
  await poke(game, 'bellhop-bell')
  const wanted = await openSlip(game)
  const names = await game.locator('.spot').evaluateAll((all) => all.map((at) => at.getAttribute('aria-label') ?? ''))
  const other = names.find((name) => !wanted.includes(name)) ?? ''
  await lift(game, other)
  await expect(game.locator('.ledge').getByRole('img', { name: other })).toBeVisible()
  for (const name of wanted) await lift(game, name)
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  const trials = (await receivedMessages(page, 'TRIAL')).flatMap(({ trial }) => trial ?? [])
  expect(trials.map(({ response }) => response.split(',')[0])).toEqual(
    [other, ...wanted].map((name) => name.split(',')[0]),
  )
  const [over] = await receivedMessages(page, 'GAME_OVER')
  expect(over?.summary).toContainEqual({
    label: 'Slips with 2 or fewer other picks and help steps',
    value: '1 of 1',
  })
  expect(over?.summary).toContainEqual({ label: 'Other picks', value: '1' })
})

if (everyLevel) {
  test('a touch lifts what it is on, and a slip from memory can be seen again', async ({ page, player }) => {
    const game = await open(page, player, 5, setup({ jobs: 1 }, alone))
    await start(game)
    await openSlip(game)
    await game.getByRole('button', { name: 'Hide the slip' }).click()
    await expect(game.locator('.slip li b')).toHaveText(['?', '?', '?', '?', '?'])
    await game.getByRole('button', { name: 'Peek' }).click()
    await game.getByRole('button', { name: 'Hide the slip' }).click()
    const spot = game.locator('.spot').first()
    const name = (await spot.getAttribute('aria-label')) ?? ''
    await spot.click()
    await expect.poll(async () => (await receivedMessages(page, 'TRIAL')).at(-1)?.trial?.response).toContain(name)
    const [peek] = await receivedMessages(page, 'TRIAL')
    expect([peek?.trial?.target, peek?.trial?.event]).toEqual(['peek', true])
  })

  test('help lights a half, a quarter, and the thing itself, and corners turn over', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ jobs: 1 }, alone))
    await start(game)
    await openSlip(game)
    await game.getByRole('button', { name: /^Lift a corner/ }).click()
    await game.getByRole('button', { name: 'Lower right' }).click()
    await expect(game.getByText('2 moves left')).toBeVisible()
    const shades = [0, 2, 3, 0]
    for (const count of shades) {
      await game.getByRole('button', { name: 'Help me' }).click()
      await expect(game.locator('.heap .shade')).toHaveCount(count)
    }
    await expect(game.getByRole('button', { name: 'Help me' })).toHaveCount(0)
  })

  test('each mask is what its picture covers', async ({ page }) => {
    // Games are packages for browsers, so this file is loaded by its path, as their recordings are.
    const load = (name: string) =>
      import(pathToFileURL(join(import.meta.dirname, '../../games/jumble-drawer', name)).href) as Promise<unknown>
    const { masks } = (await load('masks.ts')) as { masks: Record<string, string> }
    const { familyOf, familySvg } = (await load('families.ts')) as {
      familyOf: (key: string) => string | null
      familySvg: (family: string, version: number) => string
    }
    const pictures = Object.keys(masks).map((key) => {
      const family = familyOf(key)
      return [key, family ? familySvg(family, Number(key.at(-1))) : pictureSvg(key)] as const
    })
    const covered = await page.evaluate(async (all) => {
      const [side, fine] = [16, 8]
      const pen = new OffscreenCanvas(side * fine, side * fine).getContext('2d') as OffscreenCanvasRenderingContext2D
      const found: Record<string, string> = {}
      for (const [key, svg] of all) {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg width="128" height="128" '))}`
        await image.decode()
        pen.clearRect(0, 0, side * fine, side * fine)
        pen.drawImage(image, 0, 0, side * fine, side * fine)
        const { data } = pen.getImageData(0, 0, side * fine, side * fine)
        const sums = Array<number>(side * side).fill(0)
        for (let at = 0; at < data.length; at += 4) {
          const [x, y] = [(at / 4) % (side * fine), Math.floor(at / 4 / (side * fine))]
          const square = Math.floor(y / fine) * side + Math.floor(x / fine)
          sums[square] = (sums[square] ?? 0) + (data[at + 3] ?? 0) / 255 / fine / fine
        }
        found[key] = sums.map((share) => (share > 0.3 ? '1' : '0')).join('')
      }
      return found
    }, pictures)
    for (const [key, mask] of Object.entries(masks)) {
      const bits = [...mask].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
      const off = [...bits].filter((bit, at) => bit !== covered[key]?.[at]).length
      expect([key, off <= 6]).toEqual([key, true])
    }
  })
}
