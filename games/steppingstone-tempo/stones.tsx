import { useMemo } from 'preact/hooks'
import { html } from '../kit/index.ts'
import type { PlacedStone, Layout, Path } from './layout.ts'
import type { Palette } from './palette.ts'
import { bankArt } from './scenery.ts'
import type { Landing } from './crossing-report.ts'
import { dragonflyArt, islandArt, mothArt, signalArt, stoneArt, stripeArt, turtleArt } from './object-art.ts'

interface ArtProps {
  art: string
  box: readonly [width: number, height: number]
  style: Record<string, number | string>
  class?: string
}
/** A drawing as its own image. */
export function Art({ art, box, ...rest }: ArtProps) {
  return (
    <svg {...rest} viewBox={`0 0 ${box[0]} ${box[1]}`} preserveAspectRatio="none" aria-hidden="true" {...html(art)} />
  )
}

/** Both ends of the path, from the edges of the stage to the first and last stone. */
export function Banks({ layout, path, color }: { layout: Layout; path: Path; color: Palette }) {
  const { unit } = layout
  const at = { top: layout.path - 18 * unit, height: 112 * unit }
  const art = useMemo(() => bankArt(color), [color])
  const wide = 152 * unit
  const left = path.from + 34 * unit
  const right = path.width - path.to + 34 * unit
  return (
    <>
      <Art
        class="st-part"
        art={art.straight}
        box={[10, 112]}
        style={{ ...at, left: 0, width: Math.max(0, left - wide + 1) }}
      />
      <Art class="st-part" art={art.end} box={[152, 112]} style={{ ...at, left: left - wide, width: wide }} />
      <Art
        class="st-part"
        art={art.straight}
        box={[10, 112]}
        style={{ ...at, left: path.width - right + wide - 1, width: Math.max(0, right - wide + 1) }}
      />
      <Art
        class="st-part st-far-bank"
        art={art.end}
        box={[152, 112]}
        style={{ ...at, left: path.width - right, width: wide }}
      />
    </>
  )
}

/** A turtle on a pause stone, or a traffic light in the city. */
export function PauseFigure({ stone, layout, city }: { stone: PlacedStone; layout: Layout; city: boolean }) {
  const { unit } = layout
  const [w, h] = city ? [60, 182] : [128, 88]
  const size = (city ? 0.86 : 0.98) * unit
  return (
    <Art
      class="st-part st-waiter"
      art={city ? signalArt : turtleArt}
      box={[w, h]}
      style={{
        left: stone.x + (city ? 40 : -14) * unit,
        top: stone.y - (city ? 168 : 76) * unit,
        width: w * size,
        height: h * size,
      }}
    />
  )
}

interface StoneProps {
  stone: PlacedStone
  landing: Landing | undefined
  color: Palette
  layout: Layout
  now: boolean
  sounding: boolean
  blank: boolean
  poke: string
}
/** A stone with the text to say on it. */
export function StoneAt({ stone, landing, color, layout, now, sounding, blank, poke }: StoneProps) {
  const tones = landing === undefined ? color.stone : landing === 'splash' ? color.wet : color.lit
  const city = color.city
  const art = useMemo(() => {
    if (stone.kind === 'pause') return (city ? islandArt : stoneArt)(color, landing ? color.lit : color.stone)
    return (city ? stripeArt : stoneArt)(color, tones)
  }, [color, tones, stone.kind, landing])
  const { x, y, width, height } = stone
  const state = [landing && `is-${landing}`, now && 'is-next', sounding && 'is-sounding'].filter(Boolean).join(' ')
  return (
    <div
      class={`st-stone ${state}`}
      data-poke={poke}
      style={{ left: x - width / 2, top: y - height * 0.42, width, height }}
    >
      <Art class="st-top" art={art} box={[148, 76]} style={{ width, height }} />
      {stone.kind === 'chunk' && (
        <span class="st-text" style={{ fontSize: stone.font, maxWidth: width - 22 * layout.unit }}>
          {blank ? <i class="st-blank" /> : stone.more ? `${stone.text}-` : stone.text}
        </span>
      )}
      {(landing === 'late' || landing === 'splash') && (
        <svg
          class={`st-mark ${landing}`}
          viewBox="-60 -60 120 120"
          style={{ width: 44 * layout.unit, height: 44 * layout.unit }}
          aria-hidden="true"
          {...html(
            landing === 'late'
              ? city
                ? mothArt()
                : dragonflyArt('#2C6E8A')
              : `<path d="M0 -46C22 -14 32 2 32 16A32 32 0 0 1 -32 16C-32 2 -22 -14 0 -46Z" fill="#2F8FB8" stroke="#fff" stroke-width="8"/>`,
          )}
        />
      )}
    </div>
  )
}

/** What appears during a long gap. It comes by itself and does not rush anyone. */
export function LongGapSign({
  stone,
  after,
  color,
  layout,
}: {
  stone: PlacedStone
  after: number
  color: Palette
  layout: Layout
}) {
  const size = 62 * layout.unit
  const art = useMemo(() => (color.city ? mothArt() : dragonflyArt('#B5384A')), [color])
  return (
    <svg
      class="st-settling"
      viewBox="-50 -50 100 100"
      style={{
        left: stone.x + stone.width * 0.28,
        top: stone.y - stone.height * 0.42 - size * 0.6,
        width: size,
        height: size,
        animationDelay: `${Math.round(after)}ms`,
      }}
      aria-hidden="true"
      {...html(art)}
    />
  )
}
