import type { Recorder } from '../scripts/record.ts'
export const record = async ({ step }: Recorder) => {
  await step()
}
