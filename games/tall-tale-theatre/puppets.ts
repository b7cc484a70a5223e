/** What a puppet's face shows. */
export const faces = ['glad', 'worried', 'sad', 'angry', 'amazed', 'puzzled'] as const
export type Face = (typeof faces)[number]

/** The face of each feeling that a story can have. */
const faceOfFeeling: Record<string, Face> = {
  worried: 'worried',
  puzzled: 'puzzled',
  sad: 'sad',
  angry: 'angry',
  excited: 'amazed',
  embarrassed: 'worried',
  nervous: 'worried',
  frustrated: 'angry',
  surprised: 'amazed',
  curious: 'puzzled',
  brave: 'glad',
  calm: 'glad',
}
export const faceFor = (feeling: string | undefined): Face => faceOfFeeling[feeling ?? ''] ?? 'glad'

const line = (d: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="#2B1B2E" stroke-width="${width}" stroke-linecap="round"/>`
const eyes = (rx: number, ry: number) =>
  `<ellipse cx="39" cy="42" rx="${rx}" ry="${ry}" fill="#2B1B2E"/><ellipse cx="61" cy="42" rx="${rx}" ry="${ry}" fill="#2B1B2E"/><circle cx="40.500" cy="40" r="1.500" fill="#fff"/><circle cx="62.500" cy="40" r="1.500" fill="#fff"/>`
const mouths: Record<Face, string> = {
  glad: '<path d="M41 55Q50 68 59 55Z" fill="#7A2335"/>',
  worried: line('M42 60Q46 56 50 60T58 60'),
  sad: line('M42 62Q50 53 58 62'),
  angry: line('M42 60H58', 4),
  amazed: '<ellipse cx="50" cy="60" rx="5" ry="7" fill="#7A2335"/>',
  puzzled: line('M44 60Q52 62 57 56'),
}
const brows: Record<Face, string> = {
  glad: line('M33 33Q39 29 45 33M55 33Q61 29 67 33'),
  worried: line('M33 34L45 29M67 34L55 29'),
  sad: line('M33 35L45 31M67 35L55 31'),
  angry: line('M33 29L46 36M67 29L54 36', 4),
  amazed: line('M33 28Q39 22 45 28M55 28Q61 22 67 28'),
  puzzled: line('M33 34H45M55 30Q61 23 67 29'),
}
const faceOf = (face: Face) =>
  `${eyes(face === 'amazed' ? 5 : 4, face === 'amazed' ? 6.5 : face === 'glad' ? 5 : 4.5)}${brows[face]}${mouths[face]}${face === 'sad' ? '<path d="M66 48C71 54 70 58 66 58S61 54 66 48Z" fill="#7CC6EA"/>' : ''}`

interface Look {
  fur: string
  coat: string
  /** Drawn behind the head, and between the head and its face. */
  behind?: string
  front?: string
  muzzle?: string
}
const pointed = (fur: string, inner: string) =>
  `<path d="M24 34L22 6L44 20ZM76 34L78 6L56 20Z" fill="${fur}"/><path d="M27 26L27 13L37 20ZM73 26L73 13L63 20Z" fill="${inner}"/>`
const round = (fur: string, inner: string, r = 11) =>
  `<circle cx="24" cy="22" r="${r}" fill="${fur}"/><circle cx="76" cy="22" r="${r}" fill="${fur}"/><circle cx="24" cy="22" r="${r * 0.55}" fill="${inner}"/><circle cx="76" cy="22" r="${r * 0.55}" fill="${inner}"/>`
const spikes = (color: string) =>
  `<path d="M18 60L8 48L19 44L10 30L24 28L20 13L34 17L38 3L50 12L62 3L66 17L80 13L76 28L90 30L81 44L92 48L82 60Z" fill="${color}"/>`
const beak = '<path d="M44 49H56L50 57Z" fill="#F0A52B"/>'

const looks: Record<string, Look> = {
  unicorn: {
    fur: '#F7EFF8',
    coat: '#C679C9',
    behind: `<path d="M20 60C8 40 14 16 34 14L30 60Z" fill="#E58FC0"/>${pointed('#F7EFF8', '#F3B9D2')}`,
    front: '<path d="M45 17L50 -4L55 17Z" fill="#F2C14B"/>',
  },
  dragon: {
    fur: '#6DB36A',
    coat: '#3F7F5A',
    behind: `<path d="M30 18L35 4L43 14L50 0L57 14L65 4L70 18Z" fill="#E5A23C"/>${pointed('#4F9455', '#A9D79B')}`,
    muzzle: '#A9D79B',
  },
  astronaut: {
    fur: '#E0B48C',
    coat: '#E8EDF4',
    behind: '<circle cx="50" cy="44" r="40" fill="#E8EDF4"/><circle cx="50" cy="44" r="34" fill="#2C4A73"/>',
    front: '<path d="M22 40C24 14 76 14 78 40C66 26 34 26 22 40Z" fill="#5A3A26"/>',
  },
  rabbit: {
    fur: '#D8CFD8',
    coat: '#4F8FB8',
    behind:
      '<ellipse cx="37" cy="8" rx="8" ry="24" fill="#D8CFD8"/><ellipse cx="63" cy="8" rx="8" ry="24" fill="#D8CFD8"/><ellipse cx="37" cy="8" rx="4" ry="16" fill="#F0AFC0"/><ellipse cx="63" cy="8" rx="4" ry="16" fill="#F0AFC0"/>',
    muzzle: '#FFFFFF',
  },
  robot: {
    fur: '#A9BAC9',
    coat: '#5C7FA3',
    behind:
      '<path d="M50 14V0" stroke="#6C7F92" stroke-width="4"/><circle cx="50" cy="0" r="6" fill="#E5584A"/><rect x="12" y="36" width="12" height="18" rx="4" fill="#6C7F92"/><rect x="76" y="36" width="12" height="18" rx="4" fill="#6C7F92"/>',
    front: '<rect x="26" y="26" width="48" height="44" rx="10" fill="#DCEBF5"/>',
  },
  fox: { fur: '#E8792F', coat: '#2F7A6A', behind: pointed('#E8792F', '#5A2A1E'), muzzle: '#FFF1DF' },
  owl: {
    fur: '#A9764A',
    coat: '#7A5233',
    behind: pointed('#8C5E38', '#8C5E38'),
    front: `<circle cx="39" cy="42" r="13" fill="#F5E3C4"/><circle cx="61" cy="42" r="13" fill="#F5E3C4"/>${beak}`,
  },
  penguin: {
    fur: '#3A4258',
    coat: '#3A4258',
    front: `<path d="M50 34C38 22 24 36 30 54C36 70 64 70 70 54C76 36 62 22 50 34Z" fill="#FFFFFF"/>${beak}`,
  },
  elephant: {
    fur: '#A3ABBD',
    coat: '#C2658A',
    behind: round('#A3ABBD', '#E9B7C6', 21),
    front: '<path d="M45 50C43 66 46 78 58 78" fill="none" stroke="#8E97AB" stroke-width="9" stroke-linecap="round"/>',
  },
  hedgehog: { fur: '#EBCBA4', coat: '#5E8F4E', behind: spikes('#7A563C') },
  octopus: {
    fur: '#D9698F',
    coat: '#B84C74',
    behind:
      '<path d="M20 90C8 80 10 70 20 70M80 90C92 80 90 70 80 70" fill="none" stroke="#D9698F" stroke-width="10" stroke-linecap="round"/>',
  },
  turtle: { fur: '#8CBF6A', coat: '#8A6A3C', behind: '<ellipse cx="50" cy="78" rx="40" ry="26" fill="#6B4F2A"/>' },
  lion: { fur: '#F0B84C', coat: '#B5503C', behind: spikes('#B8692A'), muzzle: '#FBE3B0' },
  mouse: { fur: '#B9B3BF', coat: '#E0A03A', behind: round('#B9B3BF', '#F0B6C4', 18), muzzle: '#F0EAF2' },
}

/** Draws a puppet on a 100 by 100 board with room above, or returns null for a thing that has no face. */
export function puppetSvg(id: string, face: Face): string | null {
  const look = looks[id]
  if (!look) return null
  const { fur, coat, behind = '', front = '', muzzle } = look
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -18 112 120">${behind}<path d="M22 102C20 76 32 66 50 66S80 76 78 102Z" fill="${coat}"/><path d="M22 102C20 76 32 66 44 66C36 76 34 90 34 102Z" fill="#fff" fill-opacity=".22"/><circle cx="50" cy="44" r="30" fill="${fur}"/>${muzzle ? `<ellipse cx="50" cy="57" rx="19" ry="14" fill="${muzzle}"/>` : ''}${front}${faceOf(face)}</svg>`
}
