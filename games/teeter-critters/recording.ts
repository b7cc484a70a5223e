import type { Recorder } from '../scripts/record.ts'

/** Records one picture for each step of How to Play, and a video of a few turns. */
export async function record({ page, step, video }: Recorder): Promise<void> {
  const pick = async (count: number) => {
    const target = page.getByRole('button', { name: `Pick ${count}` })
    await target.waitFor()
    await target.click()
    await target.waitFor({ state: 'detached' })
  }
  await step()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Pick 1' }).waitFor()
  await step()
  await video(async () => {
    for (const count of [2, 1, 3]) await pick(count)
  })
  await page.getByRole('button', { name: 'Pick 1' }).waitFor()
  await step()
}
