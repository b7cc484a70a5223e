import type { Card } from '@marigold/contract'
import { chanceFrom, freshSeed } from '@marigold/device'
import { useCallback, useContext, useMemo, useState } from 'react'
import { nextSeat, seatNow } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { isFree } from './faces/answers.ts'
import { useHelp } from './help/use-help.ts'
import { stepped } from './input/keys.ts'
import { useViewerSettings } from './settings/settings.ts'
import { howOf, withCodes, withTry, withWords } from '../tally/sitting.ts'
import { changeSitting, useSitting } from '../tally/sitting-store.ts'
import { paceOf, tallyOf, type Result, type Try } from '../tally/tally.ts'
import { turnsContext } from './turns-context.ts'
import { noteUsed } from './use-used-today.ts'

/** How a try was scored, beside its result. */
export type ScoreMore = Partial<Pick<Try, 'by' | 'ease' | 'sure' | 'words'>>

interface Place {
  index: number
  /** Grows with every move: the same card shown again is another showing. */
  shows: number
  /** Tries at this showing. */
  here: number
  /** An option was touched and scored at this showing. */
  touched: boolean
  /** What was said at this showing, until it is scored. */
  words?: string
}

const at = (index: number, shows: number): Place => ({ index, shows, here: 0, touched: false })

/** The cards of a deck in their order, or in one that was drawn once for this run. */
function useOrder(cards: readonly Card[]): readonly Card[] {
  const { shuffle } = useViewerSettings()
  const [seed] = useState(() => (typeof window === 'undefined' ? 1 : freshSeed()))
  return useMemo(() => (shuffle ? chanceFrom(seed).shuffle(cards) : cards), [shuffle, seed, cards])
}

/** The tries of one seat at the targets of these cards. */
function useTries(cards: readonly Card[], seat: number): readonly Try[] {
  const { tries } = useSitting()
  const targets = useMemo(() => new Set(cards.map((card) => card.target)), [cards])
  return useMemo(() => tries.filter((one) => one.seat === seat && targets.has(one.target)), [tries, targets, seat])
}

/**
 * Where a run through a row of cards stands, and its scored tries: those of this sitting's player at the targets of
 * these cards. `fixedSeat` is a player of a game, whose turns the game deals.
 */
export function useCardRun(deck: readonly Card[], start = 0, fixedSeat?: number) {
  const cards = useOrder(deck)
  const settings = useViewerSettings()
  const sitting = useSitting()
  const table = useTable()
  const { players } = table
  const { onTurnOver, onUndone } = useContext(turnsContext)
  const [place, setPlace] = useState<Place>(() => at(start, 0))
  const help = useHelp()
  // What was scored last by this page; a tally that was read back is none.
  const [scored, setScored] = useState<Try | null>(null)
  const index = place.index < cards.length ? place.index : 0
  const card = cards[index]
  const seat = fixedSeat ?? seatNow(players, sitting.seat)
  const tries = useTries(deck, seat)

  const setIndex = useCallback((next: number) => setPlace((now) => at(next, now.shows + 1)), [])
  const { length } = cards
  const move = useCallback(
    (by: 1 | -1) => setPlace((now) => at(stepped(now.index < length ? now.index : 0, by, length), now.shows + 1)),
    [length],
  )
  const { counts, turns } = settings
  const { here, touched, words } = place
  const { now: helped } = help
  const score = useCallback(
    (result: Result, more: ScoreMore = {}) => {
      if (!card) return
      const { key, area, target } = card
      const text = card.caption || card.prompt
      const one: Try = {
        ...{ card: key, area, target, text, result, ...helped, at: Date.now(), seat, by: 'adult' as const },
        ...{ probe: !counts, ...(isFree(card) && { free: true as const }), ...(words && { words }) },
        ...more,
      }
      setScored(one)
      // Not in an effect: a score may end the turn, and these cards with it.
      noteUsed(card, sitting.id, seat, players)
      const following = nextSeat(players, seat)
      const isTurnOver =
        fixedSeat === undefined && one.by === 'adult' && turns > 0 && (here + 1) % turns === 0 && following !== seat
      if (isTurnOver) onTurnOver(seat)
      changeSitting((now) => {
        const next = withCodes(withTry(now, { ...one, ...howOf(now) }, touched), table)
        return isTurnOver ? { ...next, seat: following } : next
      })
      setPlace((now) => ({ ...now, here: now.here + 1, touched: one.by === 'self', words: undefined }))
    },
    [card, helped, seat, sitting.id, table, players, counts, touched, words, fixedSeat, turns, here, onTurnOver],
  )
  /** Keeps what was said with this showing's score: the newest, or else the next. */
  const say = useCallback(
    (said: string) => {
      if (here > 0 && card) changeSitting((now) => withWords(now, card.key, said))
      else setPlace((now) => ({ ...now, words: said }))
    },
    [here, card],
  )
  // A turn that is over has gone on to the next player: their score is none to take back yet.
  const last =
    (fixedSeat === undefined ? sitting.tries.findLast((one) => one.by !== 'game') : undefined) ?? tries.at(-1)
  /** Takes the newest score back, and shows its card to its player again. */
  const undo = useCallback(() => {
    if (!last) return
    setScored(null)
    changeSitting((now) => ({ ...now, seat: last.seat, tries: now.tries.filter((one) => one !== last) }))
    if (last.seat !== seat) onUndone(last.seat)
    const back = cards.findIndex((one) => one.key === last.card)
    if (back >= 0) setIndex(back)
  }, [last, seat, cards, setIndex, onUndone])
  const { cycle: cycleCue } = help
  const tally = useMemo(() => ({ ...tallyOf(tries), pace: paceOf(tries) }), [tries])
  const showing = `${card?.key ?? ''}/${place.shows}`
  const canUndo = last !== undefined
  const scoring = { tries, scored, score, say, undo, canUndo, help, cycleCue, tally }
  return { cards, index, setIndex, card, showing, here, move, seat, ...scoring }
}
export type CardRun = ReturnType<typeof useCardRun>
