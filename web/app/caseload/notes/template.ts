import { m } from '#messages'

/** What a template can be filled in with, each written as `{date}`. */
export const placeholders = [
  'date',
  'minutes',
  'attendance',
  'trials',
  'goals',
  'data',
  'cues',
  'missed',
  'plan',
] as const
export type Placeholder = (typeof placeholders)[number]
export type NoteValues = Readonly<Record<Placeholder, string>>

export const templateKinds = ['soap', 'dap', 'girp', 'plain', 'own'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** Letters of an own template, at most. */
export const templateMost = 4000

const asPlaceholders = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`])) as NoteValues

/** The text of each template, with its placeholders; `own` is what a school's own template starts from. */
export const templateTexts: Readonly<Record<TemplateKind, string>> = {
  soap: m.caseload_note_soap(asPlaceholders),
  dap: m.caseload_note_dap(asPlaceholders),
  girp: m.caseload_note_girp(asPlaceholders),
  plain: m.caseload_note_plain(asPlaceholders),
  own: m.caseload_note_own(asPlaceholders),
}

const inBraces = /\{([^{}\n]*)\}/g
const isKnown = (name: string): name is Placeholder => placeholders.some((one) => one === name)
const namesIn = (text: string) => [...text.matchAll(inBraces)].map(([, name = '']) => name.trim().toLowerCase())

/** The placeholders in a template, each once. */
export const placeholdersIn = (text: string): Set<Placeholder> => new Set(namesIn(text).filter(isKnown))

/** What stands in braces in a template and can't be filled in, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(namesIn(text).filter((name) => !isKnown(name))),
]

/** The template with its values; unknown placeholders stay as they are, so that they're noticed. */
export function filled(text: string, values: NoteValues): string {
  const whole = text.replaceAll(inBraces, (written, name: string) => {
    const known = name.trim().toLowerCase()
    return isKnown(known) ? values[known] : written
  })
  return whole.replaceAll(/[ \t]+$/gm, '').trimEnd()
}
