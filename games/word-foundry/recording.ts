import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

/** The text of each order, with the parts of its answer. */
const parts = new Map(
  ['compounds', 'endings', 'makers', 'roots'].flatMap((table) =>
    readFileSync(join(import.meta.dirname, 'tables', `${table}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([, made = '', clue = '']) => [clue, made.split(' ')] as const),
  ),
)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const look = (page: Page, option: string) =>
  page.getByRole('group', { name: 'Look', exact: true }).getByRole('radio', { name: option, exact: true }).click()

/** Returns the parts of the order, once iron and a quick order are chosen. */
async function answer(page: Page): Promise<string[]> {
  const sure = page.getByRole('button', { name: /Iron|Quick order/ })
  await page.locator('.strike').or(sure).waitFor()
  if ((await sure.count()) > 0) await sure.click()
  await page.locator('.strike').waitFor()
  return parts.get((await page.locator('.clue').textContent()) ?? '') ?? []
}
async function lay(page: Page, made: readonly string[], ms: number): Promise<void> {
  for (const part of made) {
    await page.locator('.metal', { has: page.locator(`b:text-is("${part}")`) }).click()
    await pause(page, ms)
  }
}
const strike = async (page: Page) => {
  await press(page, 'Strike')
  await page.locator('.rung').waitFor()
}

/** Fills an order and says its sentence. */
async function fill(page: Page, ms: number): Promise<void> {
  await lay(page, await answer(page), ms)
  await strike(page)
  await pause(page, ms * 3)
  await press(page, 'Independent')
}

/** Records five pictures, one for each step of How to Play, a video of two orders, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video, cover } = recorder
  await press(page, 'Settings')
  await look(page, 'Grown-up')
  await press(page, 'Close')
  await page.getByRole('button', { name: /^3\./ }).click()
  await press(page, 'Start')
  const first = await answer(page)
  await page.locator('.banner').waitFor({ state: 'detached' })
  await step()
  await lay(page, first, 200)
  await pause(page, 400)
  await step()
  await press(page, 'Strike')
  // Wait until the hammer is down and the sparks fly.
  await page.locator('.sparks').waitFor()
  await pause(page, 60)
  await step()
  await page.locator('.rung').waitFor()
  await pause(page, 500)
  await press(page, 'Independent')
  // The sentence of another word, so that no two pictures look alike.
  await lay(page, await answer(page), 200)
  await strike(page)
  await pause(page, 900)
  await step()
  await press(page, 'Independent')
  await video(async () => {
    await answer(page)
    await pause(page, 1200)
    await fill(page, 600)
    await pause(page, 800)
    await lay(page, await answer(page), 600)
    await strike(page)
    await pause(page, 1200)
  })
  await press(page, 'Independent')
  for (const _order of [5, 6, 7]) await fill(page, 60)
  await lay(page, await answer(page), 60)
  await pause(page, 400)
  // The menu pauses the game with tiles on the anvil, for the covers.
  await press(page, 'Menu')
  for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
    await cover(name, '.bar, .veil, .slip, .heat, .tally-chip, .actions')
  await press(page, 'Close')
  await strike(page)
  await press(page, 'Independent')
  await page.locator('.sign-choices button').first().click()
  await page.getByRole('button', { name: 'Save picture' }).waitFor({ timeout: 30_000 })
  await pause(page, 500)
  await step()
}
