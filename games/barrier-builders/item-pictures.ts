import { drawnPicture } from './drawn-things.ts'
import pictures from './pictures.json?pics-tenths'
import { nounOf, type Item } from './things.ts'

/** The picture of an item as SVG, in its color. */
export const pictureOf = ({ thing, color }: Item): string =>
  drawnPicture(thing, color) ?? pictures[nounOf(thing).picture ?? ''] ?? ''
