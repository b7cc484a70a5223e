import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cue = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor({ timeout: 20_000 })
/** Lets the sea go on for a while: what is filmed here is time itself. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

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
  await cue(page, 'Breathe in')
  await pause(page, 3200)
  await step()
  await cue(page, 'Breathe out')
  await pause(page, 3600)
  await step()
  await press(page, 'End')
  await page.getByRole('button', { name: 'Gentle' }).click()
  await pause(page, 1400)
  await step()
}
