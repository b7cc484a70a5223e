import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
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
/** Chooses the option at `index` once it is offered. */
async function pick(page: Page, index: number): Promise<void> {
  const option = page.locator('.choice-options button').nth(index)
  await option.waitFor({ timeout: 20_000 })
  await pause(page, 900)
  await option.click()
}

/** A small tower all the way to the moon, seen from afar as the topping is chosen, for the covers. */
async function covers({ page, cover }: Recorder): Promise<void> {
  await press(page, 'Change level')
  await page.getByRole('button', { name: /^1\./ }).click()
  await press(page, 'Settings')
  await choose(page, 'Goal', '10')
  await press(page, 'Close')
  await press(page, 'Start')
  await pick(page, 2)
  await say(page, '1111111111', 260)
  await page.locator('.choice-panel').waitFor({ timeout: 20_000 })
  await pause(page, 1800)
  for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
    await cover(name, '.bar, .gauge, .choice-panel, .told')
}

/** Records five pictures, one for each step of How to Play, a video of ten tries, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video } = recorder
  await page.getByRole('button', { name: /^2\./ }).click()
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Deck' }).scrollIntoViewIfNeeded()
  await step()
  await press(page, 'Close')
  await press(page, 'Start')
  await pick(page, 1)
  await pause(page, 600)
  await step()
  await say(page, '11113', 400)
  await pick(page, 2)
  await video(async () => {
    await pause(page, 400)
    await say(page, '12111', 700)
    await pick(page, 1)
    await pick(page, 0)
    await say(page, '11', 900)
  })
  await say(page, '1', 420)
  await step()
  await say(page, '11', 700)
  await pick(page, 2)
  await say(page, '11121', 700)
  await page.locator('.choice-panel').waitFor({ timeout: 20_000 })
  await pause(page, 2200)
  await step()
  await pick(page, 0)
  await pick(page, 1)
  await say(page, '11111', 700)
  await page.getByRole('button', { name: 'Save picture' }).waitFor({ timeout: 30_000 })
  await pause(page, 9000)
  await step()
  await press(page, 'For the adult')
  await covers(recorder)
}
