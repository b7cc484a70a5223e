import type { HayPlay } from './scene.ts'
import { friendNow } from './rules.ts'
import { isPosition } from './stands.ts'
import { placeText } from './texts.ts'
import type { Move, State } from './state.ts'

/** Seconds of the pause in Ask. */
export const waitOf = ({ values }: Pick<HayPlay, 'values'>): number => Number(values.wait) || 5

interface Made {
  move: Move
  before: State
  /** Ms since it could be answered. */
  ms: number
  taps: number
}
/** Logs a move: what was asked for, how, and with how much help. */
export function logMove(play: HayPlay, { move, before, ms, taps }: Made): void {
  const friend = friendNow(before).name
  const rtMs = Math.round(ms)
  if (move.kind === 'open')
    return play.trial({ target: `Explore: ${placeText(before, before.place)}`, response: friend, rtMs, event: true })
  if (move.kind === 'hello' || move.kind === 'together') {
    const response = move.kind === 'hello' ? move.mode : 'opened together'
    return play.trial({
      target: `Ask: ${friend}, wait ${waitOf(play)} s`,
      response,
      result: move.kind === 'hello' ? 'correct' : 'none',
      rtMs,
      moves: taps + 1,
      cue: move.kind === 'hello' ? before.nudges : 3,
      scoredBy: 'adult',
    })
  }
  if (move.kind === 'gift') {
    // Whoever was found is in the parade already.
    const found = before.parade.at(-1)?.friend ?? friend
    return play.trial({ target: `Gift for the ${found}`, response: move.gift, rtMs, event: true })
  }
  if (move.kind !== 'choose') return
  const right = move.place === before.place
  // What is chosen after the answer was shown is no answer of the learner's own.
  const result = before.shown && before.misses > 0 ? 'none' : right ? 'correct' : 'incorrect'
  const where = isPosition(move.place)
  play.trial({
    target: where ? `Where: ${before.place}` : `Find 1 of ${before.places.length}: ${friend}`,
    response: where ? move.place : (before.who[move.place] ?? ''),
    result,
    rtMs,
    moves: before.misses + 1,
    cue: Math.min(3, before.shown ? 3 : before.misses + before.repeats),
  })
}
