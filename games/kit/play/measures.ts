import { m } from '#messages'
import type { Player } from '@marigold/contract'
import type { Summary } from '../game.ts'
import { seatName } from './seat-name.ts'

/** The player page drops a summary with a longer value. */
const longestValue = 200

/** Joins parts with semicolons into as few lines as their length allows. */
function packed(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts.map((one) => one.slice(0, longestValue))) {
    const joined = `${lines.at(-1) ?? ''}; ${part}`
    if (lines.length > 0 && joined.length <= longestValue) lines[lines.length - 1] = joined
    else lines.push(part)
  }
  return lines
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The measures of each player: one line per measure for a single player, one line per player for several. Measures are
 * only ever asked for by seat, so that no game can add one player's to another's. Players without any are left out.
 */
export function measuresOf(players: readonly Player[], linesOf: (seat: number) => Summary): Summary {
  if (players.length === 1) return linesOf(0)
  return players.flatMap((player, seat) => {
    const name = seatName(player)
    const parts = linesOf(seat).map(({ label, value }) => `${lowerFirst(label)}: ${value}`)
    return packed(parts).map((value, i) => ({ label: i === 0 ? name : m.kit_continued({ name }), value }))
  })
}
