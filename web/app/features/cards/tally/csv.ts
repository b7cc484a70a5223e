import { nameAt, type TablePlayer } from '../../../players/table.ts'
import { cueTypeNames } from './practice.ts'
import type { Sitting } from './sitting.ts'
import { resultName, type Try } from './tally.ts'

const columns =
  'time,player,target,card,result,cue,cue type,practice,manner,words used,scored by,ease,sure,setting,group size'

/** Who scored a try; what happened in a game without a score has no scorer. */
function scorerOf({ area, result, by }: Try): string {
  if (area === 'game' && result === 'none') return ''
  // On a card the player's own answer is an option that was touched.
  return by === 'self' ? (area === 'game' ? 'player' : 'touch') : by
}

/** A cell that a spreadsheet reads as text, whatever it begins with. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Every try of a sitting as a table for a spreadsheet. */
export function csvOf(sitting: Pick<Sitting, 'tries' | 'setting'>, players: readonly TablePlayer[]): string {
  const rows = sitting.tries.map((one) =>
    [
      new Date(one.at).toISOString(),
      nameAt(players, one.seat),
      one.target,
      one.text,
      resultName(one),
      one.cue,
      one.cueType && cueTypeNames[one.cueType],
      one.probe ? 'probe' : one.practice,
      one.manner,
      one.words,
      scorerOf(one),
      one.ease,
      one.sure,
      sitting.setting,
      Math.max(1, players.length),
    ]
      .map(cell)
      .join(','),
  )
  return [columns, ...rows].join('\r\n') + '\r\n'
}
