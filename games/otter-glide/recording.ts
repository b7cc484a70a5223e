import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** The recording needs real time to pass, so this waits instead of checking a condition. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

/** Holds a start for `ms`; `meanwhile` runs before it is released. */
async function hold(page: Page, start: 'Soft' | 'Quick', ms: number, meanwhile?: () => Promise<void>): Promise<void> {
  const at = page.getByRole('button', { name: new RegExp(`^${start} start`) })
  await at.waitFor()
  await pause(page, 350)
  await at.dispatchEvent('pointerdown', { pointerId: 1 })
  await pause(page, ms)
  await meanwhile?.()
  await at.dispatchEvent('pointerup', { pointerId: 1 })
}
async function rate(page: Page, name: string): Promise<void> {
  await page.locator('.eases').waitFor({ timeout: 20_000 })
  await pause(page, 500)
  await page.getByRole('button', { name, exact: true }).click()
}

/** Records a picture for each step of 'How to play', a video, and the covers. */
export async function record({ page, step, video, cover }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\./ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).waitFor()
  await pause(page, 700)
  await step()
  await press(page, 'Use a button')
  await page.locator('.hand.soft').waitFor()
  await pause(page, 700)
  await step()
  await hold(page, 'Soft', 2100, step)
  await rate(page, 'Easy')
  await video(async () => {
    await hold(page, 'Soft', 2600)
    await rate(page, 'Very easy')
    await hold(page, 'Quick', 2000)
    await rate(page, 'A bit tense')
  })
  if ((await page.locator('.ways').count()) > 0) await page.locator('.ways button').first().click()
  await page.locator('.hand.soft').waitFor({ timeout: 20_000 })
  await hold(page, 'Soft', 820, async () => {
    await press(page, 'Menu')
    for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
      await cover(name, '.bar, .veil, .say, .trace, .river-map, .controls, .voice-way, .panel, .contrast, .buoy b')
    await press(page, 'Close')
  })
  await page.locator('.eases, .hand.soft').first().waitFor()
  await rate(page, 'Easy')
  await page.locator('.ways, .hand.soft').first().waitFor({ timeout: 20_000 })
  if ((await page.locator('.ways').count()) > 0) await page.locator('.ways button').nth(1).click()
  await page.locator('.hand.soft').waitFor({ timeout: 20_000 })
  await press(page, 'Feel both starts')
  await hold(page, 'Quick', 1100)
  await rate(page, 'Tense')
  await hold(page, 'Soft', 1700)
  await rate(page, 'Very easy')
  await page.getByText('Which start felt easier?').waitFor()
  await pause(page, 600)
  await step()
  await press(page, 'The soft start')
  await page.locator('.ways, .hand.soft').first().waitFor({ timeout: 20_000 })
  if ((await page.locator('.ways').count()) > 0) await page.locator('.ways button').nth(1).click()
  await page.locator('.hand.soft').waitFor({ timeout: 20_000 })
  await press(page, /^End$/)
  await page.getByText(/which glide felt easiest/i).waitFor()
  await pause(page, 600)
  await step()
}
