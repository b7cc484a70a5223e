import type { Page } from '@playwright/test'

/** Lets real time pass, in ms: a recording shows what moves, so there is no condition to wait for. */
export const pause = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

/** Presses a button once it is there. The kit ignores a tap that follows another one too soon. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.waitFor({ timeout: 30_000 })
  await pause(page, 650)
  await button.click()
}
