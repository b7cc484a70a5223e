import type { Deck } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { chosenPlace, scoreOf, type Score, type ViewerAction } from './input/keys.ts'
import { useTouch } from './use-actions.ts'
import { useAnswer } from './use-answer.ts'
import { useCardRun } from './use-card-run.ts'
import { after } from '../../../platform/time/timers.ts'

/** Other cards begin at their start; the trials of this turn stay counted. */
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
  /** `next` is the card that the next turn begins with. */
  onDone: (trials: number, next: number) => void
}

/** The cards of one turn in a game: a score or Next counts as a trial, and after the last one the turn is over. */
export function useTurn({ deck, start, trials, seat, onDone }: TurnProps) {
  const run = useCardRun(deck.cards, start, seat)
  useOtherCards(deck, run.setIndex)
  // Each trial so far, and whether it was scored: only a score is taken back from the tally.
  const [steps, setSteps] = useState<readonly ('scored' | 'passed')[]>([])
  const done = steps.length
  const over = done >= trials
  const { move, score, cycleCue, undo, index } = run
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useTouch(run, answer, false)
  const { has, shown, seen, toggle, options } = answer
  const step = useCallback(
    (how: 'scored' | 'passed') => {
      if (over) return
      setSteps((now) => [...now, how])
      if (done + 1 < trials) move(1)
    },
    [over, done, trials, move],
  )
  const onMove = useCallback((by: 1 | -1) => (by === 1 ? step('passed') : move(-1)), [step, move])
  const act = useCallback(
    (action: ViewerAction) => {
      const place = chosenPlace(action)
      if (place >= 0) {
        if (place < options) onTouch(place)
      } else if (action === 'forward' && has && !shown && !seen) toggle()
      else if (action === 'forward' || action === 'next') step('passed')
      else if (action === 'previous') move(-1)
      else if (action === 'cue') cycleCue()
      else if (action === 'undo') {
        setSteps((now) => now.slice(0, -1))
        if (steps.at(-1) === 'passed') move(-1)
        else undo()
      } else {
        score(scoreOf(action as Score).result)
        step('scored')
      }
    },
    [step, steps, move, cycleCue, undo, score, options, onTouch, has, shown, seen, toggle],
  )
  useEffect(() => {
    if (!over) return
    return after(afterLast, () => onDone(trials, (index + 1) % deck.cards.length))
  }, [over, onDone, trials, index, deck.cards.length])
  return { run, answer, onTouch, onMove, act, done, over }
}
