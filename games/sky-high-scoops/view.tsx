import type { Deck } from '@marigold/contract'
import { signal, type Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { offerArrows, offerKeys, useClosing, useStableCallback } from '../kit/index.ts'
import { Card, SelfRating } from './board.tsx'
import { Choice } from './choices.tsx'
import { scores, type Score } from './cone.ts'
import { itemsOf } from './deck.ts'
import { Gauge } from './gauge.tsx'
import { usualRoof, type ScoopPlay } from './scene.ts'
import { sequenceOf } from './sequence.ts'
import { makeShow, scoreNames, type Show } from './show.ts'
import { agreedTarget, type Item } from './words.ts'
import { World } from './world.tsx'
import { Counter, CueButton, Zones } from './zones.tsx'
import './board.css'
import './motion.css'
import './sky-high-scoops.css'

/** Returns the current card of a player; each player goes through the cards separately. */
function useItem(play: ScoopPlay): (seat: number, asked: number) => Item {
  const deck = play.deck.value
  const { source, order } = play.values
  // Stored by deck, so that a deck that comes back in a later turn continues in its own order.
  const known = useMemo(() => new Map<Deck | null, { items: Item[]; rows: number[][] }>(), [play])
  let drawn = known.get(deck)
  if (!drawn) {
    const items = itemsOf(source, deck)
    const { goal, seats, cones } = play.state.value
    const each = cones.length > 1 ? goal : Math.ceil(goal / seats)
    const way = play.level.mixed || order === 'random' ? 'random' : 'blocked'
    const targets = items.map(({ target }) => target)
    const rows = Array.from({ length: seats }, () => sequenceOf(targets, way, each, play.rng.fork()))
    drawn = { items, rows }
    known.set(deck, drawn)
  }
  const { items, rows } = drawn
  return (seat, asked) => {
    const row = rows[seat] ?? []
    return items[row[asked % row.length] ?? 0] ?? agreedTarget
  }
}

/** Logs a production with the adult's score and the learner's self-rating. */
function logTry(play: ScoopPlay, item: Item, score: Score, cue: number, ms: number): void {
  const { self, again } = play.state.value
  const word = item.text === '' ? 'said' : item.text
  play.trial({
    target: item.target.slice(0, 200),
    response: `${word.slice(0, 150)}${self === null ? '' : `; learner: ${scoreNames[self].toLowerCase()}`}`,
    result: play.level.scored ? score : 'none',
    rtMs: ms,
    moves: again ? 2 : 1,
    cue,
    scoredBy: 'adult',
  })
}

interface AskProps {
  play: ScoopPlay
  show: Show
  item: Item
  /** The level of help for this learner, which lasts until their next turn. */
  cue: Signal<number>
}
/** The current task: say a card and score it, rate it first, or choose. */
function Ask({ play, show, item, cue }: AskProps) {
  const shownAt = useRef(play.clock.now())
  const state = play.state.value
  const { phase } = state
  useEffect(() => {
    shownAt.current = play.clock.now()
  }, [state.asked[state.seat], state.again, phase === 'topping'])
  useLayoutEffect(() => {
    if (phase !== 'rate') return
    const stop = offerArrows()
    const keys = scores.map((score, at) => [String(at + 1), () => show.make({ kind: 'rate', score })] as const)
    const withdraw = offerKeys(Object.fromEntries(keys))
    return () => (stop(), withdraw())
  }, [phase])
  const nextCue = useStableCallback(() => (cue.value = (cue.value + 1) % 4))
  const score = useStableCallback((how: Score) => {
    if (play.state.value.phase !== 'say' || show.handing.value || !play.ready.value) return
    logTry(play, item, how, cue.value, Math.round(play.clock.now() - shownAt.current))
    show.make(play.level.scored ? { kind: 'score', score: how, alone: cue.value === 0 } : { kind: 'count' })
  })
  if (phase === 'flavor' || phase === 'topping') return <Choice play={play} make={show.make} />
  return (
    <>
      <div class={phase === 'rate' ? 'board rates' : 'board'}>
        <Card item={item} again={state.again} />
        {phase === 'rate' && <SelfRating play={play} choose={(how) => show.make({ kind: 'rate', score: how })} />}
      </div>
      <div class="adult">
        {phase === 'say' && play.level.scored && <Zones play={play} score={score} />}
        <CueButton cue={cue.value} next={nextCue} />
      </div>
      {phase === 'say' && !play.level.scored && (
        <Counter key={state.asked.join()} play={play} count={() => score('correct')} />
      )}
    </>
  )
}

/** The cue level of the current player, because one learner's level doesn't apply to the next. */
function useCue({ person }: ScoopPlay): Signal<number> {
  const cues = useMemo(() => new Map<number, Signal<number>>(), [])
  const { id } = person.value
  const cue = cues.get(id) ?? signal(0)
  cues.set(id, cue)
  return cue
}

/** Sky-High Scoops in play. */
export function View({ play }: { play: ScoopPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const itemAt = useItem(play)
  const cue = useCue(play)
  const state = play.state.value
  const closing = play.closing.value
  const seat = play.seat.value
  const free = play.ready.value && !show.handing.value && state.phase !== 'over'
  const portrait = play.stage.value.portrait
  const choosing = free && state.phase === 'topping'
  const practicing = play.practice.value.done < play.practice.value.of

  useClosing(play, show.close)
  // Needed also after a passed turn, or when a player is away.
  useEffect(() => show.scene.turnTo(seat), [seat])
  // Every tenth time the camera zooms out to show the whole tower while a topping is chosen.
  useEffect(() => show.scene.look(choosing, portrait ? 0.46 : usualRoof), [choosing])
  useLayoutEffect(() => (practicing ? offerArrows() : undefined), [practicing])
  useEffect(() => {
    const bed = play.sound.bed('wind')
    bed?.level(0.012, 4)
    return () => {
      show.scene.stop()
      bed?.stop()
    }
  }, [])
  const item = itemAt(seat, state.asked[seat] ?? 0)
  return (
    <div class={`scoops ${portrait ? 'portrait' : ''} ${play.level.rated ? 'rated' : ''}`}>
      <World play={play} show={show} />
      {!closing && <Gauge play={play} show={show} />}
      {free && <Ask play={play} show={show} item={item} cue={cue} />}
      {show.note.value !== '' && !closing && <p class="told">{show.note.value}</p>}
    </div>
  )
}
