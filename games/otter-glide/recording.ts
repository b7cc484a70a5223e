import type { Recorder } from '../scripts/record.ts'
export async function record({ page, step }: Recorder): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await step()
}
