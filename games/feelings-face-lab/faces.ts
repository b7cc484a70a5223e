/** A face from numbers: what its parts look like, and nothing about what that means. */
export const parts = ['brows', 'eyes', 'mouth', 'cheeks', 'head'] as const
export type Part = (typeof parts)[number]

/** Each number with its part and its lowest and highest value; 0 is a still face. */
export const keys = {
  /** Brows up, with the inner ends down, and one higher than the other. */
  lift: { part: 'brows', low: -2, high: 2 },
  tilt: { part: 'brows', low: -2, high: 2 },
  uneven: { part: 'brows', low: -2, high: 2 },
  /** Lids from closed to wide, and to which side the eyes look. */
  lids: { part: 'eyes', low: -2, high: 2 },
  gaze: { part: 'eyes', low: -2, high: 2 },
  /** Corners of the mouth up, how far it is open, how wide, and pulled to one side. */
  curve: { part: 'mouth', low: -2, high: 2 },
  open: { part: 'mouth', low: 0, high: 2 },
  wide: { part: 'mouth', low: -2, high: 2 },
  skew: { part: 'mouth', low: -2, high: 2 },
  /** Round cheeks, and warm ones. */
  puff: { part: 'cheeks', low: 0, high: 2 },
  warm: { part: 'cheeks', low: 0, high: 2 },
  /** To one side, and down. */
  lean: { part: 'head', low: -2, high: 2 },
  dip: { part: 'head', low: -2, high: 2 },
} as const satisfies Record<string, { part: Part; low: number; high: number }>
export type Key = keyof typeof keys
export type Face = Record<Key, number>

const allKeys = Object.keys(keys) as Key[]
export const keysOf = (part: Part): Key[] => allKeys.filter((key) => keys[key].part === part)
/** The one or two numbers of a part that have a slider. */
export const sliders: Record<Part, readonly Key[]> = {
  brows: ['lift', 'tilt'],
  eyes: ['lids', 'gaze'],
  mouth: ['curve', 'open'],
  cheeks: ['puff', 'warm'],
  head: ['lean', 'dip'],
}

const zeros = Object.fromEntries(allKeys.map((key) => [key, 0])) as Face
/** A face that shows nothing much, as many faces do. */
export const stillFace: Readonly<Face> = zeros

/** Ready-made shapes of each part; a level offers the first three or all. */
export const presets: Record<Part, readonly Partial<Face>[]> = {
  brows: [{ lift: 2 }, { tilt: 2, lift: -1 }, { tilt: -2, lift: 1 }, { lift: 1, uneven: 2 }, { lift: -2 }],
  eyes: [{ lids: 2 }, { lids: -1 }, { lids: -2 }, { lids: 1, gaze: 2 }, { lids: -1, gaze: -2 }],
  mouth: [
    { curve: 2, wide: 1 },
    { curve: -2 },
    { open: 2, wide: -1 },
    { curve: -1, wide: 2, skew: 2 },
    { wide: -2, curve: -1 },
  ],
  cheeks: [{ puff: 2 }, { warm: 2 }, { puff: 1, warm: 1 }, { warm: 1 }, { puff: 1 }],
  head: [{ dip: 2 }, { lean: 2 }, { dip: -2 }, { lean: -2, dip: 1 }, { lean: -2 }],
}

/** The face with one part in a ready-made shape. */
export function withPreset(face: Face, part: Part, at: number): Face {
  const cleared = Object.fromEntries(keysOf(part).map((key) => [key, 0]))
  return { ...face, ...cleared, ...presets[part][at] }
}
/** That a part has exactly this ready-made shape. */
export const hasPreset = (face: Face, part: Part, at: number): boolean =>
  keysOf(part).every((key) => face[key] === (presets[part][at]?.[key] ?? 0))

/** One of many faces that could go with a feeling, for neighbors. No face of a player is ever compared with it. */
const recipes: Record<string, Partial<Face>> = {
  happy: { curve: 2, wide: 1, puff: 1, lift: 1 },
  sad: { tilt: -2, curve: -2, lids: -1, dip: 1 },
  mad: { tilt: 2, lift: -1, curve: -1, wide: -1, puff: 1 },
  scared: { lift: 2, tilt: -1, lids: 2, open: 1, wide: 1, curve: -1 },
  excited: { lift: 2, lids: 1, curve: 2, open: 2, wide: 1 },
  worried: { tilt: -2, lift: 1, curve: -1, wide: -2, gaze: 1 },
  proud: { lift: 1, lids: -1, curve: 1, dip: -2 },
  tired: { lids: -1, curve: -1, lean: 2, dip: 1 },
  surprised: { lift: 2, lids: 2, open: 2, wide: -2 },
  calm: { lids: -2, curve: 1 },
  embarrassed: { warm: 2, gaze: -2, curve: 1, wide: -1, dip: 2 },
  jealous: { tilt: 1, gaze: 2, skew: 2, curve: -1, lids: -1 },
  'left-out': { tilt: -1, gaze: -2, curve: -1, dip: 2 },
  disappointed: { tilt: -1, lids: -1, curve: -2, dip: 1, lean: -1 },
  relieved: { tilt: -1, lids: -2, curve: 1, open: 1, dip: -1 },
  confused: { uneven: 2, tilt: 1, skew: 2, lean: 2 },
}
export const hasRecipe = (feeling: string): boolean => feeling in recipes

/** How somebody shows what they feel: a lot, hardly at all, on one side, or with flapping hands. */
export type Way = 'plain' | 'still' | 'one-sided' | 'flapping' | 'lots'

/** A face that could go with a feeling, in somebody's own way. */
export function faceFor(feeling: string, way: Way): Face {
  const face = { ...zeros, ...recipes[feeling] }
  if (way === 'still') return scaled(face, 0.35)
  if (way === 'one-sided') return { ...scaled(face, 0.8), skew: 2, uneven: face.uneven || 1 }
  if (way === 'lots') return scaled(face, 1.25)
  return face
}

/** The same face with less or more to see. */
const scaled = (face: Face, by: number): Face => Object.fromEntries(allKeys.map((key) => [key, face[key] * by])) as Face

const strengthScale = [0.55, 1, 1.3] as const
/** What others see of a face: as strong as it is, and smaller where the player keeps it small. */
export const seenFace = (face: Face, strength: 0 | 1 | 2, shown: 'big' | 'small' | null): Face =>
  scaled(face, strengthScale[strength] * (shown === 'small' ? 0.5 : 1))

/** Returns a face from stored data; null for anything of another shape. */
export function faceOf(stored: unknown): Face | null {
  const face = (stored ?? {}) as Partial<Face>
  const isWhole = allKeys.every((key) => typeof face[key] === 'number' && Math.abs(face[key]) <= 3)
  return isWhole ? (Object.fromEntries(allKeys.map((key) => [key, face[key]])) as Face) : null
}
