import type { Card } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { hasAnswer, hideDelay, cardOptions } from './faces/answers.ts'
import { staysUntilNext, useViewerSettings } from './settings/settings.ts'
import { after } from '../../../platform/time/timers.ts'

interface AnswerState {
  /** Id of the showing this state belongs to; a new showing starts blank. */
  showing: string
  shown: boolean
  /** The answer was shown at least once, so that Space moves on. */
  seen: boolean
  touched: readonly number[]
}

const blank = (showing: string): AnswerState => ({ showing, shown: false, seen: false, touched: [] })

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * State of the current card's answer: hidden at first and after each move, and hidden again after its layout's delay,
 * unless the settings keep it until the next card.
 */
export function useAnswer(card: Card | undefined, showing: string) {
  const settings = useViewerSettings()
  const [stored, setStored] = useState(() => blank(showing))
  const state = stored.showing === showing ? stored : blank(showing)
  const has = card !== undefined && hasAnswer(card)

  const change = useCallback(
    (next: (now: AnswerState) => AnswerState) =>
      setStored((now) => next(now.showing === showing ? now : blank(showing))),
    [showing],
  )
  const toggle = useCallback(
    () => change((now) => ({ ...now, shown: !now.shown, seen: true, touched: now.shown ? [] : now.touched })),
    [change],
  )
  const touch = useCallback(
    (place: number) => change((now) => ({ ...now, touched: [...now.touched.filter((one) => one !== place), place] })),
    [change],
  )

  const { shown, touched } = state
  const hideAfter = card ? hideDelay(card.layout) : null
  useEffect(() => {
    if ((!shown && touched.length === 0) || hideAfter === null || staysUntilNext(settings, reducedMotion())) return
    return after(hideAfter, () => change((now) => ({ ...now, shown: false, touched: [] })))
  }, [shown, touched, hideAfter, settings, change])

  const options = card ? cardOptions(card).length : 0
  return { has, shown, touched, seen: state.seen, options, toggle, touch }
}
export type ViewerAnswer = ReturnType<typeof useAnswer>
