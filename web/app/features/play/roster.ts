import { limits, Player, type Player as PlayerType } from '@marigold/contract'
import { seats } from '@marigold/device'
import { z } from 'zod'

const key = 'marigold-roster'

/** How many cards are practised at the end of a turn; 0 switches cards between turns off. */
export const trialChoices = [0, 1, 3, 5, 10] as const

/** Who plays, and how; kept on this device alone. */
export const Table = z.object({
  players: z.array(Player).min(1).max(limits.players),
  trialsPerTurn: z.int().min(0).max(10),
})
export type Table = z.infer<typeof Table>

/** A player by their place at the table: colour and symbol go with the place. */
export function playerAt(place: number): PlayerType {
  const { color, symbol } = seats[(place - 1) % seats.length] ?? seats[0]
  return { id: place, name: '', color, symbol }
}

/** As many players as asked for: those who are there stay, new ones join at the end. */
export function seated(players: readonly PlayerType[], count: number): PlayerType[] {
  const places = Math.min(Math.max(count, 1), limits.players)
  return Array.from({ length: places }, (_, index) => players[index] ?? playerAt(index + 1))
}

/** The table of a stored text, or one for two players. */
export function parseTable(stored: string | null): Table {
  try {
    const parsed = Table.safeParse(JSON.parse(stored ?? 'null'))
    if (parsed.success) return parsed.data
  } catch {
    // not ours: start anew
  }
  return { players: seated([], 2), trialsPerTurn: 3 }
}

/** The table last used on this device. */
export function readTable(): Table {
  try {
    return parseTable(window.localStorage.getItem(key))
  } catch {
    return parseTable(null)
  }
}

/** Keeps the table on this device. */
export function storeTable(table: Table) {
  try {
    window.localStorage.setItem(key, JSON.stringify(table))
  } catch {
    // storage is blocked or full: the table lives as long as the page
  }
}
