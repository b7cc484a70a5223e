import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Lets the farm wobble for a while: what is filmed here is time itself. */
const pause = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

async function begin(page: Page, level: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${level}\\.`) }).click()
  await press(page, 'Start')
  await page.locator('.pick-row button').first().waitFor()
}
/** A friend is asked for by a word; every third gets a balloon. */
async function hello(page: Page): Promise<void> {
  await page.locator('.adult').or(page.locator('.pick')).first().waitFor({ timeout: 20_000 })
  if ((await page.locator('.pick').count()) > 0) {
    await press(page, 'Balloon')
    await page.locator('.adult').waitFor({ timeout: 20_000 })
  }
  await press(page, 'Word')
  await page.locator('.adult').waitFor({ state: 'detached' })
}
const told = (page: Page) => page.locator('.told').textContent()

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).click()

/** The tall cover has its title above the roof: the farm stands lower, and its sky goes on above it. */
const down = 150
const lower = `.hay-world { transform: translateY(${down}px) }
.haystack { background: radial-gradient(circle 150px at 84px ${down + 104}px, rgb(255 244 196 / 0.95), rgb(255 244 196 / 0)), #bfe2f3 }`

/** Somebody in the hay, and friends in their line, held still by the menu: the covers. */
async function covers({ page, cover }: Recorder): Promise<void> {
  for (;;) {
    await page.locator('.adult').or(page.locator('.pick')).first().waitFor({ timeout: 20_000 })
    if ((await page.locator('.pick').count()) > 0) {
      await press(page, 'Balloon')
      await page.locator('.adult').waitFor({ timeout: 20_000 })
    }
    if ((await page.locator('.in-line').count()) > 2 && (await told(page))?.includes('hay')) break
    await hello(page)
  }
  await hello(page)
  await pause(page, 600)
  await press(page, 'Menu')
  const hidden = '.bar, .veil, .told, .bubble'
  await cover('cover', hidden, { style: lower })
  for (const name of ['cover-land', 'cover-wide'] as const) await cover(name, hidden)
  await press(page, 'Close')
}

/** Finds five friends by their names, each third with another gift. */
async function find(page: Page): Promise<void> {
  for (let found = 0; ;) {
    await page.locator('.target, .pick-row button, .read-aloud button').first().waitFor({ timeout: 20_000 })
    if ((await page.locator('.read-aloud button').count()) > 0) await page.locator('.read-aloud button').click()
    else if ((await page.locator('.pick-row button').count()) > 0) {
      await press(page, 'Umbrella')
      await page.locator('.pick').waitFor({ state: 'detached' })
    } else {
      if (found === 5) return
      const name = /the (.+)\?/.exec((await told(page)) ?? '')?.[1] ?? ''
      await page.getByRole('button', { name: new RegExp(`with the ${name}$`) }).click()
      await page.locator('.target').first().waitFor({ state: 'detached' })
      found += 1
    }
  }
}

/** Five pictures, one for each sentence of 'How to play', a film, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, film } = recorder
  await press(page, 'Teal')
  await press(page, 'Settings')
  await choose(page, 'Friends to find', '12')
  await press(page, 'Close')
  await begin(page, 2)
  await press(page, 'Trumpet')
  await pause(page, 900)
  await step()
  await page.getByRole('button', { name: 'Open together' }).waitFor({ timeout: 30_000 })
  await pause(page, 700)
  await step()
  await hello(page)
  await pause(page, 500)
  await step()
  await film(async () => {
    for (let friend = 0; friend < 3; friend++) {
      await page.locator('.adult').or(page.locator('.pick')).first().waitFor({ timeout: 20_000 })
      await pause(page, 1500)
      await hello(page)
    }
  })
  await covers(recorder)
  await press(page, 'End')
  await page.getByRole('button', { name: 'Play again' }).waitFor({ timeout: 60_000 })
  await press(page, 'Change level')
  await begin(page, 3)
  await press(page, 'Bell')
  await page.locator('.read-aloud button').click()
  await pause(page, 1100)
  await step()
  await find(page)
  await press(page, 'End')
  await page.locator('.goodbye').waitFor({ timeout: 20_000 })
  await pause(page, 2900)
  await step()
}
