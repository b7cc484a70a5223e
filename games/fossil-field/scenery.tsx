import { memo } from 'preact/compat'
import { Layer } from '../kit/index.ts'
import type { Site } from './layout.ts'
import type { Ground } from './looks.ts'

/** Dunes from left to right at a height, as far down as the stage. */
function dunes(width: number, height: number, y: number, swell: number, color: string): string {
  const step = width / 4
  const waves = [0, 1, 2, 3].map(
    (at) => `q${step / 2} ${(at % 2 === 0 ? -1 : 1) * swell} ${step} ${(at % 3 === 0 ? 0.3 : -0.25) * swell}`,
  )
  return `<path d="M0 ${y}${waves.join('')}V${height}H0Z" fill="${color}"/>`
}

/** Flat rocks far away. */
function mesas(width: number, y: number, high: number, color: string): string {
  const rock = (x: number, wide: number, tall: number) =>
    `<path d="M${x} ${y + 8}L${x + wide * 0.12} ${y - tall}H${x + wide * 0.84}L${x + wide} ${y + 8}Z" fill="${color}"/>`
  return (
    rock(width * 0.04, width * 0.2, high * 0.55) +
    rock(width * 0.19, width * 0.1, high * 0.9) +
    rock(width * 0.55, width * 0.16, high * 0.45) +
    rock(width * 0.8, width * 0.24, high * 0.75)
  )
}

/** The site: sky, sun, far rocks, and dunes. Nothing in it moves. */
export const Scenery = memo(({ site, ground, id }: { site: Site; ground: Ground; id: string }) => {
  const { stage, horizon } = site
  const { width, height } = stage
  const deep = height - horizon
  const grains = Array.from({ length: 46 }, (_, at) => {
    const [x, y] = [(at * 0.6180339) % 1, (at * 0.7548776) % 1]
    const r = 1.5 + y * 2.6
    return `<ellipse cx="${(x * width).toFixed(0)}" cy="${(horizon + (0.16 + 0.84 * y) * deep).toFixed(0)}" rx="${(r * 1.5).toFixed(1)}" ry="${r.toFixed(1)}" fill="${at % 3 ? ground.near : ground.sand[2]}" fill-opacity=".55"/>`
  })
  const sun = Math.min(width, height) * 0.075
  const art =
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground.sky[0]}"/><stop offset="1" stop-color="${ground.sky[1]}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${horizon + deep * 0.2 + 30}" fill="url(#${id}-sky)"/>` +
    `<circle cx="${width * 0.3}" cy="${horizon * 0.62}" r="${sun * 1.7}" fill="#fff" fill-opacity=".28"/><circle cx="${width * 0.3}" cy="${horizon * 0.62}" r="${sun}" fill="#FFF6DA"/>` +
    mesas(width, horizon, Math.min(horizon * 0.4, height * 0.16), ground.far) +
    dunes(width, height, horizon, deep * 0.07, ground.ground) +
    dunes(width, height, horizon + deep * 0.42, deep * 0.09, ground.sand[0]) +
    dunes(width, height, horizon + deep * 0.78, deep * 0.07, ground.near) +
    grains.join('')
  return <Layer box={[0, 0, width, height]} art={art} />
})
