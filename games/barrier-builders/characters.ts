import type { Look } from '@marigold/contract'

/** A character's pose. */
export type Mood = 'calm' | 'talks' | 'listens' | 'glad'

interface Character {
  skin: string
  shade: string
  hair: string
  shirt: string
  shirtLight: string
  /** Hair behind the head, and over the forehead. */
  back: string
  front: string
  /** How far the face turns to the right, in drawing units. */
  turn: number
}

const curls: Character = {
  skin: '#B87A50',
  shade: '#99603A',
  hair: '#2E1B14',
  shirt: '#D98A1C',
  shirtLight: '#F2AE47',
  back: 'M-46 -34C-74 -44 -66 -84 -48 -88C-50 -118 -14 -126 0 -114C16 -128 52 -116 48 -88C68 -82 72 -44 46 -34Z',
  front: 'M-44 -52C-52 -124 52 -126 44 -52C36 -70 26 -76 12 -74C2 -84 -14 -74 -20 -76C-34 -74 -38 -64 -43 -52Z',
  turn: 11,
}
const bob: Character = {
  skin: '#F2C8A2',
  shade: '#DDA77C',
  hair: '#8A4A22',
  shirt: '#2F7C8C',
  shirtLight: '#55A5B0',
  back: 'M-52 -24C-66 -122 66 -122 52 -24C46 -10 -46 -10 -52 -24Z',
  front: 'M-46 -46C-52 -116 50 -116 46 -46C40 -66 20 -80 4 -86C-10 -74 -34 -68 -46 -46Z',
  turn: 3,
}
const grownCurls: Character = {
  ...curls,
  shirt: '#6B6459',
  shirtLight: '#857D70',
  back: 'M-45 -30C-60 -70 -52 -112 0 -114C52 -112 60 -70 45 -30Z',
}
const grownBob: Character = { ...bob, hair: '#5A4436', shirt: '#566273', shirtLight: '#6C798B' }

function mouthOf(mood: Mood, x: number): string {
  switch (mood) {
    case 'talks':
      return `<g class="mouth" style="transform-origin:${x}px -34px"><ellipse cx="${x}" cy="-33" rx="7" ry="7.500" fill="#7A2F2A"/></g>`
    case 'listens':
      return `<ellipse cx="${x}" cy="-32" rx="4" ry="3.400" fill="#7A2F2A"/>`
    case 'glad':
      return `<path d="M${x - 11} -36Q${x} -20 ${x + 11} -36Z" fill="#7A2F2A"/>`
    case 'calm':
      return `<path d="M${x - 9} -34q9 8 18 0" fill="none" stroke="#7A3B2A" stroke-width="3.600" stroke-linecap="round"/>`
  }
}

function faceOf(mood: Mood, x: number, grown: boolean): string {
  const eye = (at: number) =>
    mood === 'glad'
      ? `<path d="M${at - 6} -49q6 -8 12 0" fill="none" stroke="#2B1B1D" stroke-width="3.600" stroke-linecap="round"/>`
      : `<circle cx="${at}" cy="-51" r="${grown ? 3.8 : 4.6}" fill="#2B1B1D"/>`
  const brow = (at: number, up: number) =>
    `<path d="M${at - 7} ${-62 - up}q7 -5 14 0" fill="none" stroke="#2B1B1D" stroke-width="3" stroke-linecap="round"/>`
  const brows = mood === 'listens' ? brow(x - 16, 5) + brow(x + 16, 0) : grown ? brow(x - 16, 0) + brow(x + 16, 0) : ''
  const cheeks = grown
    ? ''
    : `<ellipse cx="${x - 24}" cy="-39" rx="7" ry="4.500" fill="#E8806A" fill-opacity=".4"/><ellipse cx="${x + 24}" cy="-39" rx="7" ry="4.500" fill="#E8806A" fill-opacity=".4"/>`
  return `<g class="eyes" style="transform-origin:0 -51px">${eye(x - 16)}${eye(x + 16)}</g>${brows}${cheeks}${mouthOf(mood, x)}`
}

/** Draws one hand cupped behind the ear, or both hands raised. */
const handsOf = (mood: Mood, { skin, shade, shirt }: Character): string =>
  mood === 'listens'
    ? `<path d="M60 66C86 40 82 -6 66 -34" fill="none" stroke="${shirt}" stroke-width="24" stroke-linecap="round"/><ellipse cx="58" cy="-50" rx="12" ry="17" fill="${skin}" transform="rotate(14 58 -50)"/><path d="M52 -60q8 8 4 20" stroke="${shade}" stroke-width="3" fill="none"/>`
    : mood === 'glad'
      ? `<path d="M-58 60C-86 30 -88 0 -82 -34M58 60C86 30 88 0 82 -34" fill="none" stroke="${shirt}" stroke-width="22" stroke-linecap="round"/><circle cx="-81" cy="-46" r="14" fill="${skin}"/><circle cx="81" cy="-46" r="14" fill="${skin}"/>`
      : ''

/** Draws a character's head and shoulders, with the base of the neck at 0,0. */
export function characterPicture(who: 'guide' | 'builder', mood: Mood, look: Look): string {
  const grown = look === 'grown-up'
  const one = who === 'guide' ? (grown ? grownCurls : curls) : grown ? grownBob : bob
  const { skin, shade, hair, shirt, shirtLight, back, front, turn } = one
  const glasses =
    grown && who === 'guide'
      ? `<g fill="none" stroke="#3B3531" stroke-width="2.600"><circle cx="${turn - 16}" cy="-51" r="11"/><circle cx="${turn + 16}" cy="-51" r="11"/><path d="M${turn - 5} -52h10"/></g>`
      : ''
  return `<path d="${back}" fill="${hair}"/><path d="M-70 110C-74 34 -52 4 -16 -2H16C52 4 74 34 70 110Z" fill="${shirt}"/><path d="M-70 110C-74 34 -52 4 -16 -2H4C-28 10 -40 44 -38 110Z" fill="${shirtLight}"/><path d="M-14 -26H14V-2C8 10 -8 10 -14 -2Z" fill="${shade}"/><ellipse cx="-41" cy="-54" rx="8" ry="11" fill="${shade}"/><ellipse cx="43" cy="-54" rx="8" ry="11" fill="${shade}"/><ellipse cx="0" cy="-58" rx="42" ry="43" fill="${skin}"/><path d="M20 -96A42 43 0 0 1 16 -18A66 66 0 0 0 20 -96Z" fill="${shade}" fill-opacity=".55"/>${faceOf(mood, turn, grown)}${glasses}<path d="${front}" fill="${hair}"/>${handsOf(mood, one)}`
}
