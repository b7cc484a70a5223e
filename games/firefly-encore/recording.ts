import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

/** Watches a phrase as a player does, and returns the names of its fireflies. */
async function watch(page: Page, during?: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const shone = new Set<Element>()
    new MutationObserver(() => {
      for (const stem of document.querySelectorAll('.stem')) {
        const isOn = stem.querySelector('.is-on') !== null
        if (isOn && !shone.has(stem)) seen.push(stem.getAttribute('aria-label') ?? '')
        if (isOn) shone.add(stem)
        else shone.delete(stem)
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] })
  })
  await press(page, 'Watch')
  if (during) {
    await page.locator('.bug.is-on').first().waitFor()
    await pause(page, 260)
    await during()
  }
  await page.getByRole('button', { name: 'Watch again' }).waitFor({ timeout: 30_000 })
  return page.evaluate(() => [...(window as unknown as { seen: string[] }).seen])
}

/** Plays a phrase back; blue ones are left out where the rule says so. */
async function echo(page: Page, phrase: readonly string[], skipsBlue = false): Promise<void> {
  for (const name of phrase.filter((one) => !skipsBlue || !one.includes('blue'))) {
    await pause(page, 420)
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.locator('.choice-panel').waitFor({ timeout: 30_000 })
  await pause(page, 700)
}
const choose = async (page: Page, option: number) => {
  await page.locator('.choice-options button').nth(option).click()
  await pause(page, 2400)
}

/** A finger brushes over all stems and back. */
async function brush(page: Page): Promise<void> {
  await page.mouse.move(40, 330)
  await page.mouse.down()
  for (let x = 40; x <= 1240; x += 20) await page.mouse.move(x, 330)
  for (let x = 1240; x >= 40; x -= 30) await page.mouse.move(x, 330)
  await page.mouse.up()
}

/** Records a picture for each step of 'How to play', and a video of the harp and a phrase. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^4\. Skip/ }).click()
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Phrases per game' }).getByRole('radio', { name: '6', exact: true }).click()
  await page.keyboard.press('Escape')
  await press(page, 'Start')
  await page.getByRole('button', { name: 'Start the concert' }).waitFor()
  await pause(page, 1200)
  await video(async () => {
    await brush(page)
    await press(page, 'Start the concert')
    await echo(page, await watch(page))
    await choose(page, 1)
  })
  const [first = '', ...others] = await watch(page, step)
  await page.getByRole('button', { name: first, exact: true }).click()
  await pause(page, 200)
  await step()
  await echo(page, others)
  await choose(page, 2)
  await page.locator('.firefly-note.is-new').waitFor()
  await pause(page, 700)
  await step()
  await echo(page, await watch(page), true)
  await choose(page, 1)
  await page.getByRole('button', { name: 'I said it' }).waitFor()
  await pause(page, 500)
  await step()
  await choose(page, 0)
  await press(page, 'End')
  await press(page, 'End the game')
  await page.locator('.program').waitFor({ timeout: 30_000 })
  await pause(page, 2600)
  await step()
}
