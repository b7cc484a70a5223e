import { z } from 'zod'
import type { StoredOwner } from '../platform/storage/device-database.ts'
import type { Owner } from '../platform/storage/device-owner.ts'
import { assembled, databaseOf, isOwner, putTrials, readSession, storedSession, notifyTabs } from './session-records.ts'
import { endedSession, isLeftOpen, parseSession, type TherapySession } from './session.ts'
import { parseTrial } from './trial.ts'

/** A session with all its trials; null if this owner has none of this id. */
export async function sessionOf(owner: Owner, id: string): Promise<TherapySession | null> {
  return parseSession(await readSession(owner, id))
}

/**
 * Changes a stored session in one transaction, so that what another window scores meanwhile isn't lost; null deletes it.
 * Returns false if this owner has no session of this id.
 */
async function changeStored(
  owner: Owner,
  id: string,
  change: (now: TherapySession) => TherapySession | null,
): Promise<boolean> {
  if (!isOwner(owner)) return false
  const work = (await databaseOf(owner)).transaction(['sessions', 'trials'], 'readwrite')
  const [sessions, trials] = [work.objectStore('sessions'), work.objectStore('trials')]
  const stored = await sessions.get(id)
  const now = stored?.owner === owner ? parseSession(assembled(stored, await trials.index('session').getAll(id))) : null
  if (stored && now) {
    const next = change(now)
    const { deletedAt } = stored
    void (next === null
      ? sessions.delete(id)
      : sessions.put({ ...storedSession(owner, next), ...(deletedAt !== undefined && { deletedAt }) }))
    void Promise.all(putTrials(trials, id, now.trials, next?.trials ?? []))
  }
  await work.done
  return now !== null
}

const edited = (owner: Owner, session: string) => notifyTabs({ what: 'edited', owner: owner as StoredOwner, session })

/**
 * Ends sessions that were left open, with their last trial. One in which nothing happened is deleted. `running` is the
 * session of this tab.
 */
export async function closeLeftOpen(owner: Owner, running: string | null, now = Date.now()): Promise<void> {
  if (!isOwner(owner)) return
  const database = await databaseOf(owner)
  for (const id of await database.getAllKeysFromIndex('sessions', 'open', owner))
    if (id !== running)
      await changeStored(owner, id, (session) => {
        if (!isLeftOpen(session, now)) return session
        return session.trials.length === 0 && !session.attendance ? null : endedSession(session, now)
      })
}

/** What a change replaced, so that it can be taken back: by field or by client, null for what wasn't there. */
const Replaced = z.record(z.string(), z.unknown())
const Previous = z.object({ at: z.number(), fields: Replaced, attendance: Replaced, trials: z.array(z.unknown()) })
type Replaced = z.infer<typeof Replaced>

function replacedIn(before: Readonly<Replaced>, after: Readonly<Replaced>): Replaced {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]))
}

const takenBack = (now: object, replaced: Replaced): Replaced =>
  Object.fromEntries(Object.entries({ ...now, ...replaced }).filter(([, value]) => value !== null))

function withPrevious(before: TherapySession, after: TherapySession): TherapySession {
  const { trials: old, attendance: here = {}, ...fields } = before
  const { trials, attendance = {}, ...next } = after
  const left = new Map(trials.map((one) => [one.id, one]))
  const previous: z.infer<typeof Previous> = {
    at: Date.now(),
    fields: replacedIn(fields, next),
    attendance: replacedIn(here, attendance),
    trials: old.filter((one) => left.get(one.id) !== one),
  }
  return { ...after, previous } as TherapySession
}

/** Takes back what the last change replaced; what was scored since then stays. */
function withoutLastEdit(now: TherapySession): TherapySession {
  const { previous, ...session } = now as TherapySession & { previous?: unknown }
  const replaced = Previous.safeParse(previous).data
  if (!replaced) return now
  const trials = replaced.trials.flatMap((one, place) => parseTrial(one, session.id, place) ?? [])
  const all = new Map([...session.trials, ...trials].map((one) => [one.id, one]))
  const attendance = takenBack(session.attendance ?? {}, replaced.attendance) as TherapySession['attendance']
  const fields = takenBack(session, replaced.fields) as unknown as TherapySession
  const isTaken = session.attendance !== undefined && Object.keys(attendance ?? {}).length > 0
  const { attendance: _attendance, ...others } = fields
  return {
    ...others,
    ...(isTaken && { attendance }),
    trials: [...all.values()].toSorted((a, b) => a.at - b.at),
  }
}

/** Changes a past session. `undoEdit` takes the change back. */
export async function editSession(
  owner: Owner,
  id: string,
  edit: (now: TherapySession) => TherapySession,
): Promise<void> {
  const found = await changeStored(owner, id, (now) => {
    const { previous: _previous, ...session } = now as TherapySession & { previous?: unknown }
    return withPrevious(session, edit(session))
  })
  if (!found) throw new Error('This session is no longer stored on this device.')
  edited(owner, id)
}

/** Takes back the last change of a session. */
export async function undoEdit(owner: Owner, id: string): Promise<void> {
  await changeStored(owner, id, withoutLastEdit)
  edited(owner, id)
}

/** Deletes one session, or restores it within a day. */
export async function markDeleted(owner: Owner, id: string, deleted: boolean): Promise<void> {
  if (!isOwner(owner)) return
  const work = (await databaseOf(owner)).transaction('sessions', 'readwrite')
  const stored = await work.store.get(id)
  if (stored?.owner === owner) {
    const { deletedAt: _deletedAt, ...session } = stored
    void work.store.put({ ...session, ...(deleted && { deletedAt: Date.now() }) } as typeof stored)
  }
  await work.done
  notifyTabs({ what: deleted ? 'deleted' : 'restored', owner, session: id })
}

/** Takes a client's trials and attendance out of a session for good. */
export async function removeClient(owner: Owner, id: string, client: string): Promise<void> {
  await changeStored(owner, id, (now) => {
    const { previous: _previous, ...session } = now as TherapySession & { previous?: unknown }
    const { [client]: _removed, ...attendance } = session.attendance ?? {}
    return {
      ...session,
      ...(session.attendance && { attendance }),
      trials: session.trials.filter((trial) => trial.client !== client),
    }
  })
}
