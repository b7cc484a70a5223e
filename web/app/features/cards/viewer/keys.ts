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

type Score = Exclude<ViewerAction, 'forward' | 'next' | 'previous' | 'cue' | 'undo'>

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
  return rules.scoring && rules.characterKeys ? (characters[key.toLowerCase()] ?? null) : null
}

/** The place of the card after or before another; the row is a ring. */
export function stepped(index: number, by: 1 | -1, length: number): number {
  return length === 0 ? 0 : (index + by + length) % length
}
