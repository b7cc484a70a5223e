import { memo } from 'preact/compat'
import type { Look } from '@marigold/contract'
import type { Stage } from '../kit/index.ts'
import type { Band } from './cloth.ts'
import { paletteOf } from './palette.ts'
import { placesOf, type Places } from './places.ts'
import { roomPicture } from './room.ts'

/** The frame of the loom, its warp, and the cloth of earlier grids on its roller, as SVG text. */
function loomPicture({ loom, web, wood }: Places, look: Look, rolled: readonly Band[]): string {
  const palette = paletteOf(look)
  const [front, dark, light] = palette.wood
  const { left, top, width, height } = loom
  const foot = web.top + web.height + 4
  const threads = Math.round(web.width / 11)
  const step = web.width / threads
  const warp = Array.from({ length: threads }, (_, at) => `M${web.left + (at + 0.5) * step} ${top}V${foot}`).join('')
  const heddles = Array.from(
    { length: Math.round(threads / 2) },
    (_, at) => `M${web.left + (at * 2 + 1) * step} ${top + wood * 0.9}V${top + wood * 1.45}`,
  ).join('')
  const stripes = rolled.slice(-6).map(({ thread }, at) => {
    const dye = thread ? palette.yarn[thread.yarn] : palette.linen
    return `<rect x="${web.left}" y="${foot + 2 + at * 3.6}" width="${web.width}" height="3.6" fill="${at % 2 ? dye.light : dye.ground}"/>`
  })
  const upright = (x: number) =>
    `<rect x="${x}" y="${top - wood * 0.5}" width="${wood}" height="${height + wood * 0.5}" rx="${wood * 0.3}" fill="${front}"/>` +
    `<rect x="${x + wood * 0.62}" y="${top - wood * 0.5}" width="${wood * 0.38}" height="${height + wood * 0.5}" rx="${wood * 0.19}" fill="${dark}" fill-opacity=".6"/>`
  return (
    `<rect x="${web.left}" y="${top}" width="${web.width}" height="${foot - top}" fill="#000" fill-opacity=".07"/>` +
    `<path d="${warp}" stroke="${palette.warp}" stroke-width="1.6" stroke-opacity=".8"/>` +
    `<path d="${heddles}" stroke="${dark}" stroke-width="2.2" stroke-opacity=".7"/>` +
    upright(left) +
    upright(left + width - wood) +
    `<rect x="${left - wood * 0.4}" y="${top - wood * 0.2}" width="${width + wood * 0.8}" height="${wood}" rx="${wood * 0.5}" fill="${light}"/>` +
    `<rect x="${left - wood * 0.4}" y="${top + wood * 0.4}" width="${width + wood * 0.8}" height="${wood * 0.4}" rx="${wood * 0.2}" fill="${dark}" fill-opacity=".55"/>` +
    `<rect x="${left - wood * 0.4}" y="${foot}" width="${width + wood * 0.8}" height="${loom.top + height - foot}" rx="${wood * 0.5}" fill="${front}"/>` +
    stripes.join('') +
    `<rect x="${left - wood * 0.4}" y="${loom.top + height - wood * 0.5}" width="${width + wood * 0.8}" height="${wood * 0.5}" rx="${wood * 0.25}" fill="${dark}" fill-opacity=".55"/>`
  )
}

interface RoomProps {
  stage: Stage
  look: Look
  places: Places
  rolled: readonly Band[]
}
/** The room with the loom. */
export const Room = memo(({ stage, look, places, rolled }: RoomProps) => {
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: roomPicture(stage, paletteOf(look)) + loomPicture(places, look, rolled),
      }}
    />
  )
})

/** The room behind the start and end screens. */
export function RoomAtRest({ stage, look }: { stage: Stage; look: Look }) {
  return <Room stage={stage} look={look} places={placesOf(stage)} rolled={[]} />
}
