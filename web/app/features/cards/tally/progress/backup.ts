import { z } from 'zod'
import { parseSitting, type Sitting } from '../sitting.ts'
import type { Try } from '../tally.ts'

const format = 'marigold-tallies'
const version = 1

const Backup = z.object({ format: z.literal(format), version: z.int(), sittings: z.array(z.unknown()) })

/** All sittings as the text of one file. */
export function backupOf(sittings: readonly Sitting[]): string {
  return JSON.stringify({ format, version, sittings })
}

/** What a file holds, or what is wrong with it. */
export type Opened = { sittings: Sitting[] } | { problem: 'not-ours' | 'newer' | 'damaged' }

/** Reads a file that `backupOf` wrote: whole, or not at all. */
export function openBackup(text: string): Opened {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { problem: 'not-ours' }
  }
  const backup = Backup.safeParse(stored)
  if (!backup.success) return { problem: 'not-ours' }
  if (backup.data.version > version) return { problem: 'newer' }
  const sittings = backup.data.sittings.map(parseSitting)
  const whole = sittings.filter((one) => one !== null)
  return whole.length === sittings.length ? { sittings: whole } : { problem: 'damaged' }
}

const signOf = (one: Try) => [one.at, one.seat, one.card, one.result].join('/')

/** One sitting that was kept in two places: every try of both, once. */
function joined(here: Sitting, there: Sitting): Sitting {
  const known = new Set(here.tries.map(signOf))
  const more = there.tries.filter((one) => !known.has(signOf(one)))
  if (more.length === 0) return here
  return { ...here, tries: [...here.tries, ...more].toSorted((a, b) => a.at - b.at) }
}

/** What of a file is new here: whole sittings, and sittings that get tries. Nothing that is here is lost. */
export function newOf(here: readonly Sitting[], there: readonly Sitting[]): Sitting[] {
  const sittings = new Map(here.map((one) => [one.id, one]))
  const changed = new Map<string, Sitting>()
  for (const one of there) {
    const known = sittings.get(one.id)
    const next = known ? joined(known, one) : one
    if (next === known) continue
    sittings.set(one.id, next)
    changed.set(one.id, next)
  }
  return [...changed.values()]
}
