import type { Earned, ToGame } from '@marigold/contract'
import { useCallback, useRef, useState } from 'react'
import { cardsAskedBy, cardsDone, type CardTurn, type TurnMessage } from './card-turns.ts'
import type { Decks } from './deck-message.ts'

/**
 * The cards of the player whose turn begins. The game waits for them, so each `TURN_BEGIN` is answered exactly once,
 * whether cards were practiced, skipped, or never opened.
 */
export function useCardTurn(send: (message: ToGame) => void) {
  const [turn, setTurn] = useState<CardTurn | null>(null)
  const open = useRef<CardTurn | null>(null)
  // A turn that began behind the menu or a dialog.
  const waiting = useRef<CardTurn | null>(null)
  const begins = useRef(false)
  const show = useCallback((next: CardTurn | null) => {
    open.current = next
    setTurn(next)
  }, [])

  /** Handles the start or end of a turn; true if its cards open now. */
  function take(message: TurnMessage, now: { decks: Decks; perTurn: number; isCovered: boolean }): boolean {
    const isBegin = message.type === 'TURN_BEGIN'
    begins.current ||= isBegin
    const has = now.decks.has(message.player)
    const asked = has ? cardsAskedBy(message, { begins: begins.current, perTurn: now.perTurn }) : null
    if (!asked) {
      if (isBegin) send(cardsDone(message.player, []))
      return false
    }
    if (!now.isCovered) show(asked)
    else if (isBegin) waiting.current = asked
    return !now.isCovered
  }
  /** Opens the cards of a turn that began behind something else; false if there are none. */
  const openWaiting = useCallback(() => {
    const next = waiting.current
    waiting.current = null
    if (next) show(next)
    return next !== null
  }, [show])
  /** Closes the cards, if any are open, and sends what they earned; true if some were open. */
  const close = useCallback(
    (results: readonly Earned[]) => {
      const closed = open.current
      if (closed) send(cardsDone(closed.player, results))
      show(null)
      return closed !== null
    },
    [send, show],
  )
  /** The game has started again: nothing of the former one is left. */
  function reset() {
    begins.current = false
    waiting.current = null
    show(null)
  }
  /** The game has ended: nothing opens over that. */
  function end(): boolean {
    waiting.current = null
    return close([])
  }
  return { turn, take, openWaiting, close, reset, end }
}
