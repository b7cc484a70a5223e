import { useCallback } from 'react'
import { chosenIndex, scoreForAction, type Score, type ViewerAction } from './input/keys.ts'
import { useViewerSettings } from './settings/settings.ts'
import type { ViewerAnswer } from './use-answer.ts'
import type { CardRun } from './use-card-run.ts'

/**
 * Handles taps on options: each shows whether it is right, and the first tap of a showing scores a card with one right
 * answer.
 */
export function useOptionTouch(run: CardRun, answer: ViewerAnswer, scores: boolean) {
  const { touchScores } = useViewerSettings()
  const { card, scale, score, here } = run
  const { touch, touched, shown } = answer
  return useCallback(
    (place: number) => {
      const first = touched.length === 0 && !shown && here === 0
      touch(place)
      if (!card || !first || !scores || !touchScores || scale !== 'accuracy' || card.correct.length !== 1) return
      score(card.correct.includes(place) ? 'correct' : 'incorrect', { by: 'self' })
    },
    [card, scale, score, here, touch, touched, shown, scores, touchScores],
  )
}

/** Returns the viewer's actions on a run and its answer, according to this device's settings. */
export function useActions(run: CardRun, answer: ViewerAnswer, onTouch: (place: number) => void) {
  const { nextAfterScore, repeat } = useViewerSettings()
  const { move, score, cycleCue, undo, here } = run
  const { has, shown, seen, toggle, options } = answer
  return useCallback(
    (action: ViewerAction) => {
      const place = chosenIndex(action)
      if (place >= 0) return place < options ? onTouch(place) : undefined
      if (action === 'forward') return has && !shown && !seen ? toggle() : move(1)
      if (action === 'next') return move(1)
      if (action === 'previous') return move(-1)
      if (action === 'cue') return cycleCue()
      if (action === 'undo') return undo()
      const { slot, goesOn } = scoreForAction(action as Score)
      score(slot)
      if (goesOn || (nextAfterScore && here + 1 >= repeat)) move(1)
    },
    [nextAfterScore, repeat, move, score, cycleCue, undo, here, has, shown, seen, toggle, options, onTouch],
  )
}
