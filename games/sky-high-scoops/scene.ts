import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Play, Stage } from '../kit/index.ts'
import { cameraAt, coneHeight, layoutOf, type Camera, type Layout } from './camera.ts'
import { heightOf, type Cone, type Piece } from './cone.ts'
import type { Level } from './levels.ts'
import { paletteOf } from './palette.ts'
import type { Move, State } from './rules.ts'
import { loadPictures, paintTower, spotsOf } from './tower.ts'
import { paintWorld, type WorldParts } from './world-painter.ts'

export type ScoopPlay = Play<Level, State, Move>

const tall = (cone: Cone | undefined) => heightOf(cone?.pieces ?? [])
/** The share of the height above the tower when the camera zooms out. */
export const usualRoof = 0.2

/** The current and target camera positions, and the sway of the tower. */
interface Motion {
  layout: Layout
  /** The tower in front. */
  active: number
  /** Whether all towers are shown side by side. */
  together: boolean
  /** Whether something other than the frame loop moves the camera. */
  led: boolean
  now: { top: number; back: number; bend: number; speed: number; press: number; time: number }
  aim: { top: number; back: number; roof: number }
}

/** Moves by a share of the way, and all the way once the rest is too small to see. */
const nearer = (from: number, to: number, share: number) =>
  Math.abs(to - from) < 0.001 ? to : from + (to - from) * Math.min(1, share)

/** Advances one step: the tower acts as a soft spring, and the camera follows its top. */
function step({ now, aim, led }: Motion, dt: number): void {
  now.time += dt
  now.speed += (-46 * now.bend - 2.6 * now.speed) * dt
  now.bend += now.speed * dt
  now.press = Math.max(0, now.press - dt * 3.2)
  if (!led) now.top = nearer(now.top, aim.top, dt * 3.4)
  now.back = nearer(now.back, aim.back, dt * 3)
}

const middleOf = ({ layout, together, now }: Motion, index: number, count: number) =>
  together && count > 1
    ? layout.tower + ((layout.stage.width * (index + 1)) / (count + 1) - layout.tower) * now.back
    : layout.tower

/** The canvas of the towers. Frames read no layout from the page, because that would force a reflow. */
interface Sheet {
  context: CanvasRenderingContext2D
  /** Canvas pixels per stage pixel. */
  density: number
  /** Its left edge on the stage. */
  left: number
}

/** Paints the tower in front, and at the end all of them. */
function paintTowers(
  { context, density, left }: Sheet,
  motion: Motion,
  cones: readonly Cone[],
  at: Camera,
  play: ScoopPlay,
) {
  const { layout, active, together, now } = motion
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  for (const [index, cone] of cones.entries()) {
    const own = index === active
    if (!own && (!together || now.back < 0.02)) continue
    context.globalAlpha = own ? 1 : now.back
    const sway = Math.sin(now.time * 1.05 + (own ? 0 : index)) * 0.14
    paintTower(context, cone, {
      density,
      x: middleOf(motion, index, cones.length) - left,
      height: layout.stage.height,
      camera: at,
      bend: sway + (own ? now.bend : 0),
      press: own ? now.press : 0,
      color: paletteOf(play.look.value),
    })
  }
  context.globalAlpha = 1
}

// Seconds between frames of a tower that only sways.
const restingPicture = 1 / 15

/** Creates the painter of the world at a moment of its motion. */
function makePainter(play: ScoopPlay, motion: Motion, cones: { value: Cone[] }) {
  const parts: WorldParts = new Map()
  let sheet: Sheet | null = null
  let painted = ''
  let swayed = 0
  const seen = () => (motion.together ? Math.max(...cones.value.map(tall)) : tall(cones.value[motion.active]))
  const camera = () => cameraAt(motion.layout, motion.now.top, motion.now.back, Math.max(1, seen()), motion.aim.roof)
  const paint = () => {
    const at = camera()
    const key = JSON.stringify([at, parts.size])
    const { press, speed, bend, time } = motion.now
    // A tower that only sways moves too little to need every frame.
    const rests = key === painted && press < 0.01 && Math.abs(speed) + Math.abs(bend) < 0.02
    if (rests && Math.abs(time - swayed) < restingPicture) return
    if (key !== painted) paintWorld(parts, motion.layout, at, motion.now.top)
    painted = key
    swayed = time
    if (sheet) paintTowers(sheet, motion, cones.value, at, play)
  }
  return {
    parts,
    camera,
    paint,
    /** Repaints everything. */
    refresh() {
      painted = ''
      paint()
    },
    hang(next: Sheet | null) {
      sheet = next
    },
  }
}

/**
 * The moving world: camera, sway, and towers. It runs on the game's clock, and a frame renders no components. `room` is
 * the part of the stage that shows it.
 */
export function makeScene(play: ScoopPlay, room: (stage: Stage) => Stage = (stage) => stage) {
  const cones = signal<Cone[]>(play.state.value.cones)
  const lay = () => layoutOf(room(play.stage.value), play.state.value.goal)
  const active = play.seat.value % cones.value.length
  const top = tall(cones.value[active])
  const motion: Motion = {
    layout: lay(),
    active,
    together: false,
    led: false,
    now: { top, back: 0, bend: 0, speed: 0, press: 0, time: 0 },
    aim: { top, back: 0, roof: usualRoof },
  }
  const { now, aim } = motion
  const painter = makePainter(play, motion, cones)
  /** In calm mode the camera jumps to its target, and the kit cross-fades. */
  const settle = () => {
    if (!play.calm.value) return
    void play.clock.tween(0, () => {
      Object.assign(now, { top: aim.top, back: aim.back, bend: 0, speed: 0, press: 0, time: 0 })
      painter.refresh()
    })
  }
  const stop = play.clock.frame((ms) => {
    if (play.calm.value) return
    step(motion, ms / 1000)
    painter.paint()
  })
  loadPictures(paletteOf(play.look.value), painter.refresh)
  return {
    cones,
    parts: painter.parts,
    hang: painter.hang,
    refresh: painter.refresh,
    stop,
    get layout() {
      return motion.layout
    },
    /** Lays everything out for the current stage. */
    lay() {
      motion.layout = lay()
    },
    /** The pieces of the tower in front. */
    pieces: () => cones.value[motion.active]?.pieces ?? [],
    /** Returns where the center of a piece of the front tower is on the stage, also of one that comes next. */
    spotOf(at: number): { x: number; y: number; unit: number } {
      const { unit, base } = painter.camera()
      const pieces = cones.value[motion.active]?.pieces ?? []
      const level = heightOf(pieces.slice(0, at)) + Math.max(0, at - pieces.length)
      return { x: motion.layout.tower, y: base - (coneHeight + level) * unit, unit }
    },
    /** Shows a tower after something has landed on it, which pushes it aside. */
    land(index: number, cone: Cone, push: number) {
      cones.value = cones.value.map((one, i) => (i === index ? cone : one))
      if (index === motion.active) aim.top = tall(cone)
      if (push > 0) {
        now.press = 1
        now.speed += cone.pieces.length % 2 === 0 ? push : -push
      }
      settle()
    },
    /** Makes the tower tremble like jelly. */
    jiggle() {
      now.speed += now.bend > 0 ? -7 : 7
    },
    /** Shows a player's tower. */
    turnTo(seat: number) {
      motion.active = seat % cones.value.length
      aim.top = tall(cones.value[motion.active])
      settle()
    },
    /** Zooms out to show the whole tower, or back in. */
    look(whole: boolean, roof: number) {
      Object.assign(aim, { back: whole ? 1 : 0, roof })
      settle()
    },
    /** Falls from the top to the cone, calls back for each piece on the way, then zooms out to show all towers. */
    async fall(roof: number, pass: (piece: Piece, at: number) => void): Promise<void> {
      const spots = spotsOf(cones.value[motion.active]?.pieces ?? [], 0)
      let left = spots.length
      if (!play.calm.value) {
        motion.led = true
        await play.clock.tween(
          Math.min(9000, 1200 + spots.length * 190),
          (k) => {
            now.top = top * (1 - k)
            for (let spot = spots[left - 1]; spot && spot.level >= now.top; spot = spots[left - 1])
              pass(spot.piece, --left)
          },
          ease.sine,
        )
        motion.led = false
      }
      motion.together = true
      Object.assign(aim, { back: 1, roof })
      settle()
    },
  }
}
export type SceneInMotion = ReturnType<typeof makeScene>
