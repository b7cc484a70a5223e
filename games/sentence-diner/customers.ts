import type { Look } from '@marigold/contract'

/** A customer's mood: waiting, watching the scene, or glad. */
export type Mood = 'waits' | 'watches' | 'glad'

interface Animal {
  fur: string
  light: string
  ear: string
  inner: string
  muzzle: string
  muzzleDark: string
  shirt: string
  shirtLight: string
  tie: string
  ears: 'pointed' | 'round' | 'tall' | 'large'
}
const animals: readonly Animal[] = [
  {
    fur: '#E57A35',
    light: '#F29A54',
    ear: '#CF5F24',
    inner: '#5A2A1E',
    muzzle: '#FFF4E2',
    muzzleDark: '#F1DCC0',
    shirt: '#2F6E8C',
    shirtLight: '#4B90AE',
    tie: '#F2C14B',
    ears: 'pointed',
  },
  {
    fur: '#8D5A3B',
    light: '#A9714D',
    ear: '#7A4A2E',
    inner: '#C99A78',
    muzzle: '#E7C9A8',
    muzzleDark: '#D6B28C',
    shirt: '#3F7F5F',
    shirtLight: '#5FA37F',
    tie: '#F4E0C0',
    ears: 'round',
  },
  {
    fur: '#C9C3CC',
    light: '#E0DBE3',
    ear: '#B3ABB8',
    inner: '#EFAFC0',
    muzzle: '#FFFFFF',
    muzzleDark: '#ECE6EE',
    shirt: '#8A4FA0',
    shirtLight: '#A970BD',
    tie: '#FFD98A',
    ears: 'tall',
  },
  {
    fur: '#F2B13C',
    light: '#F8CB73',
    ear: '#DD9522',
    inner: '#F6D9B0',
    muzzle: '#FFF6E4',
    muzzleDark: '#F3E2C4',
    shirt: '#B5403F',
    shirtLight: '#D0625C',
    tie: '#BFE4F2',
    ears: 'pointed',
  },
  {
    fur: '#9A9CA8',
    light: '#B7B9C4',
    ear: '#85879A',
    inner: '#F0B9C4',
    muzzle: '#F3F1F5',
    muzzleDark: '#DEDCE4',
    shirt: '#D98A1C',
    shirtLight: '#F2AE47',
    tie: '#2F6E8C',
    ears: 'large',
  },
]

function earsOf({ ears, ear, inner }: Animal): string {
  switch (ears) {
    case 'pointed':
      return `<path d="M-92 -96C-104 -150 -100 -180 -88 -188C-64 -180 -38 -156 -30 -130Z" fill="${ear}"/><path d="M92 -96C104 -150 100 -180 88 -188C64 -180 38 -156 30 -130Z" fill="${ear}"/><path d="M-84 -112C-90 -148 -88 -164 -82 -170C-68 -160 -56 -148 -50 -132ZM84 -112C90 -148 88 -164 82 -170C68 -160 56 -148 50 -132Z" fill="${inner}"/>`
    case 'round':
      return `<circle cx="-70" cy="-132" r="34" fill="${ear}"/><circle cx="70" cy="-132" r="34" fill="${ear}"/><circle cx="-70" cy="-132" r="18" fill="${inner}"/><circle cx="70" cy="-132" r="18" fill="${inner}"/>`
    case 'tall':
      return `<ellipse cx="-40" cy="-170" rx="24" ry="62" fill="${ear}" transform="rotate(-10 -40 -170)"/><ellipse cx="44" cy="-170" rx="24" ry="62" fill="${ear}" transform="rotate(12 44 -170)"/><ellipse cx="-40" cy="-166" rx="12" ry="44" fill="${inner}" transform="rotate(-10 -40 -166)"/><ellipse cx="44" cy="-166" rx="12" ry="44" fill="${inner}" transform="rotate(12 44 -166)"/>`
    case 'large':
      return `<circle cx="-86" cy="-130" r="48" fill="${ear}"/><circle cx="86" cy="-130" r="48" fill="${ear}"/><circle cx="-86" cy="-130" r="30" fill="${inner}"/><circle cx="86" cy="-130" r="30" fill="${inner}"/>`
  }
}

const smile = (mood: Mood, y: number, color: string) =>
  mood === 'glad'
    ? `<path d="M-24 ${y}Q0 ${y + 34} 24 ${y}Z" fill="#7A2F2A"/><path d="M-12 ${y + 13}Q0 ${y + 7} 12 ${y + 13}Q0 ${y + 22} -12 ${y + 13}Z" fill="#E8806A"/>`
    : `<path d="M${mood === 'waits' ? -18 : -24} ${y}Q0 ${y + (mood === 'waits' ? 10 : 18)} ${mood === 'waits' ? 18 : 24} ${y}" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round"/>`

const closed = (x: number, y: number) =>
  `<path d="M${x - 13} ${y}q13 -17 26 0" fill="none" stroke="#2B1B1D" stroke-width="7" stroke-linecap="round"/>`
function eyesOf(mood: Mood, x: number, y: number, small = false): string {
  if (mood === 'glad') return closed(-x, y) + closed(x, y)
  const look = mood === 'watches' ? 6 : 0
  const [rx, ry] = small ? [7, 8] : [9, 12]
  const eye = (at: number) =>
    `<ellipse cx="${at + look}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2B1B1D"/><circle cx="${at + look - 3}" cy="${y - 4}" r="3.200" fill="#fff"/>`
  return `${eye(-x)}${eye(x)}`
}

function animalPicture(one: Animal, mood: Mood): string {
  const { fur, light, muzzle, muzzleDark, shirt, shirtLight, tie } = one
  const hands =
    mood === 'glad'
      ? `<path d="M-88 150C-132 110 -136 60 -124 24M88 150C132 110 136 60 124 24" fill="none" stroke="${shirt}" stroke-width="32" stroke-linecap="round"/><circle cx="-123" cy="8" r="21" fill="${fur}"/><circle cx="123" cy="8" r="21" fill="${fur}"/>`
      : ''
  return `<path d="M-104 190C-112 70 -70 20 -24 8H24C70 20 112 70 104 190Z" fill="${shirt}"/><path d="M-104 190C-112 70 -70 20 -24 8H0C-44 34 -62 100 -58 190Z" fill="${shirtLight}"/><path d="M-34 4L0 60L34 4Z" fill="#FFF4E2"/><path d="M-6 40L0 30L6 40L10 100L0 112L-10 100Z" fill="${tie}"/>${hands}<g>${earsOf(one)}<path d="M-100 -60C-100 -120 -54 -148 0 -148S100 -120 100 -60C92 -30 52 14 0 22C-52 14 -92 -30 -100 -60Z" fill="${fur}"/><path d="M-100 -60C-100 -120 -54 -148 0 -148C14 -148 28 -146 40 -142C-20 -130 -58 -90 -62 -16C-82 -30 -96 -46 -100 -60Z" fill="${light}"/><path d="M-100 -60C-70 -66 -34 -54 -16 -20C-8 -40 8 -40 16 -20C34 -54 70 -66 100 -60C92 -30 52 14 0 22C-52 14 -92 -30 -100 -60Z" fill="${muzzle}"/><path d="M16 -20C34 -54 70 -66 100 -60C92 -30 52 14 0 22C10 10 16 -4 16 -20Z" fill="${muzzleDark}"/>${eyesOf(mood, 42, -70)}<path d="M-16 -22C-12 -32 12 -32 16 -22C14 -10 4 -4 0 -4S-14 -10 -16 -22Z" fill="#2B1B1D"/>${smile(mood, 4, '#8A4A2C')}</g>`
}

interface Person {
  skin: string
  shade: string
  hair: string
  shirt: string
  shirtLight: string
  long: boolean
  glasses: boolean
}
const people: readonly Person[] = [
  {
    skin: '#F2C8A2',
    shade: '#DDA77C',
    hair: '#5A4436',
    shirt: '#566273',
    shirtLight: '#6C798B',
    long: true,
    glasses: true,
  },
  {
    skin: '#A86F48',
    shade: '#8A5836',
    hair: '#2E2422',
    shirt: '#6E5F4A',
    shirtLight: '#877660',
    long: false,
    glasses: false,
  },
  {
    skin: '#E8B98C',
    shade: '#CF9A6A',
    hair: '#8A8580',
    shirt: '#4E6B5C',
    shirtLight: '#668576',
    long: false,
    glasses: true,
  },
  {
    skin: '#7A4E36',
    shade: '#633C28',
    hair: '#1F1716',
    shirt: '#7A4A4A',
    shirtLight: '#946060',
    long: true,
    glasses: false,
  },
  {
    skin: '#F5D3B4',
    shade: '#E0B48C',
    hair: '#A06A3A',
    shirt: '#4A5A7A',
    shirtLight: '#617294',
    long: true,
    glasses: false,
  },
]

function personPicture({ skin, shade, hair, shirt, shirtLight, long, glasses }: Person, mood: Mood): string {
  const behind = long ? `<path d="M-84 -30C-104 -176 104 -176 84 -30C76 24 -76 24 -84 -30Z" fill="${hair}"/>` : ''
  const front = long
    ? `<path d="M-74 -60C-84 -160 80 -162 74 -60C62 -100 30 -112 6 -120C-16 -104 -54 -98 -74 -60Z" fill="${hair}"/>`
    : `<path d="M-72 -70C-84 -156 84 -156 72 -70C66 -104 40 -112 0 -112S-66 -104 -72 -70Z" fill="${hair}"/>`
  const frames = glasses
    ? '<g fill="none" stroke="#3B3531" stroke-width="4"><circle cx="-28" cy="-58" r="20"/><circle cx="28" cy="-58" r="20"/><path d="M-8 -60H8"/></g>'
    : ''
  const brow = (x: number) =>
    `<path d="M${x - 12} -84q12 -8 24 0" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>`
  return `${behind}<path d="M-116 190C-124 70 -78 26 -26 14H26C78 26 124 70 116 190Z" fill="${shirt}"/><path d="M-116 190C-124 70 -78 26 -26 14H2C-44 34 -64 100 -60 190Z" fill="${shirtLight}"/><path d="M-22 -10H22V18C12 42 -12 42 -22 18Z" fill="${shade}"/><g><ellipse cx="-70" cy="-56" rx="13" ry="18" fill="${shade}"/><ellipse cx="72" cy="-56" rx="13" ry="18" fill="${shade}"/><ellipse cy="-62" rx="70" ry="76" fill="${skin}"/><path d="M32 -130A70 76 0 0 1 26 8A110 110 0 0 0 32 -130Z" fill="${shade}" fill-opacity=".5"/>${brow(-28)}${brow(28)}${eyesOf(mood, 28, -58, true)}<path d="M0 -48l-7 20h11" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${smile(mood, -14, '#7A3B2A')}${frames}${front}</g>`
}

/** Draws a customer in a viewport from -140,-236 to 140,190, with the counter at 190. */
export function customerPicture(index: number, mood: Mood, look: Look): string {
  if (look === 'grown-up') return personPicture(people[index % people.length] as Person, mood)
  return animalPicture(animals[index % animals.length] as Animal, mood)
}
