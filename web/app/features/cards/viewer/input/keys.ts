/** What a key does in the viewer. */
export type ViewerAction =
  | 'forward'
  | 'next'
  | 'previous'
  | 'correct'
  | 'approx'
  | 'incorrect'
  | 'none'
  | 'correct-next'
  | 'incorrect-next'
  | 'cue'
  | 'undo'
  | Choose

/** Touches an option by its letter. */
export type Choose = 'choose-a' | 'choose-b' | 'choose-c' | 'choose-d'

const choosing: Record<string, Choose> = { a: 'choose-a', b: 'choose-b', c: 'choose-c', d: 'choose-d' }

/** The place of the option that an action touches; -1 for every other action. */
export function chosenPlace(action: ViewerAction): number {
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
  '0': 'none',
  c: 'cue',
  z: 'undo',
}
const clicker: Record<string, ViewerAction> = { PageDown: 'correct-next', PageUp: 'incorrect-next' }

export type Score = Exclude<ViewerAction, 'forward' | 'next' | 'previous' | 'cue' | 'undo' | Choose>

/** What a scoring action scores, and whether it goes on by itself. */
export function scoreOf(action: Score): { result: 'correct' | 'approx' | 'incorrect' | 'none'; goesOn: boolean } {
  if (action === 'correct-next') return { result: 'correct', goesOn: true }
  if (action === 'incorrect-next') return { result: 'incorrect', goesOn: true }
  return { result: action, goesOn: false }
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Which keys count: scores only where there is something to score. */
export interface KeyRules {
  scoring: boolean
  characterKeys: boolean
  clickerScores: boolean
  /** How many options of the card have letters; 0 without any. */
  letters: number
}

/** The option that a lower-case letter touches; on a card that has a c, the cue is Shift and C. */
function chooseOf(key: string, letters: number): Choose | null {
  const place = 'abcd'.indexOf(key)
  return key.length === 1 && place >= 0 && place < letters ? (choosing[key] ?? null) : null
}

/**
 * The action of a key, or null. `on` is what has focus: Space and Enter belong to a focused button, and every key to a
 * dropdown or a text field.
 */
export function actionOf(pressed: Pressed, on: 'page' | 'button' | 'field', rules: KeyRules): ViewerAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || on === 'field') return null
  const { key } = pressed
  const byClicker = rules.scoring && rules.clickerScores ? clicker[key] : undefined
  const action = byClicker ?? moves[key] ?? null
  if (action !== null) return on === 'button' && action === 'forward' ? null : action
  if (!rules.characterKeys) return null
  return chooseOf(key, rules.letters) ?? (rules.scoring ? (characters[key.toLowerCase()] ?? null) : null)
}

/** The place of the card after or before another; the row is a ring. */
export function stepped(index: number, by: 1 | -1, length: number): number {
  return length === 0 ? 0 : (index + by + length) % length
}
