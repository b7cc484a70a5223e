import { Settings } from '@marigold/contract'
import { z } from 'zod'
import { newId } from '../platform/new-id.ts'
import type { Known } from '../platform/storage/known.ts'
import { cueTypes } from './practice.ts'
import { scales } from './trial.ts'

/** The version that new clients, goals, and groups carry. Readers preserve fields they don't know. */
const recordVersion = 1

const base = {
  version: z.int().min(1),
  id: z.string().min(1),
  /** When it was created and last changed, in ms since 1970. */
  created: z.number(),
  updated: z.number(),
}

/** Letters of a client's code, at most: as long as a player's name. */
export const codeMost = 24
export const disciplines = ['SLP', 'OT', 'MIND'] as const
export const ageBands = ['toddler', 'preschool', 'school', 'teen', 'adult'] as const
export const looks = ['playful', 'clean', 'grown-up'] as const
export const periods = ['week', 'month'] as const

const ClientShape = z.looseObject({
  ...base,
  /** A code, initials, or a nickname; never a full name. */
  code: z.string().trim().min(1).max(codeMost),
  /** Which of the six seats' color and symbol stands for the client, from 1. */
  mark: z.int().min(1).max(6),
  discipline: z.enum(disciplines),
  ageBand: z.enum(ageBands).optional(),
  look: z.enum(looks).optional(),
  /** Minutes of service that the plan promises in a week or month. */
  plan: z.object({ minutes: z.int().min(1).max(10_000), per: z.enum(periods) }).optional(),
  /** The game kit's settings for this client: looks and access. */
  settings: Settings.optional(),
  archivedAt: z.number().optional(),
})
export type Client = Known<z.infer<typeof ClientShape>>

/** What a goal is measured by. */
export const measures = scales.filter((scale) => scale !== 'tried')
export const goalStates = ['active', 'met', 'continued', 'dropped'] as const

/** What trains a goal: a set of cards (its picks, and how it looks in a list) or a game. */
const Training = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('cards'),
    title: z.string().max(200),
    line: z.string().max(200).default(''),
    pictures: z.array(z.string().startsWith('/').max(300)).max(3).default([]),
    picks: z.unknown(),
  }),
  z.looseObject({ kind: z.literal('game'), slug: z.string().max(100), title: z.string().max(200) }),
])
export type Training = z.infer<typeof Training>

const GoalShape = z.looseObject({
  ...base,
  client: z.string(),
  text: z.string().trim().min(1).max(600),
  measure: z.enum(['accuracy', 'assistance', 'participation', 'rating']),
  /** In percent for accuracy, assistance, and participation; from 1 to 5 for ratings. */
  baseline: z.number().min(0).max(100).optional(),
  criterion: z.number().min(0).max(100).optional(),
  /** Sessions in a row that must reach the criterion. */
  sessions: z.int().min(1).max(20).default(3),
  /** The last day, as YYYY-MM-DD. */
  deadline: z.iso.date().optional(),
  training: Training.optional(),
  /** Kinds of help in the order in which to fade them, most help first. */
  cues: z.array(z.enum(cueTypes)).default([]),
  status: z.enum(goalStates),
  /** The template of the goal bank it was made from. */
  template: z.string().optional(),
})
export type Goal = Known<z.infer<typeof GoalShape>>

/** One meeting of a group in the week: 0 is Sunday. */
const Meeting = z.object({ day: z.int().min(0).max(6), time: z.iso.time({ precision: -1 }).optional() })
export type Meeting = z.infer<typeof Meeting>

const GroupShape = z.looseObject({
  ...base,
  /** What the list shows; '' for the codes of its clients. */
  name: z.string().trim().max(60),
  /** In the order of their seats; a group of one is a client's own time. */
  clients: z.array(z.string()).min(1).max(6),
  meetings: z.array(Meeting).max(14).default([]),
  archivedAt: z.number().optional(),
})
export type Group = Known<z.infer<typeof GroupShape>>

export interface Caseload {
  clients: readonly Client[]
  goals: readonly Goal[]
  groups: readonly Group[]
}

export const recordShapes = { clients: ClientShape, goals: GoalShape, groups: GroupShape } as const
export type RecordKind = keyof typeof recordShapes
export interface RecordOf {
  clients: Client
  goals: Goal
  groups: Group
}

/** Reads a stored record of a kind; null if it isn't one. */
export function parseRecord<K extends RecordKind>(kind: K, value: unknown): RecordOf[K] | null {
  return (recordShapes[kind].safeParse(value).data ?? null) as RecordOf[K] | null
}

/** The fields that every new record starts with. */
export function newRecord(now = Date.now()) {
  return { version: recordVersion, id: newId(), created: now, updated: now }
}

/** A new client with the color and symbol that the fewest others have. */
export function newClient(code: string, others: readonly Client[], discipline: Client['discipline']): Client {
  const uses = (mark: number) => others.filter((one) => one.mark === mark && !one.archivedAt).length
  const mark = [1, 2, 3, 4, 5, 6].reduce((best, one) => (uses(one) < uses(best) ? one : best))
  return { ...newRecord(), code, mark, discipline }
}

/** The codes in a field where several were typed: one on each line, or separated by commas or semicolons. */
export function codesOf(text: string): string[] {
  const all = text
    .split(/[\n,;]+/)
    .map((code) => code.trim().replaceAll(/\s+/g, ' ').slice(0, codeMost))
    .filter((code) => code !== '')
  return [...new Set(all)]
}

/** What a group is called: its name, or else the codes of its clients. */
export function groupName(group: Group, clients: readonly Client[]): string {
  if (group.name !== '') return group.name
  return group.clients.flatMap((id) => clients.find((one) => one.id === id)?.code ?? []).join(', ')
}

/** The goal that a client works on first: active, newest last. */
export function activeGoals(goals: readonly Goal[], client: string): Goal[] {
  return goals
    .filter((goal) => goal.client === client && (goal.status === 'active' || goal.status === 'continued'))
    .toSorted((a, b) => a.created - b.created)
}
