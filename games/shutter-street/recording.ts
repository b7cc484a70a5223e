import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

/** Lets the street live for a while: what is filmed here is time itself. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)
const tile = '.tile:not(.knock, .back)'

/** Builds the first question of a beginning on offer, the last one; `ask` false stops at the whole question. */
async function question(page: Page, { ask = true, beginning = page.locator(tile).last() } = {}) {
  await beginning.click()
  await pause(page, 650)
  await page.locator(tile).first().click()
  await pause(page, 900)
  if (ask) await page.getByRole('button', { name: 'Ask', exact: true }).click()
}
const last = (page: Page) => page.locator('.ask .line', { hasText: 'One window is left' })
const nextTurn = (page: Page) => page.locator(tile).first().or(last(page)).waitFor({ timeout: 20_000 })
const knock = (page: Page) => page.getByRole('button', { name: 'Knock', exact: true })

const isLast = async (page: Page) => (await last(page).count()) > 0

/** Five pictures, one for each sentence of 'How to play', and a film of a street from its second question to its door. */
export async function record({ page, step, film }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. Twelve/ }).click()
  // Alone, so that the film stays on one side of the street.
  await page.getByRole('button', { name: 'Teal', exact: true }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.offer').first().waitFor()
  await pause(page, 900)
  await step()
  await page.locator('.offer').nth(0).click()
  await nextTurn(page)
  // What it is closes many shutters.
  await question(page, { ask: false, beginning: page.locator(tile).first() })
  await step()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.locator('.told').waitFor()
  await page.locator('.window.shut').first().waitFor()
  await pause(page, 1100)
  await step()
  await film(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await nextTurn(page)
      if (await isLast(page)) break
      await question(page)
    }
    await nextTurn(page)
    await pause(page, 700)
  })
  for (let turn = 0; turn < 8 && !(await isLast(page)); turn++) {
    await question(page)
    await pause(page, 3000)
    await nextTurn(page)
  }
  await knock(page).click()
  await page.locator('.open-door').waitFor({ timeout: 20_000 })
  await pause(page, 1150)
  await step()
  await page.locator('.opened').waitFor({ timeout: 20_000 })
  await pause(page, 800)
  await step()
}
