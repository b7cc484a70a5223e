import { firstGoal } from '../../caseload/seating.ts'
import { activeGoals, type Caseload } from '../../caseload/records.ts'
import type { TherapySession } from '../../caseload/session.ts'
import type { Trial } from '../../caseload/trial.ts'

/** Trials that belong to the same client, or to the same seat where nobody of the caseload sat. */
export interface TrialsOf {
  /** Null for a player who isn't on the caseload. */
  client: string | null
  seat: number
  trials: readonly Trial[]
}

/** The trials of a session by whom they belong to, in the order of the seats. */
export function trialsByOwner({ trials }: Pick<TherapySession, 'trials'>): TrialsOf[] {
  const groups = Map.groupBy(trials, ({ client, seat }) => client ?? seat)
  return [...groups]
    .map(([owner, of]) => ({ client: typeof owner === 'string' ? owner : null, seat: of[0]?.seat ?? 1, trials: of }))
    .toSorted((a, b) => a.seat - b.seat)
}

/**
 * Gives trials to another client, and notes that the client was there. A trial keeps its goal only if that is the new
 * client's; otherwise it counts for their goal with the same measure.
 */
export function moveTrials(
  session: TherapySession,
  ids: ReadonlySet<string>,
  client: string,
  { goals }: Pick<Caseload, 'goals'>,
): TherapySession {
  const own = [firstGoal(goals, client) ?? [], activeGoals(goals, client)].flat()
  const moved = session.trials.map((trial) => {
    if (!ids.has(trial.id)) return trial
    const { goal: before, ...rest } = trial
    const goal = own.find(({ id }) => id === before) ?? own.find(({ measure }) => measure === trial.scale)
    return { ...rest, client, ...(goal && { goal: goal.id }) }
  })
  const status = session.attendance?.[client]?.status
  return {
    ...session,
    trials: moved,
    attendance: {
      ...session.attendance,
      [client]: { ...session.attendance?.[client], status: status === 'makeup' ? 'makeup' : 'present' },
    },
  }
}

/** Removes trials from a session. */
export function removeTrials(session: TherapySession, ids: ReadonlySet<string>): TherapySession {
  return { ...session, trials: session.trials.filter(({ id }) => !ids.has(id)) }
}
