import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const names: Record<string, string> = { F: 'Forward', L: 'Turn left', R: 'Turn right', H: 'Do the errand' }
const lay = async (page: Page, plan: string) => {
  for (const tile of plan) await press(page, names[tile] ?? '')
}

/** Plants the flag on a square and lets the bot drive until it stops. */
async function run(page: Page, square: string): Promise<void> {
  await press(page, 'Plan is ready')
  await press(page, `Flag on ${square}`)
  await pause(page, 700)
  await press(page, 'Go!')
}

/** Records a picture for each step of 'How to play', and a video of a plan, its bug, and its repair. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^3\. Two errands/ }).click()
  await press(page, 'Settings')
  await page.getByRole('group', { name: 'Maps per game' }).getByRole('radio', { name: '1', exact: true }).click()
  await page.keyboard.press('Escape')
  await press(page, 'Start')
  await press(page, 'To the first map')
  await press(page, /An umbrella/)
  await pause(page, 700)
  await step()
  await video(async () => {
    await lay(page, 'FLHFH')
    await run(page, 'C2')
    await page.getByText('There is no errand').waitFor({ timeout: 30_000 })
    await pause(page, 900)
  })
  await press(page, 'Take the last tile away')
  await lay(page, 'FH')
  await step()
  await press(page, 'Plan is ready')
  await press(page, 'Flag on C2')
  await pause(page, 500)
  await step()
  await press(page, 'Back to the plan')
  await press(page, 'Tile 5, forward: take it out')
  for (let steps = 0; steps < 3; steps++) await press(page, 'Help me')
  await pause(page, 500)
  await step()
  await press(page, 'Tile 5, do the errand: take it out')
  await lay(page, 'FH')
  await run(page, 'C2')
  await press(page, 'Next')
  await press(page, /A bridge/)
  await page.locator('.town-ending').waitFor({ timeout: 30_000 })
  await pause(page, 2500)
  await step()
}
