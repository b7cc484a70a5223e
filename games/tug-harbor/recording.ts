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
async function draw(page: Page, by: number, which = ''): Promise<void> {
  const ship = page.locator(`.ship.is-waiting${which}, .ship.is-stopped${which}`).first()
  await ship.waitFor({ timeout: 60_000 })
  const sign = ((await ship.getAttribute('aria-label')) ?? '').split(', ')[1] ?? ''
  const from = await ship.boundingBox()
  const to = await page.locator(`.dock[aria-label$="${sign}"]`).boundingBox()
  if (!from || !to) return
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const [endX, endY] = [to.x + to.width / 2, to.y + to.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + endX) / 2, (y + endY) / 2 + by, { steps: 14 })
  await page.mouse.move(endX, endY, { steps: 14 })
  await page.mouse.up()
  await pause(page, 500)
}

/** Brings the boats of the first wave in with every step of help, until the next ones wait. */
async function bringIn(page: Page): Promise<void> {
  const left = page.locator('.note .where')
  for (let tries = 0; tries < 60; tries++) {
    const ship = page.locator('.ship.is-waiting, .ship.is-stopped').first()
    if (/^4 boats/.test(await left.innerText())) return ship.waitFor({ timeout: 60_000 })
    const help = page.getByRole('button', { name: 'Help me' })
    if ((await help.count()) > 0 && (await ship.count()) > 0) await help.click()
    if ((await ship.count()) > 0) await draw(page, 0)
    await pause(page, 1200)
  }
}

/** Records a picture for each step of 'How to play', and a video of a busy harbor. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^3\. Fast/ }).click()
  await press(page, 'Start')
  await press(page, 'Open the harbor')
  await page.locator('.choice-options button').last().click()
  await page.locator('.ship.is-waiting').nth(3).waitFor({ timeout: 60_000 })
  await pause(page, 400)
  await step()
  await draw(page, -60)
  await pause(page, 1500)
  await step()
  await video(async () => {
    for (const by of [60, -80, 90]) await draw(page, by)
    await pause(page, 9000)
  })
  await press(page, 'Help me')
  await press(page, 'Help me')
  await pause(page, 400)
  await step()
  await bringIn(page)
  await page.locator('.ship.is-waiting').nth(3).waitFor({ timeout: 60_000 })
  await draw(page, 40, '[aria-label^="Urgent"]')
  await pause(page, 2500)
  await step()
  await press(page, 'Pause and plan')
  await draw(page, -40)
  await draw(page, 50)
  await step()
}
