import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { offerArrows, offerKeys, type Play } from '../kit/index.ts'
import { BankChoice, ForkChoice, RestChoice } from './choices.tsx'
import { LanternArt, LanternPicture, type Mood } from './lantern.tsx'
import type { RiverLevel } from './levels.ts'
import { RiverMap } from './map.tsx'
import { paletteOf, paper } from './palette.ts'
import { viewOf } from './perspective.ts'
import { Pinwheel } from './pinwheel.tsx'
import type { Move, State } from './rules.ts'
import { makeCourse, stars, type Course } from './course.ts'
import { Constellation, Fireworks } from './sky.tsx'
import { World } from './world.tsx'

type RiverPlay = Play<RiverLevel, State, Move>

const moodOf = (course: Course, play: RiverPlay, seat: number): Mood => {
  if (course.rising.value.includes(seat)) return 'rise'
  if (course.floating.value === seat || play.ending.value) return 'float'
  return play.players[seat]?.id === play.current.value.id ? 'awake' : 'doze'
}

/** Space spins; where the river asks, the arrows go to an answer and Enter takes it; Enter banks and Space drifts. */
function useMoveKeys(free: boolean, state: State, act: Course['act']): void {
  useLayoutEffect(() => {
    if (!free) return
    if (state.phase === 'fork' || state.phase === 'rest') return offerArrows()
    if (state.phase === 'bank') {
      const stop = offerArrows()
      const withdraw = offerKeys({ Enter: () => void act({ kind: 'bank' }), ' ': () => void act({ kind: 'drift' }) })
      return () => (stop(), withdraw())
    }
    if (state.phase === 'spin')
      return offerKeys({ ' ': () => void act({ kind: 'spin' }), Enter: () => void act({ kind: 'spin' }) })
  }, [free, state])
}

interface ControlProps {
  play: RiverPlay
  course: Course
  free: boolean
  seat: number
}
/** What there is to press: the pinwheel, or the choice that the river asks for. */
function Controls({ play, course, free, seat }: ControlProps) {
  const { voyage, act } = course
  const state = play.state.value
  const stage = play.stage.value
  const size = stage.portrait ? Math.min(136, stage.width * 0.33) : Math.min(190, stage.height * 0.26)
  const inset = size / 2 + (stage.portrait ? 16 : 28)
  return (
    <>
      {course.said.value && (state.phase === 'spin' || course.busy.value) && (
        <p class="caption said">{course.said.value}</p>
      )}
      {free && state.phase === 'fork' && (
        <ForkChoice state={state} stage={stage} camera={voyage.lookAt(seat)} act={act} />
      )}
      {free && state.phase === 'rest' && <RestChoice act={act} />}
      {free && state.phase === 'bank' && <BankChoice state={state} act={act} />}
      {!course.fireworks.value &&
        !play.ending.value &&
        (!free || state.phase === 'spin') &&
        play.practice.value.done >= play.practice.value.of && (
          <Pinwheel
            x={stage.width - inset}
            y={stage.height - inset}
            size={size}
            turn={course.wheel}
            shows={course.shows.value}
            disabled={!free || state.phase !== 'spin'}
            onSpin={() => void act({ kind: 'spin' })}
          />
        )}
    </>
  )
}

/** Lantern River in play. */
export function RiverView({ play }: { play: RiverPlay }) {
  const course = useMemo(() => makeCourse(play), [play])
  const { voyage, act } = course
  const state = play.state.value
  const stage = play.stage.value
  const palette = paletteOf(play.values.theme, play.look.value)
  const { horizon } = viewOf(stage, voyage.camera)
  const free = play.ready.value && !course.busy.value && !course.following.value
  const seat = play.players.findIndex(({ id }) => id === play.current.value.id)
  useEffect(() => void course.follow(seat), [play.turn.value])
  // Before the first picture: an effect comes after it, and on a slow tablet the river would be missing for so long.
  useLayoutEffect(() => {
    Object.assign(voyage.camera, voyage.lookAt(seat))
    voyage.paint()
  }, [stage])
  useEffect(() => {
    if (play.ending.value) void course.close()
  }, [play.ending.value])
  useEffect(() => {
    const bed = play.sound.bed('water')
    bed?.level(0.05, 3)
    return () => bed?.stop()
  }, [])
  useMoveKeys(free, state, act)
  const practicing = play.practice.value.done < play.practice.value.of
  useLayoutEffect(() => (practicing ? offerArrows() : undefined), [practicing])
  return (
    <div class={stage.portrait ? 'portrait' : ''}>
      <World
        river={state.river}
        stage={stage}
        palette={palette}
        hang={voyage.hang}
        above={
          <>
            {course.fireworks.value && (
              <Fireworks
                stage={stage}
                horizon={horizon}
                colors={play.players.flatMap(({ color }) => [paper[color][0], paper[color][1]])}
              />
            )}
            {/* Above the fireworks: each star keeps its name in sight. */}
            <Constellation stars={stars.value} stage={stage} horizon={horizon} />
          </>
        }
        lanterns={play.players.map((player, i) => (
          <LanternPicture key={player.id} stage={stage}>
            <g transform="translate(0 20) scale(1 .4)">
              <circle
                key={course.ripples.value[i] ?? 0}
                r="90"
                class={course.ripples.value[i] ? 'ripple' : ''}
                fill="none"
              />
            </g>
            <LanternArt
              player={player}
              look={play.look.value}
              mood={moodOf(course, play, i)}
              bright={Math.min(1, (play.practiced.value[player.id] ?? 0) / 10)}
            />
          </LanternPicture>
        ))}
      />
      <RiverMap state={state} players={play.players} now={play.current.value} />
      <Controls play={play} course={course} free={free} seat={seat} />
    </div>
  )
}
