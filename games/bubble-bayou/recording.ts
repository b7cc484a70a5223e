import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const bubble = (page: Page, kind = '') => page.locator(`.bubble${kind}`).first()

/** Clicks a bubble where it is now, and holds it for so long. */
async function touch(page: Page, kind = '', ms = 60): Promise<void> {
  await bubble(page, kind).waitFor()
  const box = await bubble(page, kind).boundingBox()
  if (!box) return
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await pause(page, ms)
  await page.mouse.up()
}

async function start(page: Page, level: RegExp): Promise<void> {
  await page.getByRole('button', { name: level }).click()
  await press(page, 'Start')
  await press(page, 'Call the creatures')
  await bubble(page).waitFor()
}
/** Ends a game and goes to the levels. */
async function over(page: Page): Promise<void> {
  await press(page, 'End')
  await press(page, 'End the game')
  await press(page, 'For the adult')
  await press(page, 'Change level')
}
/** Pops every bubble until the game asks something. */
async function popAll(page: Page, until: RegExp): Promise<void> {
  const answer = page.getByRole('button', { name: until }).first()
  for (;;) {
    await bubble(page).or(answer).first().waitFor()
    if ((await answer.count()) > 0) return answer.click()
    await touch(page)
    await pause(page, 300)
  }
}

/** Records the covers, five pictures, one for each step of How to Play, and a video of the first waves. */
export async function record({ page, step, cover, video }: Recorder): Promise<void> {
  for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
    await cover(name, '.start', { style: '.floating { translate: 0 8% }' })
  await start(page, /^2\./)
  await video(async () => {
    for (let pops = 0; pops < 5; pops++) {
      await pause(page, 900)
      await touch(page)
      await pause(page, 900)
    }
    await page.getByRole('button', { name: /Fill the tree/ }).waitFor()
    await pause(page, 900)
    await page.getByRole('button', { name: /Fill the tree/ }).click()
    await pause(page, 1800)
  })
  await pause(page, 900)
  await touch(page)
  await pause(page, 160)
  await step()
  await over(page)
  await start(page, /^3\./)
  await touch(page, '.is-hold', 1200)
  await pause(page, 1400)
  await touch(page, '.is-hold', 1200)
  await pause(page, 1400)
  await bubble(page, '.is-hold').waitFor()
  const box = await bubble(page, '.is-hold').boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await pause(page, 620)
  await step()
  await page.mouse.up()
  await over(page)
  await start(page, /^4\./)
  for (let waves = 0; waves < 3; waves++) {
    await bubble(page).waitFor()
    await pause(page, 900)
    for (const one of await page.locator('.bubble').all()) {
      await one.press('Enter')
      await pause(page, 1200)
    }
  }
  await pause(page, 700)
  await step()
  await press(page, 'Freeze')
  await pause(page, 300)
  await step()
  await press(page, /Independent/)
  await over(page)
  await start(page, /^1\./)
  await popAll(page, /Fill the pond/)
  await popAll(page, /song/)
  await page.getByRole('heading', { name: /Good night|quiet/ }).waitFor()
  await pause(page, 900)
  await step()
}
