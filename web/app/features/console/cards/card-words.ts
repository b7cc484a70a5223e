import { m } from '#messages'
import type { AuditAction, AuditRecord, CardState, CardTable, ImportLine } from '@marigold/contract'

export const tableNames: Record<CardTable, string> = {
  articulation: m.ui_articulation(),
  pairs: m.ui_minimal_pairs(),
  language: m.ui_language(),
  fluency: m.ui_fluency(),
  sounds: m.cards_sounds(),
  contrasts: m.editing_contrasts(),
  goals: m.caseload_goals(),
  parts: m.editing_parts(),
  levels: m.editing_levels(),
  techniques: m.cards_techniques(),
}

export const stateNames: Record<CardState, string> = {
  active: m.editing_active(),
  changed: m.editing_changed(),
  retired: m.games_retired(),
}

export const statusNames: Record<ImportLine['status'], string> = {
  new: m.editing_status_new(),
  changed: m.editing_status_changed(),
  unchanged: m.editing_status_unchanged(),
  unsure: m.editing_status_unsure(),
  wrong: m.editing_status_wrong(),
}

/** What the fields of cards are called. */
export const cardFieldNames: Partial<Record<string, string>> = {
  age: m.catalogue_age(),
  alt: m.editing_alternative_text(),
  alts: m.editing_alternative_text(),
  answers: m.cards_answers(),
  contrast: m.cards_contrast(),
  example: m.editing_field_example(),
  follows_content: m.editing_field_follows_content(),
  idea: m.editing_field_idea(),
  kind: m.editing_field_kind(),
  level: m.editing_field_length(),
  line: m.editing_field_line(),
  name: m.ui_name(),
  order: m.editing_field_order(),
  other: m.editing_other_word(),
  other_alt: m.editing_other_alt(),
  other_picture: m.editing_other_picture(),
  part: m.editing_field_part(),
  pattern: m.print_pattern(),
  picture: m.ui_picture(),
  pictures: m.cards_pictures(),
  position: m.cards_position(),
  question: m.editing_field_question(),
  sound: m.ui_sound(),
  technique: m.editing_field_technique(),
  type: m.cards_type(),
  why: m.editing_field_why(),
  word: m.editing_field_word(),
}

/** What a field of a table is called. The log calls the texts of other things `text`, too. */
export const fieldName = (name: string): string =>
  name === 'text' ? m.editing_field_text() : (cardFieldNames[name] ?? name)

const choiceNames: Partial<Record<string, string>> = {
  'position initial': m.cards_initial(),
  'position medial': m.cards_medial(),
  'position final': m.cards_final(),
  'kind word': m.cards_words(),
  'kind phrase': m.cards_phrases(),
  'kind sentence': m.cards_sentences(),
  'kind loaded': m.editing_kind_loaded(),
  'type choice': m.cards_multiple_choice(),
  'type pictures': m.cards_choose_the_picture(),
  'type yes-no': m.cards_yes_or_no(),
  'type answer': m.cards_show_answer(),
  'type talk': m.cards_talk(),
}

/** What a value of a chosen field is called: sounds and goals have a name of their own. */
export const choiceName = (field: string, value: string): string => choiceNames[`${field} ${value}`] ?? value

/** What the log calls the actions on cards. */
export const cardActions = {
  'card.added': m.editing_done_added,
  'card.changed': m.editing_done_changed,
  'card.retired': ({ after }) => (after?.retired ? m.editing_done_retired() : m.editing_done_restored()),
  'card.restored': m.editing_done_undone,
  'cards.import_undone': m.editing_done_import_undone,
  'cards.imported': m.editing_done_imported,
  'picture.uploaded': m.pictures_done_uploaded,
  'picture.described': m.pictures_done_described,
  'picture.removed': m.pictures_done_removed,
} satisfies Partial<Record<AuditAction, (record: AuditRecord) => string>>
