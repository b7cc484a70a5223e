import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

/** The recording needs real time to pass, so this waits instead of checking a condition. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = async (page: Page, name: string | RegExp) => {
  await button(page, name).first().waitFor({ timeout: 30_000 })
  await button(page, name).first().click()
}

/** One turn: a flag, its reason, the answer, and the animal on its spot. */
async function turn(page: Page, spot: RegExp): Promise<void> {
  await press(page, spot)
  await press(page, 'Next')
  await press(page, /^Take it/)
  await press(page, spot)
  await pause(page, 1900)
}
/** Takes what is offered until the crew photo: the adult’s flag is a good spot, but any spot may be the last one free. */
async function toThePhoto(page: Page): Promise<void> {
  const names = [
    'To the crew photo',
    'Next plank',
    'Take the photo',
    /^Make room|^\d\s*Make room/,
    'Try another spot',
    'Next',
    /^Take it/,
    'No flag this time',
    /^(left|right) \d/,
  ]
  for (let step = 0; step < 90; step++) {
    if (await button(page, 'For the adult').isVisible()) return
    for (const name of names) {
      const one = button(page, name).first()
      if (!(await one.isVisible())) continue
      await one.click()
      break
    }
    await pause(page, 250)
  }
}

/** Records a picture for each step of 'How to play', and a video of a few turns. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await press(page, /^1\. Three friends/)
  await press(page, 'Settings')
  await page.getByRole('switch', { name: /^Errorless/ }).click()
  await page.getByRole('group', { name: 'Planks in a game' }).getByRole('radio', { name: '1', exact: true }).click()
  await press(page, 'Close')
  await press(page, 'Start')
  await button(page, /^left \d/)
    .first()
    .waitFor({ timeout: 20_000 })
  await pause(page, 500)
  await step()
  await press(page, 'My card')
  await press(page, 'Show my card')
  await pause(page, 300)
  await step()
  await press(page, 'Turn it over')
  await video(async () => {
    await pause(page, 700)
    await turn(page, /^left \d/)
    await pause(page, 700)
    await turn(page, /^right \d/)
    await pause(page, 900)
  })
  await step()
  await button(page, /^(left|right) \d/)
    .first()
    .waitFor({ timeout: 20_000 })
  await press(page, /^(left|right) \d/)
  await pause(page, 500)
  await step()
  await toThePhoto(page)
  await button(page, 'For the adult').waitFor({ timeout: 20_000 })
  await pause(page, 1200)
  await step()
}
