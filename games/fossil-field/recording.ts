import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

/** Rubs a square from side to side, as a finger does. */
async function rub(page: Page, square: string): Promise<void> {
  const tile = page.getByRole('button', { name: `Brush ${square}`, exact: true })
  if ((await tile.count()) === 0) return
  await page.locator('.square:not(:disabled)').first().waitFor({ timeout: 20_000 })
  const box = await tile.boundingBox()
  if (!box) return
  const at = (x: number, y: number) => page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 6 })
  await at(0.2, 0.3)
  await page.mouse.down()
  for (const [x, y] of [[0.8, 0.36], [0.22, 0.5], [0.8, 0.62], [0.25, 0.76]] as const) await at(x, y) // prettier-ignore
  await page.mouse.up()
  await pause(page, 1100)
}

/** Names what is left with the steps of help. */
async function together(page: Page): Promise<void> {
  const choice = page.locator('.choice-options button')
  for (let taps = 0; taps < 6 && (await choice.count()) === 0; taps++) await press(page, 'Help me')
  await choice.first().waitFor({ timeout: 20_000 })
  await pause(page, 700)
}

/** Records a picture for each step of 'How to play', and a video of a dig. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^4\. Two finds/ }).click()
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Fields per game' }).getByRole('radio', { name: '1', exact: true }).click()
  await page.keyboard.press('Escape')
  await pause(page, 400)
  await step()
  await press(page, 'Start')
  await press(page, 'Start the dig')
  await pause(page, 700)
  await video(async () => {
    for (const square of ['B2', 'E2', 'C3', 'E5']) await rub(page, square)
  })
  for (const square of ['B5', 'C4', 'D2']) await rub(page, square)
  await step()
  const call = page.getByRole('button', { name: 'I know it!' })
  for (const square of ['D4', 'A3', 'F4', 'D6']) if ((await call.count()) === 0) await rub(page, square)
  await press(page, 'I know it!')
  await page.locator('.call .name').first().waitFor()
  await pause(page, 500)
  await step()
  await page.locator('.call .name').first().click()
  await page.locator('.call-places button').first().waitFor()
  await pause(page, 700)
  await step()
  await page.locator('.call-places button').first().click()
  await pause(page, 700)
  const goOn = page.getByRole('button', { name: 'Next' })
  if ((await goOn.count()) > 0) await press(page, 'Next')
  const museum = page.locator('.museum')
  for (let finds = 0; finds < 2 && (await museum.count()) === 0; finds++) {
    for (const square of ['C2', 'C5', 'E4', 'E3', 'B3', 'B4']) if ((await call.count()) === 0) await rub(page, square)
    await together(page)
    await page.locator('.choice-options button').last().click()
    await pause(page, 2600)
  }
  await museum.waitFor({ timeout: 30_000 })
  await pause(page, 1500)
  await step()
}
