/** Kinds of what lives in a street. */
export const kinds = ['animal', 'food', 'thing', 'vehicle', 'clothes', 'job', 'feeling', 'idiom', 'place'] as const
export type Kind = (typeof kinds)[number]

/** A kind of thing as it is written down. */
export interface KindTable {
  kind: Kind
  name: string
  items: string
  questions: string
}
