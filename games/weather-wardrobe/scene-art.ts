import type { Place, Weather } from './needs.ts'

/** Backgrounds as SVG text in a box of 400 by 300, its ground from 210 down. */
const skies: Record<Weather, readonly [string, string]> = {
  rain: ['#8DA6BC', '#B9CCD4'],
  snow: ['#B9C9DC', '#E3ECF2'],
  hot: ['#8FD0F0', '#FFF1C9'],
  wind: ['#A9CBE0', '#DDEBEF'],
  mild: ['#A8DCEB', '#E9F6E4'],
  cold: ['#9DB4CE', '#DCE6EF'],
}
const cloud = (x: number, y: number, scale: number, color: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z" fill="${color}"/>`
const spread = (count: number, at: (x: number, y: number) => string) =>
  Array.from({ length: count }, (_, n) =>
    at(((n * n * 37 + n * 149) % 800) - 200, ((n * n * 53 + n * 83) % 330) - 120),
  ).join('')
const drops = `<path d="${spread(60, (x, y) => `M${x} ${y}l-5 16`)}" stroke="#E9F3F8" stroke-width="2.5" stroke-linecap="round"/>`
const flakes = spread(64, (x, y) => `<circle cx="${x}" cy="${y}" r="3.500" fill="#fff"/>`)
const sun =
  '<circle cx="322" cy="62" r="34" fill="#FFD34D"/><circle cx="322" cy="62" r="46" fill="#FFD34D" fill-opacity=".35"/>'
const gusts =
  '<path d="M20 70H150q18 0 18 -14t-14 -12M90 104H270q16 0 16 14t-13 11M180 44H330" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".85"/>'

const skyArt: Record<Weather, string> = {
  rain: cloud(110, 56, 0.9, '#C6D2DC') + cloud(290, 44, 1, '#D5DEE6') + drops,
  snow: cloud(130, 50, 0.8, '#EDF2F7') + flakes,
  hot: sun,
  wind: cloud(300, 56, 0.7, '#F4F8FA') + gusts,
  mild: cloud(90, 60, 0.7, '#fff') + '<circle cx="330" cy="64" r="26" fill="#FFE08A"/>',
  cold:
    cloud(300, 52, 0.8, '#E8EEF4') +
    spread(18, (x, y) => `<path d="M${x} ${y}m-7 0h14m-11 -6l8 12m0 -12l-8 12" stroke="#fff" stroke-width="2"/>`),
}

/** The sky of a weather, as through a window. */
export const skyOf = (weather: Weather, id: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${skies[weather][0]}"/><stop offset="1" stop-color="${skies[weather][1]}"/></linearGradient></defs><rect x="-400" y="-400" width="1200" height="760" fill="url(#${id})"/>${skyArt[weather]}`

const tree = (x: number, scale = 1) =>
  `<g transform="translate(${x} 214) scale(${scale})"><path d="M-6 0L-3 -44H3L6 0Z" fill="#6B4A35"/><path d="M-36 -46C-42 -90 -14 -112 0 -112S42 -90 36 -46C30 -20 -30 -20 -36 -46Z" fill="#57A871"/><path d="M36 -46C42 -90 14 -112 0 -112C26 -92 22 -50 4 -26C24 -26 34 -34 36 -46Z" fill="#438A5B"/></g>`
const fir = (x: number, scale = 1) =>
  `<g transform="translate(${x} 214) scale(${scale})"><path d="M-5 0V-20H5V0Z" fill="#6B4A35"/><path d="M0 -120L-34 -60H-18L-44 -16H44L18 -60H34Z" fill="#3F7D5C"/></g>`
const house = (x: number, wall: string, roof: string, width = 120) =>
  `<rect x="${x}" y="132" width="${width}" height="84" fill="${wall}"/><path d="M${x - 12} 134L${x + width / 2} 84L${x + width + 12} 134Z" fill="${roof}"/><rect x="${x + width / 2 - 14}" y="170" width="28" height="46" rx="4" fill="${roof}"/><path d="M${x + 14} 150h22v20h-22zM${x + width - 36} 150h22v20h-22z" fill="#CDE8F0"/>`

const landmarks: Record<Place, string> = {
  park:
    tree(52) +
    tree(356, 1.1) +
    '<path d="M266 196h76M272 196v20M336 196v20M266 180h76" stroke="#8A5233" stroke-width="7"/>',
  playground:
    tree(366, 0.9) +
    '<path d="M30 216L58 130L86 216M52 150V206" stroke="#E0553C" stroke-width="7" fill="none"/><path d="M58 134L150 214" stroke="#F7C34B" stroke-width="12" stroke-linecap="round"/>',
  school: house(24, '#E7B48A', '#B5583C', 150) + tree(366, 0.8),
  beach:
    '<rect x="-400" y="176" width="1200" height="50" fill="#5FB0D3"/><path d="M330 216V116" stroke="#8A5233" stroke-width="6"/><path d="M270 130Q330 66 392 130Z" fill="#E9785A"/>',
  lake: '<ellipse cx="330" cy="216" rx="130" ry="20" fill="#7CC7E4"/>' + fir(40) + fir(90, 0.7),
  hill: '<path d="M-400 216C-140 110 120 110 240 216Z" fill="#F4F8FC"/>' + fir(352) + fir(306, 0.7),
  market:
    '<rect x="24" y="150" width="130" height="66" fill="#B97B3F"/><path d="M16 150L32 112H148L164 150Z" fill="#E9785A"/><path d="M48 112L40 150H66L72 112ZM104 112L108 150H134L126 112Z" fill="#FFF4DC"/><circle cx="60" cy="146" r="9" fill="#E0553C"/><circle cx="84" cy="145" r="9" fill="#F7C34B"/><circle cx="108" cy="146" r="9" fill="#8CC08A"/>' +
    tree(360, 0.9),
  library: house(20, '#C9B8D8', '#6E5A8C', 150) + tree(350),
  farm:
    house(20, '#D4523B', '#8C3A2C', 130) +
    '<path d="M250 216v-30M290 216v-30M330 216v-30M370 216v-30M240 194h150" stroke="#F4EFE6" stroke-width="7"/>',
  forest: fir(30, 1.1) + fir(86, 0.8) + fir(320, 0.9) + fir(372, 1.2),
  garden:
    house(250, '#F3E2B3', '#5B9BD0', 110) +
    '<path d="M30 216V176M64 216V170M98 216V180" stroke="#438A5B" stroke-width="6"/><circle cx="30" cy="170" r="13" fill="#E9785A"/><circle cx="64" cy="164" r="13" fill="#F7C34B"/><circle cx="98" cy="174" r="13" fill="#D6487E"/>',
  field:
    '<path d="M20 216V140H120V216M20 140L36 160V216M36 160H120" stroke="#fff" stroke-width="6" fill="none"/>' +
    tree(372, 0.8),
  pool:
    '<rect x="-400" y="190" width="560" height="60" fill="#7CC7E4"/><path d="M60 230V140M92 230V140M60 164h32M60 190h32" stroke="#A9B4BE" stroke-width="7"/>' +
    tree(362, 0.9),
  party:
    house(24, '#F3C6D3', '#D6487E', 130) +
    '<path d="M300 150Q310 190 330 216M350 140Q348 180 332 216M380 160Q360 190 334 216" stroke="#8A7D97" stroke-width="3" fill="none"/><ellipse cx="298" cy="132" rx="18" ry="22" fill="#E9785A"/><ellipse cx="350" cy="118" rx="18" ry="22" fill="#5B9BD0"/><ellipse cx="384" cy="142" rx="17" ry="21" fill="#F7C34B"/>',
  concert:
    '<path d="M14 216V120Q84 76 154 120V216Z" fill="#8C4A3C"/><path d="M14 216V128C40 128 44 170 40 216ZM154 216V128C128 128 124 170 128 216Z" fill="#C9302C"/><rect x="40" y="200" width="88" height="16" fill="#D9A873"/>' +
    tree(364, 0.8),
  interview:
    '<rect x="24" y="76" width="120" height="140" fill="#7D93A8"/><path d="M38 92h22v22H38zM72 92h22v22H72zM106 92h22v22h-22zM38 128h22v22H38zM106 128h22v22h-22zM72 128h22v22H72z" fill="#DCEAF2"/><rect x="66" y="170" width="36" height="46" fill="#4A5C6E"/>' +
    tree(352, 0.9),
}

/** Where an outing goes: sky, landmark, and ground. */
export function placeArt(place: Place, weather: Weather, id: string): string {
  const [ground, path] =
    weather === 'snow'
      ? ['#F4F8FC', '#DDE7F0']
      : ['beach', 'pool'].includes(place)
        ? ['#F3E2B3', '#E6CF93']
        : ['#8CC97F', '#79B86E']
  const puddles =
    weather === 'rain'
      ? '<ellipse cx="92" cy="262" rx="56" ry="10" fill="#9EC3DA"/><ellipse cx="318" cy="276" rx="44" ry="8" fill="#9EC3DA"/>'
      : ''
  return `${skyOf(weather, id)}<rect x="-400" y="210" width="1200" height="500" fill="${ground}"/>${landmarks[place]}<path d="M-400 244Q200 224 800 244V710H-400Z" fill="${path}"/>${puddles}`
}
