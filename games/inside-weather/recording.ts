import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

const all = async (page: Page, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(page, name)
}

/** Drags a piece of sky, or a finger through it. */
async function drag(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  const [first, ...rest] = points
  if (!first) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const [x, y] of rest) await page.mouse.move(x, y, { steps: 14 })
  await page.mouse.up()
  await pause(page, 500)
}
async function dragPiece(page: Page, piece: string, by: readonly [number, number]): Promise<void> {
  const box = await page.locator(`.piece.is-${piece}`).boundingBox()
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await drag(page, [
    [x, y],
    [x + by[0] * 0.4, y + by[1] * 0.7],
    [x + by[0], y + by[1]],
  ])
}

/** Records a picture for each step of 'How to play', and a video of a sky that is built. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^3\. Mixed weather/ }).click()
  await press(page, 'Start')
  await pause(page, 900)
  await video(async () => {
    await drag(page, [
      [300, 190],
      [560, 240],
      [800, 170],
    ])
    await all(page, ['sun', 'Next', 'No word for it', 'rain'])
    await page.getByRole('slider').fill('9')
    await all(page, ['To the right', 'Next', 'No word for it'])
    await dragPiece(page, 'rain', [-120, -20])
    await all(page, ['rainbow', 'Next', 'No word for it'])
    await pause(page, 900)
  })
  await pause(page, 400)
  await step()
  await press(page, 'wind')
  await page.getByRole('slider').fill('8')
  await pause(page, 500)
  await step()
  await all(page, ['To the right', 'Next', 'High energy, pleasant'])
  await pause(page, 500)
  await all(page, ['excited', 'Next', /^rain, size/, 'Next', 'Low energy, unpleasant', 'lonely', 'Next'])
  await all(page, ['In my body', 'Tummy', /^My tummy feels fluttery/])
  await pause(page, 500)
  await step()
  await all(page, ['Back to the sky', 'This is it', /^Let it be/])
  await pause(page, 600)
  await step()
  await all(page, [/^Put on a song/, /^My adult/])
  await page.getByRole('button', { name: 'For the adult' }).waitFor({ timeout: 20_000 })
  await pause(page, 1200)
  await step()
}
