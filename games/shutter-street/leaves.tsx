import { memo } from 'preact/compat'

/**
 * How far a leaf reaches over its half of the pane, from beside the pane (0: open) to flat over it (the last: shut). It
 * turns in these drawings, one after the other: moved by the browser, each leaf on its way would be a layer of its own.
 */
const reach = [-0.3, 0.3, 0.75, 1]
export const [open, shut] = [0, reach.length - 1]

// Of the height of a leaf: from one slat to the next, its shadow and its light; and how far a leaf that is turned to who
// looks stands out above and below.
const [slat, shadow, light, near] = [0.12, 0.02, 0.015, 0.042]
// Of the width of a leaf: its post on either side.
const post = 0.09

interface Drawing {
  leaves: string
  /** The leaf that has less light. */
  shade: string
  posts: string
  shadows: string
  lights: string
}

function draw(pane: number, turned: number): Drawing {
  const over = reach[turned] ?? 1
  const out = near * pane * Math.sqrt(1 - over * over)
  /** A piece of a leaf: from its hinge to its free side, from its top to its foot, as shares of the leaf. */
  const piece = (right: boolean, [from, to]: readonly number[], [top, foot]: readonly number[]) => {
    const point = (along = 0, down = 0) => {
      const x = over * along * pane * 0.5
      return `${(right ? pane - x : x).toFixed(1)} ${(down * pane + (down * 2 - 1) * out * along).toFixed(1)}`
    }
    return `M${point(from, top)}L${point(to, top)}L${point(to, foot)}L${point(from, foot)}Z`
  }
  const both = (pieces: (right: boolean) => string[]) => [false, true].flatMap(pieces).join('')
  // As large in every drawing: of another size the browser would sort the layers of the whole street anew.
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

/** Both shutters of a window, over a pane of so many pixels. */
export const Leaves = memo(LeavesPicture)
