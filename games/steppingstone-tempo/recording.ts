import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const next = (page: Page) => page.locator('.st-next')
/** Steps on the next stone, then waits. */
async function tap(page: Page, ms: number): Promise<void> {
  await next(page).dispatchEvent('pointerdown', { button: 0 })
  await next(page)
    .dispatchEvent('click', {}, { timeout: 300 })
    .catch(() => undefined)
  await pause(page, ms)
}
const level = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number}\\.`) }).click()
/** Takes the first of two choices before a crossing. */
const choose = async (page: Page) => {
  await page.locator('.choice-options button').first().click()
  await next(page).waitFor()
}
/** The adult confirms what was said. */
const confirm = async (page: Page) => {
  await press(page, /Independent/)
  await page.locator('.st-controls').waitFor()
}
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(page)
  await pause(page, 500)
}
/** Leaves the level and waits for the start screen. */
async function leave(page: Page): Promise<void> {
  await press(page, 'Menu')
  await press(page, 'Change level')
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
}

/** Records five pictures, one for each step of How to Play, a video, and the covers. */
export async function record({ page, step, video, cover }: Recorder): Promise<void> {
  await press(page, 'Settings')
  await page.getByText('A stone for each', { exact: true }).scrollIntoViewIfNeeded()
  await pause(page, 400)
  await step()
  await press(page, 'Close')
  await level(page, 3)
  await start(page)
  await tap(page, 800)
  await tap(page, 260)
  await step()
  await leave(page)
  await level(page, 4)
  await start(page)
  await video(async () => {
    await pause(page, 700)
    await tap(page, 1250)
    await tap(page, 1700)
    await tap(page, 4200)
    await confirm(page)
    await pause(page, 1200)
    await press(page, 'Keep going')
    await choose(page)
    await pause(page, 600)
    await tap(page, 1300)
    await tap(page, 1600)
    await tap(page, 2600)
  })
  await leave(page)
  await start(page)
  await tap(page, 1200)
  await tap(page, 450)
  await step()
  await pause(page, 900)
  await press(page, 'Menu')
  for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
    await cover(name, '.bar, .veil, .st-card, .st-controls, .st-next, .st-warm, .st-text', {
      // In portrait the walker is at the edge, so the portrait cover moves the path to show both.
      style: `.st-path, .st-walker { transition: none !important } .st-path { translate: ${name === 'cover' ? 150 : 0}px 0 }`,
    })
  await press(page, 'Close')
  await leave(page)
  await level(page, 2)
  await start(page)
  await tap(page, 800)
  await tap(page, 760)
  await tap(page, 100)
  await page.locator('.is-sounding').nth(0).waitFor()
  await pause(page, 820)
  await step()
  await confirm(page)
  await press(page, 'Keep going')
  await choose(page)
  await pause(page, 400)
  const independent = page.getByRole('button', { name: /Independent/ })
  while (!(await independent.isVisible())) await tap(page, 760)
  await confirm(page)
  await press(page, 'For the adult')
  await press(page, 'Slower')
  await pause(page, 3600)
  await step()
}
