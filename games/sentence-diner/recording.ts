import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Returns the order's words as they are written on the plates. */
async function wanted(page: Page): Promise<string[]> {
  const order = ((await page.locator('.sd-order .sd-scene').getAttribute('aria-label')) ?? '').toLowerCase()
  const names = await page
    .locator('.sd-belt .sd-plate')
    .evaluateAll((all) => all.map((at) => (at.getAttribute('aria-label') ?? '').split(',')[0] ?? ''))
  return names.filter((name) => order.includes(name)).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Takes a plate that may be moving. */
async function take(page: Page, words: string): Promise<void> {
  await page.evaluate((name) => {
    const all = [...document.querySelectorAll<HTMLElement>('.sd-belt .sd-plate:not(:disabled)')]
    all.find((at) => at.getAttribute('aria-label') === name)?.click()
  }, words)
  await pause(page, 900)
}
async function takeAll(page: Page, turned: boolean): Promise<void> {
  const words = await wanted(page)
  for (const one of turned ? [...words].reverse() : words) await take(page, one)
}
const goOn = async (page: Page) => {
  const on = page.locator('.sd-theater .button:enabled')
  await on.waitFor()
  await pause(page, 1500)
  await on.click()
}
/** Goes on after a mix-up, puts the plates in order, and serves them. */
async function changePlates(page: Page): Promise<void> {
  await goOn(page)
  for (let at = 0; at < 3; at++) await page.locator('.sd-plate.on-tray').first().click()
  await takeAll(page, false)
  await press(page, 'Ring the bell')
}
async function begin(page: Page, level: RegExp, seconds = 600): Promise<void> {
  await page.getByRole('button', { name: level }).click()
  await press(page, 'Start')
  await page.locator('.sd-option').last().waitFor()
  await pause(page, seconds)
  await page.getByRole('button', { name: 'Town menu' }).click()
  await page.locator('.choice-panel').waitFor()
}

/** Moves the customer and order down to leave space for the title, and shows one full row of the belt. */
const standing =
  '.sd-order { left: 176px !important; top: 204px !important; width: 404px !important; height: 303px !important } ' +
  '.sd-guest { z-index: 1; left: 4px !important; top: 316px !important; width: 300px !important } ' +
  '.sd-belt { height: 172px !important; overflow: hidden }'

/** Restarts until the fox orders a sentence with an object and a place. */
async function findFox(page: Page): Promise<void> {
  for (let round = 0; round < 30; round++) {
    await begin(page, /^3\./)
    await press(page, /The regular/)
    await page.locator('.sd-plate:enabled').first().waitFor()
    const words = await wanted(page)
    const order = (await page.locator('.sd-order .sd-scene').getAttribute('aria-label')) ?? ''
    if (words.length > 3 && order.includes('The fox')) return
    await press(page, 'Menu')
    await press(page, 'Change level')
  }
}

/** Records a picture for each step of 'How to play', a video of a mix-up being fixed, and the covers. */
export async function record({ page, step, video, cover }: Recorder): Promise<void> {
  await begin(page, /^2\./, 1500)
  await press(page, /The regular/)
  await page.locator('.sd-plate:enabled').first().waitFor()
  await pause(page, 800)
  await step()
  const [first = '', second = ''] = await wanted(page)
  await take(page, first)
  await take(page, second)
  await step()
  await page.locator('.sd-plate.on-tray').last().click()
  await page.locator('.sd-plate.on-tray').first().click()
  await takeAll(page, true)
  await step()
  await press(page, 'Ring the bell')
  await page.locator('.sd-theater .button:enabled').waitFor()
  await pause(page, 900)
  await step()
  await changePlates(page)
  await page.locator('.sd-card').waitFor()
  await pause(page, 900)
  await step()
  await goOn(page)
  await press(page, /A stranger/)
  await press(page, /Plain/)
  await takeAll(page, true)
  await video(async () => {
    await pause(page, 300)
    await press(page, 'Ring the bell')
    await changePlates(page)
    await page.locator('.sd-theater .button:enabled').waitFor()
    await pause(page, 2000)
  })
  await press(page, 'Menu')
  await press(page, 'Change level')
  // A stopped belt doesn't cut off plates at the edge.
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Belt speed' }).getByRole('radio', { name: /^0/ }).click()
  await press(page, 'Close')
  await findFox(page)
  const [one = '', two = ''] = await wanted(page)
  await take(page, one)
  await take(page, two)
  const hidden = '.bar, .sd-stop, .sd-count, .sd-said'
  await cover('cover', hidden, { taller: 400, style: standing })
  for (const name of ['cover-land', 'cover-wide'] as const) await cover(name, hidden, { taller: 150 })
}
