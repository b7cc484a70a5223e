/** One option of a dropdown. */
export interface Choice {
  value: string
  label: string
}

/** Value of the option that mixes all others. */
export const all = 'all'

/** Returns true if an item passes a dropdown's value. */
export const matches = (chosen: string, value: number | string): boolean => chosen === all || chosen === String(value)

/** Puts an "all" option first, unless there is only one choice. */
export function withAll(choices: readonly Choice[], label: string): Choice[] {
  return choices.length > 1 ? [{ value: all, label }, ...choices] : [...choices]
}

/** Returns the wanted choice if it exists, otherwise the first. */
export function pickChoice(choices: readonly Choice[], wanted: string | undefined): string {
  return (choices.find(({ value }) => value === wanted) ?? choices[0])?.value ?? ''
}

/** Returns the wanted choice if it exists, otherwise the first one that isn't "all". */
export function pickSingle(choices: readonly Choice[], wanted: string | undefined): string {
  const found = choices.find(({ value }) => value === wanted)
  return (found ?? choices.find(({ value }) => value !== all))?.value ?? ''
}
