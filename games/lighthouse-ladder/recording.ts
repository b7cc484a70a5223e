import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const all = async (page: Page, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(page, name)
}
/** A finger turns the beam over the water. */
async function sweep(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  for (const [x, y] of points) await page.mouse.move(x, y, { steps: 24 })
  await pause(page, 500)
}

/** Records a picture for each step of 'How to play', and a video of a first try. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^1\. Sample ladder/ }).click()
  await press(page, 'Start')
  await pause(page, 900)
  await step()
  await page.locator('.choice-row').first().click()
  await pause(page, 700)
  await press(page, /^2/)
  await pause(page, 900)
  await step()
  await all(page, [/^4/, /^1/, /^3/, 'All three are true', 'Open the ladder'])
  await pause(page, 700)
  await video(async () => {
    await sweep(page, [
      [160, 420],
      [420, 470],
      [240, 300],
    ])
    await all(page, [/^Rung 2/, 'Climb this rung', /^2/])
    await pause(page, 900)
    await all(page, [/^With a helper/, /^Three slow breaths/, 'I tried it', /^1/, 'Seen', 'Light the window'])
    await pause(page, 2600)
  })
  await all(page, [/^Rung 3/, 'Climb this rung'])
  await pause(page, 1000)
  await step()
  await all(page, [/^3/, /^On my own/, 'I tried it', /^4/, 'Role-play'])
  await pause(page, 900)
  await step()
  await press(page, 'Light the window')
  await press(page, 'Done for today')
  await page.getByRole('button', { name: 'For the adult' }).waitFor({ timeout: 20_000 })
  await pause(page, 5200)
  await step()
}
