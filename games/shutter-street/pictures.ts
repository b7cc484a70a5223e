import svgs from './pictures.json?pics-small'
import { itemOf } from './facts.ts'

/** Returns a picture as SVG. */
export const pictureOf = (name: string): string => svgs[name] ?? ''
export const itemPicture = (id: string): string => pictureOf(itemOf(id).picture)
