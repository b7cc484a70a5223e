import { m } from '#messages'

/** How much help a try had: 0 for none, 1 for minimal, 2 for moderate, 3 for maximal. */
export type Cue = 0 | 1 | 2 | 3

export const cueTypes = ['visual', 'verbal', 'gesture', 'model', 'tactile', 'choice'] as const
/** What kind of help a cue was. */
export type CueType = (typeof cueTypes)[number]
export const cueTypeNames: Record<CueType, string> = {
  visual: 'visual',
  verbal: 'verbal',
  gesture: 'gesture',
  model: 'model',
  tactile: 'tactile',
  choice: m.cards_choice_of_two(),
}

/** How strong a kind of help is where nothing else was said: a look or a gesture little, a model or a touch the most. */
export const strengthOf: Record<CueType, Exclude<Cue, 0>> = {
  visual: 1,
  gesture: 1,
  verbal: 2,
  choice: 2,
  model: 3,
  tactile: 3,
}

export const practices = ['blocked', 'random'] as const
/** One target again and again, or several in turn; a probe is told apart by its hidden counts. */
export type Practice = (typeof practices)[number]
export const practiceNames: Record<Practice, string> = { blocked: m.cards_blocked(), random: m.cards_random() }

export const manners = ['imitated', 'spontaneous'] as const
/** Said after a model, or without one. */
export type Manner = (typeof manners)[number]
export const mannerNames: Record<Manner, string> = { imitated: m.cards_imitated(), spontaneous: m.cards_spontaneous() }

export const settingChoices = ['in person', 'telehealth', 'classroom', 'home'] as const
/** Where a session was. */
export type SessionSetting = (typeof settingChoices)[number]
export const settingNames: Record<SessionSetting, string> = {
  'in person': m.caseload_in_person(),
  telehealth: m.caseload_telehealth(),
  classroom: m.caseload_classroom(),
  home: m.ui_home(),
}
