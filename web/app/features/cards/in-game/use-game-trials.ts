import type { Trial } from '@marigold/contract'
import { useCallback } from 'react'
import { withTry } from '../tally/sitting.ts'
import { changeSitting } from '../tally/sitting-store.ts'
import type { Cue } from '../tally/practice.ts'
import type { Try } from '../tally/tally.ts'

const cueOf = (cue: number): Cue => ([0, 1, 2, 3] as const).find((one) => one === cue) ?? 0

/** A try that a game scored, as the tally keeps it: under the game's name, for the player whose turn it was. */
function tryOfTrial(trial: Trial, game: string, at: number): Try {
  return {
    card: '',
    area: 'game',
    target: `${game}, ${trial.target}`,
    text: trial.response,
    result: trial.result,
    cue: cueOf(trial.cue),
    at,
    seat: trial.player,
    by: trial.scoredBy,
    probe: false,
  }
}

/** Puts what a game scores into the tally and note of this sitting; what merely happened in it stays in the game. */
export function useGameTrials(game: string): (trial: Trial) => void {
  return useCallback(
    (trial) => {
      if (!trial.event) changeSitting((now) => withTry(now, tryOfTrial(trial, game, Date.now())))
    },
    [game],
  )
}
