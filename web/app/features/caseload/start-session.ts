import { useNavigate } from 'react-router'
import type { Caseload, Client } from '../../caseload/records.ts'
import { firstGoal, seatClients } from '../../caseload/seating.ts'
import type { Attendance } from '../../caseload/session.ts'

/** Where a seated session goes on: the cards of the first client who has any, or else the choice of cards. */
export type CardsUrl = (picks?: unknown) => string

/** Seats clients, begins their session, and answers the address of their cards. */
function startSession(
  clients: readonly Client[],
  caseload: Pick<Caseload, 'goals'>,
  cardsUrl: CardsUrl,
  options: { group?: string; status?: Attendance } = {},
): string {
  seatClients(clients, caseload, options)
  for (const client of clients) {
    const training = firstGoal(caseload.goals, client.id)?.training
    if (training?.kind === 'cards') return cardsUrl(training.picks)
  }
  return '/therapycard'
}

let isStarting = false

/** Starts a session with clients and opens their cards. Until they are open, a second tap does nothing. */
export function useStartSession() {
  const navigate = useNavigate()
  return async (...start: Parameters<typeof startSession>): Promise<void> => {
    if (isStarting) return
    isStarting = true
    try {
      await navigate(startSession(...start))
    } finally {
      isStarting = false
    }
  }
}
