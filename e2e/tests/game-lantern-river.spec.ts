import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'

// A page as the player page is to a game: a frame of opaque origin, and every message kept.
const player = `<!doctype html><title>Player</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%}</style>
<iframe title="Game" sandbox="allow-scripts" src="/game#seed=7"></iframe><script>
window.heard = []
addEventListener('message', (event) => {
  if (event.source === document.querySelector('iframe').contentWindow) heard.push(event.data)
})
window.tell = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*')
</script>`

const test = base.extend<{ player: string }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const game = await readFile(join(import.meta.dirname, '../../games/dist/lantern-river/index.html'), 'utf8')
      const server = createServer((request, response) => {
        const body = request.url === '/' ? player : request.url === '/game' ? game : null
        response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body ?? '')
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      await use(server)
      server.close()
    },
    { scope: 'worker' },
  ],
  player: async ({ server }, use) => use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
})

interface Message {
  type: string
  player?: number
  turn?: number
}
const heard = (page: Page, type: string) =>
  page.evaluate((kind) => (window as unknown as { heard: Message[] }).heard.filter((one) => one.type === kind), type)
const tell = (page: Page, message: object) =>
  page.evaluate((one) => (window as unknown as { tell: (message: object) => void }).tell(one), message)
const setup = (more: object = {}) => ({
  type: 'SETUP',
  version: 1,
  players: [
    { id: 1, name: 'Mia', color: 'violet', symbol: 'star' },
    { id: 2, name: 'Leo', color: 'teal', symbol: 'triangle' },
  ],
  look: 'playful',
  calm: false,
  trialsPerTurn: 0,
  settings: {},
  ...more,
})

async function open(page: Page, address: string, message: object = setup()): Promise<FrameLocator> {
  await page.goto(address)
  await expect.poll(() => heard(page, 'GAME_READY')).toHaveLength(1)
  await tell(page, message)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Mia' })).toBeVisible()
  return game
}
const asked = '.pinwheel:enabled, .choice-row button, .channel'

// One level with each run of the tests; all of them in the long run.
for (const level of process.env.EVERY_LEVEL ? [1, 2, 3, 4] : [1]) {
  test(`level ${level} is played to its end by pointer, with one TURN_END a turn`, async ({
    page,
    player: address,
  }) => {
    test.setTimeout(240_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const game = await open(page, address, setup({ calm: true }))
    await game.getByRole('button', { name: new RegExp(`^${level}\\.`) }).click()
    await game.getByRole('button', { name: 'Start' }).click()
    for (;;) {
      await game.locator(`${asked}, .burst, .end`).first().waitFor()
      if ((await game.locator('.burst, .end').count()) > 0) break
      await game.locator(asked).first().click()
    }
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    const turns = (await heard(page, 'TURN_END')).map(({ turn }) => turn)
    expect(turns).toEqual(turns.map((_, i) => i + 1))
    expect(await heard(page, 'GAME_OVER')).toHaveLength(1)
    expect(errors).toEqual([])
  })
}

test('a pause stops a lantern between two bends, and a resume completes the turn', async ({
  page,
  player: address,
}) => {
  const game = await open(page, address)
  await game.getByRole('button', { name: /^1\./ }).click()
  await game.getByRole('button', { name: 'Start' }).click()
  await game.locator('.pinwheel:enabled').click()
  await expect(game.locator('.lantern.float')).toHaveCount(1)
  await tell(page, { type: 'TOGGLE_PAUSE', value: 0 })
  await expect(game.locator('html')).toHaveClass(/held/)
  const picture = () => game.locator('svg.scene').evaluate((scene) => scene.innerHTML)
  const still = await picture()
  const frames = () =>
    game.locator('html').evaluate(
      () =>
        new Promise<void>((done) => {
          let left = 30
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : done())
          next()
        }),
    )
  await frames()
  expect(await picture()).toBe(still)
  expect(await heard(page, 'TURN_END')).toHaveLength(0)
  await tell(page, { type: 'TOGGLE_PAUSE', value: 1 })
  await expect.poll(() => heard(page, 'TURN_END')).toHaveLength(1)
  await expect(game.locator('.who')).toHaveText('Leo')
})

test('one switch plays a whole game', async ({ page, player: address }) => {
  test.setTimeout(240_000)
  const game = await open(page, address, setup({ calm: true, settings: { scan: 'one', scanSeconds: 0.6, repeat: 0 } }))
  await game.getByRole('button', { name: /^1\./ }).click()
  await game.locator('body').press(' ')
  await expect(game.locator('.bar')).toBeVisible()
  while ((await heard(page, 'GAME_OVER')).length === 0) {
    const lit = game.locator('.pinwheel.lit, .choice-row .lit, .channel.lit')
    await lit.or(game.locator('.burst, .end')).first().waitFor()
    if ((await game.locator('.burst, .end').count()) > 0) break
    await page.keyboard.press(' ')
    await expect(game.locator('.pinwheel:enabled')).toHaveCount(0)
  }
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('End lets all lanterns drift home and shows what was done', async ({ page, player: address }) => {
  const game = await open(page, address)
  await game.getByRole('button', { name: 'Start' }).click()
  await game.locator('.pinwheel:enabled').waitFor()
  await game.getByRole('button', { name: 'End' }).click()
  await expect(game.getByText('All lanterns drift home together.').first()).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  expect(await heard(page, 'GAME_OVER')).toHaveLength(1)
})
