import { usedIn } from '../kit/rules.ts'
import { friendNow } from './rules.ts'
import { makeSignals, makeVoice, type HayPlay } from './scene.ts'
import type { Move } from './state.ts'
import { makePace, makeQuestion, makeTelling, rustle } from './telling.ts'
import { playTune } from './tune.ts'

/** Shows moves on the farm, one after another, on the game's clock. */
export function makeShow(play: HayPlay) {
  const see = makeSignals(play)
  const voice = makeVoice(play)
  const { change } = makePace(play)
  const draw = {
    /** Draws a share of the walk; set by the view. */
    walk: (_share: number): void => undefined,
    /** Lets the parade walk past; set by the view. */
    march: (): Promise<void> => Promise.resolve(),
  }
  const tell = makeTelling({ play, see, voice, drawWalk: (share) => draw.walk(share) })
  /** Back to the state as it is. */
  const settle = () =>
    change(() => {
      see.frozen.value = null
      see.poses.value = {}
      see.bubble.value = null
      see.seenAt.value = null
      see.eager.value = 0
      see.busy.value = false
    })
  async function close() {
    if (see.closing.value) return
    see.closing.value = true
    if (play.state.value.parade.length > 0) {
      await change(() => (see.marching.value = true))
      await draw.march()
    }
    play.finish()
  }
  return {
    ...see,
    ...voice,
    draw,
    ask: makeQuestion({ play, see, voice }),
    /** Makes a move and shows it; the view logs trials. */
    async make(move: Move): Promise<void> {
      if (see.busy.value || see.closing.value) return
      const before = play.state.value
      if (move.kind === 'nudge' || move.kind === 'again' || move.kind === 'hide' || move.kind === 'tune') {
        play.move(move)
        if (move.kind === 'nudge') voice.call(friendNow(before).name, { muffled: true })
        if (move.kind === 'tune') playTune(play.sound, move.tune, 3)
        if (move.kind === 'hide') rustle(play, 0.3)
        return
      }
      see.busy.value = true
      see.frozen.value = before
      const after = play.move(move)
      await tell(before, after)
      if (after.turnOver && play.ending.value === null) play.endTurn()
      if (after.event === 'not here' || after.event === 'shown') {
        see.frozen.value = null
        see.busy.value = false
      } else await settle()
      if (after.phase === 'over' && play.ending.value === null) await close()
    },
    /** A tap on what stays shut: it hops and peeps, and does not open. */
    jolt() {
      see.taps.value += 1
      rustle(play, 0.5)
      voice.call(friendNow(play.state.value).name, { muffled: true, gain: 0.8 })
    },
    /** Ends a game that was asked to: those who are there march home. */
    async end(): Promise<void> {
      while (see.busy.value) await play.clock.wait(60)
      if (play.state.value.phase !== 'over') play.move({ kind: 'close' })
      await close()
    },
    /** Keeps who hid in this game, so that others hide in the next. */
    remember() {
      const { order } = play.state.value
      const older = usedIn(play.kept.value).filter((name) => !order.includes(name))
      play.keep({ used: [...older, ...order] })
    },
  }
}
export type Show = ReturnType<typeof makeShow>
