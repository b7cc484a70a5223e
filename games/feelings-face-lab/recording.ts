import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const all = async (page: Page, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(page, name)
}
const slide = async (page: Page, name: string, value: string) => {
  await page.getByRole('slider', { name }).fill(value)
  await pause(page, 500)
}
/** Touches a part of the head, so that it wiggles, honks, or pops. */
async function touch(page: Page, name: string): Promise<void> {
  await page.locator(`[data-poke-area="${name}"]`).click()
  await pause(page, 800)
}
const firstChoice = async (page: Page) => {
  await pause(page, 700)
  await page.locator('.choice-panel button, .like').first().click()
}

/** Records a picture for each step of 'How to play', and a video of a face that is shaped and fired. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. / }).click()
  await press(page, 'Start')
  await press(page, /Open/)
  await pause(page, 700)
  await step()
  await video(async () => {
    await touch(page, 'nose')
    await all(page, ['brows, shape 1', 'mouth', 'mouth, shape 3'])
    await slide(page, 'Down to up', '2')
    await all(page, ['eyes', 'eyes, shape 1', 'cheeks', 'cheeks, shape 3', 'head', 'head, shape 2'])
    await touch(page, 'hair')
    await all(page, ['Done'])
    await firstChoice(page)
    await pause(page, 1900)
  })
  await press(page, 'Rosa')
  await all(page, ['mouth', 'Next'])
  await pause(page, 600)
  await all(page, ['brows, shape 2', 'mouth', 'mouth, shape 4', 'cheeks', 'cheeks, shape 2', 'eyes', 'eyes, shape 4'])
  await pause(page, 500)
  await step()
  await press(page, 'Done')
  await pause(page, 700)
  await step()
  await firstChoice(page)
  await page.locator('.like').first().waitFor({ timeout: 20_000 })
  await pause(page, 800)
  await step()
  await page.locator('.like').nth(1).click()
  await press(page, 'the story')
  await press(page, /Heard/)
  await press(page, 'Next')
  await all(page, ['brows, shape 3', 'mouth', 'mouth, shape 1', 'Done'])
  await firstChoice(page)
  await page.locator('.like').first().waitFor({ timeout: 20_000 })
  await pause(page, 700)
  await page.locator('.like').nth(2).click()
  await press(page, 'brows')
  await press(page, /Heard/)
  await press(page, 'Next')
  await page.getByRole('button', { name: 'For the adult' }).waitFor({ timeout: 20_000 })
  await pause(page, 1200)
  await step()
}
