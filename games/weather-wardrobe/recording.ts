import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

/** Help puts on what leads on, with the fourth tap. */
async function together(page: Page): Promise<void> {
  for (let taps = 0; taps < 4; taps++) await press(page, 'Help me')
  await pause(page, 900)
}
const fasten = async (page: Page) => {
  const button = page.locator('.fasten .button')
  while ((await button.count()) > 0) {
    await pause(page, 650)
    await button.click()
    await pause(page, 300)
  }
}

/** Records a picture for each step of 'How to play', and a video of getting dressed. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^3\. Zippers/ }).click()
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Outings per game' }).getByRole('radio', { name: '1', exact: true }).click()
  await page.keyboard.press('Escape')
  await press(page, 'Start')
  await page.locator('.choice-options button').first().waitFor({ timeout: 20_000 })
  await pause(page, 700)
  await step()
  await page.locator('.choice-options button').first().click()
  await page.locator('.hanger').first().waitFor({ timeout: 20_000 })
  await pause(page, 500)
  await step()
  let isFastened = false
  await video(async () => {
    await together(page)
    await fasten(page)
    await together(page)
  })
  await step()
  const door = page.locator('.target.door')
  const choice = page.locator('.choice-options button')
  for (let garments = 0; garments < 12 && (await choice.count()) === 0; garments++) {
    if ((await page.locator('.fasten').count()) > 0) {
      if (!isFastened) await step()
      isFastened = true
      await fasten(page)
      await pause(page, 900)
      continue
    }
    await together(page)
  }
  if (!isFastened) await door.first().waitFor()
  await choice.first().waitFor({ timeout: 20_000 })
  await pause(page, 600)
  await choice.first().click()
  await page.locator('.out-panel').waitFor({ timeout: 20_000 })
  await pause(page, 600)
  await step()
}
