import { serializePicks } from '@marigold/contract'
import { activeGoals, type Caseload, type Client, type Goal } from '../../caseload/records.ts'
import { activePlayers, type TablePlayer } from '../../players/table.ts'
import type { PrintRun } from './options.ts'

/** What was chosen for a sheet: '' for no client or goal; a part that is missing gets its default. */
export interface GoalChoice {
  client?: string
  goal?: string
  text?: string
}

/** A home sheet's goal, with what there is to choose from. */
export interface SheetGoal extends Pick<PrintRun, 'goal' | 'help'> {
  client: Client | undefined
  goals: readonly Goal[]
  /** The chosen goal's id; '' for none. */
  chosen: string
}

/** Returns the clients who can be chosen. */
export const currentClients = ({ clients }: Pick<Caseload, 'clients'>): Client[] =>
  clients.filter(({ archivedAt }) => archivedAt === undefined).toSorted((a, b) => a.code.localeCompare(b.code))

/** Returns true if a goal is trained with these cards. */
const isTrainedBy = ({ training }: Goal, picks: string | null) =>
  training?.kind === 'cards' &&
  typeof training.picks === 'object' &&
  training.picks !== null &&
  serializePicks(training.picks) === picks

/** Returns the only seated client; undefined if there are several or none. */
export function onlySeated(players: readonly TablePlayer[]): TablePlayer | undefined {
  const seated = activePlayers(players).filter(({ client }) => client !== undefined)
  return seated.length === 1 ? seated[0] : undefined
}

/**
 * Returns the goal of a home sheet: the one chosen, or else the one whose cards are printed, or else the one that the
 * seated client works on. A typed text replaces the goal's own.
 */
export function sheetGoal(
  { clients, goals: all }: Caseload,
  choice: GoalChoice,
  { seated, picks }: { seated: TablePlayer | undefined; picks: string | null },
): SheetGoal {
  const id = choice.client ?? seated?.client
  const client = clients.find((one) => one.id === id)
  const goals = client ? activeGoals(all, client.id) : []
  const played = seated?.client === client?.id ? seated?.goal : undefined
  const usual = goals.find((goal) => isTrainedBy(goal, picks)) ?? goals.find((goal) => goal.id === played)
  const goal = choice.goal === undefined ? usual : goals.find((one) => one.id === choice.goal)
  return {
    client,
    goals,
    chosen: goal?.id ?? '',
    goal: choice.text ?? goal?.text ?? '',
    // A goal has its most help first, a parent begins with the least.
    help: goal?.cues.toReversed() ?? [],
  }
}
