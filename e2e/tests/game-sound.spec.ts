import { expect, type FrameLocator, type Page } from '@playwright/test'
import { audio, gameTest, open, receivedMessages, setup, start, tell } from '../fixtures/game-player.ts'

const test = gameTest('lantern-river')
const realTime = 1

interface Listening {
  /** Of each sample, ms from the last press to its start on the audio clock. */
  started: number[]
}

/** Records when the game starts samples. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const started: number[] = []
    let pressed = 0
    window.addEventListener('click', () => (pressed = performance.now()), true)
    const begin = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
      // A bed of wind or water goes around whole; it starts silent, and its level follows.
      const isBed = this.loop && this.loopEnd === 0
      if (!isBed) started.push(performance.now() - pressed + Math.max(0, when - this.context.currentTime) * 1000)
      begin.call(this, when, ...rest)
    }
    Object.assign(window, { started })
  })
const startedIn = (game: FrameLocator) => game.locator('html').evaluate(() => (window as unknown as Listening).started)
const clockOf = (game: FrameLocator) =>
  game
    .locator('html')
    .evaluate(() => (window as unknown as { audio: AudioContext[] }).audio.map(({ currentTime }) => currentTime))

test('music plays, and a pause stops it to the sample', async ({ page, player }) => {
  await listen(page)
  const game = await open(page, player, 1, setup(), realTime)
  await start(game)
  await expect.poll(async () => (await startedIn(game)).length).toBeGreaterThan(6)
  await tell(page, { type: 'TOGGLE_PAUSE', value: 0 })
  await expect.poll(() => audio(game)).toEqual(['suspended'])
  const [paused, count] = [await clockOf(game), (await startedIn(game)).length]
  await expect(game.locator('html')).toHaveClass(/held/)
  expect([await clockOf(game), (await startedIn(game)).length]).toEqual([paused, count])
  await tell(page, { type: 'TOGGLE_PAUSE', value: 1 })
  await expect.poll(async () => (await startedIn(game)).length).toBeGreaterThan(count)
})

test('a press is heard within 80 ms', async ({ page, player }) => {
  await listen(page)
  const game = await open(page, player, 1, setup({ music: 0 }), realTime)
  await start(game)
  await expect.poll(() => audio(game)).toEqual(['running'])
  const before = (await startedIn(game)).length
  await game.locator('.pinwheel:enabled').click()
  await expect.poll(async () => (await startedIn(game)).length).toBeGreaterThan(before)
  expect((await startedIn(game))[before]).toBeLessThan(80)
})

test('calm mode has no music, and volumes are handed to the page for all games', async ({ page, player }) => {
  await listen(page)
  const game = await open(page, player, 1, setup({ calm: true }), realTime)
  await start(game)
  await expect.poll(() => audio(game)).toEqual(['running'])
  await game.getByRole('button', { name: 'Sound off' }).click()
  await expect
    .poll(() => receivedMessages(page, 'SOUND'))
    .toMatchObject([{ settings: { muted: true, speech: 100, effects: 70, music: 40 } }])
  expect(await startedIn(game)).toEqual([])
})
