import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

/** Lets the wind blow for a while: what is filmed here is time itself. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)
const ready = (page: Page) => page.getByRole('button', { name: /^Wait/ }).waitFor({ timeout: 20_000 })
const act = async (page: Page, name: RegExp) => {
  await ready(page)
  await page.getByRole('button', { name }).click()
}

/** Five pictures, one for each sentence of 'How to play', and a film of a few turns. */
export async function record({ page, step, film }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^4\. Orders/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await pause(page, 500)
  await step()
  await ready(page)
  await pause(page, 300)
  await step()
  await film(async () => {
    await pause(page, 900)
    await act(page, /^Water/)
    await act(page, /^Wait/)
    await act(page, /^Plant/)
    await act(page, /^Wait/)
    await act(page, /^Pick/)
    await ready(page)
    await pause(page, 900)
  })
  await step()
  for (let turn = 0; turn < 4; turn++) {
    await act(page, /^Wait/)
    await pause(page, 600)
  }
  await ready(page)
  await step()
  await act(page, /^Pick/)
  await pause(page, 620)
  await step()
}
