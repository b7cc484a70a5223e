import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'
import { threadsOf, type Ask } from './thread.ts'

const threads = threadsOf(readFileSync(join(import.meta.dirname, 'threads', 'level-1.txt'), 'utf8'))
/** Each question with its best answer and supporting clues. */
const answers = new Map(
  threads.flatMap(({ steps, clues }) =>
    steps
      .filter((step): step is Ask => step.kind === 'ask')
      .map(({ question, meanings }) => {
        const best = meanings.find(({ fit }) => fit === 'likely')
        return [question, { text: best?.text ?? '', clue: clues[best?.strong[0] ?? '']?.text ?? '' }] as const
      }),
  ),
)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
async function untilAsked(page: Page): Promise<void> {
  await page.locator('.ss-choice').first().waitFor({ timeout: 60_000 })
}
async function mean(page: Page): Promise<string> {
  await untilAsked(page)
  const question = ((await page.locator('.ss-page h2').textContent()) ?? '').trim()
  const { text = '', clue = '' } = answers.get(question) ?? {}
  await press(page, text)
  return clue
}
async function solve(page: Page, ms: number): Promise<void> {
  const clue = await mean(page)
  await pause(page, ms)
  await press(page, clue)
  await pause(page, ms)
  await press(page, 'Add it to the notes')
  await pause(page, ms * 2)
}

/** Sends the first reply of a fork, with a forecast. */
async function reply(page: Page, ms: number, look: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await untilAsked(page)
  await pause(page, ms)
  await page.locator('.ss-reply').first().click()
  await pause(page, ms)
  await press(page, 'Pleased')
  await pause(page, ms)
  await look()
  await press(page, 'Done')
  await press(page, /^Send it now/)
  const show = page.getByRole('button', { name: 'Show all now' })
  await show.click({ timeout: 4000 }).catch(() => undefined)
  await page.locator('.ss-compare').waitFor({ timeout: 30_000 })
  await pause(page, ms)
  await press(page, 'Read on')
}

const upright = `.ss-room.portrait > .ss-phone { position: absolute; left: 50%; top: 35%; height: 76%; width: 66%;
  transform: translateX(-50%) rotate(-4deg); align-self: auto; flex: none }
  .ss-room:not(.portrait) > .ss-phone { left: 50%; top: 30%; bottom: -34%; width: 38%; transform: translateX(-50%) rotate(-4deg) }`

/** Records five pictures, one for each step of How to Play, a video of one question, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video, cover } = recorder
  await press(page, 'Settings')
  await page
    .getByRole('group', { name: 'Look', exact: true })
    .getByRole('radio', { name: 'Grown-up', exact: true })
    .click()
  await press(page, 'Close')
  await page.getByRole('button', { name: /^1\./ }).click()
  await press(page, 'Start')
  await page.locator('.ss-folder').first().click()
  await page.locator('.ss-bubble').nth(2).waitFor()
  await page.locator('.ss-dots').waitFor()
  await pause(page, 300)
  await step()
  await untilAsked(page)
  await pause(page, 500)
  await step()
  const clue = await mean(page)
  await press(page, clue)
  await pause(page, 400)
  await step()
  await press(page, 'Add it to the notes')
  await pause(page, 400)
  // The menu pauses the game with a clue marked, for the covers.
  await press(page, 'Menu')
  for (const name of ['cover', 'cover-land', 'cover-wide'] as const)
    await cover(name, '.bar, .veil, .ss-panel, [role="dialog"]', { style: upright })
  await press(page, 'Close')
  await press(page, 'Read on')
  await reply(page, 150, step)
  await video(async () => {
    await untilAsked(page)
    await pause(page, 1200)
    await solve(page, 900)
    await press(page, 'Read on')
    await pause(page, 2500)
  })
  const hurry = async () => {
    const show = page.getByRole('button', { name: 'Show all now' })
    if ((await show.count()) > 0) await show.click().catch(() => undefined)
  }
  for (let i = 0; i < 40 && (await page.getByRole('button', { name: 'Save picture' }).count()) === 0; i++) {
    await hurry()
    await pause(page, 300)
    const at =
      (await page
        .locator('.ss-panel')
        .getAttribute('class')
        .catch(() => '')) ?? ''
    if (at.includes('meaning')) {
      await solve(page, 80)
      await press(page, 'Read on')
    } else if (at.includes('reply')) await reply(page, 80)
    else if (at.includes('insight')) {
      await page.locator('.ss-choice').first().click()
      await page.getByRole('button', { name: 'Save picture' }).waitFor({ timeout: 30_000 })
    }
  }
  await pause(page, 500)
  await step()
}
