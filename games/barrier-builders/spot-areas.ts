import { apart, type PressArea } from '../kit/input/apart.ts'
import type { Box } from './layout.ts'
import { roomOf } from './scene-picture.ts'
import { board, sceneOf, type SceneId } from './scenes.ts'

/** What a spot takes of a board, in its pixels. */
export interface SpotArea {
  /** The room of a thing, at least 48 pixels: a thing is drawn in it. */
  room: PressArea
  /** What is pressed: the part of the room that is nobody else's. */
  press: PressArea
}

/** Where the spots of a scene lie on a board of this width. */
export function spotAreas(id: SceneId, { width }: Pick<Box, 'width'>): SpotArea[] {
  const { spots, grid } = sceneOf(id)
  const scale = width / board.width
  const drawn = roomOf(grid) * scale
  const side = Math.max(48, drawn)
  const rooms = spots.map(({ x, y }) => ({
    left: x * scale - side / 2,
    top: y * scale - side + Math.max(0, (48 - drawn) / 2),
    width: side,
    height: side,
  }))
  const presses = apart(rooms)
  return rooms.map((room, spot) => ({ room, press: presses[spot] ?? room }))
}

/** Where the room of a thing lies seen from what is pressed. */
export const roomInPress = ({ room, press }: SpotArea): PressArea => ({
  ...room,
  left: room.left - press.left,
  top: room.top - press.top,
})
