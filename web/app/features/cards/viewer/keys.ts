/** What a key does in the viewer. */
export type ViewerAction =
  'forward' | 'next' | 'previous' | 'correct' | 'approx' | 'incorrect' | 'none' | 'cue' | 'undo'

const actions: Record<string, ViewerAction> = {
  ' ': 'forward',
  Enter: 'forward',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  '1': 'correct',
  '2': 'approx',
  '3': 'incorrect',
  '0': 'none',
  c: 'cue',
  C: 'cue',
  z: 'undo',
  Z: 'undo',
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * The action of a key, or null. `on` is what has focus: Space and Enter belong to a focused button, and every key to a
 * dropdown or a text field.
 */
export function actionOf(pressed: Pressed, on: 'page' | 'button' | 'field', scoring: boolean): ViewerAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || on === 'field') return null
  const action = actions[pressed.key] ?? null
  if (on === 'button' && action === 'forward') return null
  const moves = action === 'forward' || action === 'next' || action === 'previous'
  return moves || scoring ? action : null
}

/** The place of the card after or before another; the row is a ring. */
export function stepped(index: number, by: 1 | -1, length: number): number {
  return length === 0 ? 0 : (index + by + length) % length
}
