import type { Look } from '@marigold/contract'
import { html, Layer, placedAt, type Stage } from '../kit/index.ts'
import { findArt } from './drawing.ts'
import { findFor } from './finds.ts'
import { siteOf } from './layout.ts'
import { groundOf, toneOf, type Ground } from './looks.ts'
import { Scenery } from './scenery.tsx'
import { cactusArt, moleArt, things } from './things-art.ts'

/** A pit with a T. rex, half dug out of its squares of sand, in a box of 440 by 360. */
function pitArt(ground: Ground): string {
  const cell = 56
  const closed = [0, 1, 7, 8, 5, 6, 12, 13, 14, 21, 28, 35, 20, 27, 34, 41, 36, 37, 40, 42, 43, 44, 45, 46, 47, 48]
  const tiles = closed.map((square) => {
    const [x, y] = [(square % 7) * cell + 24, Math.floor(square / 7) * cell - 16]
    return `<rect x="${x}" y="${y}" width="52" height="52" rx="11" fill="${ground.sand[square % 2]}"/><path d="M${x} ${y + 12}a12 12 0 0 1 12 -12h28a12 12 0 0 1 12 12v4q-26 -10 -52 0z" fill="${ground.sand[2]}"/>`
  })
  return (
    `<path d="M20 6H416V352H20Z" fill="${ground.earth[0]}"/><path d="M20 6H416V30H20Z" fill="#2B1408" fill-opacity=".3"/>` +
    `<g transform="translate(82 26) scale(2.25)">${findArt(findFor('tRex'), toneOf(0, ground.earth[0]))}</g>${tiles.join('')}`
  )
}

/** The world behind the start and end screens: a half-open pit in the sun, and the mole. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const ground = groundOf(0, look)
  const { width, height, portrait } = stage
  const site = { ...siteOf(stage, 4), horizon: height * (portrait ? 0.3 : 0.34) }
  // The strip covers the lower third.
  const scale = Math.min(width * (portrait ? 0.9 : 0.42), height * (portrait ? 0.5 : 0.56)) / 440
  const [x, y] = [width * (portrait ? 0.5 : 0.53) - 220 * scale, height * (portrait ? 0.3 : 0.3)]
  const unit = scale * 1.5
  const put = (art: string, px: number, foot: number, size: number) => (
    <svg
      class="layer"
      viewBox="0 0 100 100"
      style={{ left: px, top: foot - size, width: size, height: size }}
      aria-hidden="true"
      {...html(art)}
    />
  )
  const foot = y + 330 * scale
  return (
    <>
      <Scenery site={site} ground={ground} id="backdrop" />
      {put(things.tent, width * (portrait ? 0.03 : 0.07), site.horizon + 46 * unit, 130 * unit)}
      {put(cactusArt(ground.leaf), width * (portrait ? 0.74 : 0.87), site.horizon + 40 * unit, 104 * unit)}
      <Layer box={[0, 0, width, height]} art={pitArt(ground)} at={placedAt(x, y, scale)} />
      {!portrait && put(things.bucket, x - 96 * scale, foot, 84 * scale)}
      {!portrait && look !== 'grown-up' && (
        <Layer
          box={[0, 0, width, height]}
          art={moleArt('glad')}
          at={placedAt(x + 446 * scale, foot - 168 * scale, 1.4 * scale)}
        />
      )}
    </>
  )
}
