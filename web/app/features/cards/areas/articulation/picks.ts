import { m } from '#messages'
import type { Sound } from '@marigold/contract'
import { accountTabStorage } from '../../../../platform/storage/account-storage.ts'
import { enumerated } from '../../../../platform/words/words.ts'
import { kindName } from '../kind-names.ts'
import { positionName } from './articulation-cards.ts'

const key = 'articulationSelections'

/** Picked positions and card kinds by sound, as ids. */
export type Picks = Record<string, [positions: number[], kinds: number[]]>

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => Number.isInteger(id))

/** Parses stored picks; entries that aren't pairs of id lists are skipped. */
export function parsePicks(stored: string | null): Picks {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {}
    const pairs = Object.entries(parsed).filter(
      (entry): entry is [string, [number[], number[]]] =>
        Array.isArray(entry[1]) && entry[1].length === 2 && isIds(entry[1][0]) && isIds(entry[1][1]),
    )
    return Object.fromEntries(pairs)
  } catch {
    return {} // edited by hand or truncated
  }
}

/** Reads the picks stored for this tab. */
export function readPicks(): Picks {
  return parsePicks(accountTabStorage.read(key))
}

/** Stores the picks for this tab. */
export function storePicks(picks: Picks) {
  accountTabStorage.write(key, Object.keys(picks).length === 0 ? null : JSON.stringify(picks))
}

/** Returns the specified message if Done can't close the dialog yet, or null. */
export function doneRefusal(sound: string | null, positions: readonly number[], kinds: readonly number[]) {
  if (!sound) return m.cards_please_select_an_articulation()
  if (positions.length === 0 || kinds.length === 0) return m.cards_please_select_at_least_one_category()
  return null
}

/** Returns true if any sound has a position or a kind. */
export function hasPicks(picks: Picks): boolean {
  return Object.values(picks).some(([positions, kinds]) => positions.length > 0 || kinds.length > 0)
}

/** Returns the counts of the picked positions and kinds of the picked sounds. */
export function countPicks(picks: Picks, sounds: readonly Sound[]) {
  return Object.entries(picks).flatMap(([name, [positions, kinds]]) =>
    (sounds.find((sound) => sound.sound_name === name)?.counts ?? [])
      .filter(({ position, kind }) => positions.includes(position) && kinds.includes(kind))
      .map((counts) => ({ sound: name, ...counts })),
  )
}

/** Returns how many cards the picked sounds have, and how many of them have a picture. */
export function countPictured(picks: Picks, sounds: readonly Sound[]): { all: number; pictured: number } {
  const counts = countPicks(picks, sounds)
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    pictured: counts.reduce((sum, { pictured }) => sum + pictured, 0),
  }
}

/** Returns the picks without one sound. */
export function withoutSound(picks: Picks, sound: string): Picks {
  return Object.fromEntries(Object.entries(picks).filter(([name]) => name !== sound))
}

/** Describes a pick: 'Initial, medial · Words'. */
export function describePick(pick: Picks[string]): string {
  const names = pick[0].map(positionName).map((name, index) => (index === 0 ? name : name.toLowerCase()))
  return `${enumerated(names)} · ${enumerated(pick[1].map(kindName).filter(Boolean))}`
}

// ---- Tiles ---------------------------------------------------------------------------------------------------------

const vocalic = ['AR', 'OR', 'ER', 'AIR', 'EAR', 'IRE', 'RL']
const consonants = 'P B M N H W D G K F T NG Y V J S CH L SH Z R TH ZH'.split(' ')

/** Splits a sound's name for its tile: large letters and a small note ('TH (voiced)', 'S blends, 3 sounds'). */
export function tileName(name: string): { letters: string; note: string } {
  const [letters = '', ...rest] = name.split(' ')
  const note = rest.join(' ').replace(/[()]/g, '')
  return { letters, note: note.split(', ').at(-1) ?? '' }
}

/** Returns a sound's group by its name ('TH voiced' is TH, 'S blends' is a blend). */
function groupOf(name: string): 'Consonants' | 'Vocalic R' | 'Blends' {
  const base = name.toUpperCase().split(/[\s(]/)[0] ?? ''
  if (vocalic.includes(base)) return 'Vocalic R'
  return consonants.includes(base) && !/blend|3 sounds/i.test(name) ? 'Consonants' : 'Blends'
}

/** Groups the sounds that have cards; empty groups are omitted. */
export function groupSounds<S extends { sound_name: string; positions: number[] }>(sounds: readonly S[]) {
  const names = ['Consonants', 'Vocalic R', 'Blends'] as const
  return names
    .map((name) => ({
      name,
      sounds: sounds.filter((sound) => sound.positions.length > 0 && groupOf(sound.sound_name) === name),
    }))
    .filter((group) => group.sounds.length > 0)
}
