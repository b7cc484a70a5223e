import { m } from '#messages'
import type { Level } from './rules.ts'

export const levels: Level[] = [
  { name: m.template_small_tree(), detail: m.template_about_6_apples(), apples: 6 },
  { name: m.template_tall_tree(), detail: m.template_about_12_apples(), apples: 12 },
]
