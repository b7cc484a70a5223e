import type { Slot } from '../../../../caseload/trial.ts'

/** An action in the viewer. */
export type ViewerAction =
  | 'forward'
  | 'next'
  | 'previous'
  | 'correct'
  | 'approx'
  | 'incorrect'
  | 'fourth'
  | 'fifth'
  | 'none'
  | 'correct-next'
  | 'incorrect-next'
  | 'cue'
  | 'undo'
  | Choose

/** Selects an option by its letter. */
export type Choose = 'choose-a' | 'choose-b' | 'choose-c' | 'choose-d'

const choosing: Record<string, Choose> = { a: 'choose-a', b: 'choose-b', c: 'choose-c', d: 'choose-d' }

/** Returns the index of the option that an action selects; -1 for other actions. */
export function chosenIndex(action: ViewerAction): number {
  return Object.values(choosing).findIndex((one) => one === action)
}

const moves: Record<string, ViewerAction> = {
  ' ': 'forward',
  Enter: 'forward',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
}
const characters: Record<string, ViewerAction> = {
  '1': 'correct',
  '2': 'approx',
  '3': 'incorrect',
  '4': 'fourth',
  '5': 'fifth',
  '0': 'none',
  c: 'cue',
  z: 'undo',
}
const clicker: Record<string, ViewerAction> = { PageDown: 'correct-next', PageUp: 'incorrect-next' }

export type Score = Exclude<ViewerAction, 'forward' | 'next' | 'previous' | 'cue' | 'undo' | Choose>

/** Returns what an action scores, and whether it moves on. */
export function scoreForAction(action: Score): { slot: Slot; goesOn: boolean } {
  if (action === 'correct-next') return { slot: 'correct', goesOn: true }
  if (action === 'incorrect-next') return { slot: 'incorrect', goesOn: true }
  return { slot: action, goesOn: false }
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Which keys are active; scoring keys only if the card can be scored. */
export interface KeyRules {
  scoring: boolean
  characterKeys: boolean
  clickerScores: boolean
  /** Number of lettered options; 0 if none. */
  letters: number
}

/** Returns the option that a lowercase letter selects; on a card with option c, the cue is Shift+C. */
function chooseForLetter(key: string, letters: number): Choose | null {
  const place = 'abcd'.indexOf(key)
  return key.length === 1 && place >= 0 && place < letters ? (choosing[key] ?? null) : null
}

/**
 * Returns a key's action, or null. `on` is the focused element: Space and Enter belong to a focused button, every key
 * to a dropdown or text field.
 */
export function keyAction(pressed: Pressed, on: 'page' | 'button' | 'field', rules: KeyRules): ViewerAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || on === 'field') return null
  const { key } = pressed
  const byClicker = rules.scoring && rules.clickerScores ? clicker[key] : undefined
  const action = byClicker ?? moves[key] ?? null
  if (action !== null) return on === 'button' && action === 'forward' ? null : action
  if (!rules.characterKeys) return null
  return chooseForLetter(key, rules.letters) ?? (rules.scoring ? (characters[key.toLowerCase()] ?? null) : null)
}

/** Returns the index of the next or previous card, wrapping around. */
export function wrapIndex(index: number, by: 1 | -1, length: number): number {
  return length === 0 ? 0 : (index + by + length) % length
}
