import { readTable } from './read-table.ts'

/**
 * A picture of the cards. `source` is 'noto' (the package), 'own' (content/drawings), or 'scene' (made from a recipe).
 */
export interface ListedPicture {
  name: string
  source: 'noto' | 'own' | 'scene'
  alt: string
}

const singles: ListedPicture[] = readTable('tables/pictures.tsv', ['name', 'source', 'alt'] as const).map(
  ({ name, source, alt }) => {
    if (source !== 'noto' && source !== 'own') throw new Error(`tables/pictures.tsv: ${name} has no source`)
    return { name, source, alt }
  },
)

const composed: ListedPicture[] = readTable('tables/scenes.tsv', ['name', 'recipe', 'alt'] as const).map(
  ({ name, alt }) => ({ name, source: 'scene', alt }),
)

/** Every picture that cards use, with its alternative text. */
export const pictureList: ListedPicture[] = [...singles, ...composed]

const byName = new Map(pictureList.map((picture) => [picture.name, picture]))

/** Returns the alternative text of a picture. Throws for an unlisted one, so that no card goes without. */
export function altOf(name: string): string {
  const picture = byName.get(name)
  if (!picture) throw new Error(`tables/pictures.tsv does not list ${name}`)
  return picture.alt
}

/** Returns whether a picture exists. A row may name one that isn't drawn yet, and shows only text until then. */
export function isDrawn(name: string): boolean {
  return byName.has(name)
}

/** A missing picture: what to draw, and the sounds and pairs that would use it. */
export interface WantedPicture {
  name: string
  /** The word that it must bring to mind. */
  word: string
  serves: string[]
  draw: string
}

/** The pictures that are still missing, most useful first. */
export const wantedPictures: WantedPicture[] = readTable('tables/wanted-pictures.tsv', [
  'name',
  'word',
  'serves',
  'draw',
] as const).map((row) => ({ ...row, serves: row.serves.split(', ') }))
