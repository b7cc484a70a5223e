/** One wave as it is graded. The next wave of a level differs in one of these at most. */
export interface Wave {
  /** Diameter of a bubble, px on a desk. */
  size: number
  /** How fast bubbles float, px/s. */
  speed: number
  /** How many bubbles there are. */
  count: number
  /** How many bubbles ask for a hold, a pinch, or both hands (one pair of bubbles). */
  holds: number
  pinches: number
  pairs: 0 | 1
  /** How many kinds of creatures there are, one of which is called; 0 without a call. */
  kinds: number
}

const easy: Wave = { size: 180, speed: 0, count: 1, holds: 0, pinches: 0, pairs: 0, kinds: 0 }

/** The first wave and what changes from one wave to the next; an empty change is more practice of the same. */
function wavesOf(first: Partial<Wave>, changes: readonly Partial<Wave>[]): Wave[] {
  const waves = [{ ...easy, ...first }]
  for (const change of changes) waves.push({ ...(waves.at(-1) ?? easy), ...change })
  return waves
}
const same = {}

/** Any touch pops: one still bubble, then slow ones, then two. */
export const anyTouch = wavesOf({}, [
  same,
  { speed: 10 },
  same,
  { speed: 20 },
  same,
  { count: 2 },
  same,
  { speed: 10 },
  same,
  { speed: 20 },
  same,
])
/** Only a touch inside a bubble pops it. */
export const aim = wavesOf({}, [
  { size: 140 },
  { speed: 10 },
  { count: 2 },
  { speed: 20 },
  same,
  { size: 100 },
  same,
  { count: 3 },
  same,
  { speed: 35 },
  same,
])
export const holdAndPinch = wavesOf({ size: 140, holds: 1 }, [
  same,
  { count: 2 },
  { pinches: 1 },
  { speed: 10 },
  same,
  { count: 3 },
  { speed: 20 },
  same,
  { size: 100 },
  { speed: 35 },
  same,
])
export const listen = wavesOf({ size: 140, count: 2, kinds: 2 }, [
  same,
  { count: 3 },
  { kinds: 3 },
  { speed: 10 },
  { speed: 20 },
  { count: 4 },
  { speed: 35 },
  { size: 100 },
  { pinches: 1 },
  { kinds: 4 },
  same,
])
export const bothHands = wavesOf({ size: 100, speed: 10, count: 2, pairs: 1 }, [
  same,
  { speed: 20 },
  { count: 3 },
  { holds: 1 },
  { speed: 35 },
  { size: 72 },
  { count: 4 },
  { pinches: 1 },
  { speed: 50 },
  { size: 60 },
  { speed: 60 },
])
