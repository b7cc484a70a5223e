import type { TablePlayer } from '../players/table.ts'
import { subjectName } from './notes/subjects.ts'
import { cueTypeNames } from './practice.ts'
import type { Client } from './records.ts'
import type { TherapySession } from './session.ts'
import { resultName } from './tally.ts'
import type { Trial } from './trial.ts'

const columns =
  'time,player,target,card,result,cue,cue type,practice,manner,words used,scored by,ease,sure,setting,group size'

/** Who scored a try; what happened in a game without a score has no scorer. */
function scorerOf({ area, value, by }: Trial): string {
  if (area === 'game' && value === 'none') return ''
  // On a card the player's own answer is an option that was touched.
  return by === 'self' ? (area === 'game' ? 'player' : 'touch') : by
}

type Cell = string | number | undefined

/** A cell that a spreadsheet reads as text, whatever it begins with. */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table for a spreadsheet: the names of its columns, and its rows. */
export function csvTable(columns: string, rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows.map((row) => row.map(cell).join(','))].join('\r\n') + '\r\n'
}

/** Every try of a session as a table for a spreadsheet. */
export function csvOf(
  session: Pick<TherapySession, 'trials' | 'setting'>,
  players: readonly TablePlayer[],
  clients: readonly Client[] = [],
): string {
  const rows = session.trials.map((one) => [
    new Date(one.at).toISOString(),
    subjectName(one, { players, clients }),
    one.target,
    one.text,
    resultName(one),
    one.cue,
    one.cueType && cueTypeNames[one.cueType],
    one.probe ? 'probe' : one.practice,
    one.manner,
    one.words,
    scorerOf(one),
    one.measures?.ease,
    one.measures?.confidence,
    session.setting,
    Math.max(1, players.length),
  ])
  return csvTable(columns, rows)
}
