import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = async (page: Page, name: string | RegExp) => {
  await button(page, name).first().waitFor({ timeout: 30_000 })
  // The kit ignores taps that follow another one too soon.
  await pause(page, 650)
  await button(page, name).first().click()
}

/** One turn: a flag, its reason, the answer, and the animal on its spot. */
async function turn(page: Page, spot: string): Promise<void> {
  await press(page, spot)
  await press(page, 'Next')
  await press(page, /^Take it/)
  await press(page, spot)
  await pause(page, 1900)
}
/** Goes on to the crew photo, and leaves everyone where they are. */
async function toThePhoto(page: Page): Promise<void> {
  const take = button(page, 'Take the crew photo')
  const last = button(page, 'To the crew photo')
  await take.or(last).waitFor({ timeout: 20_000 })
  if (await take.isVisible()) await press(page, 'Take the crew photo')
  await press(page, 'To the crew photo')
}

/** Begins a game for two on one plank. */
async function begin(page: Page, practice: string): Promise<void> {
  await press(page, 'Settings')
  for (const [group, name] of [
    ['Practice before each turn', practice],
    ['Planks per game', '1'],
  ] as const)
    await page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click()
  await press(page, 'Close')
  await press(page, 'Start')
}

/** Records a picture for each step of 'How to play', and a video of a few turns. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^1\. Three friends/ }).click()
  await pause(page, 650)
  await page.locator('.chips button').nth(1).click()
  await begin(page, '3')
  await page.locator('.practice').waitFor({ timeout: 20_000 })
  await pause(page, 500)
  await step()
  await press(page, 'End')
  await press(page, 'End the game')
  await press(page, 'Change level')
  await begin(page, 'Off')
  await press(page, 'My card')
  await press(page, 'Show my card')
  await pause(page, 300)
  await step()
  await press(page, 'Turn it over')
  await video(async () => {
    await pause(page, 900)
    await turn(page, 'left 2')
    await turn(page, 'left 1')
    await pause(page, 900)
  })
  await button(page, 'right 3').waitFor({ timeout: 20_000 })
  await step()
  await turn(page, 'left 4')
  await step()
  await press(page, 'Try another spot')
  await press(page, 'right 3')
  await toThePhoto(page)
  await button(page, 'For the adult').waitFor({ timeout: 20_000 })
  await pause(page, 1200)
  await step()
}
