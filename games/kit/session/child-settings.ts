import type { Player } from '@marigold/contract'
import type { Values } from '../game.ts'
import { kitFields } from './kit-fields.ts'
import { soundKeys } from './settings.ts'

// How loud a device is belongs to its room.
const fields = kitFields.filter(({ group, key }) => group !== 'play' && !soundKeys.includes(key))

export type ChildSettings = Record<string, Values>

/** Returns the settings that belong to a child rather than to a game: looks and access. */
export const childSettingsOf = (values: Values): Values =>
  Object.fromEntries(fields.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]]])))

/** Whose settings apply: a client who plays alone has their own. '' stands for everybody else. */
export const childOf = (chosen: readonly Player[]): string => (chosen.length === 1 ? (chosen[0]?.client ?? '') : '')

/** Returns the settings for who plays now; undefined where none are stored, so that those at hand stay. */
export function settingsFor(stored: ChildSettings, child: string): Values | undefined {
  return stored[child] ?? (child === '' ? undefined : stored[''])
}

/** Returns the first values, for a child who follows another one and has no settings. */
export const freshChildSettings = (): Values => Object.fromEntries(fields.map(({ key, start }) => [key, start]))
