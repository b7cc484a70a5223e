import { usedIn } from '../kit/rules.ts'
import { currentFriend } from './rules.ts'
import { makeSignals, makeVoice, type HayPlay } from './scene.ts'
import type { Move } from './state.ts'
import { makePace, makeQuestion, makeMoveAnimation, rustle } from './animations.ts'
import { playTune } from './tune.ts'

/** Moves after which nothing is shown. */
const quickMoves: readonly Move['kind'][] = ['nudge', 'again', 'hide', 'tune', 'first']

/** Shows moves on the farm one after another, on the game's clock. */
export function makeShow(play: HayPlay) {
  const signals = makeSignals(play)
  const voice = makeVoice(play)
  const { change } = makePace(play)
  const draw = {
    /** Draws part of the walk, from 0 to 1; set by the view. */
    walk: (_share: number): void => undefined,
  }
  const tell = makeMoveAnimation({ play, signals, voice, drawWalk: (share) => draw.walk(share) })
  /** Returns the screen to the current state. */
  const settle = () =>
    change(() => {
      signals.frozen.value = null
      signals.poses.value = {}
      signals.bubble.value = null
      signals.seenAt.value = null
      signals.eager.value = 0
      signals.busy.value = false
    })
  /** Lets the friends found so far march home. */
  async function close() {
    while (signals.busy.value) await play.clock.wait(60)
    if (play.state.value.phase !== 'over') play.move({ kind: 'close' })
    // The march itself finishes the game once it has walked past.
    if (play.state.value.parade.length > 0) signals.marching.value = true
    else play.finish()
  }
  return {
    ...signals,
    ...voice,
    draw,
    ask: makeQuestion({ play, signals, voice }),
    /** Makes a move and shows it; the view logs trials. */
    async make(move: Move): Promise<void> {
      if (signals.busy.value || play.closing.value) return
      const before = play.state.value
      if (quickMoves.includes(move.kind)) {
        play.move(move)
        if (move.kind === 'nudge') voice.call(currentFriend(before).name, { muffled: true })
        if (move.kind === 'tune') playTune(play.sound, move.tune, 3)
        if (move.kind === 'hide') rustle(play, 0.3)
        return
      }
      signals.busy.value = true
      signals.frozen.value = before
      const after = play.move(move)
      await tell(before, after)
      if (after.turnOver) play.endTurn()
      if (after.event === 'not here' || after.event === 'shown') {
        signals.frozen.value = null
        signals.busy.value = false
      } else await settle()
    },
    /** Makes a closed hiding place hop and peep without opening. */
    jolt() {
      signals.taps.value += 1
      rustle(play, 0.5)
      voice.call(currentFriend(play.state.value).name, { muffled: true, gain: 0.8 })
    },
    close,
    /** Remembers who hid, so the next game starts with other friends. */
    remember() {
      const { order } = play.state.value
      const older = usedIn(play.kept.value).filter((name) => !order.includes(name))
      play.keep({ used: [...older, ...order] })
    },
  }
}
export type Show = ReturnType<typeof makeShow>
