import { memo } from 'preact/compat'
import type { Look } from '@marigold/contract'
import { html, type Stage } from '../kit/index.ts'
import { paletteOf } from './palette.ts'
import { placesOf, type Places } from './places.ts'
import { roomPicture } from './room.ts'
import { beam } from './things.ts'

/** The frame of the loom and its warp as SVG text; its upper beam is drawn by itself. */
function loomPicture({ loom, web, wood }: Places, look: Look): string {
  const palette = paletteOf(look)
  const [front, dark] = palette.wood
  const { left, top, width, height } = loom
  const foot = web.top + web.height + 4
  const threads = Math.round(web.width / 11)
  const step = web.width / threads
  const warp = Array.from({ length: threads }, (_, at) => `M${web.left + (at + 0.5) * step} ${top}V${foot}`).join('')
  const upright = (x: number) =>
    `<rect x="${x}" y="${top - wood * 0.5}" width="${wood}" height="${height + wood * 0.5}" rx="${wood * 0.3}" fill="${front}"/>` +
    `<rect x="${x + wood * 0.62}" y="${top - wood * 0.5}" width="${wood * 0.38}" height="${height + wood * 0.5}" rx="${wood * 0.19}" fill="${dark}" fill-opacity=".6"/>`
  return (
    `<rect x="${web.left}" y="${top}" width="${web.width}" height="${foot - top}" fill="#000" fill-opacity=".07"/>` +
    `<path d="${warp}" stroke="${palette.warp}" stroke-width="1.6" stroke-opacity=".8"/>` +
    upright(left) +
    upright(left + width - wood) +
    `<rect x="${left - wood * 0.4}" y="${foot}" width="${width + wood * 0.8}" height="${top + height - foot}" rx="${wood * 0.5}" fill="${front}"/>` +
    `<rect x="${left - wood * 0.4}" y="${top + height - wood * 0.5}" width="${width + wood * 0.8}" height="${wood * 0.5}" rx="${wood * 0.25}" fill="${dark}" fill-opacity=".55"/>`
  )
}

interface RoomProps {
  places: Places
  look: Look
  /** What is drawn on top of the room. */
  more?: string
}
/** The room, with the loom unless it is put away. */
export const Room = memo(({ places, look, more = loomPicture(places, look) }: RoomProps) => (
  <svg
    class="scene"
    viewBox={`0 0 ${places.stage.width} ${places.stage.height}`}
    aria-hidden="true"
    {...html(roomPicture(places, paletteOf(look)) + more)}
  />
))

/** The room behind the start and end screens. */
export function RoomAtRest({ stage, look }: { stage: Stage; look: Look }) {
  const places = placesOf(stage)
  return (
    <Room places={places} look={look} more={loomPicture(places, look) + beam(places, paletteOf(look), undefined)} />
  )
}
