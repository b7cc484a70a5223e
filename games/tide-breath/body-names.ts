import { m } from '#messages'
import type { BodyStep } from './rules.ts'

/** The names of the body scale's steps, in words about the sea. */
export const bodyNames: Record<BodyStep, string> = {
  1: m.tide_breath_stormy(),
  2: m.tide_breath_choppy(),
  3: m.tide_breath_wavy(),
  4: m.tide_breath_gentle(),
  5: m.tide_breath_still(),
}
