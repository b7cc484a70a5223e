/** Kinds of items in a street. */
export const kinds = ['animal', 'food', 'thing', 'vehicle', 'clothes', 'job', 'feeling', 'idiom', 'place'] as const
export type Kind = (typeof kinds)[number]

/** The source table of a kind. */
export interface KindTable {
  kind: Kind
  name: string
  items: string
  questions: string
}
