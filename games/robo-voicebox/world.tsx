import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import type { PartKind, Parts } from './parts.ts'
import { robotPicture, type Mood } from './robot.ts'
import { benchPicture, wallPicture } from './room.ts'
import type { RoboPlay } from './state.ts'

const drawings = { wall: wallPicture, bench: benchPicture }

/** Shows part of the room, rendered once per stage and look. */
export function Room({ part, layout, look }: { part: 'wall' | 'bench'; layout: Layout; look: Look }) {
  const { width, height } = layout.stage
  const drawn = useMemo(() => drawings[part](paletteOf(look), layout), [part, look, layout])
  return (
    <svg
      class={`scene ${part === 'wall' ? '' : 'robo-bench'}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      {...html(drawn)}
    />
  )
}

const room = { left: -290, top: -300, width: 580, height: 596 }

const none: readonly PartKind[] = []

interface RobotProps {
  at: { x: number; y: number; scale: number; half?: number }
  parts: Parts
  shiny?: readonly PartKind[]
  look: Look
  mood: Mood
  open?: boolean
}
/** Shows the robot, breathing and blinking; CSS animates its mood. */
export function Robot({ at, parts, shiny = none, look, mood, open = false }: RobotProps) {
  const { x, y, scale, half = 140 } = at
  const drawn = useMemo(() => robotPicture(parts, { look, shiny, half, open }), [parts, shiny, look, half, open])
  return (
    <svg
      class={`robo-robot is-${mood}`}
      viewBox={`${room.left} ${room.top} ${room.width} ${room.height}`}
      style={{
        left: x + room.left * scale,
        top: y + room.top * scale,
        width: room.width * scale,
        height: room.height * scale,
      }}
      aria-hidden="true"
    >
      <g {...html(drawn)} />
    </svg>
  )
}

/** A robot as a small picture. */
export const SmallRobot = ({ play, parts, shiny }: { play: RoboPlay; parts: Parts; shiny?: readonly PartKind[] }) => (
  <svg viewBox="-230 -300 460 596" {...html(robotPicture(parts, { look: play.look.value, ...(shiny && { shiny }) }))} />
)
