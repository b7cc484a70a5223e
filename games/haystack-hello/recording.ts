import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
async function begin(page: Page, level: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${level}\\.`) }).click()
  await press(page, 'Start')
  await page.locator('.choice-options button').first().waitFor()
}
/** Asks for a new friend or gives an umbrella. */
async function chooseLast(page: Page): Promise<void> {
  await page.locator('.choice-options button').last().click()
  await page.locator('.adult-confirm button:enabled').first().waitFor({ timeout: 20_000 })
  // Taps too soon after another don't count.
  await pause(page, 800)
}
/** Waits until the adult can confirm, and answers a choice that comes before. */
async function waitForAdult(page: Page): Promise<void> {
  await page
    .locator('.adult-confirm button:enabled')
    .first()
    .or(page.locator('.choice-panel'))
    .first()
    .waitFor({ timeout: 20_000 })
  if ((await page.locator('.choice-panel').count()) > 0) {
    await chooseLast(page)
  }
}
/** Asks for a friend with a word. */
async function hello(page: Page): Promise<void> {
  await waitForAdult(page)
  await page.locator('.adult-confirm').getByRole('button', { name: 'Word' }).click()
  await page.locator('.adult-confirm').waitFor({ state: 'detached' })
}
const told = (page: Page) => page.locator('.told').textContent()

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).click()

/** The tall cover has a title above the roof, so the farm moves down and the sky is extended. */
const down = 150
/** The friend is where it came out on the wider screen, so it moves back onto the path. */
const lower = `.hay-world { transform: translateY(${down}px) }
.walker { translate: -270px 60px }
.haystack { background: #bfe2f3 }`

/** Captures the covers: one friend on the hay and others in the parade, paused by opening the menu. */
async function covers({ page, cover }: Recorder): Promise<void> {
  for (;;) {
    await waitForAdult(page)
    if ((await page.locator('.in-line').count()) > 2 && (await told(page))?.includes('hay')) break
    await hello(page)
  }
  await hello(page)
  // The menu stops the friend on top of the hay.
  await page.locator('.bubble').waitFor()
  await pause(page, 250)
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Menu"]')?.click())
  const hidden = '.bar, .veil, .told, .bubble, .adult-confirm'
  await cover('cover', hidden, { style: lower })
  for (const name of ['cover-land', 'cover-wide'] as const) await cover(name, hidden)
  await press(page, 'Close')
}

/** Finds five friends by name, with a different gift for each third one. */
async function find(page: Page): Promise<void> {
  for (let found = 0; ;) {
    await page.locator('.target, .choice-options button').first().waitFor({ timeout: 20_000 })
    if ((await page.locator('.choice-options button').count()) > 0) {
      await page.locator('.choice-options button').last().click()
      await page.locator('.choice-panel').waitFor({ state: 'detached' })
    } else {
      if (found === 5) return
      const name = /the (.+)\?/.exec((await told(page)) ?? '')?.[1] ?? ''
      await page.getByRole('button', { name: new RegExp(`with the ${name}$`) }).click()
      await page.locator('.target').first().waitFor({ state: 'detached' })
      found += 1
    }
  }
}

/** Records a picture for each step of 'How to play', a video, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video } = recorder
  await press(page, 'Settings')
  await choose(page, 'Friends to find', '12')
  await press(page, 'Close')
  await begin(page, 2)
  await page.getByRole('button', { name: /Trumpet/ }).click()
  // Straw flies once the hiding place wobbles harder.
  await page.locator('.wobble-2').waitFor({ timeout: 20_000 })
  await pause(page, 300)
  await step()
  await page.getByRole('button', { name: /Open together/ }).waitFor({ timeout: 30_000 })
  await pause(page, 700)
  await step()
  await hello(page)
  await pause(page, 500)
  await step()
  await video(async () => {
    for (let friend = 0; friend < 2; friend++) {
      await page
        .locator('.adult-confirm button:enabled')
        .first()
        .or(page.locator('.choice-panel'))
        .first()
        .waitFor({ timeout: 20_000 })
      await pause(page, 1500)
      await hello(page)
    }
    // A gift that suits the weather or not ends the video.
    await page.locator('.choice-panel').waitFor({ timeout: 20_000 })
    await pause(page, 1200)
    await page.locator('.choice-options button').last().click()
    await pause(page, 3000)
  })
  await covers(recorder)
  await press(page, 'Menu')
  await press(page, 'Change level')
  await begin(page, 3)
  await page.getByRole('button', { name: /Bell/ }).click()
  await page.locator('.target').first().waitFor()
  await pause(page, 1100)
  await step()
  await find(page)
  await press(page, 'End')
  await press(page, 'End the game')
  await page.locator('.goodbye').waitFor()
  await pause(page, 2900)
  await step()
}
