import { m } from '#messages'
import type { Field, GameSpec, LevelBase, Preset, PresetName, Values } from '../game.ts'
import { kitFields } from './kit-fields.ts'

export const presetLabels: Record<PresetName, string> = {
  easy: m.kit_easy_start(),
  standard: m.kit_standard(),
  challenge: m.kit_challenge(),
  switch: m.kit_single_switch(),
  teletherapy: m.kit_teletherapy(),
}

const kitPresets: Record<PresetName, Preset> = {
  easy: {},
  standard: {},
  challenge: {},
  switch: { values: { scan: 'one', scanStyle: 'auto', scanSeconds: 2.4, speak: true } },
  teletherapy: { values: { labels: true } },
}

// A preset leaves these as the device has them: they belong to the room and the person, not to the game.
const ownOfDevice = ['look', 'text', 'calm', 'volume', 'repeat', 'letters', 'accept', 'rate', 'scanFirst', 'teams']

/** Every setting's first value. */
export function startValues(fields: Field[]): Values {
  return Object.fromEntries([...kitFields, ...fields].map((field) => [field.key, field.start]))
}

/** Level and settings after a preset was chosen over what is set now. */
export function withPreset<Level extends LevelBase, State, Move>(
  spec: Pick<GameSpec<Level, State, Move>, 'presets' | 'fields' | 'levels'>,
  name: PresetName,
  now: Values,
): { level: number; values: Values } {
  const kept = Object.fromEntries(ownOfDevice.map((key) => [key, now[key] as Values[string]]))
  const own = spec.presets[name] ?? {}
  const last = spec.levels.length - 1
  const usual = { easy: 0, standard: Math.min(1, last), challenge: last, switch: 0, teletherapy: Math.min(1, last) }
  const values = { ...startValues(spec.fields), ...kept, ...kitPresets[name].values, ...own.values }
  return { level: own.level ?? usual[name], values }
}

/** Keeps of unknown values those that a field allows: saved settings may be from an older version. */
export function cleanValues(fields: Field[], given: unknown): Values {
  const out = startValues(fields)
  if (typeof given !== 'object' || given === null) return out
  for (const field of [...kitFields, ...fields]) {
    const value = (given as Record<string, unknown>)[field.key]
    if (field.kind === 'switch' && typeof value === 'boolean') out[field.key] = value
    if (field.kind === 'choice' && field.options.some((option) => option.value === value)) {
      out[field.key] = value as string | number
    }
    if (field.kind === 'range' && typeof value === 'number' && value >= field.min && value <= field.max) {
      out[field.key] = value
    }
  }
  return out
}
