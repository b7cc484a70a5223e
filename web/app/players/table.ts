import { m } from '#messages'
import { limits, type Player } from '@marigold/contract'
import { seats } from '@marigold/device'
import { z } from 'zod'
import { parseStored } from '../platform/storage/parse-stored.ts'

/** Number of cards practiced after each turn of a game; 0 turns cards off. */
export const trialChoices = [0, 1, 3, 5, 10] as const

/** One player's own cards: the picks and their preview. */
export interface PlayerSet {
  title: string
  line: string
  pictures: readonly string[]
  /** In the format of the cards. */
  picks?: unknown
  /** The practiced target of the set; null for all of them. */
  only: string | null
}

const playerScales = ['accuracy', 'assistance', 'participation', 'rating'] as const

/** A goal that a client works toward, and the cards or the game that train it. */
export interface PlayerGoal {
  goal: string
  scale: (typeof playerScales)[number]
  picks?: unknown
  game?: string
}

/** A player. The seat determines color and symbol. */
export interface TablePlayer {
  /** From 1 to 6. */
  seat: number
  /** Initials or a code; '' for none. */
  name: string
  /** Left for now: keeps the trials, but gets no turns. */
  away: boolean
  /** The client of the caseload who sits here, their goal, and what it is scored on; absent for anyone else. */
  client?: string
  goal?: string
  scale?: PlayerGoal['scale']
  /** All active goals of the client, so that other cards or a game count toward the goal that they train. */
  goals?: readonly PlayerGoal[]
  /** Own cards; without them, the player uses the shared ones. */
  set?: PlayerSet
}

/** The players, shared by the card viewer and games. */
export interface Table {
  players: readonly TablePlayer[]
  trialsPerTurn: (typeof trialChoices)[number]
  /**
   * The group with its names is saved on this device; otherwise names are kept for the tab, and the group for the day.
   */
  keep: boolean
}

const found = (seat: number) => seats.find((one) => one.id === seat) ?? seats[0]

/** Returns this many players without names, in seat order. */
export function createPlayers(count: number): TablePlayer[] {
  const places = Math.min(Math.max(count, 1), limits.players)
  return seats.slice(0, places).map(({ id }) => ({ seat: id, name: '', away: false }))
}

/** Returns the players who take turns. */
export function activePlayers(players: readonly TablePlayer[]): TablePlayer[] {
  return players.filter((player) => !player.away)
}

/** Returns the seat, or the next occupied one if its player has left. */
export function currentSeat(players: readonly TablePlayer[], seat: number): number {
  const here = activePlayers(players)
  return (here.find((player) => player.seat >= seat) ?? here[0])?.seat ?? 1
}

/** Returns the next occupied seat, wrapping around. */
export function nextSeat(players: readonly TablePlayer[], seat: number): number {
  const here = activePlayers(players)
  return (here.find((player) => player.seat > seat) ?? here[0])?.seat ?? seat
}

/** Returns a player's name, or their seat's color. */
export function playerName(players: readonly TablePlayer[], seat: number): string {
  const name = players.find((player) => player.seat === seat)?.name.trim()
  return name || m.players_seat_color({ color: found(seat).color })
}

/** Returns the seat for a new player; null if all six are taken. */
export function freeSeat(players: readonly TablePlayer[]): number | null {
  return seats.find(({ id }) => players.every((player) => player.seat !== id))?.id ?? null
}

/** Adds a player at an unused seat. */
export function addPlayer(players: readonly TablePlayer[]): readonly TablePlayer[] {
  const seat = freeSeat(players)
  if (seat === null) return players
  return [...players, { seat, name: '', away: false }].sort((a, b) => a.seat - b.seat)
}

/** Removes a player. `scored` are seats whose trials must not mix with a new player's. The last player stays. */
export function removePlayer(
  players: readonly TablePlayer[],
  seat: number,
  scored: ReadonlySet<number>,
): readonly TablePlayer[] {
  if (activePlayers(players).every((player) => player.seat === seat)) return players
  if (!scored.has(seat)) return players.filter((player) => player.seat !== seat)
  return updatePlayer(players, seat, { away: true })
}

/** Returns the client and goal that a player's trials belong to, if they are on the caseload. */
export function clientOf(player: TablePlayer | undefined): Pick<TablePlayer, 'client' | 'goal'> {
  return { ...(player?.client && { client: player.client }), ...(player?.goal && { goal: player.goal }) }
}

/**
 * Returns the client and goal that what they do in a game belongs to: the goal that the game trains, the goal whose cards
 * the game practices, or one that nothing trains.
 */
export function clientInGame(
  player: TablePlayer | undefined,
  { slug, practicesCards }: { slug: string; practicesCards: boolean },
): Pick<TablePlayer, 'client' | 'goal'> {
  const { goal: _goal, ...client } = clientOf(player)
  const trained = player?.goals?.find((one) => one.game === slug)
  const own = player?.goals?.find((one) => one.goal === player.goal)
  const isOwn = own?.game === undefined && (practicesCards || own?.picks === undefined)
  const goal = trained?.goal ?? (isOwn ? player?.goal : undefined)
  return { ...client, ...(goal !== undefined && { goal }) }
}

/** Converts the active players to a game's format. */
export function toGamePlayers(players: readonly TablePlayer[]): Player[] {
  return activePlayers(players).map(({ seat, name, client }) => {
    const { color, symbol } = found(seat)
    return { id: seat, name, color, symbol, ...(client && { client }) }
  })
}

/** Updates one player. */
export function updatePlayer(
  players: readonly TablePlayer[],
  seat: number,
  part: Partial<Omit<TablePlayer, 'seat'>>,
): readonly TablePlayer[] {
  return players.map((player) => (player.seat === seat ? { ...player, ...part } : player))
}

/** Returns true if a name may be a full one: two words of two letters or more. */
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
const StoredGoal = z.object({
  goal: z.string().max(64),
  scale: z.enum(playerScales),
  picks: z.unknown(),
  game: z.string().max(100).optional(),
})
const StoredPlayer = z.object({
  seat: z.int().min(1).max(limits.players),
  name: z.string().max(24),
  away: z.boolean(),
  client: z.string().max(64).optional(),
  goal: z.string().max(64).optional(),
  scale: z.enum(playerScales).optional(),
  goals: z.array(StoredGoal).optional().catch(undefined),
  set: StoredSet.optional().catch(undefined),
})
const players = z.array(StoredPlayer).min(1).max(limits.players)
const KeptGroup = z.object({ keep: z.boolean(), trialsPerTurn: z.literal(trialChoices), players: players.nullable() })
const TabGroup = z.object({ day: z.string(), players })

export interface StoredTable extends Omit<Table, 'players'> {
  /** Null until the user has set the players. */
  players: readonly TablePlayer[] | null
}

const nothing: StoredTable = { players: null, trialsPerTurn: 3, keep: false }

const dayOf = (time: number) => new Date(time).toDateString()

/** A group is still seated this long after midnight, so that a reload in a late session doesn't empty the seats. */
const graceMs = 2 * 60 * 60_000

/** True if a group that was seated at a time is still seated. */
export const isStillSeated = (seatedAt: number, now: number): boolean => isOfDay(dayOf(seatedAt), now)
const isOfDay = (day: string, now: number) => day === dayOf(now) || day === dayOf(now - graceMs)

/** Removes duplicate seats; null if nobody is active. */
function usable(group: readonly TablePlayer[] | null | undefined): readonly TablePlayer[] | null {
  const once = [...new Map((group ?? []).map((player) => [player.seat, player])).values()]
  return activePlayers(once).length === 0 ? null : once
}

/** Serializes for this device: the saved group, and the number of cards per turn. */
export function serializeForDevice({ trialsPerTurn, keep, players: group }: StoredTable): string {
  return JSON.stringify({ keep, trialsPerTurn, players: keep ? group : null })
}

/** Serializes for this tab and day: a group that isn't saved on the device; null if there is none. */
export function serializeForTab({ keep, players: group }: StoredTable, now: number): string | null {
  return keep || !group ? null : JSON.stringify({ day: dayOf(now), players: group })
}

/** Parses the group saved on this device; null if there is none. */
export function parseSavedGroup(device: string | null): readonly TablePlayer[] | null {
  const kept = parseStored(KeptGroup, device)
  return kept?.keep ? usable(kept.players) : null
}

/** Parses the stored players: this tab's group if it's from today, otherwise the saved one. */
export function parseTable(device: string | null, tab: string | null, now: number): StoredTable {
  const trialsPerTurn = parseStored(KeptGroup, device)?.trialsPerTurn ?? nothing.trialsPerTurn
  const here = parseStored(TabGroup, tab)
  const ofTab = here && isOfDay(here.day, now) ? usable(here.players) : null
  if (ofTab) return { players: ofTab, trialsPerTurn, keep: false }
  const kept = parseSavedGroup(device)
  return { players: kept, trialsPerTurn, keep: kept !== null }
}
