import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const asked = '.pinwheel:not(:disabled), .choice-row button, .choice-options button'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function answer(page: Page): Promise<void> {
  // The pinwheel sways, so it's never still.
  await page.locator(asked).first().click({ timeout: 20_000, force: true })
  await page.waitForFunction(() => !document.querySelector('.pinwheel:not(:disabled)'))
}
/** Answers every question until `selector` appears. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.locator(`${asked}, ${selector}`).first().waitFor({ timeout: 20_000 })
    if ((await page.locator(selector).count()) > 0) return
    await answer(page)
  }
}
async function practice(page: Page, choice: string): Promise<void> {
  await press(page, 'Settings')
  await page
    .getByRole('group', { name: 'Practice before each turn' })
    .getByRole('radio', { name: choice, exact: true })
    .click()
  await press(page, 'Close')
}
async function backToLevels(page: Page): Promise<void> {
  await press(page, 'Menu')
  await press(page, 'Change level')
}

/** Plays until both lanterns are at most two bends from the lake, or in it. */
async function playAlmostHome(page: Page): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    await page.locator(asked).first().waitFor({ timeout: 20_000 })
    const map = (await page.locator('.map').getAttribute('aria-label')) ?? ''
    const bends = [...map.matchAll(/bend (\d+)/g)].map(([, bend]) => Number(bend))
    if (bends.every((bend) => bend > 9)) return
    await answer(page)
  }
}

/** Records a picture for each step of 'How to play', and a video of the last turns and the fireworks. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await press(page, 'Amber')
  await page.getByRole('button', { name: /^3\./ }).click()
  await step()
  await practice(page, '3')
  await press(page, 'Start')
  await press(page, 'Independent')
  await step()
  await backToLevels(page)
  await practice(page, 'Off')
  await press(page, 'Start')
  await page.locator(asked).first().waitFor({ timeout: 20_000 })
  await answer(page)
  // The pinwheel shows its number, and the lantern is on its way.
  await pause(page, 2300)
  await step()
  await playUntil(page, '.choice-options button')
  await step()
  await page.locator('.choice-options button').first().click()
  await page.locator('.banner').waitFor()
  await step()
  await backToLevels(page)
  await page.getByRole('button', { name: /^1\./ }).click()
  await press(page, 'Start')
  await playAlmostHome(page)
  await video(async () => {
    await playUntil(page, '.burst')
    await pause(page, 2400)
  })
  await step()
}
