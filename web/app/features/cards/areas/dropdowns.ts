/** One choice of a dropdown: its value and what it is called. */
export interface Choice {
  value: string
  label: string
}

/** The value of the choice that mixes all others. */
export const all = 'all'

/** Whether a dropdown at this value lets an item through. */
export const lets = (chosen: string, value: number | string): boolean => chosen === all || chosen === String(value)

/** The choices with one in front that mixes them; a single choice needs none. */
export function withAll(choices: readonly Choice[], label: string): Choice[] {
  return choices.length > 1 ? [{ value: all, label }, ...choices] : [...choices]
}

/** The wanted choice where there is one, otherwise the first. */
export function pick(choices: readonly Choice[], wanted: string | undefined): string {
  return (choices.find(({ value }) => value === wanted) ?? choices[0])?.value ?? ''
}

/** The wanted choice where there is one, otherwise the first that is not all of them. */
export function pickOne(choices: readonly Choice[], wanted: string | undefined): string {
  const found = choices.find(({ value }) => value === wanted)
  return (found ?? choices.find(({ value }) => value !== all))?.value ?? ''
}
