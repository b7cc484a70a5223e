import { m } from '#messages'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Badge, boxStyle, html, offerKeys, steadyOf, useFingers, type Finger } from '../kit/index.ts'
import { boatArt, halfArt, pennantArt } from './boat-art.ts'
import { berthOf, dockAt, far, lengthOf, pointAt, type Point } from './harbor.ts'
import { pixelsOf, pointIn, turnOn, type Site } from './layout.ts'
import { drawWater, type Drawn } from './lines.ts'
import { flagArt } from './looks.ts'
import { boatName, flagName } from './names.ts'
import type { TugPlay } from './play-types.ts'
import { isInWater, ticksPerSecond } from './sail.ts'
import type { Show } from './show.ts'
import type { Boat, Move, State } from './state.ts'
import { boatAt, dayNow } from './table.ts'

export interface SeaProps {
  play: TugPlay
  state: State
  site: Site
  show: Show
  isOpen: boolean
  make: (move: Move) => void
}

/** How close to a boat a stroke must start, in pixels. */
const reach = 40
/** Shorter than this, in units, a stroke is a tap. */
const shortest = 22
const quayFrom = 612

/** A boat's place and heading, between two steps of time, too. */
function poseOf(boat: Boat, share: number): { point: Point; turn: number } {
  const isMoving = boat.status === 'sailing' || boat.status === 'coming'
  const ahead = isMoving && boat.holds.length === 0 && boat.along > 0 ? (boat.speed / ticksPerSecond) * share : 0
  const pose = pointAt(boat.path, Math.min(lengthOf(boat.path), boat.along + ahead))
  return boat.path.length > 1 ? pose : { ...pose, turn: 0 }
}

function useLines({ play, state, site, show, isOpen, make }: SeaProps) {
  const drawn = useRef<Drawn>({ boat: null, line: [], via: [] })
  const first = useRef<number | null>(null)
  const nearest = (at: Point): Boat | undefined => {
    const slack = play.values.steady === true ? steadyOf(play.values).slack : 0
    const within = Math.max(reach, (reach + slack) / site.scale)
    const all = show.boats().filter(isInWater)
    const [best] = all.toSorted((a, b) => far(poseOf(a, 0).point, at) - far(poseOf(b, 0).point, at))
    return best && far(poseOf(best, 0).point, at) <= within ? best : undefined
  }
  const clear = () => (drawn.current = { boat: null, line: [], via: [] })
  const tap = (at: Point, boat: Boat | undefined) => {
    const picked = boatAt(state, state.picked)
    if (picked && at[0] >= quayFrom) {
      const berth = berthOf(dockAt(at[1], state.docks), state.docks)
      make({ kind: 'route', boat: picked.id, line: [...drawn.current.via, berth], by: 'taps' })
      clear()
    } else if (boat) {
      const via = boat.id === picked?.id ? drawn.current.via : []
      clear()
      if (via.length > 0) make({ kind: 'route', boat: boat.id, line: via, by: 'taps' })
      else make({ kind: 'pick', boat: boat.id === picked?.id ? null : boat.id })
    } else if (picked) {
      drawn.current.via.push(at)
      play.sound.play('plop', { gain: 0.5 })
    }
  }
  const at = ({ x, y }: Finger) => pointIn(site, x, y)
  const props = useFingers(
    {
      down(finger) {
        play.sound.unlock()
        if (!isOpen || first.current !== null) return
        first.current = finger.id
        const boat = nearest(at(finger))
        Object.assign(drawn.current, { boat: boat?.id ?? null, line: [at(finger)] })
        if (boat) show.mood.value = 'calm'
      },
      move(finger) {
        const { line, boat } = drawn.current
        const last = line.at(-1)
        if (finger.id !== first.current || boat === null || !last) return
        if (far(last, at(finger)) >= 6 && line.length < 400) line.push(at(finger))
      },
      up(finger) {
        if (finger.id !== first.current) return
        first.current = null
        const { boat, line } = drawn.current
        if (boat !== null && lengthOf([...line]) > shortest) {
          clear()
          make({ kind: 'route', boat, line, by: 'draw' })
        } else {
          drawn.current.boat = null
          drawn.current.line = []
          if (isOpen) tap(at(finger), nearest(at(finger)))
        }
      },
      lost(finger) {
        if (finger.id !== first.current) return
        first.current = null
        drawn.current.boat = null
        drawn.current.line = []
      },
    },
    () => play.clock.now(),
  )
  useEffect(() => void (drawn.current.via = []), [state.picked])
  return { drawn, props }
}

/** Number keys send the picked boat, or the one that has the focus, along a lane. */
function useLaneKeys({ state, isOpen, make }: SeaProps) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const send = (dock: number) => () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-boat]')?.dataset.boat
      const boat = boatAt(state, state.picked ?? (focused === undefined ? null : Number(focused)))
      if (boat) make({ kind: 'lane', boat: boat.id, dock })
    }
    return offerKeys(Object.fromEntries(Array.from({ length: state.docks }, (_, at) => [String(at + 1), send(at)])))
  })
}

/** What boats have unloaded at a dock, under its flag. */
const cratesArt = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<g transform="translate(${4 + (at % 2) * 17} ${44 - Math.floor(at / 2) * 15})"><rect width="15" height="13" rx="2" fill="#9A5B2E"/><path d="M0 6.500H15M7.500 0V13" stroke="#FFE9A8" stroke-width="2"/></g>`,
  ).join('')

/** With two players, whose flag it is. */
const Owner = ({ play, seats, seat }: { play: TugPlay; seats: number; seat: number }) => {
  const player = play.players[seat]
  return seats > 1 && player ? (
    <span class="owner">
      <Badge player={player} size={22} />
    </span>
  ) : null
}

function Docks({ play, state, site, isOpen, make }: SeaProps) {
  const picked = boatAt(state, state.picked)
  const size = Math.max(44, 54 * site.scale)
  return (
    <>
      {Array.from({ length: state.docks }, (_, dock) => {
        const [x, y] = pixelsOf(site, [690, berthOf(dock, state.docks)[1]])
        const sign = state.signs[dock] ?? 0
        const crates = state.docked.filter((one) => one.sign === sign && one.day === state.at).length
        const isOffered = isOpen && picked !== undefined && (!state.errorless || dock === picked.flag)
        return (
          <button
            key={dock}
            type="button"
            class={`dock ${isOffered ? 'is-open' : ''}`}
            {...(isOffered && { 'data-scan': '' })}
            disabled={!isOffered}
            aria-label={m.tug_harbor_dock({ number: dock + 1, flag: flagName(sign) })}
            style={{ left: x - size / 2, top: y - size / 2, width: size, height: size }}
            onClick={() => picked && make({ kind: 'lane', boat: picked.id, dock })}
          >
            <svg viewBox="-6 -2 66 62" aria-hidden="true">
              <path d="M-2 0V58" stroke="#5A3418" stroke-width="6" stroke-linecap="round" />
              <g {...html(flagArt(sign) + cratesArt(crates))} />
            </svg>
            <Owner play={play} seats={state.seats} seat={dock % state.seats} />
            {play.values.labels !== true && <i aria-hidden="true">{dock + 1}</i>}
          </button>
        )
      })}
    </>
  )
}

const statusText = ({ status }: Boat) =>
  status === 'sailing' || status === 'waiting' || status === 'stopped' ? m.tug_harbor_boat_status({ status }) : ''

function BoatButton({ play, state, site, isOpen, make, boat }: SeaProps & { boat: Boat }) {
  const size = Math.max(52, 62 * site.scale)
  const isPicked = state.picked === boat.id
  const earned = play.earned.value === 'independent' && play.seat.value === boat.seat
  return (
    <button
      type="button"
      data-boat={boat.id}
      class={`ship is-${boat.status} ${isPicked ? 'is-picked' : ''} ${state.help?.boat === boat.id ? 'is-helped' : ''}`}
      {...(isInWater(boat) && { 'data-scan': '' })}
      disabled={!isOpen || !isInWater(boat)}
      aria-label={[boatName(boat), statusText(boat)].filter(Boolean).join(', ')}
      aria-pressed={isPicked}
      style={{ width: Math.max(48, size), height: Math.max(48, size) }}
      onClick={() => make({ kind: 'pick', boat: isPicked ? null : boat.id })}
    >
      <svg
        class="hull"
        viewBox="0 0 100 60"
        style={{ width: size, height: size * 0.6 }}
        aria-hidden="true"
        {...html(boatArt(boat.kind, play.look.value === 'grown-up') + (boat.isHalf ? halfArt : ''))}
      />
      <svg class="flag" viewBox="-4 -22 68 66" style={{ width: Math.max(26, size * 0.52) }} aria-hidden="true">
        <path d="M-2 -20V44" stroke="#5A3418" stroke-width="5" />
        {boat.isUrgent && <g transform="translate(0 -21)" {...html(pennantArt('#C81E1E'))} />}
        {earned && <g transform="translate(0 40)" {...html(pennantArt('#F59A0C'))} />}
        <g {...html(flagArt(boat.sign))} />
      </svg>
      <Owner play={play} seats={state.seats} seat={boat.seat} />
      {boat.status === 'stopped' && <b class="toot">{m.tug_harbor_toot()}</b>}
    </button>
  )
}

/** Fog hides boats until they come out of it. */
function Fog({ state, site }: Pick<SeaProps, 'state' | 'site'>) {
  const { fog } = dayNow(state)
  if (!fog || state.fog <= 0) return null
  const [x, y] = pixelsOf(site, fog)
  const size = state.fog * 2 * site.scale
  return <i class="fog" style={{ left: x - size / 2, top: y - size / 2, width: size, height: size }} />
}

/** The water: boats and docks as buttons, and on a canvas under them their routes and what a finger draws. */
export function Sea(props: SeaProps) {
  const { play, state, site, show } = props
  const { drawn, props: fingers } = useLines(props)
  const canvas = useRef<HTMLCanvasElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const sharp = Math.min(2, window.devicePixelRatio)
  const latest = useRef(state)
  latest.current = state
  useLaneKeys(props)
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const draw = (dt: number) => {
      show.frame(dt)
      const boats = show.boats()
      const share = show.isRunning() ? show.share() : 0
      for (const boat of boats) {
        const element = area.current?.querySelector<HTMLElement>(`[data-boat="${boat.id}"]`)
        const { point, turn } = poseOf(boat, share)
        const [x, y] = pixelsOf(site, point)
        if (!element) continue
        element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
        const hull = element.firstElementChild as SVGElement
        hull.style.transform = `rotate(${turnOn(site, turn)}deg)`
      }
      if (!pen) return
      pen.setTransform(sharp, 0, 0, sharp, 0, 0)
      drawWater(pen, {
        site,
        boats,
        share,
        state: latest.current,
        drawn: drawn.current,
        tide: dayNow(latest.current).tide,
        seconds: play.calm.value ? 0 : show.seconds(),
        burst: play.calm.value ? null : show.burst(),
        now: play.clock.now(),
      })
    }
    draw(0)
    return play.clock.frame(draw)
  }, [play, site])
  return (
    <div ref={area} class="sea" style={boxStyle(site.sea)} {...fingers}>
      <canvas ref={canvas} width={site.sea.width * sharp} height={site.sea.height * sharp} aria-hidden="true" />
      <Docks {...props} />
      {state.boats.map((boat) => (
        <BoatButton key={`${state.at}-${boat.id}`} {...props} boat={boat} />
      ))}
      <Fog state={state} site={site} />
    </div>
  )
}
