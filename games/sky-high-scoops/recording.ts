import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Waits while the tower sways, because the video is recorded in real time. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).click()

async function say(page: Page, keys: string, ms: number): Promise<void> {
  for (const key of keys) {
    await page.locator('.zone').first().waitFor({ timeout: 20_000 })
    const before = await page.locator('.count b').textContent()
    await page.keyboard.press(key)
    await page.waitForFunction((count) => document.querySelector('.count b')?.textContent !== count, before)
    await pause(page, ms)
  }
}
async function top(page: Page, index: number): Promise<void> {
  await page.getByText('Choose a topping').waitFor({ timeout: 20_000 })
  await pause(page, 1500)
  await page.locator('.pick-row button').nth(index).click()
}

/** A small tower all the way to the moon, paused by the menu, for the covers. */
async function covers({ page, cover }: Recorder): Promise<void> {
  await press(page, 'Change level')
  await page.getByRole('button', { name: /^1\./ }).click()
  await press(page, 'Settings')
  await choose(page, 'Goal', '10')
  await press(page, 'Close')
  await press(page, 'Start')
  await press(page, 'Berry')
  await say(page, '1111111111', 260)
  await top(page, 1)
  await page.locator('.total').waitFor({ timeout: 20_000 })
  await pause(page, 5200)
  await press(page, 'Menu')
  for (const name of ['cover', 'cover-land', 'cover-wide'] as const) await cover(name, '.bar, .veil, .total, .told')
}

/** Records five pictures, one for each step of How to Play, a video of ten tries, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video } = recorder
  await page.getByRole('button', { name: /^2\./ }).click()
  await press(page, 'Teal')
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Deck' }).scrollIntoViewIfNeeded()
  await step()
  await press(page, 'Close')
  await press(page, 'Start')
  await press(page, 'Berry')
  await pause(page, 600)
  await step()
  await say(page, '11113', 400)
  await video(async () => {
    await pause(page, 400)
    await say(page, '12111', 700)
    await top(page, 1)
    await say(page, '11', 900)
  })
  await say(page, '1', 420)
  await step()
  await say(page, '1111121', 700)
  await page.getByText('Choose a topping').waitFor({ timeout: 20_000 })
  await pause(page, 2200)
  await step()
  await page.locator('.pick-row button').nth(2).click()
  await say(page, '11111', 700)
  await page.getByRole('button', { name: 'Save picture' }).waitFor({ timeout: 30_000 })
  await pause(page, 500)
  await step()
  await covers(recorder)
}
