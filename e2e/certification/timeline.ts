import type { Page } from '@playwright/test'

/** The time of the page around the game, in ms, by which spans are measured: it goes on while the game is paused. */
export const timeline = (page: Page): Promise<number> => page.evaluate(() => Number(document.timeline.currentTime))

/** Waits until the page's time has come to `end`. */
export async function reachTime(page: Page, end: number): Promise<void> {
  await page.waitForFunction((at) => Number(document.timeline.currentTime) >= at, end)
}
