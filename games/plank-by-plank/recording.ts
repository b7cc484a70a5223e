import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

/** Touches a thing in the canyon, so that it hops, rings, or flies. */
async function touch(page: Page, name: string): Promise<void> {
  await page.locator(`[data-poke-area="${name}"]`).click()
  await pause(page, 800)
}
async function pick(page: Page, selector: string, at: number): Promise<void> {
  const choice = page.locator(selector).nth(at)
  await choice.waitFor({ timeout: 30_000 })
  await pause(page, 900)
  await choice.click()
}

/** Records a picture for each step of 'How to play', and a video of a bridge that is built. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. / }).click()
  await press(page, 'Start')
  await page.getByRole('button', { name: 'Show me ideas' }).waitFor({ timeout: 20_000 })
  await pause(page, 900)
  await step()
  await video(async () => {
    await touch(page, 'goat')
    await touch(page, 'hat')
    await press(page, 'Show me ideas')
    await pick(page, '.way', 1)
    await pick(page, '.face', 0)
    await press(page, /Heard/)
    await pause(page, 1200)
    for (const slot of [0, 4, 8]) await touch(page, `plank-${slot}`)
    await press(page, 'Next')
    await pause(page, 1500)
  })
  await press(page, 'Next')
  await press(page, /Heard/)
  await page.locator('.way').first().waitFor({ timeout: 20_000 })
  await pause(page, 900)
  await step()
  await pick(page, '.way', 0)
  await page.locator('.face').first().waitFor({ timeout: 20_000 })
  await pause(page, 900)
  await step()
  await pick(page, '.face', 1)
  await press(page, /Heard/)
  await pause(page, 1200)
  await step()
  await press(page, 'Next')
  await press(page, 'Next')
  await pick(page, '.choice-options button', 0)
  await pick(page, '.choice-options button', 1)
  await page.getByRole('button', { name: 'For the adult' }).waitFor({ timeout: 30_000 })
  await pause(page, 1200)
  await step()
}
