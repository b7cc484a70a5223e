import type { Deck, Earned } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { chosenIndex, scoreForAction, type Score, type ViewerAction } from './input/keys.ts'
import { useOptionTouch } from './use-actions.ts'
import { useAnswer } from './use-answer.ts'
import { useCardRun } from './use-card-run.ts'
import { earnedBy, valueAt } from '../../../caseload/trial.ts'
import { after } from '../../../platform/time/timers.ts'

/** New cards start at their first one; the turn's trial count is kept. */
function useOtherCards(deck: Deck, setIndex: (index: number) => void) {
  const [seen, setSeen] = useState(deck)
  if (deck === seen) return
  setSeen(deck)
  setIndex(0)
}

const afterLast = 250

interface TurnProps {
  deck: Deck
  start: number
  trials: number
  seat: number
  /** `next` is the index of the card that starts the next turn. */
  onDone: (results: readonly Earned[], next: number) => void
}

/** Cards of one turn in a game. A score or Next uses up a card; the turn opens after the last one. */
export function useTurn({ deck, start, trials, seat, onDone }: TurnProps) {
  const run = useCardRun(deck.cards, start, seat)
  useOtherCards(deck, run.setIndex)
  // What each card so far earned: a skipped one has no score to undo in the tally.
  const [steps, setSteps] = useState<readonly Earned[]>([])
  const done = steps.length
  const over = done >= trials
  const { move, score, cycleCue, undo, index } = run
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useOptionTouch(run, answer, false)
  const { has, shown, seen, toggle, options } = answer
  const step = useCallback(
    (earned: Earned) => {
      if (over) return
      setSteps((now) => [...now, earned])
      if (done + 1 < trials) move(1)
    },
    [over, done, trials, move],
  )
  const onMove = useCallback((by: 1 | -1) => (by === 1 ? step('skipped') : move(-1)), [step, move])
  const act = useCallback(
    (action: ViewerAction) => {
      const place = chosenIndex(action)
      if (place >= 0) {
        if (place < options) onTouch(place)
      } else if (action === 'forward' && has && !shown && !seen) toggle()
      else if (action === 'forward' || action === 'next') step('skipped')
      else if (action === 'previous') move(-1)
      else if (action === 'cue') cycleCue()
      else if (action === 'undo') {
        setSteps((now) => now.slice(0, -1))
        if (steps.at(-1) === 'skipped') move(-1)
        else undo()
      } else {
        const { slot } = scoreForAction(action as Score)
        const value = valueAt(run.scale, slot)
        if (value === null) return
        score(slot)
        step(earnedBy({ scale: run.scale, value, cue: run.help.now.cue }))
      }
    },
    [step, steps, move, cycleCue, undo, score, options, onTouch, has, shown, seen, toggle],
  )
  useEffect(() => {
    if (!over) return
    return after(afterLast, () => onDone(steps, (index + 1) % deck.cards.length))
  }, [over, onDone, steps, index, deck.cards.length])
  /** The results if the cards close now. */
  const results: readonly Earned[] = done > 0 ? steps : ['skipped']
  return { run, answer, onTouch, onMove, act, done, over, results }
}
