import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Finds the button whose name shares the most words with a direction. */
async function best(page: Page, kind: string, told: string): Promise<number> {
  const names = await page
    .locator(kind)
    .evaluateAll((all) => all.map((at) => (at as HTMLButtonElement).getAttribute('aria-label') ?? ''))
  const heard = words(told)
  const scores = names.map((name) => {
    const own = words(name)
    return own.filter((word) => heard.includes(word)).length - own.filter((word) => !heard.includes(word)).length
  })
  return scores.indexOf(Math.max(...scores))
}

/** Drags the named item to the named place. */
async function follow(page: Page, wrong = false): Promise<void> {
  const told = (await page.locator('.bubble p').textContent()) ?? ''
  const thing = page.locator('.thing').nth(await best(page, '.thing', told))
  await thing.click()
  await pause(page, 300)
  const spots = page.locator('.spot')
  const right = await best(page, '.spot', told)
  await spots.nth(wrong ? (right + 3) % (await spots.count()) : right).click()
  await pause(page, 350)
}

/** Builds the rest of the scene. */
async function build(page: Page): Promise<void> {
  for (;;) {
    await page.locator('.thing:not(:disabled)').first().waitFor()
    await follow(page)
    if ((await page.getByRole('button', { name: 'Ready', exact: true }).count()) > 0) return
    await press(page, 'Next')
    await pause(page, 300)
  }
}

const curtainChoice = (page: Page) => page.locator('.choice-options button').first()
/** Drops the curtain instead of adding one more thing. */
async function dropCurtain(page: Page): Promise<void> {
  await curtainChoice(page).waitFor()
  await pause(page, 1000)
  await curtainChoice(page).click()
}

/** Captures the covers while the guide tells the last direction, without text in front. */
async function covers({ page, cover }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^1\./ }).click()
  await press(page, 'Start')
  await page.locator('.thumb').first().waitFor()
  await pause(page, 1500)
  await page.locator('.offer').filter({ hasText: 'Garden' }).or(page.locator('.offer').last()).first().click()
  for (let placed = 0; placed < 2; placed++) {
    await page.locator('.thing:not(:disabled)').first().waitFor()
    await follow(page)
    await press(page, 'Next')
  }
  await page.locator('.thing:not(:disabled)').first().waitFor()
  await press(page, 'Menu')
  await pause(page, 400)
  const hidden = '.bar, .veil, .banner, .bubble, .go, .panel-box'
  // The tall cover needs its upper quarter for a title, so everything but the room moves down.
  await cover('cover', hidden, { style: '.barrier > :not(.scene) { translate: 0 140px }' })
  for (const name of ['cover-land', 'cover-wide'] as const) await cover(name, hidden)
}

/** Two players at one device: choosing roles, peeking, the bell, Ready on both sides, and talking about a word. */
async function pair({ page, step }: Recorder): Promise<void> {
  await press(page, 'Start')
  await page.locator('.offer').first().waitFor()
  await pause(page, 1500)
  await step()
  await page.locator('.offer').first().click()
  await page.locator('.thumb').first().waitFor()
  await pause(page, 1500)
  await page.locator('.thumb').first().click()
  await page.locator('.thing:not(:disabled)').first().waitFor()
  await page.keyboard.down('p')
  await pause(page, 700)
  await press(page, 'Color')
  await step()
  await page.keyboard.up('p')
  const put = async (spot: number) => {
    await page.locator('.thing').first().click()
    await page.locator('.spot').nth(spot).click()
  }
  // The flower is right.
  await put(0)
  await press(page, 'Ring the bell to ask for more')
  await page.locator('.desk', { hasText: 'Good listening!' }).waitFor()
  await pause(page, 300)
  await step()
  for (const spot of [2, 4, 3]) await put(spot)
  await page.locator('.desk .button').last().click()
  await pause(page, 300)
  await step()
  await page.locator('.go .button').last().click()
  await dropCurtain(page)
  await page.locator('.differs:not(:disabled)').first().click({ timeout: 30_000 })
  await pause(page, 500)
  await step()
  await press(page, 'Menu')
  await press(page, 'Change level')
}

/** Records a picture for each step of 'How to play', a video of a scene with the spoken guide, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, video } = recorder
  await page.getByRole('button', { name: /^2\./ }).click()
  await press(page, 'Teal')
  await pair(recorder)
  await press(page, 'Teal')
  await press(page, 'Settings')
  const option = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click()
  await option('Guide', 'Spoken guide')
  await option('Items in a scene', '3')
  await press(page, 'More settings')
  await option('Spoken directions', 'Heard and written')
  await press(page, 'Close')
  await press(page, 'Start')
  await page.locator('.thumb').first().waitFor()
  await pause(page, 1500)
  await page.locator('.offer').first().click()
  await page.locator('.thing:not(:disabled)').first().waitFor()
  // The first item is placed wrong, so there is something to talk about. The video starts with the last one.
  await follow(page, true)
  await press(page, 'Next')
  await page.locator('.thing:not(:disabled)').first().waitFor()
  await follow(page)
  await press(page, 'Next')
  await page.locator('.thing:not(:disabled)').first().waitFor()
  await video(async () => {
    await build(page)
    await press(page, 'Ready')
    await dropCurtain(page)
    await page.locator('.differs:not(:disabled)').first().waitFor({ timeout: 30_000 })
    await pause(page, 1500)
  })
  await press(page, 'Menu')
  await press(page, 'Change level')
  await covers(recorder)
}
