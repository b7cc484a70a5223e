import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'
import { wordFor } from './words.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const free = (page: Page) => page.locator('.robo-tray .robo-chip:not(:disabled)').first().waitFor({ timeout: 30_000 })

/** Puts the chip with these letters into the first empty slot. */
async function put(page: Page, letters: string): Promise<void> {
  await page
    .locator('.robo-tray .robo-chip')
    .filter({ hasText: new RegExp(`^${letters}$`) })
    .first()
    .click()
  await pause(page, 240)
  await page.locator('.robo-hole:not(:disabled)').first().click()
  await pause(page, 240)
}
/** Takes a chip out of its slot and waits until it is back on the tray. */
async function takeOut(page: Page, at: number): Promise<void> {
  await page.locator('.robo-box .robo-chip').nth(at).click()
  await pause(page, 600)
}

/** Returns the letters of the word the robot wants to say. */
async function wanted(page: Page): Promise<string[]> {
  const name = (await page.locator('.robo-wish').getAttribute('aria-label')) ?? ''
  return wordFor(name.replace('Hear the word: ', '')).chips.map(({ letters }) => letters.replace('_', '–'))
}
async function pull(page: Page): Promise<void> {
  await press(page, 'Pull the lever')
}
const offers = (page: Page) => page.locator('.choice-options button')
/** Takes an offered part, or the last one; then answers the other questions with their first option. */
const part = async (page: Page, at: number) => {
  await offers(page).first().waitFor({ timeout: 30_000 })
  for (let option = at; (await offers(page).count()) > 0; option = 0) {
    await pause(page, 700)
    await offers(page)
      .nth(Math.min(option, (await offers(page).count()) - 1))
      .click()
    await pause(page, 1600)
  }
  await free(page)
}

/** Returns the chips in an order that makes a silly word. */
async function jumble(page: Page): Promise<string[]> {
  const letters = await wanted(page)
  for (const one of [...letters].reverse()) await put(page, one)
  return letters
}

/** Pulls the lever for the silly word, then builds the correct word from the same chips. */
async function mend(page: Page, letters: string[], keep: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await pull(page)
  await page.locator('.robo-says').waitFor()
  await pause(page, 700)
  await keep()
  await page.locator('.robo-box .robo-chip:not(:disabled)').first().waitFor({ timeout: 30_000 })
  await takeOut(page, letters.length - 1)
  await takeOut(page, 0)
  await put(page, letters[0] ?? '')
  await put(page, letters.at(-1) ?? '')
  await pull(page)
}

/** Captures the robot with two chips in its slots, with space for a title. */
async function covers({ page, cover }: Recorder): Promise<void> {
  const [a = '', b = ''] = await wanted(page)
  await put(page, a)
  await put(page, b)
  await pause(page, 900)
  // Chips on the tray would be cut off at the bottom.
  const hidden = '.bar, .robo-note, .robo-ear, .robo-light, .robo-slot .badge, .robo-tray .robo-chip, .live'
  const drop = (by: string, more = '') => ({
    style: `.world { background: #FFD872 } .robo { transform: translateY(${by}); overflow: visible } ${more}`,
  })
  // Moves the picture of the word below the title.
  await cover('cover', hidden, drop('13%', '.robo-wish { translate: 0 140px }'))
  await cover('cover-land', hidden, drop('10%'))
  await cover('cover-wide', hidden, drop('10%'))
}

/** Goes to the next word with three sounds, which can be scrambled. */
async function threeSounds(page: Page): Promise<void> {
  while ((await page.locator('.robo-slot').count()) < 3) {
    for (const letters of await wanted(page)) await put(page, letters)
    await pull(page)
    await part(page, 1)
  }
}

/** Records a picture for each step of 'How to play', a video of two words, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video } = recorder
  await page.getByRole('button', { name: /^2\./ }).click()
  await press(page, 'Start')
  await free(page)
  await pause(page, 1500)
  await threeSounds(page)
  await step()
  const [a = '', b = ''] = await wanted(page)
  await put(page, a)
  await put(page, b)
  await step()
  await takeOut(page, 1)
  await takeOut(page, 0)
  await mend(page, await jumble(page), step)
  await page.locator('.robo-wish.is-lit').waitFor({ timeout: 30_000 })
  await pause(page, 300)
  await step()
  await offers(page).first().waitFor({ timeout: 30_000 })
  await pause(page, 300)
  await step()
  await part(page, 0)
  await threeSounds(page)
  const letters = await wanted(page)
  const last = letters.at(-1) ?? ''
  for (const one of letters.slice(0, -1)) await put(page, one)
  // Tries a chip in the last slot that isn't in the word, then the correct one.
  const all = await page.locator('.robo-tray .robo-chip').allTextContents()
  await put(page, all.find((one) => one !== last) ?? last)
  await video(async () => {
    await pull(page)
    const open = page.locator('.robo-box .robo-chip:not(:disabled)')
    await open.first().waitFor({ timeout: 30_000 })
    await open.last().click()
    await put(page, last)
    await pull(page)
    await offers(page).last().waitFor({ timeout: 30_000 })
    await pause(page, 700)
    await offers(page).last().click()
    await pause(page, 1200)
  })
  await free(page)
  await threeSounds(page)
  await covers(recorder)
}
