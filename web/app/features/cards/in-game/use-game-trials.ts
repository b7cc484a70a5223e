import type { Trial as GameTrial } from '@marigold/contract'
import { useCallback } from 'react'
import { newId } from '../../../platform/new-id.ts'
import { clientInGame } from '../../../players/table.ts'
import { playersNow } from '../../../players/table-store.ts'
import { withTrial } from '../../../caseload/session.ts'
import { changeSession } from '../../../caseload/session-store.ts'
import type { Cue } from '../../../caseload/practice.ts'
import { trialVersion, type Trial } from '../../../caseload/trial.ts'

const cueOf = (cue: number): Cue => ([0, 1, 2, 3] as const).find((one) => one === cue) ?? 0

/** Converts a trial scored by a game, for the player whose turn it was. */
function trialOfGame(trial: GameTrial, game: PlayedGame & { practicesCards: boolean }, at: number): Trial {
  const player = playersNow().find(({ seat }) => seat === trial.player)
  return {
    ...{ version: trialVersion, id: newId(), seat: trial.player, ...clientInGame(player, game) },
    ...{ card: game.slug, area: 'game', target: `${game.name}, ${trial.target}`, text: trial.response },
    ...{ scale: 'accuracy', value: trial.result, cue: cueOf(trial.cue), probe: false },
    ...(trial.rtMs !== null && { measures: { seconds: trial.rtMs / 1000 } }),
    ...{ at, by: trial.scoredBy },
  }
}

export interface PlayedGame {
  name: string
  slug: string
}

/**
 * Adds a game's scored trials to this session; `practicesCards` if the game took the target from the player's cards. Events
 * that aren't scored are ignored.
 */
export function useGameTrials({ name, slug }: PlayedGame): (trial: GameTrial, practicesCards: boolean) => void {
  return useCallback(
    (trial, practicesCards) => {
      if (trial.event) return
      const scored = trialOfGame(trial, { name, slug, practicesCards }, Date.now())
      changeSession((now) => withTrial(now, scored))
    },
    [name, slug],
  )
}
