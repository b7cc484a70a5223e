import type { PlayerGoal, TablePlayer } from '../players/table.ts'
import { changeTable } from '../players/table-store.ts'
import { activeGoals, type Caseload, type Client, type Goal } from './records.ts'
import { beginSession } from './session-store.ts'
import type { Attendance, TherapySession } from './session.ts'

/** What a player gets from a goal: the goal, its scale, and the cards that train it. */
function goalSeat(goal: Goal | undefined): Pick<TablePlayer, 'goal' | 'scale' | 'set'> {
  if (!goal) return {}
  const { training } = goal
  const set =
    training?.kind === 'cards'
      ? { title: training.title, line: training.line, pictures: training.pictures, picks: training.picks, only: null }
      : undefined
  return { goal: goal.id, scale: goal.measure, ...(set && { set }) }
}

/** A goal with what trains it. */
function playerGoal({ id, measure, training }: Goal): PlayerGoal {
  return {
    ...{ goal: id, scale: measure },
    ...(training?.kind === 'cards' && { picks: training.picks }),
    ...(training?.kind === 'game' && { game: training.slug }),
  }
}

/** The goal to begin with: the first active one with cards, or else the first active one. */
export function firstGoal(goals: readonly Goal[], client: string): Goal | undefined {
  const active = activeGoals(goals, client)
  return active.find(({ training }) => training?.kind === 'cards') ?? active[0]
}

/**
 * Clients as players: each at the seat of their own color and symbol, or else the next free one. Clients beyond the sixth
 * are omitted.
 */
export function seatsOf(
  clients: readonly Client[],
  goals: readonly Goal[],
  taken: readonly number[] = [],
): TablePlayer[] {
  const free = new Set([1, 2, 3, 4, 5, 6].filter((seat) => !taken.includes(seat)))
  const seats: TablePlayer[] = []
  for (const client of clients) {
    const seat = free.has(client.mark) ? client.mark : [...free][0]
    if (seat === undefined) break
    free.delete(seat)
    const active = activeGoals(goals, client.id).map(playerGoal)
    seats.push({
      ...{ seat, name: client.code, away: false, client: client.id },
      ...goalSeat(firstGoal(goals, client.id)),
      ...(active.length > 0 && { goals: active }),
    })
  }
  return seats.toSorted((a, b) => a.seat - b.seat)
}

const attended = (clients: readonly Client[], status: Attendance, joined?: number) =>
  Object.fromEntries(clients.map(({ id }) => [id, { status, ...(joined !== undefined && { joined }) }]))

/** Seats clients with their cards in the viewer and in games, and begins their session. */
export function seatClients(
  clients: readonly Client[],
  { goals }: Pick<Caseload, 'goals'>,
  { group, status = 'present' }: { group?: string; status?: Attendance } = {},
): void {
  const players = seatsOf(clients, goals)
  if (players.length === 0) return
  beginSession({ seat: players[0]?.seat ?? 1, attendance: attended(clients, status), ...(group && { group }) })
  changeTable((now) => ({ ...now, players, keep: false }))
}

/** Seats a client who comes late: the session notes when they joined. */
export function addDuringSession(
  client: Client,
  { goals }: Pick<Caseload, 'goals'>,
  change: (edit: SessionEdit) => void,
): void {
  changeTable((now) => {
    const seats = now.players.filter((player) => player.client !== client.id)
    // A seat that nobody has used yet becomes the client's.
    const used = seats.filter((player) => player.client !== undefined || player.name !== '' || seats.length > 1)
    const [added] = seatsOf(
      [client],
      goals,
      used.map(({ seat }) => seat),
    )
    return added ? { ...now, players: [...used, added].toSorted((a, b) => a.seat - b.seat) } : now
  })
  change((now) => ({ ...now, attendance: { ...now.attendance, ...attended([client], 'present', Date.now()) } }))
}
type SessionEdit = (now: TherapySession) => TherapySession
