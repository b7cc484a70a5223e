import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const all = async (page: Page, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(page, name)
}

/** Drags something onto something else. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [thing, place] = [await page.locator(from).boundingBox(), await page.locator(to).first().boundingBox()]
  if (!thing || !place) return
  await page.mouse.move(thing.x + thing.width / 2, thing.y + thing.height / 2)
  await page.mouse.down()
  await page.mouse.move(place.x + place.width / 2, place.y + place.height * 0.6, { steps: 18 })
  await page.mouse.up()
  await pause(page, 1500)
}
/** The adult heard a reason. */
async function hear(page: Page): Promise<void> {
  await pause(page, 900)
  await page.keyboard.press('h')
  await pause(page, 3200)
}

/** Records a picture for each step of 'How to play', and a video from the toy to the first two exhibits. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. Thinking traps/ }).click()
  await press(page, 'Start')
  await pause(page, 900)
  await press(page, 'Bang the gavel')
  for (let at = 0; at < 2; at++) {
    await pause(page, 2600)
    await page.keyboard.press('1')
    await pause(page, 2600)
    for (const name of ['A camera could', 'It’s a guess', 'It’s my feeling']) {
      const button = page.getByRole('button', { name })
      if ((await page.locator('.album .is-full').count()) === at && (await button.isEnabled().catch(() => false)))
        await press(page, name)
    }
  }
  await page.getByRole('button', { name: 'Let’s look at it' }).waitFor({ timeout: 20_000 })
  await pause(page, 900)
  await step()
  await all(page, ['Let’s look at it', '7', '6'])
  await video(async () => {
    await press(page, /^Something that happened/)
    await pause(page, 900)
    await drag(page, '.held-exhibit', '[data-place="against"]')
    await press(page, 'A lot')
    await hear(page)
    await press(page, /^Something someone said/)
    await pause(page, 700)
    await drag(page, '.held-exhibit', '[data-place="for"]')
    await press(page, 'A little')
    await hear(page)
  })
  await press(page, 'An idea')
  await pause(page, 700)
  await step()
  await press(page, 'Nobody knows yet')
  await hear(page)
  await press(page, 'None of these')
  await pause(page, 600)
  await step()
  await all(page, [/A kind friend/, 'Leave them as they are'])
  await pause(page, 600)
  await step()
  await press(page, /It changed$/)
  await all(page, ['4', '5', 'Thank you, thought'])
  await page.getByRole('button', { name: 'For the adult' }).waitFor({ timeout: 20_000 })
  await pause(page, 1200)
  await step()
}
