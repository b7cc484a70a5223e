import { launch } from '../playwright.config.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { replaceGame, sentToGame } from '../fixtures/stub-game.ts'

// A fake microphone that Chromium allows.
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const listener = `<!doctype html><html lang="en"><title>Listener</title><body>
<button id="on">Listen</button><button id="over">Over</button><ol></ol><script>
const say = (message) => parent.postMessage(message, '*')
addEventListener('message', ({ data }) => {
  const line = document.createElement('li')
  line.textContent = JSON.stringify(data.type === 'LEVEL' ? data : { type: data.type })
  document.querySelector('ol').append(line)
})
document.querySelector('#on').onclick = () => say({ type: 'MIC', on: true })
document.querySelector('#over').onclick = () => say({ type: 'GAME_OVER', summary: [] })
say({ type: 'GAME_READY', version: 1, wants: { mic: true } })
</script>`

declare global {
  interface Window {
    heardTracks: MediaStreamTrack[]
  }
}

test('the page reports loudness to a game and closes the microphone on pause, end, and request', async ({
  page,
  subscriber,
}) => {
  await page.addInitScript(() => {
    window.heardTracks = []
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices) return
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wish) => {
      const stream = await open(wish)
      window.heardTracks.push(...stream.getTracks())
      return stream
    }
  })
  const game = await replaceGame(page, 'lantern-river', listener)
  await openAs(page, subscriber, '/game/lantern-river?name=Lantern%20River')
  const tracks = () => page.evaluate(() => window.heardTracks.map(({ kind, readyState }) => `${kind} ${readyState}`))
  const stop = page.getByRole('button', { name: 'The game is listening to how loud it is. Stop listening' })
  const levels = async () => (await sentToGame(game, 'LEVEL')).length

  await game.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(levels).toBeGreaterThan(2)
  expect((await sentToGame(game, 'LEVEL'))[0]).toEqual({ type: 'LEVEL', rms: expect.any(Number) })
  await expect(stop).toBeVisible()

  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await expect.poll(tracks).toEqual(['audio ended'])
  await page.getByRole('dialog', { name: 'Game paused' }).getByRole('button', { name: 'Back to game' }).click()
  await expect.poll(tracks).toEqual(['audio ended', 'audio live'])

  await game.getByRole('button', { name: 'Over' }).click()
  await expect.poll(tracks).toEqual(['audio ended', 'audio ended'])
  await expect(stop).toHaveCount(0)

  await game.getByRole('button', { name: 'Listen' }).click()
  await stop.click()
  await expect.poll(tracks).toEqual(['audio ended', 'audio ended', 'audio ended'])
  const before = await levels()
  await game.getByRole('button', { name: 'Listen' }).click()
  await expect(stop).toHaveCount(0)
  expect([await levels(), (await tracks()).length]).toEqual([before, 3])
})
