import direct from './threads/level-1.txt?raw'
import hints from './threads/level-2.txt?raw'
import tone from './threads/level-3.txt?raw'
import mixed from './threads/level-4.txt?raw'
import { threadsOf, type Thread } from './thread.ts'

/** Every thread of the game. */
export const threads: readonly Thread[] = [direct, hints, tone, mixed].flatMap(threadsOf)

const byId = new Map(threads.map((thread) => [thread.id, thread]))

/** Returns a thread by its id. */
export function threadOf(id: string): Thread {
  const thread = byId.get(id)
  if (!thread) throw new Error(`no thread ${id}`)
  return thread
}

/** Returns the text of a message without its clue marks. */
export const textOf = (thread: Thread, key: string): string =>
  (thread.messages[key]?.pieces ?? []).map(({ text }) => text).join('')
