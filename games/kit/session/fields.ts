import { m } from '#messages'
import type { Field } from '../game.ts'
import type { Topic } from '../rules.ts'

type More = Pick<Field, 'help' | 'when' | 'live' | 'group'>
type Option = readonly [value: string | number, label: string]

/** One of several; the first is the start unless `start` says otherwise. */
export function choice(
  key: string,
  label: string,
  options: readonly Option[],
  { start = options[0]?.[0] ?? '', ...more }: More & { start?: string | number } = {},
): Field {
  return {
    key,
    kind: 'choice',
    label,
    options: options.map(([value, text]) => ({ value, label: text })),
    start,
    ...more,
  }
}

/** Numbers to choose from: with a unit ('30 s'), or as a message says them ('12 bends'). */
export const numbers = (values: readonly number[], unit: string | ((count: number) => string) = ''): Option[] =>
  values.map((value) => {
    if (typeof unit === 'function') return [value, unit(value)]
    return [value, unit === '' ? String(value) : `${value} ${unit}`]
  })

/** On or off; off at the start unless `start` says otherwise. */
export function onOff(key: string, label: string, { start = false, ...more }: More & { start?: boolean } = {}): Field {
  return { key, kind: 'switch', label, start, ...more }
}

/** Who reads out what a game reads with `play.aloud`; `start` says who does at first. */
export const readAloud = (start: 'device' | 'adult' = 'device'): Field =>
  choice(
    'aloud',
    m.kit_reading_aloud(),
    [
      ['device', m.kit_this_devices_voice()],
      ['adult', m.kit_ill_read_it_myself()],
    ],
    { start, help: m.kit_the_text_you_read_aloud_is_shown() },
  )

/** A switch for each subject that an adult can leave out. Rules read them with `withoutTopics`. */
export const topicFields = (topics: readonly Topic[]): Field[] =>
  topics.map((topic) => onOff(topic, m.kit_include_topic({ topic }), { start: true }))

/** Errorless learning: wrong choices step back, so that every press is right. The game's rules read `values.errorless`. */
export const errorless: Field = onOff('errorless', m.kit_errorless(), {
  help: m.kit_only_correct_choices_can_be_tapped(),
})

/** A number between two others. */
export function range(
  key: string,
  label: string,
  [min, max, step]: readonly [min: number, max: number, step: number],
  start: number,
  more: More & { unit?: string } = {},
): Field {
  return { key, kind: 'range', label, min, max, step, start, ...more }
}
