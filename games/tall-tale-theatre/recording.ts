import type { Recorder } from '../scripts/record.ts'

/** One picture for each sentence of 'How to play', and a film of a few turns. */
export async function record({ page, step, film }: Recorder): Promise<void> {
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
  await film(async () => {
    for (const count of [2, 1, 3]) await pick(count)
  })
  await page.getByRole('button', { name: 'Pick 1' }).waitFor()
  await step()
}
