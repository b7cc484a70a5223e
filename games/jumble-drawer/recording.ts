import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

/** Stirs the heap with two loops of a finger. */
async function stir(page: Page): Promise<void> {
  const box = await page.locator('.heap').boundingBox()
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - box.width * 0.3, y)
  await page.mouse.down()
  for (let at = 0; at <= 90; at++) {
    const angle = (at / 45) * Math.PI * 2
    await page.mouse.move(x - Math.cos(angle) * box.width * 0.3, y - Math.sin(angle) * box.height * 0.3)
  }
  await page.mouse.up()
}

/** What the slip still asks for. */
const wanted = (page: Page): Promise<string[]> =>
  page
    .locator('.slip li:not(.is-found)')
    .evaluateAll((all) => all.map((at) => (at.getAttribute('aria-label') ?? '').replace(/, to find$/, '')))
async function lift(page: Page, name: string): Promise<void> {
  await pause(page, 700)
  await page
    .locator('.spot')
    .and(page.getByRole('button', { name, exact: true }))
    .click()
  await pause(page, 1300)
}
async function finish(page: Page): Promise<void> {
  for (const name of await wanted(page)) await lift(page, name)
  await pause(page, 1800)
}
async function openSlip(page: Page, job: number): Promise<void> {
  await page.locator('.choice-panel button').nth(job).click()
  await press(page, 'Pull off the cloth')
  await press(page, 'Open the slip')
  await pause(page, 900)
}

/** Records a picture for each step of 'How to play', and a video of a heap that is stirred and searched. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. / }).click()
  await press(page, 'Start')
  await page.locator('.choice-panel button').first().waitFor()
  await pause(page, 1000)
  await step()
  await page.locator('.choice-panel button').first().click()
  await pause(page, 900)
  await video(async () => {
    await press(page, 'Pull off the cloth')
    await pause(page, 700)
    await stir(page)
    await press(page, 'Open the slip')
    await pause(page, 800)
    const [first = '', second = ''] = await wanted(page)
    await lift(page, first)
    await press(page, /^Stir/)
    await pause(page, 900)
    await lift(page, second)
  })
  await finish(page)
  await page.locator('.choice-panel button').first().waitFor()
  await page.locator('.choice-panel button').first().click()
  await press(page, 'Pull off the cloth')
  await pause(page, 700)
  await stir(page)
  await step()
  await press(page, 'Open the slip')
  await pause(page, 900)
  const [first = ''] = await wanted(page)
  await page
    .locator('.spot')
    .and(page.getByRole('button', { name: first, exact: true }))
    .click()
  await pause(page, 420)
  await step()
  await pause(page, 1200)
  await press(page, /^Lift a corner/)
  await pause(page, 700)
  await step()
  await press(page, 'Lower left')
  await finish(page)
  await openSlip(page, 0)
  await finish(page)
  await page.getByRole('button', { name: 'For the adult' }).waitFor({ timeout: 20_000 })
  await pause(page, 1500)
  await step()
}
