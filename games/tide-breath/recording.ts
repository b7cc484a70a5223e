import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cue = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor({ timeout: 20_000 })
/** Lets the sea go on for a while: what is filmed here is time itself. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

/** Starts over in Lead, where the player leads the tide, and holds it up. */
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

/** Five pictures, one for each sentence of 'How to play', and a film of the first breaths. */
export async function record({ page, step, film }: Recorder): Promise<void> {
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
  await film(async () => {
    await pause(page, 900)
    await page.getByRole('button', { name: 'Choppy' }).click()
    await pause(page, 15_500)
  })
  // From the beginning of a breath, so that the tide is on its way up.
  await cue(page, 'Breathe out')
  await cue(page, 'Breathe in')
  await pause(page, 2400)
  await step()
  await lead(page)
  await pause(page, 2600)
  await step()
  await page.mouse.up()
  await press(page, 'End')
  await page.getByRole('button', { name: 'Gentle' }).click()
  await pause(page, 1400)
  await step()
}
