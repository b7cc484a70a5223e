import { memo } from 'preact/compat'

/**
 * How much of its half of the pane a shutter leaf covers, from open (0) to closed (the last). It turns in these steps,
 * because a CSS animation would need a layer per leaf.
 */
const coverage = [-0.3, 0.3, 0.75, 1]
export const [open, shut] = [0, coverage.length - 1]

// As shares of a leaf's height: the distance between slats, a slat's shadow and highlight, and how far a turned leaf
// extends above and below in perspective.
const [slat, shadow, light, near] = [0.12, 0.02, 0.015, 0.042]
// Width of the posts on each side, as a share of a leaf's width.
const post = 0.09

interface Drawing {
  leaves: string
  /** The leaf on the darker side. */
  shade: string
  posts: string
  shadows: string
  lights: string
}

function draw(pane: number, turned: number): Drawing {
  const over = coverage[turned] ?? 1
  const out = near * pane * Math.sqrt(1 - over * over)
  /** Returns a part of a leaf, from hinge to free edge and top to bottom, as shares of the leaf. */
  const piece = (right: boolean, [from, to]: readonly number[], [top, foot]: readonly number[]) => {
    const point = (along = 0, down = 0) => {
      const x = over * along * pane * 0.5
      return `${(right ? pane - x : x).toFixed(1)} ${(down * pane + (down * 2 - 1) * out * along).toFixed(1)}`
    }
    return `M${point(from, top)}L${point(to, top)}L${point(to, foot)}L${point(from, foot)}Z`
  }
  const both = (pieces: (right: boolean) => string[]) => [false, true].flatMap(pieces).join('')
  // Every drawing has the same bounds, because a size change makes the browser rearrange the street's layers.
  const [side, above] = [pane * 0.17, pane * 0.05]
  const room = `M${-side} ${-above}ZM${pane + side} ${pane + above}Z`
  const slats = Array.from({ length: Math.floor(1 / slat) }, (_, at) => at * slat + 0.085)
  const inner = [post, 1 - post]
  return {
    leaves: room + both((right) => [piece(right, [0, 1], [0, 1])]),
    shade: piece(true, [0, 1], [0, 1]),
    posts: both((right) => [piece(right, [0, post], [0, 1]), piece(right, [1 - post, 1], [0, 1])]),
    shadows: both((right) => slats.map((top) => piece(right, inner, [top, top + shadow]))),
    lights: both((right) => slats.map((top) => piece(right, inner, [top + shadow, top + shadow + light]))),
  }
}

const drawn = new Map<string, Drawing>()
function drawingOf(pane: number, turned: number): Drawing {
  const key = `${pane} ${turned}`
  const known = drawn.get(key) ?? draw(pane, turned)
  drawn.set(key, known)
  return known
}

function LeavesPicture({ pane, turned }: { pane: number; turned: number }) {
  const { leaves, shade, posts, shadows, lights } = drawingOf(pane, turned)
  return (
    <svg class="leaves" width={pane} height={pane} aria-hidden="true">
      <path class="leaf" d={leaves} />
      <path d={posts} fill-opacity=".13" />
      <path d={shadows} fill-opacity=".24" />
      <path d={lights} fill="#fff" fill-opacity=".14" />
      <path d={shade} fill-opacity=".14" />
    </svg>
  )
}

/** Shows both shutters of a window, for a pane of this size in pixels. */
export const Leaves = memo(LeavesPicture)
