import { m } from '#messages'
import type { Sound } from '@marigold/contract'
import { accountTabTexts } from '../../../../platform/storage/account-texts.ts'
import { positionName } from './articulation-cards.ts'

const key = 'articulationSelections'

/** What is picked for each sound: positions and kinds of card, by id. */
export type Picks = Record<string, [positions: number[], kinds: number[]]>

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => Number.isInteger(id))

/** Reads picks from stored text; whatever is not a pair of lists of ids is left out. */
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
    return {} // edited by hand or cut short: start empty
  }
}

/** The picks of this tab's session. */
export function readPicks(): Picks {
  return parsePicks(accountTabTexts.read(key))
}

/** Keeps the picks for this tab's session. */
export function storePicks(picks: Picks) {
  accountTabTexts.write(key, Object.keys(picks).length === 0 ? null : JSON.stringify(picks))
}

/** Why Done is refused, in the specification's words; null when it may close. */
export function doneRefusal(sound: string | null, positions: readonly number[], kinds: readonly number[]) {
  if (!sound) return m.cards_please_select_an_articulation()
  if (positions.length === 0 || kinds.length === 0) return m.cards_please_select_at_least_one_category()
  return null
}

/** True as soon as one sound has a position or a kind. */
export function anythingPicked(picks: Picks): boolean {
  return Object.values(picks).some(([positions, kinds]) => positions.length > 0 || kinds.length > 0)
}

/** Returns the counts of the picked positions and kinds of the picked sounds. */
export function countsOf(picks: Picks, sounds: readonly Sound[]) {
  return Object.entries(picks).flatMap(([name, [positions, kinds]]) =>
    (sounds.find((sound) => sound.sound_name === name)?.counts ?? [])
      .filter(({ position, kind }) => positions.includes(position) && kinds.includes(kind))
      .map((counts) => ({ sound: name, ...counts })),
  )
}

/** Returns how many cards the picked sounds have, and how many of them have a picture. */
export function picturedOf(picks: Picks, sounds: readonly Sound[]): { all: number; pictured: number } {
  const counts = countsOf(picks, sounds)
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    pictured: counts.reduce((sum, { pictured }) => sum + pictured, 0),
  }
}

/** Picks without one sound. */
export function withoutSound(picks: Picks, sound: string): Picks {
  return Object.fromEntries(Object.entries(picks).filter(([name]) => name !== sound))
}

/** A pick in words: 'Initial, medial · Words'. */
export function describePick(pick: Picks[string], kinds: readonly { id: number; question: string }[]): string {
  const names = pick[0].map(positionName).map((name, index) => (index === 0 ? name : name.toLowerCase()))
  const labels = pick[1].map((id) => kinds.find((kind) => kind.id === id)?.question ?? '')
  return `${names.join(', ')} · ${labels.filter(Boolean).join(', ')}`
}

// ---- Where the tiles stand --------------------------------------------------------------------------------------

const vocalic = ['AR', 'OR', 'ER', 'AIR', 'EAR', 'IRE', 'RL']
const consonants = 'P B M N H W D G K F T NG Y V J S CH L SH Z R TH ZH'.split(' ')

/** How a sound's name stands on its tile: large letters, and the rest small ('TH (voiced)', 'S blends, 3 sounds'). */
export function tileName(name: string): { letters: string; note: string } {
  const [letters = '', ...rest] = name.split(' ')
  const note = rest.join(' ').replace(/[()]/g, '')
  return { letters, note: note.split(', ').at(-1) ?? '' }
}

/** Which group of the grid a sound stands in, by its name ('TH voiced' counts as TH, 'S blends' as a blend). */
function groupOf(name: string): 'Consonants' | 'Vocalic R' | 'Blends' {
  const base = name.toUpperCase().split(/[\s(]/)[0] ?? ''
  if (vocalic.includes(base)) return 'Vocalic R'
  return consonants.includes(base) && !/blend|3 sounds/i.test(name) ? 'Consonants' : 'Blends'
}

/** The sounds that have cards, in their groups; a group without any is absent. */
export function groupSounds<S extends { sound_name: string; positions: number[] }>(sounds: readonly S[]) {
  const names = ['Consonants', 'Vocalic R', 'Blends'] as const
  return names
    .map((name) => ({
      name,
      sounds: sounds.filter((sound) => sound.positions.length > 0 && groupOf(sound.sound_name) === name),
    }))
    .filter((group) => group.sounds.length > 0)
}
