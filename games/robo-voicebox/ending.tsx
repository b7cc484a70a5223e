import { m } from '#messages'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { html, Pokes, type Stage } from '../kit/index.ts'
import { finishedRobot, robotsIn } from './garage.ts'
import { introductionOf } from './introduction.ts'
import { paletteOf, type Palette } from './palette.ts'
import { firstParts } from './parts.ts'
import { smallRobot } from './robot.ts'
import { hasVoice } from './show.ts'
import { robotPokes } from './touchables.tsx'
import { walkOf, type Spot, type Stop } from './walk.ts'
import { Robot } from './world.tsx'
import type { RoboPlay } from './state.ts'

/** Where the robot stands: as large as the screen above the buttons, which take the right third on a low stage. */
function placeOf({ width, height }: { width: number; height: number }) {
  const isLow = height < 480
  const right = width * (isLow ? 0.64 : 1)
  const ground = isLow ? height * 0.86 : height * 0.92 - (width < 561 ? 220 : 140)
  const scale = Math.min(right / 520, (ground - Math.max(110, height * 0.16)) / 610)
  return { right, ground, robot: { x: right / 2, y: ground - 282 * scale, scale } }
}
type Place = ReturnType<typeof placeOf>

/** The land behind the robot: sky, sun, far hills, and grass. */
function Land({ stage: { width, height }, place: { right, ground }, p }: { stage: Stage; place: Place; p: Palette }) {
  const [, sky = '', , , grass = ''] = p.things
  return (
    <svg class="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={sky} />
      <rect width={width} height={height} fill={p.light} fill-opacity=".55" />
      <circle cx={right * 0.84} cy={ground * 0.3} r={ground * 0.1} fill={p.eye} />
      <ellipse cx={right * 0.16} cy={ground} rx={right * 0.4} ry={ground * 0.24} fill={grass} fill-opacity=".4" />
      <ellipse cx={right * 0.86} cy={ground} rx={right * 0.42} ry={ground * 0.34} fill={grass} fill-opacity=".4" />
      <rect y={ground} width={width} height={height} fill={grass} />
    </svg>
  )
}

/** What lies on the ground at each stop, around the robot's feet at 0,0. */
const spots: Readonly<Record<Spot, (p: Palette) => string>> = {
  hill: ({ things }) => `<path d="M-420 6C-220 0 -140 -90 0 -90S220 0 420 6Z" fill="${things[4]}"/>`,
  gap: (p) =>
    `<path d="M-150 0H150L110 300H-110Z" fill="${p.face}"/><path d="M-118 190H118L110 300H-110Z" fill="${p.things[0]}"/>`,
  road: (p) =>
    `<rect x="-420" y="-4" width="840" height="56" fill="${p.box}"/><path d="M-390 24H400" stroke="${p.eye}" stroke-width="8" stroke-dasharray="60 40"/>`,
  wall: (p) =>
    `<path d="M-70 6V-100H70V6Z" fill="${p.mouth}"/><path d="M-70 -66H70M-70 -32H70M0 -100V-66M-36 -66V-32M36 -66V-32M0 -32V6" stroke="${p.mouthLight}" stroke-width="6"/>`,
}
/** How high a robot is above the ground at a stop: on its way over, or in its friends' hands. */
const heights: Readonly<Record<Spot, number>> = { hill: 90, gap: 80, road: 0, wall: 106 }
const carried = 60

/** Walks from stop to stop and says a word at each beat. Returns the stop, and what the robot says. */
function useWalk(play: RoboPlay, stops: readonly Stop[], hello: string) {
  const [now, setNow] = useState({ at: play.calm.value ? stops.length : -1, says: play.calm.value ? hello : '' })
  useEffect(() => {
    let isOn = !play.calm.value
    const { clock, sound, speech } = play
    const beat = async (word: string, at: number) => {
      sound.play('drum', { gain: 0.5 })
      sound.play('clank', { gain: 0.2, delay: 0.22 })
      setNow({ at, says: word })
      if (hasVoice(play)) await speech.say(word)
      else sound.play('robotVoice', { step: word.length % 5 })
      await clock.wait(450)
    }
    const walk = async () => {
      await clock.wait(500)
      for (const [at, { alone, words }] of stops.entries()) {
        if (!isOn) return
        setNow({ at, says: '' })
        sound.play(alone ? 'spring' : 'giggle', { delay: 0.3 })
        await clock.wait(900)
        for (const word of words) if (isOn) await beat(word, at)
      }
      if (!isOn) return
      setNow({ at: stops.length, says: hello })
      sound.play('giggle', { delay: 0.4 })
      if (hasVoice(play)) await speech.say(hello)
    }
    if (isOn) void walk()
    return () => {
      isOn = false
      speech.cancel()
    }
  }, [])
  return now
}

/** The robot's walk: it passes what suits its feet, friends carry it over the rest, and at home its garage waits. */
export function Ending({ play }: { play: RoboPlay }) {
  const stage = play.stage.value
  const state = play.state.value
  const look = play.look.value
  const palette = paletteOf(look)
  const stops = useMemo(() => walkOf(state), [state])
  const { name, parts, shiny } = finishedRobot(state)
  const { at, says } = useWalk(play, stops, introductionOf({ ...state, name }))
  const place = useMemo(() => placeOf(stage), [stage])
  const { right, ground, robot } = place
  const pokes = useMemo(() => robotPokes(robot), [robot])
  const garage = robotsIn(play.grown(state.seat)).slice(0, -1)
  const tiny = useMemo(() => smallRobot({ ...firstParts, paint: 2 }, look), [look])
  const stop = stops[at]
  const isHome = at === stops.length
  const lift = !stop ? 0 : stop.alone ? heights[stop.spot] : carried
  const friends = isHome ? Math.min(4, 1 + state.friends) : stop && !stop.alone ? 2 : 0
  const side = robot.scale * 150
  const step = isHome ? Math.min(side * 1.2, (right - side) / 3.8) : side * 0.7
  return (
    <div class="robo-walk">
      <Land stage={stage} place={place} p={palette} />
      {stops.map(({ spot }, index) => (
        <svg
          key={spot}
          class="layer moves robo-spot"
          viewBox="-420 -200 840 400"
          style={{
            left: robot.x - 420 * robot.scale,
            top: ground - 200 * robot.scale,
            width: 840 * robot.scale,
            height: 400 * robot.scale,
            transform: `translateX(${(index - at) * (right + 500 * robot.scale)}px)`,
          }}
          aria-hidden="true"
          {...html(spots[spot](palette))}
        />
      ))}
      {isHome && garage.length > 0 && (
        <ul
          class="robo-garage"
          aria-label={m.robo_voicebox_your_robots()}
          style={{ bottom: stage.height - ground - 6, width: right, height: side }}
        >
          {garage.map((one, index) => (
            <li key={index} {...html(smallRobot(one.parts, look, one.shiny))} />
          ))}
        </ul>
      )}
      <div class="robo-lift" style={{ transform: `translateY(${-lift * robot.scale}px)` }}>
        <Robot at={robot} parts={parts} shiny={shiny} look={look} mood={isHome || says !== '' ? 'dances' : 'calm'} />
        {says !== '' && (
          <p
            class="robo-says"
            style={{
              left: right * 0.04,
              right: stage.width - right * 0.96,
              bottom: stage.height - robot.y + 282 * robot.scale,
            }}
          >
            <b class={isHome ? '' : 'is-word'}>{says}</b>
          </p>
        )}
      </div>
      {Array.from({ length: friends }, (_, index) => (
        <span
          key={index}
          class="robo-friend"
          style={{
            left: robot.x - side / 2 + ([-1, 1, -1.8, 1.8][index] ?? 0) * step,
            top: ground - side * 1.1,
            width: side,
            height: side * 1.3,
          }}
          {...html(tiny)}
        />
      ))}
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
