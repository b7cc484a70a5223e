import {
  changeCardSet,
  deleteCardSet,
  getCardSets,
  recordPlayedSets,
  restoreCardSet,
  saveCardSet,
  type CardSetContent,
  type NewCardSet,
  type PlayedSet,
  type SavedSet,
} from '@marigold/contract'
import { ApiError, call } from '../../../../platform/calls/api-client.ts'
import { logFailure } from '../../../../platform/log.ts'
import { storeForLogin, readForLogin } from '../../../../platform/storage/login-storage.ts'
import { invalidateQuery, updateCache, queryClient } from '../../../../platform/calls/query-client.ts'
import { readToken } from '../../../../platform/session/session.ts'
import { storeRecentSets, readRecentSets, mergePlayed } from '../recent-sets.ts'
import { removeUnsent, storeUnsent, readUnsent } from './unsent-sets.ts'

/** Both lists of an account. */
export interface AccountLists {
  saved: SavedSet[]
  recent: PlayedSet[]
}

/** A saved set. `unsent` is true while it is on this device only; `problem` says why the account refused it. */
export type AccountSet = SavedSet & { unsent?: boolean; problem?: string | null }

const stored = 'card-sets'
// Enough of a token to recognize a login, but not to use it.
const tail = (token: string) => token.slice(-12)

/** Returns the saved sets cached for this login, shown until the account responds, or if it can't. */
export function readCachedSets(): SavedSet[] | null {
  const token = readToken()
  try {
    const { who, saved } = JSON.parse(readForLogin(stored) ?? 'null') as { who?: unknown; saved?: unknown }
    return token !== null && who === tail(token) && Array.isArray(saved) ? (saved as SavedSet[]) : null
  } catch {
    return null // nothing stored, or edited by hand
  }
}

/** Caches the account's response for the next visit and merges sets played elsewhere into the recent ones. */
export function cacheLists({ saved, recent }: AccountLists, userId: number | null) {
  const token = readToken()
  if (token !== null) storeForLogin(stored, JSON.stringify({ who: tail(token), saved }))
  if (userId !== null) storeRecentSets(mergePlayed(readRecentSets(), recent, userId))
}

const queryKey = () => [getCardSets.path, null, null, readToken()]

// Counts changes to the list; a response from before a change is stale.
let changesMade = 0

function changeList(change: (saved: SavedSet[]) => SavedSet[]): Promise<void> {
  changesMade += 1
  const known = queryClient.getQueryData<AccountLists>(queryKey())
  const saved = change(known?.saved ?? readCachedSets() ?? [])
  storeForLogin(stored, JSON.stringify({ who: tail(readToken() ?? ''), saved }))
  return updateCache<AccountLists>(queryKey(), (lists) => ({ ...lists, saved }))
}

const put = (set: SavedSet) => changeList((saved) => [...saved.filter((one) => one.id !== set.id), set])
const take = (id: string) => changeList((saved) => saved.filter((one) => one.id !== id))

/** Refetches the account's sets. */
function readAgain(): Promise<void> {
  return invalidateQuery({ queryKey: [getCardSets.path] })
}

/** True if the account would refuse the same set again; otherwise it can be sent later. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)

async function send(set: NewCardSet): Promise<SavedSet> {
  const answer = await call(saveCardSet, { body: set })
  // Stays in the unsent list until it is in the saved list, so that it never disappears from the screen.
  await put(answer.set)
  removeUnsent(set.id)
  return answer.set
}

/**
 * Saves a new set on this device, then in the account. Returns 'kept' if the account couldn't be reached; it is sent
 * later. Throws if the account refuses.
 */
export async function saveSet(set: NewCardSet, userId: number): Promise<'saved' | 'kept'> {
  storeUnsent({ person: userId, set, problem: null })
  try {
    await send(set)
    return 'saved'
  } catch (error) {
    logFailure('A set could not be saved', error)
    if (!isRefused(error)) return 'kept'
    removeUnsent(set.id)
    throw error
  }
}

/** Sends the unsent sets. Refused ones stay on this device with the reason. */
export async function sendUnsent(userId: number): Promise<void> {
  for (const one of readUnsent().filter((unsent) => unsent.person === userId)) {
    try {
      await send(one.set)
    } catch (error) {
      logFailure('A set could not be sent', error)
      if (isRefused(error)) storeUnsent({ ...one, problem: error.message })
      else return
    }
  }
}

let sending: Promise<void> = Promise.resolve()

async function sendPlayedNow(userId: number): Promise<void> {
  const unsent = readRecentSets().filter((set) => set.person === userId && set.unsent)
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
    const lists = await call(recordPlayedSets, { body: { played } })
    // Sets played in the meantime are sent next time.
    const ours = readRecentSets().filter((set) => set.person !== userId || (set.unsent && set.at > now))
    storeRecentSets(mergePlayed(ours, lists.recent, userId))
    if (changesMade === changesBefore) await updateCache<AccountLists>(queryKey(), () => lists)
    else await readAgain()
  } catch (error) {
    logFailure('What was played could not be noted', error)
  }
}

/** Reports played sets to the account, one call at a time; failed ones are retried at the next visit. */
export function sendPlayed(userId: number): Promise<void> {
  sending = sending.then(() => sendPlayedNow(userId))
  return sending
}

/** Renames a set or replaces its cards. Throws if the account refuses or the network fails. */
export async function changeSet(set: AccountSet, change: { name?: string; content?: CardSetContent }): Promise<void> {
  if (set.unsent) {
    const waiting = readUnsent().find((one) => one.set.id === set.id)
    if (!waiting) return
    const { name, content } = change
    storeUnsent({ ...waiting, problem: null, set: { ...waiting.set, ...content, ...(name && { name }) } })
    return sendUnsent(waiting.person)
  }
  try {
    const body = { version: set.version, ...change }
    await put((await call(changeCardSet, { params: { id: set.id }, body })).set)
  } catch (error) {
    // The list was stale; refetching shows what happened.
    if (error instanceof ApiError && [404, 409].includes(error.status)) await readAgain()
    throw error
  }
}

/** Deletes a set. Returns a function that restores it. */
export async function deleteSet(set: AccountSet): Promise<() => Promise<void>> {
  const waiting = readUnsent().find((one) => one.set.id === set.id)
  if (waiting) {
    removeUnsent(set.id)
    return async () => storeUnsent(waiting)
  }
  await call(deleteCardSet, { params: { id: set.id } })
  await take(set.id)
  return async () => put((await call(restoreCardSet, { params: { id: set.id } })).set)
}
