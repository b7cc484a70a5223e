import type { ComponentChildren } from 'preact'
import { html, Layer, placedAt } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { otterArt, type Dress, type Pose } from './otter.ts'
import { planeArt } from './plane.ts'
import type { GlidePlay } from './scene.ts'
import { fishArt, hatArt, lanternArt, rainbowArt } from './toy-art.ts'
import { mapOf } from './touchables.tsx'

/** Every few turns, for two seconds: a second glider comes along, a lost hat fits, a fish sails over, a rainbow. */
export const surprises = ['twin', 'hat', 'fish', 'rainbow'] as const

const Art = ({ art, at }: { art: string; at: string }) => <g transform={at} {...html(art)} />

/** The surprises that stay with the glider, in its own units. */
export function WithGlider({
  play,
  plane,
  pose,
  dress,
  scale,
}: {
  play: GlidePlay
  plane: boolean
  pose: Pose
  dress: Dress
  scale: number
}) {
  const now = play.surprise.value
  const size = scale * 1.08
  const frame = (children: ComponentChildren) => (
    <svg
      class={`glider-art surprise is-${now}`}
      viewBox="-300 -250 600 300"
      style={{ left: -300 * size, top: -250 * size, width: 600 * size, height: 300 * size }}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
  const sits = pose === 'wait' || pose === 'breathe' || pose === 'glad'
  if (now === 'twin')
    return frame(<Art art={plane ? planeArt('glad', dress) : otterArt('glad', dress)} at="translate(96 2) scale(.8)" />)
  // A plane has no head for a hat, so a lantern rises beside it.
  if (now === 'hat')
    return frame(
      plane ? (
        <Art art={lanternArt} at="translate(40 -70)" />
      ) : (
        <Art art={hatArt} at={sits ? 'translate(3 -124) rotate(-8)' : 'translate(78 -60) rotate(-10)'} />
      ),
    )
  return null
}

/** The surprises in the sky over the river. */
export function Overhead({ play, layout }: { play: GlidePlay; layout: Layout }) {
  const now = play.surprise.value
  const { w, water, portrait } = layout
  if (now === 'fish')
    return (
      <Layer map={mapOf(layout)} box={[w * 0.5, water - 150, 120, 60]} moves class="surprise is-fish">
        <Art art={fishArt} at={placedAt(w * 0.5 + 60, water - 120)} />
      </Layer>
    )
  if (now === 'rainbow')
    return (
      <Layer map={mapOf(layout)} box={[w * 0.68 - 200, water - 200, 400, 200]} moves class="surprise is-rainbow">
        <Art art={rainbowArt} at={placedAt(w * 0.68, water, portrait ? 0.7 : 1)} />
      </Layer>
    )
  return null
}
