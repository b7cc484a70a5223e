import { pictureList } from '@marigold/content/picture-list'
import type { RuleFault } from '@marigold/content/rules'
import type { Rules } from './card-table.ts'

const names = new Set(pictureList.map(({ name }) => name))

/** Returns the name of a picture from how it's stored: as a name, a file, or a path. */
export const pictureName = (stored: string): string => stored.replace(/^.*\/|\.svg$/g, '')

/** How the picture of a word is stored. */
export const picturePath = (name: string): string => `/assets/cards/${name}.svg`

/** Returns the names that aren't pictures. */
export const unknownPictures = (pictures: readonly string[]): string[] => pictures.filter((name) => !names.has(name))

/** Checks the alternative text of a picture that a card shows. */
export function shownFaults(
  rules: Rules,
  { field, picture, alt }: { field: string; picture: string; alt: string },
): RuleFault[] {
  return picture === '' ? [] : rules.altFaults(field, alt)
}
