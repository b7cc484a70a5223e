import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Layer, mappingOf, Scene, Target, useClosing, visibleOf, type Play, type Stage } from '../kit/index.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { Apples, Meadow, Touchables, Tree, world } from './scenery.tsx'
import './game.css'

/** The game in play: shows the state, offers the moves, and ends turns. */
export function View({ play }: { play: Play<Level, State, Move> }) {
  const state = play.state.value
  const stage = play.stage.value
  const map = mappingOf(stage, world)
  /** The number of apples that fall now; 0 between turns. */
  const falling = useSignal(0)
  const fall = useRef<SVGSVGElement>(null)

  const pick = async (move: Move & { kind: 'pick' }) => {
    // Read before the animation, which is not part of the response time.
    const rtMs = play.sinceReady()
    falling.value = move.count
    play.sound.play('wood')
    // All time goes through the game's clock, so that a pause stops it. At 0 ms the kit cross-fades instead.
    await play.clock.tween(play.calm.value ? 0 : 500, (k) => {
      if (fall.current) fall.current.style.transform = `translateY(${k * 220 * map.scale}px)`
    })
    falling.value = 0
    play.move(move)
    play.trial({ target: 'Apples', response: String(move.count), rtMs })
    play.sound.play('pluck', { step: move.count })
    play.endTurn()
  }

  // The game closes when the tree is empty, with the End button, or at the time limit. Show the last state for a moment
  // before finishing.
  useClosing(play, () => play.clock.after(900, () => play.finish()))

  // In portrait the sides are cut off, so the choices stay in the visible part.
  const gap = Math.min(110, visibleOf(stage, world).width / 3.2)
  const targets = rules.moves(state).flatMap((move, i) =>
    move.kind === 'pass' ? (
      []
    ) : (
      <Target
        key={i}
        label={m.template_pick_count({ count: move.count })}
        class="pick"
        x={500 + (i - 1) * gap}
        y={545}
        width={gap * 0.85}
        onPress={() => void pick(move)}
      >
        {move.count}
      </Target>
    ),
  )
  const top = (
    <>
      {falling.value > 0 && (
        <Layer map={map} box={[0, 0, ...world]} moves hold={fall}>
          <Apples from={state.left - falling.value} to={state.left} />
        </Layer>
      )}
      <Touchables play={play} map={map} />
      {play.ready.value && falling.value === 0 && (
        <>
          <p class="asks" data-instruction="">
            {m.template_pick_one_two_or_three_apples()}
          </p>
          {targets}
        </>
      )}
    </>
  )
  return (
    <Scene stage={stage} world={world} over={top}>
      <Meadow />
      <Tree apples={state.left - falling.value} />
    </Scene>
  )
}

/** The world behind the start and end screens. */
export const Backdrop = ({ stage }: { stage: Stage }) => (
  <Scene stage={stage} world={world}>
    <Meadow />
    <Tree apples={12} />
  </Scene>
)
