import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

/** The recording needs real time to pass, so this waits instead of checking a condition. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)
const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.waitFor({ timeout: 30_000 })
  await pause(page, 650)
  await button.click()
}

/** Draws from a boat that waits to the dock with its flag, around the middle of the harbor. */
async function draw(page: Page, by: number): Promise<void> {
  const ship = page.locator('.ship.is-waiting').first()
  await ship.waitFor({ timeout: 60_000 })
  const name = (await ship.getAttribute('aria-label')) ?? ''
  const sign = name.split(', ')[1] ?? ''
  const from = await ship.boundingBox()
  const to = await page
    .getByRole('button', { name: new RegExp(`^Dock \\d, ${sign}`), includeHidden: true })
    .boundingBox()
  if (!from || !to) return
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const [endX, endY] = [to.x, to.y + to.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + endX) / 2, (y + endY) / 2 + by, { steps: 14 })
  await page.mouse.move(endX, endY, { steps: 14 })
  await page.mouse.up()
  await pause(page, 500)
}

/** Records a picture for each step of 'How to play', and a video of a busy harbor. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^3\. Fast/ }).click()
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Boats in a day' }).getByRole('radio', { name: '4', exact: true }).click()
  await page.keyboard.press('Escape')
  await pause(page, 400)
  await press(page, 'Start')
  await press(page, 'Open the harbor')
  await page.locator('.choice-options button').last().click()
  await page.locator('.ship.is-waiting').nth(2).waitFor({ timeout: 60_000 })
  await pause(page, 600)
  await step()
  await video(async () => {
    for (const by of [-90, 90, -60]) await draw(page, by)
    await pause(page, 5000)
  })
  await step()
  await pause(page, 1500)
  await step()
  await press(page, 'Pause and plan')
  await pause(page, 500)
  await step()
  await press(page, 'Sail on')
  for (let tries = 0; tries < 40 && (await page.locator('.choice-panel').count()) === 0; tries++) {
    await press(page, 'Help me')
    const ship = page.locator('.ship.is-waiting, .ship.is-stopped').first()
    if ((await ship.count()) > 0) await draw(page, 0)
    await pause(page, 1500)
  }
  await page.locator('.choice-options button').last().click()
  await page.locator('.harbor-night').waitFor({ timeout: 30_000 })
  await pause(page, 2500)
  await step()
}
