import type { FromGame, FromShim } from '@marigold/contract'
import { useCallback, useState } from 'react'

/** What a game has told of itself so far. */
export interface Story {
  /** It is under way: whoever leaves now begins it anew the next time. */
  atStake: boolean
  /** The level of the last try. */
  level: string | null
}

export const untold: Story = { atStake: false, level: null }

/** What is known after one more message. */
export function storyAfter(story: Story, message: FromGame | FromShim): Story {
  switch (message.type) {
    case 'TURN_END':
      return { ...story, atStake: true }
    case 'TRIAL':
      return { atStake: true, level: message.trial.level }
    case 'GAME_OVER':
      return { ...story, atStake: false }
    case 'GAME_READY':
      return untold
    default:
      return story
  }
}

/** Follows what the game tells. */
export function useStory() {
  const [story, setStory] = useState(untold)
  const hear = useCallback((message: FromGame | FromShim) => {
    setStory((before) => {
      const next = storyAfter(before, message)
      return next.atStake === before.atStake && next.level === before.level ? before : next
    })
  }, [])
  return { story, hear }
}
