import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cue = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor({ timeout: 20_000 })
/** Waits while the sea moves, because the video is recorded in real time. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

/** Restarts in Lead mode, where the player leads the tide, and holds it up. */
async function lead(page: Page): Promise<void> {
  await press(page, 'Menu')
  await press(page, 'Change level')
  await press(page, 'Settings')
  await page.getByRole('radio', { name: 'Lead' }).click()
  await press(page, 'Close')
  await press(page, 'Start')
  await page.getByRole('button', { name: 'Wavy' }).click()
  const sea = await page.locator('.tide-lead').boundingBox()
  if (!sea) throw new Error('nothing to press')
  await page.mouse.move(sea.x + sea.width * 0.4, sea.y + sea.height * 0.7)
  await page.mouse.down()
}

/** Records five pictures, one for each step of How to Play, and a video of the first breaths. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await press(page, 'Start')
  await page.getByRole('button', { name: 'Wavy' }).waitFor()
  await pause(page, 500)
  await step()
  await press(page, 'Menu')
  await press(page, 'Change level')
  await page.getByRole('button', { name: /^4\./ }).click()
  await pause(page, 400)
  await step()
  await press(page, 'Start')
  await video(async () => {
    await pause(page, 900)
    await page.getByRole('button', { name: 'Choppy' }).click()
    await pause(page, 15_500)
  })
  // Start at the beginning of a breath, so that the tide is rising.
  await cue(page, 'Breathe out')
  await cue(page, 'Breathe in')
  await pause(page, 2400)
  await step()
  await lead(page)
  await pause(page, 2600)
  await step()
  await page.mouse.up()
  await press(page, 'End')
  await press(page, 'End the game')
  await page.getByRole('button', { name: 'Gentle' }).click()
  await pause(page, 1400)
  await step()
}
