import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'
import { links } from './content/links.ts'
import { solutionsOf } from './puzzle.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Returns the sets of the grid on the loom, from the tables. */
async function setsOn(page: Page, size: number): Promise<string[][]> {
  await page.locator('.tile').first().waitFor()
  const words = await page
    .locator('.tile')
    .evaluateAll((all) => all.map((at) => (at as HTMLElement).dataset.word ?? ''))
  const [sets] = solutionsOf(
    words,
    links.map(({ fits }) => fits),
    size,
  )
  return sets ?? []
}

async function choose(page: Page, words: readonly string[], ms: number): Promise<void> {
  for (const word of words) {
    await page.locator(`.tile[data-word="${word}"]`).click()
    await pause(page, ms)
  }
}

async function pull(page: Page): Promise<void> {
  await page.locator('button.pull:enabled').click()
}

/** Names a set without help, and takes the choices that are asked, by the beginning of their names. */
async function weave(page: Page, choices: readonly string[], ms: number): Promise<void> {
  await page.locator('.adult-confirm button:enabled').first().click({ timeout: 20_000 })
  for (const choice of choices) {
    const option = page.getByRole('button', { name: new RegExp(`^${choice}`) })
    await option.waitFor({ timeout: 20_000 })
    await pause(page, ms)
    await option.click()
  }
  await pause(page, 1800)
}
const now = ['Weave now', 'My yarn']

/** Records five pictures, one for each step of How to Play, and a video of a set that is found, named, and woven. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await press(page, /^2\./)
  await press(page, 'Start')
  const sets = await setsOn(page, 3)
  const [first = [], second = []] = sets
  await page.locator('.banner').waitFor({ state: 'detached' })
  await step()
  await choose(page, [...first.slice(0, 2), second[0] ?? ''], 200)
  await pause(page, 500)
  await step()
  await pull(page)
  await page
    .getByText(/One away/)
    .first()
    .waitFor()
  await pause(page, 700)
  await step()
  await page.locator('.tile:enabled').first().waitFor({ timeout: 20_000 })
  await pause(page, 1200)
  await video(async () => {
    await pause(page, 300)
    await choose(page, [second[0] ?? '', ...first.slice(2)], 300)
    await pull(page)
    await page.locator('.adult-confirm button:enabled').first().waitFor({ timeout: 20_000 })
    await pause(page, 900)
    await weave(page, now, 800)
    await choose(page, second, 200)
    await pull(page)
    await page.locator('.adult-confirm button:enabled').first().waitFor({ timeout: 20_000 })
  })
  await step()
  await weave(page, now, 500)
  await weave(page, ['Mystery spool'], 500)
  await page.locator('.tile:enabled').first().waitFor({ timeout: 20_000 })
  const [third = [], fourth = []] = await setsOn(page, 3)
  for (const set of [third, fourth]) {
    await page.locator('.tile:enabled').first().waitFor({ timeout: 20_000 })
    await choose(page, set, 100)
    await pull(page)
    await weave(page, now, 200)
  }
  await weave(page, ['My yarn', 'A scarf'], 200)
  await page.getByRole('button', { name: 'Save picture' }).waitFor({ timeout: 30_000 })
  await pause(page, 600)
  await step()
}
