import { newRecord, type Client, type Goal, type Group } from '../../../caseload/records.ts'

export const at = (day: number, time: string) => new Date(`2026-03-${String(day).padStart(2, '0')}T${time}`).getTime()

const measures: Record<string, Goal['measure']> = {
  ...{ A: 'accuracy', B: 'accuracy', C: 'accuracy', D: 'accuracy', E: 'accuracy', F: 'accuracy' },
  ...{ G: 'assistance', H: 'assistance', I: 'participation', J: 'participation', K: 'rating', L: 'rating' },
}
export const codes = Object.keys(measures)
export const clients = codes.map((code, place): Client => ({
  ...newRecord(at(1, '08:00')),
  ...{ id: `client-${code}`, code, mark: (place % 6) + 1, discipline: 'SLP', plan: { minutes: 60, per: 'week' } },
}))
export const goals = codes.map((code): Goal => ({
  ...newRecord(at(1, '08:00')),
  ...{
    id: `goal-${code}`,
    client: `client-${code}`,
    text: `Goal of ${code}`,
    measure: measures[code] ?? 'accuracy',
    sessions: 3,
  },
  ...{ cues: [], status: 'active', ...(measures[code] === 'rating' ? { criterion: 4 } : { criterion: 80 }) },
}))
export const group = (id: string, name: string, ...of: string[]): Group => ({
  ...newRecord(at(1, '08:00')),
  ...{ id, name, clients: of.map((code) => `client-${code}`), meetings: [] },
})
export const groups = [
  group('g1', 'Red', 'A', 'B', 'C'),
  group('g2', '', 'D', 'E'),
  group('g3', 'Blue', 'F', 'G', 'H', 'I'),
  group('g4', 'Green', 'J', 'K'),
  group('g5', '', 'L', 'D'),
]
export const caseload = { clients, goals, groups }
export const clientOf = (code: string) => clients.find((one) => one.code === code) as Client
