import { playerName, type TablePlayer } from '../../players/table.ts'
import type { Client, Goal } from '../records.ts'
import type { TherapySession } from '../session.ts'
import type { Trial } from '../trial.ts'

/** Who a note is about, and what their goals say. */
export interface NoteParticipants {
  players: readonly TablePlayer[]
  clients: readonly Client[]
  goals: readonly Goal[]
}

/** A client of the caseload, or a player who isn't on it. */
export interface Subject {
  id: string
  client?: string
  /** The seat of a player; a client's may change. */
  seat: number
  /** A code, initials, or the color of a seat. */
  name: string
}

/** The players of a stored session, as far as their codes were stored with it. */
export const playersOf = ({ codes }: Pick<TherapySession, 'codes'>): TablePlayer[] =>
  Object.entries(codes ?? {}).map(([seat, name]) => ({ seat: Number(seat), name, away: false }))

type Scored = Pick<TherapySession, 'trials' | 'attendance'>

const idOf = ({ client, seat }: Pick<Trial, 'client' | 'seat'>) =>
  client === undefined ? `seat ${seat}` : `client ${client}`

export const isOf =
  (subject: Subject) =>
  (trial: Trial): boolean =>
    idOf(trial) === subject.id

type Seated = Pick<Trial, 'client' | 'seat'>
type Known = Pick<NoteParticipants, 'players' | 'clients'>

const playerOf = ({ client }: Seated, { players }: Known) =>
  client === undefined ? undefined : players.find((one) => one.client === client)

/** The code of a client, wherever they sit; of a player who isn't on the caseload, the name or the color of the seat. */
export function subjectName(of: Seated, { players, clients }: Known): string {
  const code = clients.find(({ id }) => id === of.client)?.code
  if (code !== undefined) return code
  const player = playerOf(of, { players, clients })
  if (player) return playerName([player], player.seat)
  // Another client who sits there now gives nobody else their name.
  const others = of.client === undefined ? players.filter(({ client }) => client === undefined) : []
  return playerName(others, of.seat)
}

function subjectOf(of: Seated, people: NoteParticipants): Subject {
  const { client, seat } = of
  return {
    id: idOf(of),
    ...(client !== undefined && { client }),
    seat: playerOf(of, people)?.seat ?? seat,
    name: subjectName(of, people),
  }
}

/** Everyone who was scored or whose attendance was taken: by seat, then in the order in which they were scored. */
export function subjectsOf({ trials, attendance }: Scored, people: NoteParticipants): Subject[] {
  const ofClient = (client: string) => ({
    client,
    seat: people.clients.find(({ id }) => id === client)?.mark ?? 1,
  })
  const all = [...trials, ...Object.keys(attendance ?? {}).map(ofClient)].map((one) => subjectOf(one, people))
  return [...new Map(all.map((one) => [one.id, one] as const)).values()].toSorted((a, b) => a.seat - b.seat)
}

const isHere = ({ attendance }: Scored, { client }: Subject) => attendance?.[client ?? '']?.status !== 'absent'

/** How many were in the session: those who attended, or the players where nobody's attendance was taken. */
export function groupSize(session: Scored, people: NoteParticipants): number {
  const here = subjectsOf(session, people).filter((one) => isHere(session, one)).length
  return Math.max(1, here, session.attendance ? 0 : people.players.length)
}
