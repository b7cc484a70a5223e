/** A face from numbers: how the brows are, how open the eyes, and the mouth. Nothing in it says what it means. */
interface Face {
  /** Tilt of the brows: inner ends down is positive. */
  brows: number
  /** How far the brows are up. */
  lift: number
  /** 0 closed to 1 wide open. */
  lids: number
  /** Curve of the mouth: corners up is positive. */
  mouth: number
  /** How far the mouth is open, 0 to 1. */
  open: number
}

/** The faces beside the twelve words that have one. */
const faces: Record<string, Face> = {
  happy: { brows: 0, lift: 2, lids: 0.9, mouth: 10, open: 0.5 },
  excited: { brows: -2, lift: 6, lids: 1, mouth: 12, open: 1 },
  proud: { brows: 0, lift: 4, lids: 0.4, mouth: 8, open: 0 },
  mad: { brows: 7, lift: -3, lids: 0.7, mouth: -7, open: 0 },
  scared: { brows: -6, lift: 6, lids: 1, mouth: -5, open: 0.7 },
  worried: { brows: -5, lift: 2, lids: 0.8, mouth: -4, open: 0 },
  sad: { brows: -6, lift: 0, lids: 0.5, mouth: -8, open: 0 },
  tired: { brows: -2, lift: -1, lids: 0.2, mouth: -2, open: 0.3 },
  lonely: { brows: -4, lift: 1, lids: 0.6, mouth: -4, open: 0 },
  calm: { brows: 0, lift: 1, lids: 0.1, mouth: 5, open: 0 },
  safe: { brows: 0, lift: 2, lids: 0.6, mouth: 6, open: 0 },
  loved: { brows: -1, lift: 3, lids: 0.05, mouth: 9, open: 0.2 },
}
export const hasFace = (word: string): boolean => word in faces

/** Draws the face beside a word; readable at 40 px. */
export function FaceOf({ word }: { word: string }) {
  const face = faces[word]
  if (!face) return null
  const { brows, lift, lids, mouth, open } = face
  const eye = (x: number) =>
    lids < 0.15 ? (
      <path d={`M${x - 6} 36q6 5 12 0`} fill="none" stroke="#2B1B3D" stroke-width="3.500" stroke-linecap="round" />
    ) : (
      <ellipse cx={x} cy="36" rx="4.500" ry={2 + lids * 4.5} fill="#2B1B3D" />
    )
  const browY = 24 - lift
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="37" fill="#FFD36B" />
      <path d="M3 40A37 37 0 0 0 77 40A40 33 0 0 1 3 40Z" fill="#F7BD4C" />
      <path
        d={`M20 ${browY - brows / 2}L34 ${browY + brows / 2}M60 ${browY - brows / 2}L46 ${browY + brows / 2}`}
        stroke="#7A4A1C"
        stroke-width="3.500"
        stroke-linecap="round"
      />
      {eye(27)}
      {eye(53)}
      <path
        d={`M26 56Q40 ${56 + mouth * 1.5} 54 56Q40 ${56 + mouth * 1.5 + open * 18} 26 56Z`}
        fill="#7A2E2E"
        stroke="#2B1B3D"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </svg>
  )
}
