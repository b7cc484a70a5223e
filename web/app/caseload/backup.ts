import { z } from 'zod'
import type { Grown } from './growth.ts'
import { parseRecord, recordShapes, type Caseload, type RecordKind } from './records.ts'
import { parseSession, type TherapySession } from './session.ts'

const format = 'marigold-caseload'
const version = 2
/** The format of version 1, which had sessions only. */
const formerFormat = 'marigold-tallies'

const Backup = z.object({
  format: z.enum([format, formerFormat]),
  version: z.int(),
  sessions: z.array(z.unknown()).optional(),
  sittings: z.array(z.unknown()).optional(),
  clients: z.array(z.unknown()).default([]),
  goals: z.array(z.unknown()).default([]),
  groups: z.array(z.unknown()).default([]),
  growth: z.array(z.object({ grower: z.string(), game: z.string(), data: z.unknown() })).default([]),
})

/** Everything that this device stores for one account. */
export interface Everything extends Caseload {
  sessions: readonly TherapySession[]
  growth: readonly Grown[]
}

/** Everything as the text of one file. */
export function backupOf(all: Everything): string {
  return JSON.stringify({ format, version, ...all })
}

/** What a file contains, or why it can't be used. */
export type Opened = Everything | { problem: 'not-ours' | 'newer' | 'damaged' }

/** Reads a file that `backupOf` wrote, of this version or an earlier one: whole, or not at all. */
export function openBackup(text: string): Opened {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { problem: 'not-ours' }
  }
  const backup = Backup.safeParse(stored).data
  const sessions = backup?.sessions ?? backup?.sittings
  if (!backup || !sessions) return { problem: 'not-ours' }
  if (backup.version > version) return { problem: 'newer' }
  const read = {
    sessions: sessions.map(parseSession),
    clients: backup.clients.map((one) => parseRecord('clients', one)),
    goals: backup.goals.map((one) => parseRecord('goals', one)),
    groups: backup.groups.map((one) => parseRecord('groups', one)),
    growth: backup.growth,
  }
  const isWhole = Object.values(read).every((list) => list.every((one) => one !== null))
  return isWhole ? (read as unknown as Everything) : { problem: 'damaged' }
}

/** One session that was stored in two places: every trial of both, once. */
function joined(here: TherapySession, there: TherapySession): TherapySession {
  const known = new Set(here.trials.map(({ id }) => id))
  const more = there.trials.filter(({ id }) => !known.has(id))
  if (more.length === 0) return here
  return { ...here, trials: [...here.trials, ...more].toSorted((a, b) => a.at - b.at) }
}

/** What of a file is new here: whole sessions, and sessions that get trials. Nothing that is here is lost. */
export function newSessions(here: readonly TherapySession[], there: readonly TherapySession[]): TherapySession[] {
  const sessions = new Map(here.map((one) => [one.id, one]))
  const changed = new Map<string, TherapySession>()
  for (const one of there) {
    const known = sessions.get(one.id)
    const next = known ? joined(known, one) : one
    if (next === known) continue
    sessions.set(one.id, next)
    changed.set(one.id, next)
  }
  return [...changed.values()]
}

/** Clients, goals, and groups of a file that are new here, or newer than here. */
export function newRecords(here: Caseload, there: Caseload): Caseload {
  const newer = <K extends RecordKind>(kind: K): Caseload[K] => {
    const known = new Map(here[kind].map((one) => [one.id, one.updated]))
    return (there[kind] as readonly { id: string; updated: number }[]).filter(
      (one) => one.updated > (known.get(one.id) ?? -1),
    ) as unknown as Caseload[K]
  }
  const kinds = Object.keys(recordShapes) as RecordKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, newer(kind)])) as unknown as Caseload
}
