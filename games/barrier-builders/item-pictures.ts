import { drawnPicture } from './drawn-things.ts'
import pictures from './pictures.json?pics-tenths'
import { nounOf, type Item } from './things.ts'

export const pictureOf = ({ thing, color }: Item): string =>
  drawnPicture(thing, color) ?? pictures[nounOf(thing).picture ?? ''] ?? ''
