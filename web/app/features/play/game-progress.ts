import type { FromGame, FromShim } from '@marigold/contract'
import { useCallback, useState } from 'react'

/** Progress that a game has reported. */
export interface GameProgress {
  /** The game is running; leaving would lose its progress. */
  atStake: boolean
  /** Level of the last trial. */
  level: string | null
}

export const noProgress: GameProgress = { atStake: false, level: null }

/** Returns the progress after one more message. */
export function nextProgress(story: GameProgress, message: FromGame | FromShim): GameProgress {
  switch (message.type) {
    case 'TURN_END':
      return { ...story, atStake: true }
    case 'TRIAL':
      return { atStake: true, level: message.trial.level }
    case 'GAME_OVER':
      return { ...story, atStake: false }
    case 'GAME_READY':
      return noProgress
    default:
      return story
  }
}

/** Tracks the game's progress. */
export function useGameProgress() {
  const [story, setStory] = useState(noProgress)
  const hear = useCallback((message: FromGame | FromShim) => {
    setStory((before) => {
      const next = nextProgress(before, message)
      return next.atStake === before.atStake && next.level === before.level ? before : next
    })
  }, [])
  return { story, hear }
}
