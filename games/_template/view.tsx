import { m } from '#messages'
import applePicture from 'pics:red-apple'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Scene, Target, visibleOf, type Play, type Stage } from '../kit/index.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import './game.css'

const world: [number, number] = [1000, 625]
const apple = `data:image/svg+xml,${encodeURIComponent(applePicture)}`

/** The drawing. It stands behind the start and the end screen too. */
function Orchard({ left, falling = 0 }: { left: number; falling?: number }) {
  return (
    <>
      <rect x="-1000" y="-1000" width="3000" height="3000" fill="#CFE8F5" />
      <path d="M-1000 470Q500 380 2000 470V2000H-1000Z" fill="#9BC77A" />
      <path d="M470 500Q490 380 480 300H520Q512 380 530 500Z" fill="#8A5A3C" />
      <circle cx="500" cy="230" r="170" fill="#4E9A57" />
      <circle cx="400" cy="270" r="100" fill="#5BA862" />
      <circle cx="600" cy="270" r="105" fill="#458E4F" />
      {Array.from({ length: left }, (_, i) => (
        <image
          key={i}
          href={apple}
          x={380 + (i % 5) * 52 + (Math.floor(i / 5) % 2) * 20}
          y={140 + Math.floor(i / 5) * 62 + (i >= left - 3 ? falling : 0)}
          width="46"
          height="46"
        />
      ))}
    </>
  )
}

/** The game in play: it shows the state, offers the moves, and says when a turn is over. */
export function View({ play }: { play: Play<Level, State, Move> }) {
  const state = play.state.value
  const busy = useSignal(false)
  const falling = useSignal(0)
  const free = play.ready.value && !busy.value && !rules.isOver(state)

  const act = async (move: Move) => {
    busy.value = true
    // Before anything moves: an animation is no part of the player's time.
    const rtMs = play.sinceReady()
    play.sound.play('wood')
    // Every movement goes through the clock: a pause stops it here. At 0 ms the kit cross-fades instead.
    await play.clock.tween(play.calm.value ? 0 : 500, (k) => (falling.value = k * 220))
    falling.value = 0
    play.move(move)
    play.trial({
      target: 'Apples',
      response: move.kind === 'pick' ? String(move.count) : 'pass',
      rtMs,
    })
    play.sound.play('pluck', { step: state.picked.length })
    busy.value = false
    play.endTurn()
  }

  // The end comes by itself, or by End and the time limit: close gently, then finish.
  const over = rules.isOver(state) || play.ending.value !== null
  useEffect(() => {
    if (over) return play.clock.after(900, () => play.finish())
  }, [over])

  // In portrait the sides are cut: the choices keep to what is seen.
  const stage = play.stage.value
  const gap = Math.min(110, visibleOf(stage, world).width / 3.2)

  return (
    <Scene
      stage={stage}
      world={world}
      over={
        free &&
        rules.moves(state).map((move, i) => (
          <Target
            key={i}
            label={m.template_pick({ value: i + 1 })}
            class="pick"
            x={500 + (i - 1) * gap}
            y={545}
            width={gap * 0.85}
            onPress={() => void act(move)}
          >
            {i + 1}
          </Target>
        ))
      }
    >
      <Orchard left={state.left} falling={falling.value} />
    </Scene>
  )
}

/** The world behind start and end screen. */
export function Backdrop({ stage }: { stage: Stage }) {
  return (
    <Scene stage={stage} world={world}>
      <Orchard left={12} />
    </Scene>
  )
}
