import { textOf, threads } from './library.ts'
import type { State } from './state.ts'
import type { Thread } from './thread.ts'

/** A case that was closed, with the replies that were sent. */
interface Contact {
  id: string
  sent: string[]
}
/** What grows for a player: stickers for the lock screen, and the people who remember them. */
export interface Grown {
  stickers: number
  contacts: Contact[]
}
const mostContacts = 40
const mostStickers = 18

const isContact = (one: unknown): one is Contact =>
  typeof (one as Contact | null)?.id === 'string' && Array.isArray((one as Contact).sent)

/** Reads what has grown over earlier games; anything of another shape counts as nothing. */
export function grownOf(grown: unknown): Grown {
  const { stickers, contacts } = (grown ?? {}) as { stickers?: unknown; contacts?: unknown }
  return {
    stickers: Number.isInteger(stickers) ? Math.max(0, Math.min(mostStickers, stickers as number)) : 0,
    contacts: Array.isArray(contacts) ? contacts.filter(isContact) : [],
  }
}

export const stickersIn = ({ sent }: Pick<State, 'sent'>): number =>
  sent.reduce((sum, { stickers }) => sum + stickers, 0)

/** Adds a sticker for the game, those that came back, and the case, if it was closed. */
export function afterCase(state: State, before: unknown): Grown {
  const { stickers, contacts } = grownOf(before)
  const closed = state.headline === null ? [] : [{ id: state.id, sent: state.sent.map(({ text }) => text) }]
  return {
    stickers: Math.min(mostStickers, stickers + 1 + stickersIn(state)),
    contacts: [...contacts.filter(({ id }) => closed.every((one) => one.id !== id)), ...closed].slice(-mostContacts),
  }
}

/** Returns the case and how it ended for each contact, the latest first. */
export function memoriesOf({ contacts }: Grown): { thread: Thread; ending: string }[] {
  return contacts.toReversed().flatMap(({ id, sent }) => {
    const thread = threads.find((one) => one.id === id)
    const replies = thread?.steps.flatMap((step) => (step.kind === 'fork' ? step.replies : [])) ?? []
    const ending = thread && replies.find((one) => one.ending && textOf(thread, one.sent) === sent.at(-1))?.ending
    return thread && ending ? [{ thread, ending }] : []
  })
}
