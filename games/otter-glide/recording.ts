import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Holds a start for `ms`; `meanwhile` runs before it is released. */
async function hold(page: Page, start: 'Soft' | 'Quick', ms: number, meanwhile?: () => Promise<void>): Promise<void> {
  const at = page.locator(`.hand.${start.toLowerCase()}`)
  await at.waitFor()
  await pause(page, 350)
  await at.dispatchEvent('pointerdown', { pointerId: 1 })
  await pause(page, ms)
  await meanwhile?.()
  // The longest glide ends by itself.
  await at.dispatchEvent('pointerup', { pointerId: 1 }, { timeout: 2000 }).catch(() => undefined)
  await at.waitFor({ state: 'detached' })
}
/** Goes on after glides and takes the first option of each choice until `selector` appears. */
async function until(page: Page, selector: string, ms = 300): Promise<void> {
  const on = page.locator('.adult-confirm button:enabled').or(page.locator('.choice-options button')).first()
  for (;;) {
    await page.locator(selector).or(on).first().waitFor()
    if ((await page.locator(selector).count()) > 0) return
    await pause(page, ms)
    await on.click()
    await pause(page, ms)
  }
}
const hand = '.hand.soft:enabled'

/** Records a picture for each step of 'How to play', a video, and the covers. */
export async function record({ page, step, video, cover }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\./ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).waitFor()
  await pause(page, 700)
  await step()
  await press(page, 'Use a button')
  await until(page, hand)
  await pause(page, 700)
  await step()
  await hold(page, 'Soft', 1600, step)
  await until(page, hand)
  await video(async () => {
    await hold(page, 'Soft', 2600)
    await until(page, hand, 500)
    await hold(page, 'Quick', 2200)
    await page.locator('.adult-confirm button:enabled').first().waitFor()
    await pause(page, 700)
  })
  await until(page, hand)
  // Halfway down the slope.
  await hold(page, 'Soft', 380, async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Menu"]')?.click())
    for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
      await cover(name, '.bar, .veil, .say, .trace, .river-map, .controls, .voice-way, .panel, .contrast, .buoy b')
    await press(page, 'Close')
  })
  await until(page, hand)
  await press(page, 'Feel both starts')
  await hold(page, 'Quick', 1100)
  await until(page, hand)
  await hold(page, 'Soft', 1700)
  await until(page, '.hills')
  await pause(page, 600)
  await step()
  await press(page, 'The soft start')
  // The question comes after every fifth glide.
  for (;;) {
    await until(page, `.hills, ${hand}`)
    if ((await page.locator('.hills').count()) > 0) break
    await hold(page, 'Soft', 1200)
  }
  await pause(page, 600)
  await step()
}
