import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { offerArrows, offerKeys, useClosing } from '../kit/index.ts'
import { BankChoice, ForkChoice, RestChoice } from './choices.tsx'
import { LanternArt, LanternPicture, type Mood } from './lantern.tsx'
import { RiverMap } from './map.tsx'
import { paletteOf, paper } from './palette.ts'
import { viewOf } from './perspective.ts'
import { Pinwheel } from './pinwheel.tsx'
import type { State } from './rules.ts'
import { makeCourse, stars, type Course, type RiverPlay } from './course.ts'
import { OwnConstellation, voyagesOf } from './constellation.tsx'
import { Constellation, Fireworks } from './sky.tsx'
import { Surprise, Touchables } from './touchables.tsx'
import { World } from './world.tsx'

/** What a player's practice shows on their lantern, right after the card. */
function practiceOf({ results, earned, current }: RiverPlay, player: number) {
  const own = results.value[player] ?? []
  const colors = own.filter((one) => one === 'independent').length
  const fed = colors + own.filter((one) => one === 'helped').length
  const near = earned.value === 'notYet' && current.value.id === player
  return { bright: Math.min(1, fed / 10), colors, near }
}

const moodOf = (course: Course, play: RiverPlay, seat: number): Mood => {
  if (course.rising.value.includes(seat)) return 'rise'
  if (course.floating.value === seat || play.ending.value) return 'float'
  return play.players[seat]?.id === play.current.value.id ? 'awake' : 'doze'
}

/**
 * Space spins. At a choice, the arrow keys select and Enter confirms; in 'Bank or drift', Enter banks and Space drifts.
 */
function useMoveKeys(free: boolean, state: State, act: Course['act']): void {
  useLayoutEffect(() => {
    if (!free) return
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
}
/** Shows the pinwheel, or the current choice. */
function Controls({ play, course, free }: ControlProps) {
  const { act } = course
  const state = play.state.value
  const stage = play.stage.value
  const size = stage.portrait ? Math.min(136, stage.width * 0.33) : Math.min(190, stage.height * 0.26)
  const inset = size / 2 + (stage.portrait ? 16 : 28)
  return (
    <>
      {course.note.value && (state.phase === 'spin' || course.busy.value) && (
        <p class="caption said">{course.note.value}</p>
      )}
      {free && state.phase === 'fork' && <ForkChoice state={state} act={act} />}
      {free && state.phase === 'rest' && <RestChoice act={act} practices={play.practice.value.of > 0} />}
      {free && state.phase === 'bank' && <BankChoice state={state} act={act} />}
      {!course.fireworks.value &&
        !play.closing.value &&
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
  // A layout effect draws the river before the first paint; otherwise a slow tablet would briefly show none.
  useLayoutEffect(() => {
    Object.assign(voyage.camera, voyage.lookAt(seat))
    voyage.paint()
  }, [stage])
  useClosing(play, course.close)
  useEffect(() => {
    const bed = play.sound.bed('water')
    bed?.level(0.05, 3)
    return () => bed?.stop()
  }, [])
  useMoveKeys(free, state, act)
  const practicing = play.practice.value.done < play.practice.value.of
  useLayoutEffect(() => (practicing ? offerArrows() : undefined), [practicing])
  return (
    <div class={stage.portrait ? 'portrait' : 'landscape'}>
      <World
        river={state.river}
        stage={stage}
        palette={palette}
        onPainter={voyage.hang}
        above={
          <>
            {course.fireworks.value && (
              <Fireworks
                stage={stage}
                horizon={horizon}
                colors={play.players.flatMap(({ color }) => [paper[color][0], paper[color][1]])}
              />
            )}
            <OwnConstellation stage={stage} horizon={horizon} count={voyagesOf(play.grown(seat))} />
            {/* Above the fireworks, so that every star's name stays visible. */}
            <Constellation stars={stars.value} stage={stage} horizon={horizon} />
          </>
        }
        lanterns={play.players.map((player, i) => (
          <LanternPicture key={player.id} stage={stage} poke={`lantern-${i}`}>
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
              fireflies={course.shown.value[i]?.fireflies ?? 0}
              {...practiceOf(play, player.id)}
            />
          </LanternPicture>
        ))}
      />
      <Touchables play={play} palette={palette} lookAt={voyage.lookAt} at={course.shown.value[seat]?.at ?? 0} />
      <Surprise play={play} />
      <RiverMap state={state} shown={course.shown.value} players={play.players} now={play.current.value} />
      <Controls play={play} course={course} free={free} />
    </div>
  )
}
