import { memo } from 'preact/compat'
import type { Placement } from './layout.ts'
import type { Palette } from './palette.ts'
import { friendPicture, nestPicture } from './pictures.ts'
import type { Pose } from './scene.ts'
import { bootsArt, spotArt, strawArt } from './spot-art.ts'
import type { Spot } from './state.ts'

interface SpotProps {
  spot: Spot
  stand: Placement
  color: Palette
  pose: Pose
  /** The friend inside. */
  friend: string | null
  /** 0 doesn't move; 1 to 4 wobble increasingly. */
  wobble: number
  /** Counts taps while it is closed; each makes it hop. */
  taps: number
}

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

/** Shows a hiding place and the friend inside; CSS animates it. */
export const SpotView = memo(({ spot, stand, color, pose, friend, wobble, taps }: SpotProps) => {
  const art = spotArt(spot, color)
  const [x, y, width, height] = art.view
  const { scale } = stand
  const { friend: seat } = art
  const down = pose === 'out' ? 0 : pose === 'peek' ? seat.peek : seat.down
  const picture = pose === 'empty' ? nestPicture() : friend && pose !== 'gone' ? friendPicture(friend) : null
  const jolt = taps === 0 ? '' : `jolt-${taps % 2}`
  return (
    <svg
      class={`layer spot is-${spot} pose-${pose} wobble-${wobble} ${jolt}`}
      data-poke={spot}
      viewBox={art.view.join(' ')}
      style={{
        left: stand.x + x * scale,
        top: stand.y + (y - art.foot) * scale,
        width: width * scale,
        height: height * scale,
        transformOrigin: `${(-x / width) * 100}% ${((art.foot - y) / height) * 100}%`,
      }}
      aria-hidden="true"
    >
      <clipPath id={`clip-${spot}`}>
        <path d={art.clip} />
      </clipPath>
      {wobble >= 3 && <g class="boots" transform={`translate(0 ${art.foot - 8})`} {...raw(bootsArt(color))} />}
      <g class="shakes">
        <g {...raw(art.back)} />
        <g clip-path={`url(#clip-${spot})`}>
          {picture && (
            <g class="friend" style={{ transform: `translateY(${pose === 'empty' ? seat.size * 0.3 : down}px)` }}>
              <g class={pose === 'peek' ? 'peeks' : ''}>
                <image
                  href={picture}
                  x={seat.x - seat.size / 2}
                  y={seat.y - seat.size / 2}
                  width={seat.size}
                  height={seat.size}
                />
              </g>
            </g>
          )}
        </g>
        <g {...raw(art.front)} />
        {art.cover.map((cover, side) => (
          <g key={side} class={`cover cover-${art.cover.length > 1 ? side : 'one'}`} {...raw(cover)} />
        ))}
      </g>
      {wobble >= 2 && <g class="flying-straw" transform={`translate(${seat.x} ${seat.y})`} {...raw(strawArt(color))} />}
    </svg>
  )
})
