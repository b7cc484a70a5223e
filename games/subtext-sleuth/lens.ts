import { threadOf } from './library.ts'
import type { State } from './state.ts'
import type { Ask, Thread } from './thread.ts'

/** How many of the last messages are searched, besides those with a clue. */
const recent = 8

/** Whether only the clues can be tapped: in errorless mode, after a hint, and for a second try. */
export const isNarrowed = ({ errorless, hinted, misses }: State): boolean => errorless || hinted || misses > 0

/** Returns the messages that are searched for clues, in order. */
export function searchedKeys(state: State, ask: Ask): string[] {
  const { clues } = threadOf(state.id)
  const needed = new Set(ask.clues.map((id) => clues[id]?.message))
  const from = isNarrowed(state) ? state.feed.length : state.feed.length - recent
  return state.feed.filter((key, at) => at >= from || needed.has(key))
}

/** The id of a part of a message as evidence; parts without a clue are named by their place, and null if blank. */
export function partId(thread: Thread, key: string, at: number): string | null {
  const piece = thread.messages[key]?.pieces[at]
  if (!piece || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece.text)) return null
  return piece.clue ?? `${key}.${at}`
}

/** Returns everything that can be tapped as evidence: any part of the messages that are searched. */
export function partsToTap(state: State, ask: Ask): string[] {
  if (isNarrowed(state)) return ask.clues
  const thread = threadOf(state.id)
  return searchedKeys(state, ask).flatMap((key) =>
    (thread.messages[key]?.pieces ?? []).flatMap((_, at) => partId(thread, key, at) ?? []),
  )
}

/** Returns what kind of evidence was tapped, and its words. */
export function evidenceOf(thread: Thread, id: string): string {
  const clue = thread.clues[id]
  const [key = '', at = ''] = id.split('.')
  const text = clue?.text ?? thread.messages[key]?.pieces[Number(at)]?.text.trim() ?? ''
  return `${clue?.kind ?? 'words'}: “${text}”`
}
