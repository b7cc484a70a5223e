import type { HayPlay } from './scene.ts'
import { currentFriend } from './rules.ts'
import { isPosition } from './foot-positions.ts'
import type { Move, State } from './state.ts'

/** Returns the length of the pause in Ask, in seconds. */
export const waitSeconds = ({ values }: Pick<HayPlay, 'values'>): number => Number(values.wait) || 5

interface MoveMade {
  move: Move
  before: State
  /** Milliseconds since the question could be answered. */
  ms: number
  taps: number
}
/** Returns a choice between two good things, as it is logged. */
function choiceIn(move: Move) {
  if (move.kind === 'encore') return { target: 'Again or a new friend', response: move.same ? 'again' : 'new friend' }
  return move.kind === 'first' ? { target: 'Who hides first', response: move.friend } : null
}
/** Logs a move: what was asked for, how, and with how much support. */
export function logMove(play: HayPlay, { move, before, ms, taps }: MoveMade): void {
  const friend = currentFriend(before).name
  const rtMs = Math.round(ms)
  if (move.kind === 'open')
    return play.trial({ target: `Explore: in the ${before.place}`, response: friend, rtMs, event: true })
  if (move.kind === 'hello' || move.kind === 'together') {
    const response = move.kind === 'hello' ? move.mode : 'opened together'
    return play.trial({
      target: `Ask: ${friend}, wait ${waitSeconds(play)} s`,
      response,
      result: move.kind === 'hello' ? 'correct' : 'none',
      rtMs,
      moves: taps + 1,
      cue: move.kind === 'hello' ? before.nudges : 3,
      scoredBy: 'adult',
    })
  }
  if (move.kind === 'gift') {
    // A friend who was found is already in the parade.
    const found = before.parade.at(-1)?.friend ?? friend
    return play.trial({ target: `Gift for the ${found}`, response: move.gift, rtMs, event: true })
  }
  const choice = choiceIn(move)
  if (choice) return play.trial({ ...choice, rtMs, event: true })
  if (move.kind !== 'choose') return
  const right = move.place === before.place
  // A choice made after the answer was shown isn't the learner's own answer.
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
