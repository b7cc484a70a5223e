import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const option = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click()
const ready = (page: Page) => page.getByRole('button', { name: /^Wait/ }).waitFor({ timeout: 20_000 })

/** Ends the turn, and answers the question after a gust. */
async function turn(page: Page): Promise<void> {
  const help = page.getByRole('button', { name: 'Take a slow breath' })
  await page.getByRole('button', { name: /^Wait/ }).or(help).waitFor({ timeout: 20_000 })
  if (await help.isVisible()) await help.click()
  await ready(page)
}
async function act(page: Page, name: RegExp): Promise<void> {
  await turn(page)
  await page.getByRole('button', { name }).click()
}
/** Uses an action on the tree with the ripest matching fruit. */
async function at(page: Page, ripeness: RegExp, name: RegExp): Promise<void> {
  await turn(page)
  await page.getByRole('button', { name: ripeness }).first().click()
  await page.getByRole('button', { name }).click()
}
const nextWeather = async (page: Page) => (await page.locator('.forecast .next b').textContent()) ?? ''

async function begin(page: Page, practice: string): Promise<void> {
  await press(page, 'Settings')
  await option(page, 'Practice before each turn', practice)
  await option(page, 'Weather', 'Lively')
  await press(page, 'Close')
  await press(page, 'Start')
}

/** Records a picture for each step of 'How to play', and a video of a few turns. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^4\. Orders/ }).click()
  await begin(page, '3')
  await press(page, 'Independent')
  await pause(page, 500)
  await step()
  await press(page, 'Menu')
  await press(page, 'Change level')
  await begin(page, 'Off')
  await video(async () => {
    await pause(page, 900)
    await act(page, /^Water/)
    await act(page, /^Wait/)
    await act(page, /^Plant/)
    await act(page, /^Wait/)
    await act(page, /^Pick/)
    await turn(page)
    await pause(page, 900)
  })
  // Early in another game, there is fruit to pick and to guard.
  await press(page, 'Menu')
  await press(page, 'Change level')
  await press(page, 'Start')
  await act(page, /^Water/)
  await turn(page)
  for (let turns = 0; turns < 12 && !/^(Bird|Wind)/.test(await nextWeather(page)); turns++) {
    await act(page, /^Wait/)
    await turn(page)
  }
  await pause(page, 300)
  await step()
  await at(page, /ripe|golden|blushing/, /^Pick/)
  await pause(page, 620)
  await step()
  await at(page, /ripe|golden|blushing/, /^Guard/)
  await page.locator('.said').filter({ hasText: 'The ladybug guards the fruit.' }).waitFor()
  await pause(page, 300)
  await step()
  await turn(page)
  await press(page, 'End')
  await press(page, 'End the game')
  await page.getByRole('button', { name: 'Play again' }).waitFor({ timeout: 60_000 })
  await pause(page, 1500)
  await step()
}
