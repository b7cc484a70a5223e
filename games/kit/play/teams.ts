import { m } from '#messages'
import type { Player } from '@marigold/contract'
import { seats as looks, type Chance } from '@marigold/device'
import { seatName } from './seat-name.ts'

/** A seat of the game and those who share it: one person, or a team that takes its turns in order. */
export interface Seat {
  player: Player
  members: Player[]
}

/** Teams have ids of their own, so that what is counted for a team is never taken for a person's. */
export const teamId = (index: number): number => 101 + index

const signs = [m.kit_star(), m.kit_triangle(), m.kit_diamond()] as const
/** Most teams at one game. */
export const maxTeams = signs.length

/** A team as a player of the game: told apart by name, color and symbol. */
export function teamPlayer(index: number): Player {
  const { color, symbol } = looks[index] ?? looks[0]
  return { id: teamId(index), name: m.kit_symbol_team({ symbol: signs[index] ?? signs[0] }), color, symbol }
}

/** The team of each player: as chosen, and otherwise dealt out evenly in the order of the roster. */
export function dealTeams(
  players: readonly Player[],
  count: number,
  wished: Readonly<Record<number, number>>,
): Record<number, number> {
  const sizes = Array.from({ length: count }, () => 0)
  const teams: Record<number, number> = {}
  const join = (id: number, team: number) => {
    teams[id] = team
    sizes[team] = (sizes[team] ?? 0) + 1
  }
  for (const { id } of players) {
    const wish = wished[id]
    if (wish !== undefined && wish < count) join(id, wish)
  }
  for (const { id } of players) if (teams[id] === undefined) join(id, sizes.indexOf(Math.min(...sizes)))
  return teams
}

/** Who sits where: a seat for each person, or for each team that has somebody in it. */
export function takeSeats(
  players: readonly Player[],
  teams: number,
  wished: Readonly<Record<number, number>>,
  shuffle: Chance | null,
): Seat[] {
  const mixed = <T>(list: T[]) => (shuffle ? shuffle.shuffle(list) : list)
  if (teams < 2) return mixed([...players]).map((player) => ({ player, members: [player] }))
  const dealt = dealTeams(players, teams, wished)
  const all = Array.from({ length: teams }, (_, i) => ({
    player: teamPlayer(i),
    members: mixed(players.filter(({ id }) => dealt[id] === i)),
  }))
  return mixed(all.filter(({ members }) => members.length > 0))
}

/** Whose turn it is within a seat: in order, past those who are away; null when nobody of it is here. */
export function memberAt({ members }: Seat, taken: number, away: ReadonlySet<number>): Player | null {
  for (let i = 0; i < members.length; i++) {
    const member = members[(taken + i) % members.length]
    if (member && !away.has(member.id)) return member
  }
  return null
}

/** 'Mia', or in team mode 'Star team: Mia'. */
export function turnName(seat: Player, person: Player): string {
  return seat.id === person.id ? seatName(person) : `${seatName(seat)}: ${seatName(person)}`
}

/** Gives seats, and the `players` who sit at them, the names of the roster; true if one has changed. */
export function renamePlayers(seats: readonly Seat[], players: Player[], roster: readonly Player[]): boolean {
  let changed = false
  const renamed = (player: Player): Player => {
    const name = roster.find(({ id }) => id === player.id)?.name ?? player.name
    changed ||= name !== player.name
    return name === player.name ? player : { ...player, name }
  }
  for (const [index, seat] of seats.entries()) {
    seat.members = seat.members.map(renamed)
    seat.player = seat.members.find(({ id }) => id === seat.player.id) ?? seat.player
    players[index] = seat.player
  }
  return changed
}

/** Seats whose players can be renamed without changing anybody else's. */
export const ownSeats = (seats: readonly Seat[]): Seat[] =>
  seats.map(({ player, members }) => {
    const own = members.map((member) => ({ ...member }))
    return { player: own.find(({ id }) => id === player.id) ?? { ...player }, members: own }
  })
