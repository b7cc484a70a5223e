import { m } from '#messages'
import type { Help } from './rules.ts'

/** What may help after a gust, as offered and logged. */
export const helpNames: Record<Help, string> = {
  breathe: m.patient_orchard_take_a_slow_breath(),
  talk: m.patient_orchard_say_how_it_feels(),
  'shake-it-off': m.patient_orchard_shake_it_off(),
  'try-again': m.kit_try_again(),
}
