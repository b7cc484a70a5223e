import type { FrameLocator, Page } from '@playwright/test'
import { importThirdParty } from '../fixtures/third-party-games.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

test.beforeAll(() => importThirdParty('rocket-hop', 'bell-ringer', 'pixel-garden', 'side-door'))

const game = (page: Page) => page.frameLocator('iframe')
const button = (page: Page | FrameLocator, name: string) => page.getByRole('button', { name, exact: true })

/** Content of the three games' `state` variable. */
interface State {
  x: number
  score: number
  frames: number
  longest: number
  best: number
  visits: number
  name: string
  beats: number
  seconds: number
  ready: boolean
  grown: number
  threads: number
}
const stateOf = (page: Page) =>
  game(page)
    .locator('body')
    .evaluate(() => (globalThis as never as { state?: State }).state ?? ({} as State))
    // Its frame is just loading again: a poll reads it again.
    .catch(() => ({}) as State)

/** Reads twice with some frames in between; returns true if the value changed by itself. */
async function passes<T>(page: Page, read: () => Promise<T>): Promise<boolean> {
  const before = JSON.stringify(await read())
  await page.evaluate(async () => {
    for (let at = 0; at < 20; at++) await new Promise((done) => requestAnimationFrame(done))
  })
  return JSON.stringify(await read()) !== before
}

const pause = (page: Page) => button(page, 'Cards').click()
async function goOn(page: Page) {
  await page.getByRole('dialog', { name: 'Game paused' }).getByRole('button', { name: 'Back to game' }).click()
  await expect(page.getByText('Back to the game')).toBeHidden()
}
/** Returns true if the device has stored it; the last value is written a little later. */
const kept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((done) => {
            const open = indexedDB.open('marigold')
            open.onsuccess = () => {
              const all = open.result.transaction('kept').objectStore('kept').getAll()
              all.onsuccess = () =>
                done(JSON.stringify(all.result.map(({ local, cookie }) => [[...local], [...cookie]])))
            }
          }),
      ),
    )
    .toContain(text)

test('a single-canvas game runs unchanged, freezes during a pause, and keeps its best score', async ({
  page,
  subscriber,
}) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await openAs(page, subscriber, '/game/rocket-hop?name=Rocket%20Hop')
  await expect.poll(async () => (await stateOf(page)).frames).toBeGreaterThan(5)
  await page.keyboard.down('ArrowRight')
  await expect.poll(async () => (await stateOf(page)).score).toBeGreaterThan(60)
  await pause(page)
  const ship = () =>
    game(page)
      .locator('#ship')
      .evaluate((element) => getComputedStyle(element).transform)
  await expect.poll(() => passes(page, () => stateOf(page))).toBe(false)
  expect([await passes(page, () => stateOf(page)), await passes(page, ship)]).toEqual([false, false])
  const { x, longest } = await stateOf(page)
  await page.keyboard.up('ArrowRight')
  await goOn(page)
  await expect.poll(() => passes(page, ship)).toBe(true)
  await expect.poll(async () => (await stateOf(page)).x).toBeGreaterThan(x)
  // Neither a jump over the pause, nor a key that was released elsewhere.
  const after = await stateOf(page)
  expect(after.longest).toBeLessThan(longest + 1)
  await expect.poll(() => passes(page, async () => (await stateOf(page)).frames)).toBe(true)

  await button(game(page), 'Crash').click()
  await expect(page.getByText(/You flew \d+ m|Your initials/)).toBeVisible()
  const { best, name } = await stateOf(page)
  expect([best > 60, name]).toEqual([true, 'Player'])
  await kept(page, `["best","${best}"]`)
  await button(game(page), 'Again').click()
  await expect.poll(async () => (await stateOf(page)).visits).toBe(2)
  expect((await stateOf(page)).best).toBe(best)
  await page.reload()
  await expect.poll(async () => (await stateOf(page)).visits).toBe(3)
  expect((await stateOf(page)).best).toBe(best)
  expect(failures).toEqual([])

  // Another user of the same browser finds none of it.
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  await expect.poll(async () => (await stateOf(page)).visits).toBe(1)
  expect((await stateOf(page)).best).toBe(0)
  expect(await page.evaluate(() => [localStorage.getItem('best'), document.cookie])).toEqual([null, ''])
})

test(
  'a game timed by an interval keeps its cookies and stops sound and time during a pause',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await openAs(page, subscriber, '/game/bell-ringer?name=Bell%20Ringer')
    await button(game(page), 'Start').click()
    await button(game(page), 'Ring').click()
    await button(game(page), 'Ring').click()
    const sound = () =>
      game(page)
        .locator('body')
        .evaluate(() => {
          const { audio, tune } = globalThis as never as { audio: AudioContext; tune: HTMLAudioElement }
          return [audio.state, tune.paused]
        })
    await expect.poll(sound).toEqual(['running', false])
    await expect.poll(async () => (await stateOf(page)).beats).toBeGreaterThan(3)
    await pause(page)
    await expect.poll(sound).toEqual(['suspended', true])
    const before = await stateOf(page)
    expect(await passes(page, () => stateOf(page))).toBe(false)
    await goOn(page)
    await expect.poll(sound).toEqual(['running', false])
    await expect.poll(async () => (await stateOf(page)).beats).toBeGreaterThan(before.beats + 2)
    const after = await stateOf(page)
    // Game time, not wall-clock time: beats and seconds agree.
    expect(after.seconds - before.seconds).toBeLessThan((after.beats - before.beats) * 0.05 + 1)
    await kept(page, ' 2"]')
    await page.reload()
    await expect(game(page).locator('#rung')).toHaveText('2')
  },
)

test('a game with workers, modules, and pixel reads runs unchanged, and workers pause too', async ({ page }) => {
  await page.goto('/games/in?game=pixel-garden')
  await expect.poll(async () => (await stateOf(page)).ready).toBe(true)
  expect(await stateOf(page)).toMatchObject({
    cells: 64,
    inPage: '200,40,90,255',
    made: '200,40,90,255',
    exported: true,
    errors: [],
  })
  const growth = async () => {
    const { grown, threads } = await stateOf(page)
    return [grown, threads]
  }
  await expect.poll(async () => Math.min(...(await growth()))).toBeGreaterThan(3)
  await button(page, 'Pause').click()
  await expect.poll(() => passes(page, growth)).toBe(false)
  expect(await passes(page, growth)).toBe(false)
  const [grown = 0, threads = 0] = await growth()
  await button(page, 'Resume').click()
  await expect.poll(async () => (await growth())[0]).toBeGreaterThan(grown)
  await expect.poll(async () => (await growth())[1]).toBeGreaterThan(threads)
})

test("frames created by a game can't reach other devices or learn the session", async ({ page, subscriber }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/game_unzip_file/side-door/vtx/') asked.push(request.method())
  })
  await openAs(page, subscriber, '/game/side-door?name=Side%20Door&people=Ana,Bo')
  const body = game(page).locator('body')
  const ways = ['window', 'markup', 'property', 'attribute', 'changed', 'html', 'shadow', 'nested']
  await expect
    .poll(async () => JSON.parse((await body.getAttribute('data-found')) ?? '{}') as unknown)
    // Frames from `blob:` and `data:` URLs never run, so they report nothing.
    .toEqual(Object.fromEntries(ways.map((way) => [way, 'undefined'])))
  await expect(body).toHaveAttribute('data-referrer', 'from ')
  await expect(body).toHaveAttribute('data-hints', '0')
  // Files are fetched once; reachability is checked with HEAD.
  expect(asked).toEqual(['HEAD', 'GET'])
  await expect(page.locator('iframe')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
