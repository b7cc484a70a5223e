import { m } from '#messages'
import type { Look, SoundSettings } from '@marigold/contract'
import {
  presetNames,
  type Field,
  type FullSpec,
  type LevelBase,
  type Preset,
  type PresetName,
  type Value,
  type Values,
} from '../game.ts'
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

/** Settings of sound; they apply to all games. */
export const soundKeys: readonly string[] = ['muted', 'speech', 'effects', 'music']

/** The settings of sound among all settings. */
export const soundOf = ({ muted, speech, effects, music }: Values): SoundSettings => ({
  muted: muted === true,
  speech: Number(speech),
  effects: Number(effects),
  music: Number(music),
})

/** The look of a level: what was chosen, or by its age, playful to 10, clean from 11, and grown-up from 15. */
export function lookOf({ look }: Values, { from = 0 }: Pick<LevelBase, 'from'> = {}): Look {
  if (look === 'playful' || look === 'clean' || look === 'grown-up') return look
  return from >= 15 ? 'grown-up' : from >= 11 ? 'clean' : 'playful'
}

// A preset leaves these as the device has them: they belong to the room and the person, not to the game.
const access = ['repeat', 'letters', 'accept', 'rate', 'scanFirst', 'cooldown']
const ownOfDevice = ['look', 'text', 'calm', ...soundKeys, ...access, 'teams']

/** Every setting's first value. */
export function startValues(fields: Field[]): Values {
  return Object.fromEntries([...kitFields, ...fields].map((field) => [field.key, field.start]))
}

/** Level and settings after a preset was chosen over what is set now. */
export function withPreset<Level extends LevelBase, State, Move>(
  spec: Kind<Level, State, Move>,
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

/** Reads the one volume of settings saved before there were three. */
function withVolumes(given: Record<string, unknown>): Record<string, unknown> {
  if (typeof given.volume !== 'number' || given.effects !== undefined) return given
  return given.volume === 0 ? { ...given, muted: true } : { ...given, effects: given.volume }
}

/** Keeps of unknown values those that a field allows: saved settings may be from an older version. */
export function cleanValues(fields: Field[], given: unknown): Values {
  const out = startValues(fields)
  if (typeof given !== 'object' || given === null) return out
  const values = withVolumes(given as Record<string, unknown>)
  for (const field of [...kitFields, ...fields]) {
    const value = values[field.key]
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

const isOn = (field: Field, value: Value): string => {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? ''
  if (field.kind === 'range') return field.unit ? `${Number(value)} ${field.unit}` : String(value)
  return value === true ? m.kit_on() : m.kit_off()
}

type Kind<Level extends LevelBase, State, Move> = Pick<FullSpec<Level, State, Move>, 'presets' | 'fields' | 'levels'>

/** What a preset does: its level, and each setting that it changes from its usual value. */
export function presetParts<Level extends LevelBase, State, Move>(
  spec: Kind<Level, State, Move>,
  name: PresetName,
): string[] {
  const { level } = withPreset(spec, name, startValues(spec.fields))
  const changed = { ...kitPresets[name].values, ...spec.presets[name]?.values }
  const settings = [...kitFields, ...spec.fields].flatMap((field) => {
    const value = changed[field.key]
    return value === undefined || value === field.start
      ? []
      : [m.kit_setting_and_value({ setting: field.label, value: isOn(field, value) })]
  })
  return [m.kit_level_number({ number: level + 1 }), ...settings]
}

/** The preset that level and settings are those of, if any. */
export function activePreset<Level extends LevelBase, State, Move>(
  spec: Kind<Level, State, Move>,
  level: number,
  values: Values,
): PresetName | undefined {
  return presetNames.find((name) => {
    const preset = withPreset(spec, name, values)
    return preset.level === level && Object.entries(preset.values).every(([key, value]) => values[key] === value)
  })
}
