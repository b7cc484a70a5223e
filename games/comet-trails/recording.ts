import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause, press } from '../scripts/recording-steps.ts'

/** Points along the stroke that is to be drawn now; null when there is none. */
const strokeOf = (page: Page): Promise<[number, number][] | null> =>
  page.evaluate(() => {
    const way = document.querySelector<SVGPathElement>('.guide .way')
    const matrix = way?.getScreenCTM()
    if (!way || !matrix) return null
    const count = Math.max(2, Math.ceil(way.getTotalLength() / 9))
    return Array.from({ length: count + 1 }, (_, at): [number, number] => {
      const { x, y } = way.getPointAtLength((way.getTotalLength() * at) / count).matrixTransform(matrix)
      return [x, y]
    })
  })

/** Draws a stroke as a hand does, with a wobble; `half` happens in its middle. */
async function draw(page: Page, half = async () => {}): Promise<boolean> {
  const points = await strokeOf(page)
  if (!points) return false
  await page.mouse.move(...(points[0] ?? [0, 0]))
  await page.mouse.down()
  for (const [at, [x, y]] of points.entries()) {
    await page.mouse.move(x + Math.sin(at * 0.5) * 3, y + Math.cos(at * 0.4) * 3)
    if (at === Math.floor(points.length * 0.62)) await half()
  }
  await page.mouse.up()
  await pause(page, 400)
  return true
}
async function finish(page: Page): Promise<void> {
  while ((await page.locator('.choice-panel').count()) === 0) if (!(await draw(page))) await pause(page, 300)
  await pause(page, 600)
}
const choose = async (page: Page, option: number) => {
  await page.locator('.choice-options button').nth(option).click()
  await pause(page, 2600)
}

/** Two loops across the sky. */
async function play(page: Page): Promise<void> {
  await page.mouse.move(520, 400)
  await page.mouse.down()
  for (let at = 0; at <= 110; at++)
    await page.mouse.move(520 + at * 4.4 + Math.sin(at / 8) * 90, 400 - Math.cos(at / 8) * 150 + 30)
}

/** Records a picture for each step of 'How to play', and a video of the toy sky and two figures. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\. Shapes/ }).click()
  await press(page, 'Start')
  await page.getByRole('button', { name: 'Start tracing' }).waitFor()
  await pause(page, 1200)
  await play(page)
  await step()
  await page.mouse.up()
  await press(page, 'Start tracing')
  await pause(page, 900)
  await step()
  await video(async () => {
    await finish(page)
    await choose(page, 0)
    await finish(page)
    await choose(page, 1)
  })
  await finish(page)
  await choose(page, 1)
  await draw(page, step)
  await step()
  await finish(page)
  await choose(page, 0)
  await finish(page)
  await page.locator('.choice-options button').first().click()
  await page.locator('.program').waitFor({ timeout: 30_000 })
  await pause(page, 2400)
  await step()
}
