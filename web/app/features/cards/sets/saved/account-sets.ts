import {
  changeCardSet,
  deleteCardSet,
  getCardSets,
  notePlayedSets,
  restoreCardSet,
  saveCardSet,
  type CardSetContent,
  type NewCardSet,
  type PlayedSet,
  type SavedSet,
} from '@marigold/contract'
import { ApiError, call } from '../../../../platform/calls/api-client.ts'
import { logFailure } from '../../../../platform/log.ts'
import { keepOwn, readOwn } from '../../../../platform/storage/own-storage.ts'
import { askAgain, changeAnswer, queryClient } from '../../../../platform/calls/query-client.ts'
import { readToken } from '../../../../platform/session/session.ts'
import { keepRecentSets, readRecentSets, withPlayed } from '../recent-sets.ts'
import { dropUnsent, keepUnsent, readUnsent } from './unsent-sets.ts'

/** Both lists of an account. */
export interface Lists {
  saved: SavedSet[]
  recent: PlayedSet[]
}

/** A saved set; `unsent` while it is on this device alone, `problem` why the account refused it. */
export type KeptSet = SavedSet & { unsent?: boolean; problem?: string | null }

const stored = 'card-sets'
// Enough of a token to tell one sign-in from another, and nothing that signs in.
const tail = (token: string) => token.slice(-12)

/** The saved sets as this device knew them last in this sign-in: shown until the account answers, or when it cannot. */
export function readKeptList(): SavedSet[] | null {
  const token = readToken()
  try {
    const { who, saved } = JSON.parse(readOwn(stored) ?? 'null') as { who?: unknown; saved?: unknown }
    return token !== null && who === tail(token) && Array.isArray(saved) ? (saved as SavedSet[]) : null
  } catch {
    return null // nothing kept, or edited by hand
  }
}

/** Keeps what the account answered for the next visit, and puts what was played elsewhere among the recent sets. */
export function keepLists({ saved, recent }: Lists, person: number | null) {
  const token = readToken()
  if (token !== null) keepOwn(stored, JSON.stringify({ who: tail(token), saved }))
  if (person !== null) keepRecentSets(withPlayed(readRecentSets(), recent, person))
}

const queryKey = () => [getCardSets.path, null, null, readToken()]

// Counts what was changed in the list: an answer that was made before it holds an older list.
let changesMade = 0

function changeList(change: (saved: SavedSet[]) => SavedSet[]): Promise<void> {
  changesMade += 1
  const known = queryClient.getQueryData<Lists>(queryKey())
  const saved = change(known?.saved ?? readKeptList() ?? [])
  keepOwn(stored, JSON.stringify({ who: tail(readToken() ?? ''), saved }))
  return changeAnswer<Lists>(queryKey(), (lists) => ({ ...lists, saved }))
}

const put = (set: SavedSet) => changeList((saved) => [...saved.filter((one) => one.id !== set.id), set])
const take = (id: string) => changeList((saved) => saved.filter((one) => one.id !== id))

/** Asks the account again. */
function readAgain(): Promise<void> {
  return askAgain({ queryKey: [getCardSets.path] })
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 422

async function send(set: NewCardSet): Promise<SavedSet> {
  const answer = await call(saveCardSet, { body: set })
  // It waits here until the list has it, so that it is on the screen all the time.
  await put(answer.set)
  dropUnsent(set.id)
  return answer.set
}

/**
 * Saves a new set: first here, then with the account. 'kept' when the account could not be reached: then it is sent
 * later. Throws what the account refuses.
 */
export async function saveSet(set: NewCardSet, person: number): Promise<'saved' | 'kept'> {
  keepUnsent({ person, set, problem: null })
  try {
    await send(set)
    return 'saved'
  } catch (error) {
    logFailure('A set could not be saved', error)
    if (!isRefused(error)) return 'kept'
    dropUnsent(set.id)
    throw error
  }
}

/** Sends what waits on this device; what the account refuses stays here and says why. */
export async function sendUnsent(person: number): Promise<void> {
  for (const one of readUnsent().filter((unsent) => unsent.person === person)) {
    try {
      await send(one.set)
    } catch (error) {
      logFailure('A set could not be sent', error)
      if (error instanceof ApiError && isRefused(error)) keepUnsent({ ...one, problem: error.message })
      else return
    }
  }
}

let sending: Promise<void> = Promise.resolve()

async function sendPlayedNow(person: number): Promise<void> {
  const unsent = readRecentSets().filter((set) => set.person === person && set.unsent)
  if (unsent.length === 0) return
  const now = Date.now()
  const changesBefore = changesMade
  const played = unsent.map(({ title, line, pictures, picks, at }) => ({
    title,
    line,
    pictures: pictures.filter((url) => url.startsWith('/assets/')),
    picks: { ...picks },
    ago: Math.max(0, Math.round(now - at)),
  }))
  try {
    const lists = await call(notePlayedSets, { body: { played } })
    // What was played while this was under way is sent next time.
    const ours = readRecentSets().filter((set) => set.person !== person || (set.unsent && set.at > now))
    keepRecentSets(withPlayed(ours, lists.recent, person))
    if (changesMade === changesBefore) await changeAnswer<Lists>(queryKey(), () => lists)
    else await readAgain()
  } catch (error) {
    logFailure('What was played could not be noted', error)
  }
}

/** Tells the account what was played; what does not arrive is told at the next visit. One call after the other. */
export function sendPlayed(person: number): Promise<void> {
  sending = sending.then(() => sendPlayedNow(person))
  return sending
}

/** Renames a set or puts other cards into it. Throws what the account refuses, and what the network loses. */
export async function changeSet(set: KeptSet, change: { name?: string; content?: CardSetContent }): Promise<void> {
  if (set.unsent) {
    const waiting = readUnsent().find((one) => one.set.id === set.id)
    if (!waiting) return
    const { name, content } = change
    keepUnsent({ ...waiting, problem: null, set: { ...waiting.set, ...content, ...(name && { name }) } })
    return sendUnsent(waiting.person)
  }
  try {
    const body = { version: set.version, ...change }
    await put((await call(changeCardSet, { params: { id: set.id }, body })).set)
  } catch (error) {
    // The list that this came from is old: the new one says what happened.
    if (error instanceof ApiError && [404, 409].includes(error.status)) await readAgain()
    throw error
  }
}

/** Deletes a set; answers how to take that back. */
export async function deleteSet(set: KeptSet): Promise<() => Promise<void>> {
  const waiting = readUnsent().find((one) => one.set.id === set.id)
  if (waiting) {
    dropUnsent(set.id)
    return async () => keepUnsent(waiting)
  }
  await call(deleteCardSet, { params: { id: set.id } })
  await take(set.id)
  return async () => put((await call(restoreCardSet, { params: { id: set.id } })).set)
}
