import { readTable } from './read-table.ts'

/** One picture of the cards: `source` is 'noto' (the package) or 'own' (content/drawings). */
export interface ListedPicture {
  name: string
  source: 'noto' | 'own'
  alt: string
}

/** Every picture that cards use, with its alternative text. */
export const pictureList: ListedPicture[] = readTable('tables/pictures.tsv', ['name', 'source', 'alt'] as const).map(
  ({ name, source, alt }) => {
    if (source !== 'noto' && source !== 'own') throw new Error(`tables/pictures.tsv: ${name} has no source`)
    return { name, source, alt }
  },
)

const byName = new Map(pictureList.map((picture) => [picture.name, picture]))

/** The alternative text of a picture; an unlisted picture is an error, so that no card goes without. */
export function altOf(name: string): string {
  const picture = byName.get(name)
  if (!picture) throw new Error(`tables/pictures.tsv does not list ${name}`)
  return picture.alt
}
