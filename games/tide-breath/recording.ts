import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Presses the sea for a breath in. */
async function lead(page: Page): Promise<void> {
  const sea = await page.locator('.tide-lead').boundingBox()
  if (!sea) throw new Error('nothing to press')
  await page.mouse.move(sea.x + sea.width * 0.4, sea.y + sea.height * 0.7)
  await page.mouse.down()
  await pause(page, 3400)
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
    await pause(page, 1600)
    await page.getByRole('button', { name: /Near the shore/ }).click()
    await pause(page, 700)
    await lead(page)
    await page.mouse.up()
    await pause(page, 6500)
  })
  await lead(page)
  await page.mouse.up()
  await page.locator('.cue', { hasText: 'Breathe out' }).waitFor()
  await pause(page, 900)
  await step()
  await page.locator('.cue', { hasText: 'Rest' }).waitFor()
  await lead(page)
  await step()
  await page.mouse.up()
  await pause(page, 1500)
  await press(page, 'End')
  await press(page, 'End the game')
  await page.getByRole('button', { name: 'Gentle' }).click()
  await pause(page, 900)
  await step()
}
