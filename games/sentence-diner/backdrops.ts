/** A landscape, 400 by 300, with the ground at 250. The Grown-up look mutes it with a CSS filter. */
const sky = (top: string, low: string, ground: string, hill = '') =>
  `<rect width="400" height="300" fill="${low}"/><path d="M0 0H400V120C300 150 100 90 0 130Z" fill="${top}" fill-opacity=".8"/>${hill}<path d="M0 238C110 226 280 226 400 238V300H0Z" fill="${ground}"/>`
const tree = (x: number, y: number, s: number, leaf = '#4E9A57', dark = '#3F8548') =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-8 0C-4 -30 -6 -50 -4 -70H6C6 -50 6 -30 12 0Z" fill="#8A5A3C"/><circle cy="-96" r="42" fill="${leaf}"/><circle cx="-28" cy="-78" r="28" fill="${dark}"/><circle cx="30" cy="-80" r="28" fill="${leaf}"/></g>`
const pine = (x: number, y: number, s: number, color = '#2F6B4A') =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-6" y="-14" width="12" height="16" fill="#7A4F33"/><path d="M0 -130L34 -60H18L46 -12H-46L-18 -60H-34Z" fill="${color}"/></g>`
const stars = (color = '#FFF3C4') =>
  [
    [40, 40],
    [92, 78],
    [150, 30],
    [214, 62],
    [268, 26],
    [330, 70],
    [372, 34],
    [30, 110],
    [300, 112],
    [180, 96],
  ]
    .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${at % 3 === 0 ? 3.4 : 2.2}" fill="${color}"/>`)
    .join('')
const house = ([x, y, w, h]: readonly [number, number, number, number], wall: string, roof: string) =>
  `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${wall}"/><path d="M${x - 8} ${y - h}L${x + w / 2} ${y - h - 34}L${x + w + 8} ${y - h}Z" fill="${roof}"/><rect x="${x + w / 2 - 9}" y="${y - 30}" width="18" height="30" fill="${roof}"/><rect x="${x + 10}" y="${y - h + 14}" width="18" height="18" fill="#FFF3C4"/><rect x="${x + w - 28}" y="${y - h + 14}" width="18" height="18" fill="#FFF3C4"/>`

const backs: Record<string, string> = {
  none: '<rect width="400" height="300" fill="#FFFDF6"/><path d="M0 242C110 232 280 232 400 242V300H0Z" fill="#D9E8CC"/>',
  rain: sky(
    '#8FA3B8',
    '#B3C3D2',
    '#7F9A86',
    '<path d="M30 60C14 58 16 30 40 34C48 10 84 14 90 32C112 22 132 44 116 60Z M250 52C234 50 236 22 260 26C268 2 304 6 310 24C332 14 352 36 336 52Z" fill="#6F8398"/>',
  ),
  snow: sky(
    '#C3D6E8',
    '#DCE8F2',
    '#FFFFFF',
    `${pine(52, 244, 1, '#4B7F6B')}${pine(350, 246, 0.8, '#4B7F6B')}<path d="M0 244C110 232 280 232 400 244" fill="none" stroke="#C5D6E6" stroke-width="5"/>`,
  ),
  park: sky(
    '#8CCBEA',
    '#BFE4F2',
    '#8CC46B',
    `${tree(54, 246, 1)}${tree(352, 246, 0.9)}<path d="M250 250h70M256 250v-22h58v22M250 228h70" stroke="#A9744A" stroke-width="7" fill="none"/>`,
  ),
  kitchen:
    '<rect width="400" height="300" fill="#F6E3C3"/><rect y="244" width="400" height="56" fill="#C9A27A"/><path d="M0 244H400" stroke="#A9805A" stroke-width="4"/><rect x="14" y="150" width="92" height="94" rx="6" fill="#D8DEE4"/><rect x="26" y="176" width="68" height="54" rx="5" fill="#5B6773"/><circle cx="34" cy="164" r="5" fill="#5B6773"/><circle cx="52" cy="164" r="5" fill="#5B6773"/><path d="M26 150h34v-18H26Z" fill="#C8483B"/><rect x="300" y="96" width="88" height="148" rx="8" fill="#EEF3F5"/><path d="M300 156H388" stroke="#B9C6CE" stroke-width="4"/><path d="M312 120v22M312 172v26" stroke="#8A99A3" stroke-width="5"/><rect x="140" y="36" width="120" height="62" rx="6" fill="#BFE4F2"/><path d="M200 36V98M140 66H260M140 36H260V98H140Z" stroke="#FFFFFF" stroke-width="6" fill="none"/>',
  street:
    sky(
      '#9CC8E4',
      '#CBE4F0',
      '#9AA1AA',
      `${house([16, 240, 92, 110], '#D98F6B', '#9A4A3A')}${house([128, 240, 76, 86], '#E8C98A', '#8A5A3C')}${house([292, 240, 92, 122], '#9DB9A0', '#4E6B57')}`,
    ) + '<path d="M16 276H76M116 276H176M216 276H276M316 276H376" stroke="#F4F1E6" stroke-width="7"/>',
  stage:
    '<rect width="400" height="300" fill="#3A2440"/><path d="M120 0L40 250H360L280 0Z" fill="#FFE9A8" fill-opacity=".35"/><rect y="240" width="400" height="60" fill="#A9744A"/><path d="M0 240H400M0 262H400M0 284H400" stroke="#8A5A36" stroke-width="3"/><path d="M0 0H74C84 90 64 170 34 240H0Z" fill="#B5303A"/><path d="M400 0H326C316 90 336 170 366 240H400Z" fill="#B5303A"/><path d="M24 0C28 90 20 160 6 240M50 0C56 90 44 160 22 240M376 0C372 90 380 160 394 240M350 0C344 90 356 160 378 240" stroke="#8A1F2C" stroke-width="6" fill="none"/><path d="M0 0H400V30C370 52 340 52 320 32C290 56 262 56 240 32C214 56 186 56 160 32C138 56 110 56 80 32C60 52 30 52 0 30Z" fill="#C8404A"/>',
  garden:
    sky(
      '#9AD3EE',
      '#CDEBF4',
      '#7DB860',
      '<path d="M0 240V188H400V240M20 196V172L30 162L40 172V240M80 196V172L90 162L100 172V240M300 196V172L310 162L320 172V240M360 196V172L370 162L380 172V240" fill="#F4EAD6" stroke="#D6C6A6" stroke-width="3"/>',
    ) +
    [40, 86, 318, 362, 20]
      .map(
        (x, at) =>
          `<path d="M${x} 286V262" stroke="#3F7F3F" stroke-width="4"/><circle cx="${x}" cy="258" r="9" fill="${['#E0526E', '#F2B830', '#B565C9', '#E0526E', '#F2B830'][at]}"/><circle cx="${x}" cy="258" r="4" fill="#FFF3C4"/>`,
      )
      .join(''),
  barn: sky(
    '#A8D4EC',
    '#DDEFF2',
    '#B9C66B',
    '<path d="M222 238V132L290 78L358 132V238Z" fill="#B5402F"/><path d="M210 138L290 72L370 138" fill="none" stroke="#F4EAD6" stroke-width="9"/><path d="M262 238V176H318V238M262 176L318 238M318 176L262 238" fill="#8F2F24" stroke="#F4EAD6" stroke-width="6"/><rect x="276" y="118" width="28" height="28" fill="#F4EAD6"/><path d="M30 240V150C30 126 84 126 84 150V240Z" fill="#B9C2CA"/><path d="M28 152C34 118 80 118 86 152Z" fill="#8A99A3"/>',
  ),
  tree: sky(
    '#8CCBEA',
    '#CBE8F2',
    '#8CC46B',
    '<path d="M176 250C190 190 184 150 184 90H220C220 150 214 190 232 250Z" fill="#8A5A3C"/><g fill="#4E9A57"><circle cx="200" cy="20" r="82"/><circle cx="104" cy="44" r="64"/><circle cx="298" cy="44" r="64"/><circle cx="36" cy="22" r="52"/><circle cx="366" cy="22" r="52"/></g><g fill="#3F8548"><circle cx="150" cy="66" r="40"/><circle cx="252" cy="70" r="38"/></g>',
  ),
  mud:
    sky(
      '#A8D4EC',
      '#D6EBF0',
      '#9C7A4E',
      '<path d="M0 240V196H400V240" fill="none" stroke="#8A5A3C" stroke-width="8"/><path d="M0 212H400M40 186V246M140 186V246M260 186V246M360 186V246" stroke="#8A5A3C" stroke-width="8"/>',
    ) +
    '<ellipse cx="200" cy="266" rx="170" ry="26" fill="#6B4A2E"/><ellipse cx="180" cy="260" rx="90" ry="10" fill="#8A6440"/>',
  beach:
    sky(
      '#7CC6EA',
      '#BDE6F4',
      '#F0D9A0',
      '<path d="M0 168H400V240H0Z" fill="#4FA3D1"/><path d="M0 190q20 -10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#BFE4F5" stroke-width="5"/>',
    ) + '<path d="M40 276l10 -8l10 8M340 284l8 -7l8 7" stroke="#D4B26A" stroke-width="5" fill="none"/>',
  ship: '<rect width="400" height="300" fill="#BFE4F2"/><path d="M0 150H400V244H0Z" fill="#3F8FBF"/><path d="M0 172q20 -10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#8FC7E4" stroke-width="5"/><path d="M0 232H400V300H0Z" fill="#A9744A"/><path d="M0 252H400M0 274H400" stroke="#8A5A36" stroke-width="3"/><path d="M0 190H400M30 190V234M120 190V234M280 190V234M370 190V234" stroke="#8A5A36" stroke-width="8"/><path d="M66 234V10" stroke="#7A4F33" stroke-width="12"/><path d="M74 18C150 40 160 110 150 150H74Z" fill="#FFF9EC"/><path d="M74 62C120 70 150 70 156 84V112C140 104 110 104 74 104Z" fill="#D9553F"/><g fill="none" stroke="#D9553F" stroke-width="11"><circle cx="330" cy="204" r="17"/></g>',
  island:
    '<rect width="400" height="300" fill="#BFE8F5"/><path d="M0 176H400V300H0Z" fill="#3F9FCB"/><path d="M0 200q20 -10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#9FD6EC" stroke-width="5"/><path d="M-10 300C20 236 110 226 200 226S380 236 410 300Z" fill="#F0D9A0"/><path d="M62 246C74 190 66 140 92 92" stroke="#9A6B3F" stroke-width="14" fill="none" stroke-linecap="round"/><g fill="#4E9A57"><path d="M92 92C60 60 20 76 10 104C44 92 70 92 92 92ZM92 92C86 46 50 34 26 46C60 58 78 72 92 92ZM92 92C110 46 154 46 172 66C136 66 112 76 92 92ZM92 92C130 84 156 104 160 132C134 108 112 98 92 92Z"/></g><circle cx="98" cy="104" r="9" fill="#7A4F33"/><circle cx="82" cy="106" r="9" fill="#7A4F33"/>',
  umbrella:
    sky('#7CC6EA', '#CDEBF6', '#F0D9A0', '<path d="M0 180H400V240H0Z" fill="#4FA3D1"/>') +
    '<path d="M196 250V30" stroke="#8A5A3C" stroke-width="8"/><path d="M30 92C40 10 120 -24 200 -26S360 10 370 92C345 74 310 74 285 92C262 74 225 74 200 92C175 74 138 74 115 92C90 74 55 74 30 92Z" fill="#D9553F"/><path d="M115 92C120 20 160 -20 200 -26C240 -20 280 20 285 92C262 74 225 74 200 92C175 74 138 74 115 92Z" fill="#FFF3DC"/>',
  moon: `<rect width="400" height="300" fill="#1C2148"/>${stars()}<circle cx="330" cy="66" r="38" fill="#4F8FC9"/><path d="M304 52C320 40 340 52 332 64S310 78 306 92C296 82 294 64 304 52ZM344 76C356 70 366 78 362 88C352 98 342 88 344 76Z" fill="#6FB06A"/><path d="M0 240C110 222 280 222 400 240V300H0Z" fill="#B9BCC9"/><g fill="#9FA3B4"><ellipse cx="70" cy="268" rx="34" ry="9"/><ellipse cx="320" cy="262" rx="26" ry="7"/><ellipse cx="220" cy="286" rx="42" ry="9"/></g>`,
  spaceship:
    '<rect width="400" height="300" fill="#D3DAE6"/><rect y="244" width="400" height="56" fill="#8A95A8"/><path d="M0 244H400" stroke="#6B7689" stroke-width="5"/><rect x="120" y="24" width="160" height="92" rx="46" fill="#8A95A8"/><rect x="132" y="36" width="136" height="68" rx="34" fill="#1C2148"/><circle cx="230" cy="72" r="15" fill="#E0A23A"/><circle cx="164" cy="58" r="3" fill="#FFF3C4"/><circle cx="186" cy="84" r="3" fill="#FFF3C4"/><rect x="14" y="150" width="82" height="94" rx="8" fill="#A9B4C6"/><circle cx="36" cy="174" r="8" fill="#D9553F"/><circle cx="60" cy="174" r="8" fill="#F2B830"/><circle cx="36" cy="200" r="8" fill="#4E9A57"/><path d="M52 212h32M52 222h24" stroke="#6B7689" stroke-width="5"/><rect x="308" y="130" width="78" height="114" rx="38" fill="#A9B4C6"/><path d="M347 134V242" stroke="#8A95A8" stroke-width="4"/>',
  stars: `<rect width="400" height="300" fill="#2A2F63"/>${stars('#FFE9A0')}<path d="M318 44A34 34 0 1 0 352 92A42 42 0 0 1 318 44Z" fill="#FFE9A0"/><path d="M40 40l5 12l12 1l-9 9l3 13l-11 -7l-11 7l3 -13l-9 -9l12 -1ZM190 26l4 9l9 1l-7 7l2 10l-8 -5l-8 5l2 -10l-7 -7l9 -1ZM120 92l4 9l9 1l-7 7l2 10l-8 -5l-8 5l2 -10l-7 -7l9 -1Z" fill="#FFD75E"/><path d="M0 238C110 224 280 224 400 238V300H0Z" fill="#3F4A86"/>`,
  cloud:
    '<rect width="400" height="300" fill="#9FD0F0"/><path d="M20 60C8 58 10 40 28 42C34 26 60 28 64 40C80 34 92 50 80 60ZM310 84C298 82 300 64 318 66C324 50 350 52 354 64C370 58 382 74 370 84Z" fill="#E6F4FC"/><path d="M-20 310V262C-4 226 40 222 62 244C84 216 130 216 150 240C176 214 224 214 248 240C270 216 316 216 338 244C360 222 404 226 420 262V310Z" fill="#FFFFFF"/><path d="M-20 300C20 262 60 286 90 270S160 266 200 278S290 262 330 276S390 268 420 290V310H-20Z" fill="#DCEBF8"/>',
  castle: sky(
    '#B9C6F0',
    '#E6E3F5',
    '#9CC46B',
    '<g fill="#B9B3C6"><rect x="20" y="120" width="150" height="122"/><rect x="8" y="84" width="44" height="158"/><rect x="138" y="84" width="44" height="158"/><rect x="74" y="60" width="42" height="100"/></g><path d="M2 86L30 40L58 86ZM132 86L160 40L188 86ZM68 62L95 16L122 62Z" fill="#8A4F9A"/><path d="M74 242V190C74 164 116 164 116 190V242Z" fill="#7A5238"/><rect x="22" y="112" width="16" height="24" rx="8" fill="#5B5470"/><rect x="152" y="112" width="16" height="24" rx="8" fill="#5B5470"/><path d="M95 16V0L114 6L95 12" fill="#D9553F" stroke="#7A5238" stroke-width="3"/>',
  ),
  cave: '<rect width="400" height="300" fill="#4A3F4F"/><path d="M40 300C20 160 90 50 200 46S380 160 360 300Z" fill="#8A7B74"/><path d="M74 300C60 180 110 84 200 82S340 180 326 300Z" fill="#C2B09A"/><path d="M0 244C110 232 280 232 400 244V300H0Z" fill="#6B5D58"/><path d="M0 0H400V44L372 96L350 40L310 74L286 34L250 58L220 30L176 62L150 34L112 76L84 38L48 100L24 44L0 70Z" fill="#3A313F"/><path d="M60 250L74 200L90 250ZM322 250L338 210L352 250Z" fill="#5A4D50"/>',
  forest: `<rect width="400" height="300" fill="#CFE4C6"/>${pine(36, 238, 1.35, '#5F9A6B')}${pine(118, 236, 1.1, '#79AE7F')}${pine(286, 236, 1.15, '#79AE7F')}${pine(368, 240, 1.4, '#5F9A6B')}<path d="M0 238C110 226 280 226 400 238V300H0Z" fill="#6E9A55"/>${pine(4, 262, 1.2)}${pine(396, 264, 1.2)}<ellipse cx="70" cy="280" rx="20" ry="6" fill="#5A8446"/><ellipse cx="330" cy="284" rx="24" ry="6" fill="#5A8446"/>`,
}

/** Details in front of the characters. */
const fronts: Record<string, string> = {
  rain: '<path class="sd-fall" d="M30 70l-10 30M80 40l-10 30M140 74l-10 30M190 30l-10 30M246 74l-10 30M300 44l-10 30M360 78l-10 30M50 150l-10 30M110 130l-10 30M286 140l-10 30M344 160l-10 30M60 226l-10 30M330 230l-10 30M200 264l-8 24M120 256l-8 24M270 256l-8 24" fill="none" stroke="#4F86B8" stroke-width="5" stroke-linecap="round"/>',
  snow: `<g class="sd-fall" fill="#FFFFFF" stroke="#AFC6DC" stroke-width="1.500">${[
    [30, 50],
    [84, 96],
    [130, 34],
    [180, 70],
    [236, 28],
    [282, 88],
    [330, 46],
    [372, 100],
    [60, 160],
    [110, 200],
    [300, 168],
    [350, 210],
    [24, 230],
    [226, 280],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`)
    .join('')}</g>`,
  mud: '<path d="M60 268C110 254 290 254 340 268C330 290 70 290 60 268Z" fill="#6B4A2E" fill-opacity=".75"/>',
}

const night = `<rect width="400" height="300" fill="#151A46" fill-opacity=".62"/>${stars()}<path d="M330 24A30 30 0 1 0 364 66A36 36 0 0 1 330 24Z" fill="#FFE9A0"/>`
const morning =
  '<rect width="400" height="300" fill="#FFB56B" fill-opacity=".3"/><g transform="translate(66 84)"><circle r="34" fill="#FFC93C"/><path d="M0 -60V-46M0 60V46M-60 0H-46M60 0H46M-42 -42L-32 -32M42 -42L32 -32M-42 42L-32 32M42 42L32 32" stroke="#FFC93C" stroke-width="8" stroke-linecap="round"/></g>'

/** Draws everything behind the characters. */
export function backdropOf(where: string | null, when: string | null): string {
  const light = when === 'night' ? night : when === 'morning' ? morning : ''
  return `${backs[where ?? 'none'] ?? backs.none ?? ''}${light}`
}
export const frontOf = (where: string | null): string => fronts[where ?? ''] ?? ''
export const drawnPlaces = Object.keys(backs)
