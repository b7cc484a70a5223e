import { limits, type Player } from '@marigold/contract'
import { seatName, seats } from '@marigold/device'
import { z } from 'zod'
import { readAs } from '../platform/storage/read-as.ts'

/** How many cards are practiced at the end of a game's turn; 0 switches cards between turns off. */
export const trialChoices = [0, 1, 3, 5, 10] as const

/** The cards of one player alone: what is picked, and what it looks like. */
export interface PlayerSet {
  title: string
  line: string
  pictures: readonly string[]
  /** As the cards keep them. */
  picks?: unknown
  /** The one target of the set that is practiced; null for all of them. */
  only: string | null
}

/** Someone who takes part. Color and symbol go with the seat. */
export interface TablePlayer {
  /** From 1 to 6. */
  seat: number
  /** Initials or a code; '' for none. */
  name: string
  /** Left for now: tries stay theirs, and no turn comes to them. */
  away: boolean
  /** Own cards; without them the cards are those of everybody. */
  set?: PlayerSet
}

/** Who takes part, the same in the card viewer and in a game. */
export interface Table {
  players: readonly TablePlayer[]
  trialsPerTurn: (typeof trialChoices)[number]
  /** The group with its names stays on this device; otherwise names go with the tab, the group with the day. */
  keep: boolean
}

const found = (seat: number) => seats.find((one) => one.id === seat) ?? seats[0]

/** As many players without names, in the order of the seats. */
export function seated(count: number): TablePlayer[] {
  const places = Math.min(Math.max(count, 1), limits.players)
  return seats.slice(0, places).map(({ id }) => ({ seat: id, name: '', away: false }))
}

/** Those who take turns. */
export function present(players: readonly TablePlayer[]): TablePlayer[] {
  return players.filter((player) => !player.away)
}

/** The one at a seat, or whoever comes next where nobody sits there any more. */
export function seatNow(players: readonly TablePlayer[], seat: number): number {
  const here = present(players)
  return (here.find((player) => player.seat >= seat) ?? here[0])?.seat ?? 1
}

/** The seat that comes after this one; those who are there are a ring. */
export function nextSeat(players: readonly TablePlayer[], seat: number): number {
  const here = present(players)
  return (here.find((player) => player.seat > seat) ?? here[0])?.seat ?? seat
}

/** What to call the one at a seat: the name given, else the seat's color. */
export function nameAt(players: readonly TablePlayer[], seat: number): string {
  return seatName({ name: players.find((player) => player.seat === seat)?.name ?? '', color: found(seat).color })
}

/** The seat that a new player would take; null when all six have been taken. */
export function freeSeat(players: readonly TablePlayer[]): number | null {
  return seats.find(({ id }) => players.every((player) => player.seat !== id))?.id ?? null
}

/** With one more player, at a seat that nobody has had. */
export function withPlayer(players: readonly TablePlayer[]): readonly TablePlayer[] {
  const seat = freeSeat(players)
  if (seat === null) return players
  return [...players, { seat, name: '', away: false }].sort((a, b) => a.seat - b.seat)
}

/** Without one player: `scored` are the seats whose tries must stay apart from those of anybody new. The last one stays. */
export function withoutPlayer(
  players: readonly TablePlayer[],
  seat: number,
  scored: ReadonlySet<number>,
): readonly TablePlayer[] {
  if (present(players).every((player) => player.seat === seat)) return players
  if (!scored.has(seat)) return players.filter((player) => player.seat !== seat)
  return withChanged(players, seat, { away: true })
}

/** Those who are there, as a game is told of them. */
export function gamePlayers(players: readonly TablePlayer[]): Player[] {
  return present(players).map(({ seat, name }) => {
    const { color, symbol } = found(seat)
    return { id: seat, name, color, symbol }
  })
}

/** The players with one of them changed. */
export function withChanged(
  players: readonly TablePlayer[],
  seat: number,
  part: Partial<Omit<TablePlayer, 'seat'>>,
): readonly TablePlayer[] {
  return players.map((player) => (player.seat === seat ? { ...player, ...part } : player))
}

/** True where a name may be a person's full one: two words of two letters or more. */
export function looksLikeFullName(name: string): boolean {
  return /^\p{L}{2,}[.']?\s+\p{L}{2,}/u.test(name.trim())
}

// ---- Stored ---------------------------------------------------------------------------------------------------

const StoredSet = z.object({
  title: z.string().max(200),
  line: z.string().max(200),
  pictures: z.array(z.string().startsWith('/').max(300)).max(3),
  picks: z.unknown(),
  only: z.string().max(300).nullable(),
})
const StoredPlayer = z.object({
  seat: z.int().min(1).max(limits.players),
  name: z.string().max(24),
  away: z.boolean(),
  set: StoredSet.optional().catch(undefined),
})
const players = z.array(StoredPlayer).min(1).max(limits.players)
const KeptGroup = z.object({ keep: z.boolean(), trialsPerTurn: z.literal(trialChoices), players: players.nullable() })
const TabGroup = z.object({ day: z.string(), players })

export interface StoredTable extends Omit<Table, 'players'> {
  /** Null as long as nobody has said who takes part. */
  players: readonly TablePlayer[] | null
}

const nothing: StoredTable = { players: null, trialsPerTurn: 3, keep: false }

const dayOf = (time: number) => new Date(time).toDateString()

/** Each seat once; null when nobody is there. */
function usable(group: readonly TablePlayer[] | null | undefined): readonly TablePlayer[] | null {
  const once = [...new Map((group ?? []).map((player) => [player.seat, player])).values()]
  return present(once).length === 0 ? null : once
}

/** What this device keeps, as a text: a group that is to be kept, and how many cards a turn has. */
export function deviceText({ trialsPerTurn, keep, players: group }: StoredTable): string {
  return JSON.stringify({ keep, trialsPerTurn, players: keep ? group : null })
}

/** What this tab keeps for the rest of the day, as a text: a group that isn't kept on the device; null for none. */
export function tabText({ keep, players: group }: StoredTable, now: number): string | null {
  return keep || !group ? null : JSON.stringify({ day: dayOf(now), players: group })
}

/** The group that this device keeps; null for none. */
export function keptGroup(device: string | null): readonly TablePlayer[] | null {
  const kept = readAs(KeptGroup, device)
  return kept?.keep ? usable(kept.players) : null
}

/** The table of stored texts: the group of this tab, if it's from today, else the one kept on this device. */
export function parseTable(device: string | null, tab: string | null, now: number): StoredTable {
  const trialsPerTurn = readAs(KeptGroup, device)?.trialsPerTurn ?? nothing.trialsPerTurn
  const here = readAs(TabGroup, tab)
  const ofTab = here?.day === dayOf(now) ? usable(here.players) : null
  if (ofTab) return { players: ofTab, trialsPerTurn, keep: false }
  const kept = keptGroup(device)
  return { players: kept, trialsPerTurn, keep: kept !== null }
}
