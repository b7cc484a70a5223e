import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const waiting = '.ship.is-waiting, .ship.is-stopped'

/** Draws from a boat to the dock with its flag, with a bend so many pixels below the middle; `half` happens at the bend. */
async function draw(page: Page, ship: string, by: number, half = async () => {}): Promise<void> {
  const boat = page.locator(ship).first()
  await boat.waitFor({ timeout: 60_000 })
  const sign = ((await boat.getAttribute('aria-label')) ?? '').split(', ')[1] ?? ''
  const from = await boat.boundingBox()
  const to = await page.locator(`.dock[aria-label$="${sign}"]`).boundingBox()
  if (!from || !to) return
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const [endX, endY] = [to.x + to.width / 2, to.y + to.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + endX) / 2, (y + endY) / 2 + by, { steps: 14 })
  await half()
  await page.mouse.move(endX, endY, { steps: 14 })
  await page.mouse.up()
  await pause(page, 500)
}

/** Brings the boats of the first wave in with every step of help, until the next four wait. */
async function bringIn(page: Page): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if (/^4 boats/.test(await page.locator('.note .where').innerText())) break
    const help = page.getByRole('button', { name: 'Help me' })
    if ((await page.locator(waiting).count()) > 0) {
      if ((await help.count()) > 0) await help.click()
      await draw(page, waiting, 0)
    }
    await pause(page, 1200)
  }
  await page.locator('.ship.is-waiting').nth(3).waitFor({ timeout: 60_000 })
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
  await draw(page, '.ship[aria-label^="Urgent"]', -150)
  await pause(page, 900)
  await step()
  await video(async () => {
    await draw(page, '.ship[aria-label*="red triangle"]', 242)
    await draw(page, '.ship[aria-label*="white diamond"]', 60)
    await draw(page, '.ship[aria-label*="purple square"]', -103)
    await pause(page, 9500)
  })
  await draw(page, '.ship[aria-label*="purple square"]', -60, async () => {
    await pause(page, 200)
    await step()
  })
  await bringIn(page)
  await draw(page, '.ship[aria-label^="Urgent"]', 40)
  await pause(page, 2500)
  await step()
  await press(page, 'Pause and plan')
  await draw(page, '.ship[aria-label*="green star"]', -197)
  await draw(page, '.ship[aria-label*="pink heart"]', 50)
  await step()
}
