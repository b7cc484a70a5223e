import type { Page } from '@playwright/test'
import type { Recording } from '../scripts/record.ts'

const asked = '.pinwheel:not(:disabled), .choice-row button, .channel'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

async function answer(page: Page): Promise<void> {
  await page.locator(asked).first().click({ timeout: 20_000 })
  await page.waitForFunction(() => !document.querySelector('.pinwheel:not(:disabled)'))
}
/** Answers whatever the river asks until `selector` shows. */
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
    .getByLabel(choice, { exact: true })
    .check({ force: true })
  await press(page, 'Close')
}
async function backToLevels(page: Page): Promise<void> {
  await press(page, 'Menu')
  await press(page, 'Change level')
}

export const recording: Recording = {
  seed: 7,
  steps: [
    async (page) => {
      await press(page, 'Amber')
      await page.getByRole('button', { name: /^3\./ }).click()
    },
    async (page) => {
      await practice(page, '3')
      await press(page, 'Start')
      await press(page, 'Got it')
    },
    async (page) => {
      await backToLevels(page)
      await practice(page, 'Off')
      await press(page, 'Start')
      await answer(page)
      await page.locator(asked).first().waitFor({ timeout: 20_000 })
    },
    async (page) => {
      await playUntil(page, '.channel')
    },
    async (page) => {
      await page.locator('.channel').first().click()
      await page.locator('.banner').waitFor()
    },
    async (page) => {
      await backToLevels(page)
      await page.getByRole('button', { name: /^1\./ }).click()
      await press(page, 'Start')
      await playUntil(page, '.burst')
      await pause(page, 2400)
    },
  ],
  async video(page) {
    for (let turn = 0; turn < 3; turn++) await answer(page)
    await page.locator(asked).first().waitFor({ timeout: 20_000 })
  },
}
