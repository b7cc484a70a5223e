import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).click()

const ready = '.choice-panel, .adult-confirm button:enabled, .secret'

/** Takes what is offered, if something is. */
async function chooseOn(page: Page): Promise<void> {
  await page.locator(ready).first().waitFor({ timeout: 20_000 })
  if ((await page.locator('.choice-panel').count()) > 0) await page.locator('.choice-panel button').nth(1).click()
}

/** Opens the telegram, says the word, and sends the train. */
async function hear(page: Page, wrong = false): Promise<void> {
  await chooseOn(page)
  // A word that was misheard is open already.
  const see = page.getByRole('button', { name: 'See the word' })
  await see
    .or(page.getByRole('button', { name: 'I said it' }))
    .first()
    .waitFor()
  if ((await see.count()) > 0) await see.click()
  const word = (await page.locator('.adult-confirm p').textContent())?.trim() ?? ''
  await pause(page, 600)
  await press(page, 'I said it')
  const right = (await page.locator('.sign-0').textContent())?.trim() === word
  await pause(page, 500)
  await page.locator(right !== wrong ? '.sign-0' : '.sign-1').click()
}
const again = (page: Page) => page.locator(ready).first().waitFor({ timeout: 20_000 })

/** The yard with a train at the switch and no words in front of it. */
async function covers({ page, cover }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^3\./ }).click()
  await press(page, 'Start')
  await page.locator('.choice-panel button').last().click()
  await hear(page)
  await pause(page, 600)
  await press(page, 'Menu')
  const hidden = '.bar, .veil, .line, .saved, .tower-again, .asked, .panel-box, .adult-confirm'
  // The title goes in the sky above the mountains.
  await cover('cover', hidden, { taller: 240, style: '.signs, .sign { transform: translateY(-150px) }' })
  for (const name of ['cover-land', 'cover-wide'] as const) await cover(name, hidden)
}

/** Records five pictures, one for each step of How to Play, a video of several trains, and the covers. */
export async function record(recorder: Recorder): Promise<void> {
  const { page, step, video } = recorder
  await page.getByRole('button', { name: /^3\./ }).click()
  await press(page, 'Settings')
  await choose(page, 'The learner', 'Switch every five trains')
  await page.getByRole('group', { name: 'Contrast' }).scrollIntoViewIfNeeded()
  await step()
  await press(page, 'Close')
  await press(page, 'Start')
  await chooseOn(page)
  await press(page, 'See the word')
  await pause(page, 400)
  await step()
  await press(page, 'I said it')
  await page.locator('.sign-0').click()
  await pause(page, 400)
  await step()
  await chooseOn(page)
  await video(async () => {
    await hear(page)
    await chooseOn(page)
    await hear(page)
    await again(page)
  })
  for (let train = 0; train < 8 && (await page.locator('.secret').count()) === 0; train++) {
    await hear(page)
    await again(page)
  }
  await page.locator('.secret').waitFor()
  await pause(page, 500)
  await step()
  await page.locator('.secret .offer-row button').first().click()
  await page.locator('.adult-confirm button:enabled').nth(1).click()
  await page.locator('.told').waitFor()
  await pause(page, 500)
  await step()
  await page.locator('.adult-confirm button:enabled').first().waitFor()
  await press(page, 'Menu')
  await press(page, 'Change level')
  await covers(recorder)
}
