import type { ReactNode } from 'react'
import type { Client, Training } from '../../caseload/records.ts'

/** What other features give the caseload: the address of cards, and the sets and games that can train a goal. */
export interface CaseloadParts {
  cardsUrl: (picks: unknown) => string
  useTrainings: () => readonly Training[]
  discipline: Client['discipline']
  data: ReactNode
}
