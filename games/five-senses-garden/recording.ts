import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const word = async (page: Page, at: number) => {
  const words = page.locator('.word')
  await words.first().waitFor()
  await pause(page, 650)
  await words.nth(at).click()
}
/** Looks, describes, lets a partner find it, and plants. */
async function plant(page: Page, at: number, isFound: boolean): Promise<void> {
  await press(page, 'I noticed one')
  await word(page, at)
  if (isFound) await press(page, 'Found it')
  await press(page, 'Plant it')
  await pause(page, 1500)
}
/** A finger rakes the soil. */
async function rake(page: Page): Promise<void> {
  await page.mouse.move(560, 560)
  await page.mouse.down()
  for (const [x, y] of [
    [680, 680],
    [860, 740],
    [1040, 660],
    [1150, 590],
  ] as const)
    await page.mouse.move(x, y, { steps: 6 })
  await page.mouse.up()
}

/** Records a picture for each step of 'How to play', and a video of the first things that are noticed. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. 3-2-1/ }).click()
  await press(page, 'Start')
  await pause(page, 900)
  await step()
  await press(page, /^On the bus/)
  await press(page, /^3$/)
  await pause(page, 700)
  await step()
  await video(async () => {
    await rake(page)
    await plant(page, 1, true)
    await plant(page, 0, true)
  })
  await press(page, 'I noticed one')
  await pause(page, 700)
  await step()
  await word(page, 2)
  await pause(page, 900)
  await step()
  await press(page, 'Plant it')
  await pause(page, 1500)
  await plant(page, 1, true)
  await plant(page, 0, true)
  await plant(page, 2, true)
  await press(page, 'There it is')
  for (let card = 0; card < 3; card++) {
    await pause(page, 650)
    await page.locator('.pocket-row:enabled').first().click()
  }
  await pause(page, 14_000)
  await step()
}
