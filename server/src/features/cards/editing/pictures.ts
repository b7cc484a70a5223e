import type { RuleFault } from '@marigold/content/rules'
import type { Rules } from './card-table.ts'

/** Returns the name of a picture from how it's stored: as a name, a file, or a path. */
export const pictureName = (stored: string): string => stored.replace(/^.*\/|\.svg$/g, '')

/** How the picture of a word is stored. */
export const picturePath = (name: string): string => `/assets/cards/${name}.svg`

/** Checks the alternative text of a picture that a card shows. */
export function shownFaults(
  rules: Rules,
  { field, picture, alt }: { field: string; picture: string; alt: string },
): RuleFault[] {
  return picture === '' ? [] : rules.altFaults(field, alt)
}
