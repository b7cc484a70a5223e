import { useCallback, useState } from 'react'
import { useCaseload } from '../../caseload/caseload-store.ts'
import { useTable } from '../../players/table-store.ts'
import { currentClients, onlySeated, sheetGoal, type GoalChoice, type SheetGoal } from './home-goals.ts'

const noCaseload = { clients: [], goals: [], groups: [] }
/** Instead of a seat for a sheet that belongs to no player of a group. */
export const noSeat = 0

/** Holds the goals chosen for the home sheets, by seat. They stay on this page. */
export function useHomeGoals(picks: string | null) {
  const caseload = useCaseload() ?? noCaseload
  const { players } = useTable()
  const [choices, setChoices] = useState<Readonly<Record<number, GoalChoice>>>({})
  const goalOf = useCallback(
    (seat: number): SheetGoal =>
      sheetGoal(caseload, choices[seat] ?? {}, {
        seated: seat === noSeat ? onlySeated(players) : players.find((player) => player.seat === seat),
        // In a group, the printed cards are several sets.
        picks: seat === noSeat ? picks : null,
      }),
    [caseload, choices, players, picks],
  )
  return {
    clients: currentClients(caseload),
    goalOf,
    choose: (seat: number, choice: GoalChoice) => setChoices((now) => ({ ...now, [seat]: choice })),
  }
}
