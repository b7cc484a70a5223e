import { sentenceTypes, type ArticulationRow, type LanguageRow } from '@marigold/contract'

/** The choice of the setup that a card counts in: sound, position and kind; contrast; goal and part; level; or own list and kind. */
export const slots = {
  articulation: (sound: string, position: number, kind: number) => `a/${sound}/${position}/${kind}`,
  pairs: (contrast: string) => `p/${contrast}`,
  language: (goal: number, part: number) => `l/${goal}/${part}`,
  fluency: (level: number) => `f/${level}`,
  own: (list: number, kind: number) => `o/${list}/${kind}`,
}

/** The slot of a row of the articulation call. */
export function slotOfArticulation(row: ArticulationRow): string {
  return slots.articulation(
    row.sound_name,
    row.position,
    sentenceTypes.find((type) => type.question === row.sentence)?.id ?? 0,
  )
}

/** The slot of a row of the language call. */
export function slotOfLanguage(row: LanguageRow): string {
  return slots.language(row.language_type_id, row.sub_category_id)
}
