import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const tile = '.tile:not(.knock, .back)'

/** Builds the last question of a beginning; with `ask` false, it stops before asking. */
async function question(page: Page, { ask = true, beginning = page.locator(tile).last() } = {}) {
  await beginning.click()
  await pause(page, 450)
  await page.locator(tile).first().click()
  await pause(page, 600)
  if (ask) await page.getByRole('button', { name: 'Ask', exact: true }).click()
}
const last = (page: Page) => page.locator('.ask .line', { hasText: 'One window is left' })
/** Waits for the next turn; a choice is answered with its first option. */
async function nextTurn(page: Page) {
  const choice = page.locator('.choice-panel button').first()
  for (;;) {
    await page.locator(tile).first().or(last(page)).or(choice).first().waitFor({ timeout: 20_000 })
    if ((await choice.count()) === 0) return
    await pause(page, 500)
    await choice.click()
    await pause(page, 300)
  }
}
const knock = (page: Page) => page.getByRole('button', { name: 'Knock', exact: true })

const isLast = async (page: Page) => (await last(page).count()) > 0

/** Records a picture for each step of 'How to play', and a video of the next street's first questions. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. Twelve/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.offer').first().waitFor()
  await pause(page, 900)
  await step()
  await page.locator('.offer').nth(0).click()
  await nextTurn(page)
  // A question that starts with 'What it is' closes many shutters.
  await question(page, { ask: false, beginning: page.locator(tile).first() })
  await step()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.locator('.told').waitFor()
  await page.locator('.window.shut').first().waitFor()
  await pause(page, 600)
  await step()
  await nextTurn(page)
  for (let turn = 0; turn < 8 && !(await isLast(page)); turn++) {
    await question(page)
    await pause(page, 3000)
    await nextTurn(page)
  }
  await knock(page).click()
  await page.locator('.open-door').waitFor({ timeout: 20_000 })
  await pause(page, 1150)
  await step()
  await page.locator('.opened button:enabled').click({ timeout: 20_000 })
  await page.locator('.offer').last().waitFor()
  await pause(page, 600)
  await page.locator('.offer').last().click()
  await nextTurn(page)
  await video(async () => {
    for (let turn = 0; turn < 2; turn++) {
      await question(page, { beginning: page.locator(tile).first() })
      await page.locator('.told').waitFor()
      await nextTurn(page)
    }
    await pause(page, 700)
  })
  await step()
}
