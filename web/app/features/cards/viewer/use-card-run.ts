import type { Card } from '@marigold/contract'
import { chanceFrom, freshSeed } from '@marigold/device'
import { useCallback, useContext, useMemo, useState } from 'react'
import { newId } from '../../../platform/new-id.ts'
import { clientOf, nextSeat, currentSeat } from '../../../players/table.ts'
import { playersNow, useTable } from '../../../players/table-store.ts'
import { isSelfRated } from '../areas/area-lookup.ts'
import { isFreeResponse } from './faces/answers.ts'
import { useHelp } from './help/use-help.ts'
import { wrapIndex } from './input/keys.ts'
import { useViewerSettings } from './settings/settings.ts'
import { howOf, withCodes, withTrial, withWords } from '../../../caseload/session.ts'
import { changeSession, useTherapySession } from '../../../caseload/session-store.ts'
import { paceOf, tallyOf } from '../../../caseload/tally.ts'
import { trialVersion, valueAt, type Scale, type Slot, type Trial } from '../../../caseload/trial.ts'
import { turnsContext } from './turns-context.ts'
import { recordPracticed } from './use-practiced-today.ts'

/** Details of a scored trial besides its value. */
export type ScoreDetails = Partial<Pick<Trial, 'by' | 'measures' | 'words'>>

interface CardPosition {
  index: number
  /** Incremented by every move, so that showing the same card again is a new showing. */
  shows: number
  /** Trials in this showing. */
  here: number
  /** An option was tapped and scored in this showing. */
  touched: boolean
  /** What the client at a seat said in this showing, until it is scored. */
  words?: { seat: number; said: string }
}

const at = (index: number, shows: number): CardPosition => ({ index, shows, here: 0, touched: false })

/** Returns the deck's cards in order, or shuffled once per run. */
function useOrder(cards: readonly Card[]): readonly Card[] {
  const { shuffle } = useViewerSettings()
  const [seed] = useState(() => (typeof window === 'undefined' ? 1 : freshSeed()))
  return useMemo(() => (shuffle ? chanceFrom(seed).shuffle(cards) : cards), [shuffle, seed, cards])
}

/** Returns the trials of a client, or of a seat without one, at the targets of these cards. */
function useTrials(cards: readonly Card[], seat: number, client: string | undefined): readonly Trial[] {
  const { trials } = useTherapySession()
  const targets = useMemo(() => new Set(cards.map((card) => card.target)), [cards])
  return useMemo(() => {
    const own = client === undefined ? trials.filter((one) => one.seat === seat) : trials
    return own.filter((one) => one.client === client && targets.has(one.target))
  }, [trials, targets, seat, client])
}

/**
 * State of a run through cards: the position, and the player's trials at the targets of these cards. It starts at an
 * index, or at the card with this key. `fixedSeat` is a player in a game, which controls the turns itself.
 */
export function useCardRun(deck: readonly Card[], start: number | string = 0, fixedSeat?: number) {
  const cards = useOrder(deck)
  const settings = useViewerSettings()
  const session = useTherapySession()
  const table = useTable()
  const { players } = table
  const { onTurnOver, onUndone } = useContext(turnsContext)
  const [place, setPlace] = useState<CardPosition>(() => {
    const first = typeof start === 'number' ? start : cards.findIndex(({ key }) => key === start)
    return at(Math.max(0, first), 0)
  })
  const help = useHelp()
  // What this page scored last; a restored tally doesn't count.
  const [scored, setScored] = useState<Trial | null>(null)
  const index = place.index < cards.length ? place.index : 0
  const card = cards[index]
  const seat = fixedSeat ?? currentSeat(players, session.seat)
  const player = players.find((one) => one.seat === seat)
  const scale: Scale = isSelfRated(card?.area) ? 'tried' : (player?.scale ?? 'accuracy')
  const trials = useTrials(deck, seat, player?.client)

  const setIndex = useCallback((next: number) => setPlace((now) => at(next, now.shows + 1)), [])
  const { length } = cards
  const move = useCallback(
    (by: 1 | -1) => setPlace((now) => at(wrapIndex(now.index < length ? now.index : 0, by, length), now.shows + 1)),
    [length],
  )
  const { counts, turns } = settings
  const { here, touched, words } = place
  const { now: helped } = help
  const score = useCallback(
    (slot: Slot, more: ScoreDetails = {}) => {
      const value = valueAt(scale, slot)
      if (!card || value === null) return
      const { key, area, target } = card
      const text = card.caption || card.prompt
      // A page that was open overnight still shows the players of the day before.
      const player = playersNow().find((one) => one.seat === seat)
      const one: Trial = {
        ...{ version: trialVersion, id: newId(), seat, ...clientOf(player) },
        ...{ card: key, area, target, text, scale, value, ...helped, at: Date.now(), by: 'adult' as const },
        ...{ probe: !counts, ...(isFreeResponse(card) && { free: true as const }) },
        ...(words?.seat === seat && { words: words.said }),
        ...more,
      }
      setScored(one)
      // Not in an effect, because the score may end the turn and unmount these cards.
      recordPracticed(card, session.id, seat, players)
      const following = nextSeat(players, seat)
      const isTurnOver =
        fixedSeat === undefined && one.by === 'adult' && turns > 0 && (here + 1) % turns === 0 && following !== seat
      if (isTurnOver) onTurnOver(seat)
      changeSession((now) => {
        const next = withCodes(withTrial(now, { ...one, ...howOf(now) }, touched), table)
        return isTurnOver ? { ...next, seat: following } : next
      })
      setPlace((now) => ({ ...now, here: now.here + 1, touched: one.by === 'self', words: undefined }))
    },
    [card, scale, helped, seat, session.id, table, players, counts, touched, words, fixedSeat, turns, here, onTurnOver],
  )
  const scoredHere = here > 0 && session.trials.findLast((one) => one.card === card?.key)?.seat === seat
  /** Stores what the client said with this showing's score: the last one, or else the next. */
  const say = useCallback(
    (said: string) => {
      if (scoredHere && card) changeSession((now) => withWords(now, { card: card.key, seat }, said))
      else setPlace((now) => ({ ...now, words: { seat, said } }))
    },
    [scoredHere, card, seat],
  )
  // After the turn changed, the next player has no score to undo yet.
  const last =
    (fixedSeat === undefined ? session.trials.findLast((one) => one.area !== 'game') : undefined) ?? trials.at(-1)
  /** Undoes the last score and shows its card to its player again. */
  const undo = useCallback(() => {
    if (!last) return
    setScored(null)
    changeSession((now) => ({ ...now, seat: last.seat, trials: now.trials.filter(({ id }) => id !== last.id) }))
    if (last.seat !== seat) onUndone(last.seat)
    const back = cards.findIndex((one) => one.key === last.card)
    if (back >= 0) setIndex(back)
  }, [last, seat, cards, setIndex, onUndone])
  const { cycle: cycleCue } = help
  const tally = useMemo(() => ({ ...tallyOf(trials), pace: paceOf(trials) }), [trials])
  const showing = `${card?.key ?? ''}/${place.shows}`
  const canUndo = last !== undefined
  const scoring = { trials, scored, score, say, undo, canUndo, help, cycleCue, tally }
  return { cards, index, setIndex, card, scale, showing, here, move, seat, ...scoring }
}
export type CardRun = ReturnType<typeof useCardRun>
