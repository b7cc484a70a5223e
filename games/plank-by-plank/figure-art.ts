import type { Figure } from './people.ts'

const skins = [
  ['#F8DCC8', '#DDB195'],
  ['#EEC39A', '#CC9A6C'],
  ['#D29A6A', '#A97243'],
  ['#A86F48', '#7F4E2F'],
  ['#744A33', '#52311F'],
] as const
const ink = '#2F1E1A'
export type Mood = 'calm' | 'glad' | 'unsure' | 'talk'
export type Arms = 'down' | 'wave' | 'open' | 'hold'

const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
const shade = (d: string) => `<path d="${d}" fill="#2B1233" fill-opacity=".15"/>`

/** Hair behind the head, whose middle is at (0, 0) and whose radius is 30. */
function hairBehind({ hair, hairColor: c, cloth }: Figure): string {
  if (hair === 'wave')
    return `<path d="M-33 -2C-40 -46 40 -46 33 -2C36 22 40 34 30 42H-30C-40 34 -36 22 -33 -2Z" fill="${c}"/>`
  if (hair === 'braids')
    return [-1, 1]
      .map(
        (s) =>
          `<path d="M${s * 24} 4C${s * 44} 10 ${s * 42} 34 ${s * 34} 52C${s * 26} 40 ${s * 22} 24 ${s * 24} 4Z" fill="${c}"/>${line(`M${s * 27} 18l${s * 11} 5M${s * 27} 30l${s * 10} 4`, '#fff', 2, ' stroke-opacity=".25"')}<circle cx="${s * 34}" cy="50" r="5" fill="${cloth}"/>`,
      ) // prettier-ignore
      .join('')
  if (hair === 'curls')
    return [-32, -24, -8, 10, 26, 33, -34, 34].map((x, at) => `<circle cx="${x}" cy="${[-6, -22, -32, -32, -22, -6, 10, 10][at]}" r="14" fill="${c}"/>`).join('') // prettier-ignore
  if (hair === 'bun') return `<circle cy="-38" r="14" fill="${c}"/>${line('M-6 -44q6 -6 12 0', '#fff', 2.5, ' stroke-opacity=".3"')}` // prettier-ignore
  return ''
}

function hairFront({ hair, hairColor: c, cloth }: Figure): string {
  const cap = `<path d="M-31 2C-38 -42 38 -44 31 2C29 -10 22 -18 8 -19C-8 -20 -25 -16 -31 2Z" fill="${c}"/>${line('M-16 -24q12 -8 26 -5', '#fff', 3, ' stroke-opacity=".28"')}` // prettier-ignore
  if (hair === 'bald') return line('M-12 -22q8 -5 16 -4', '#fff', 3, ' stroke-opacity=".35"')
  if (hair === 'scarf')
    return `<path d="M-33 8C-42 -46 42 -46 33 8C36 24 42 34 34 44C14 54 -14 54 -34 44C-42 34 -36 24 -33 8ZM-25 4C-24 24 -12 31 0 31S24 24 25 4C24 -16 14 -22 0 -22S-24 -16 -25 4Z" fill="${cloth}" fill-rule="evenodd"/>${line('M-28 34q26 14 54 -2M-26 -20q10 -14 26 -15', '#fff', 2.5, ' stroke-opacity=".35"')}` // prettier-ignore
  if (hair === 'cap')
    return `<path d="M-31 2C-32 -8 -31 -12 -31 -12H31C31 -8 31 -2 31 2C24 -8 -24 -8 -31 2Z" fill="${c}"/><path d="M-32 -10C-34 -44 34 -44 32 -10Q50 -10 54 -4Q30 -8 -32 -10Z" fill="${cloth}"/>${shade('M6 -34C26 -32 33 -24 32 -10L14 -10Z')}` // prettier-ignore
  if (hair === 'wave') return `<path d="M-31 6C-38 -44 38 -46 32 4C30 -8 22 -20 6 -22C-4 -12 -22 -12 -31 6Z" fill="${c}"/>${line('M-12 -26q14 -8 28 -3', '#fff', 3, ' stroke-opacity=".28"')}` // prettier-ignore
  return cap
}

function faceArt({ skin, glasses, beard, hairColor }: Figure, mood: Mood): string {
  const [, dark] = skins[skin] ?? skins[2]
  const brow = mood === 'unsure' ? 'M-6 -12q6 -5 12 -1M14 -14q6 -2 10 3' : 'M-7 -12q6 -5 12 -2M13 -14q6 -3 11 1'
  const eyes =
    mood === 'glad'
      ? line('M-6 -1q5 -6 10 0M14 -1q5 -6 10 0', ink, 3)
      : [0, 19].map((x) => `<ellipse cx="${x + (mood === 'unsure' ? -1 : 1)}" cy="-1" rx="3.400" ry="4.500" fill="${ink}"/><circle cx="${x}" cy="-3" r="1.300" fill="#fff"/>`).join('') // prettier-ignore
  const mouth = {
    calm: line('M1 14q8 5 16 0', ink, 2.8),
    glad: `<path d="M-1 11q10 4 20 0q-2 12 -10 12T-1 11Z" fill="#6B2A26"/><path d="M3 18q6 -3 12 0q-3 5 -6 5T3 18Z" fill="#D9776B"/>`,
    unsure: line('M3 16q6 -3 12 1', ink, 2.8),
    talk: `<ellipse cx="9" cy="15" rx="6" ry="5" fill="#6B2A26"/>`,
  }[mood]
  const blush = `<circle cx="-11" cy="9" r="5.500" fill="#E0604A" fill-opacity=".22"/><circle cx="25" cy="9" r="4.500" fill="#E0604A" fill-opacity=".22"/>`
  const rims = glasses ? `<g fill="#fff" fill-opacity=".18" stroke="${ink}" stroke-width="2.200"><circle cx="0" cy="-1" r="8.500"/><circle cx="20" cy="-1" r="8"/></g>${line('M8.500 -2h3M-8 -2l-14 -2', ink, 2.2)}` : '' // prettier-ignore
  const chin = beard ? `<path d="M-22 10C-20 34 26 36 29 8C22 14 20 8 9 8S-14 14 -22 10Z" fill="${hairColor}"/>` : ''
  return chin + blush + line('M11 3q5 4 0 6', dark, 2.4) + line(brow, ink, 2.6) + eyes + mouth + rims
}

function headArt(figure: Figure, mood: Mood): string {
  const [light, dark] = skins[figure.skin] ?? skins[2]
  const aid = figure.hearing ? `<path d="M-24 -6q-8 2 -5 12" fill="none" stroke="#6C5BA8" stroke-width="5" stroke-linecap="round"/>` : '' // prettier-ignore
  return (
    hairBehind(figure) +
    `<circle cx="-24" cy="4" r="7" fill="${dark}"/><path d="M-29 -2C-29 -24 -16 -31 1 -31C18 -31 30 -22 30 -2C30 18 20 32 3 32C-14 32 -29 20 -29 -2Z" fill="${light}"/>` +
    shade('M-29 -2C-29 20 -14 32 3 32C8 32 12 31 15 29C-6 26 -18 6 -14 -24C-24 -20 -29 -12 -29 -2Z') +
    faceArt(figure, mood) +
    hairFront(figure) +
    aid
  )
}

/** An arm from the shoulder at (0, 0), with its hand. */
function armArt(cloth: string, [skin, dark]: readonly [string, string], pose: Arms, isBack: boolean): string {
  const [bend, x, y] = {
    down: ['M0 0Q8 20 4 40', 4, 44],
    wave: ['M0 0Q24 6 30 -26', 31, -31],
    open: ['M0 0Q14 18 32 12', 37, 10],
    hold: ['M0 0Q10 22 26 20', 30, 20],
  }[pose] as [string, number, number]
  return (
    `<circle cx="${x}" cy="${y}" r="7.500" fill="${isBack ? dark : skin}"/>` +
    line(bend, cloth, 14) +
    (isBack ? line(bend, '#2B1233', 14, ' stroke-opacity=".14"') : '')
  )
}

const chairBack = `<path d="M-30 -66L-26 -26H22" fill="none" stroke="#39424E" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 -26L32 -6H42" fill="none" stroke="#39424E" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="28" cy="-7" r="7" fill="#39424E"/><circle cx="28" cy="-7" r="3" fill="#AEB8C2"/>`
const chairWheel = `<circle cx="-8" cy="-27" r="26" fill="none" stroke="#2B323C" stroke-width="5"/><circle cx="-8" cy="-27" r="21" fill="none" stroke="#AEB8C2" stroke-width="2"/><path d="M-8 -48V-6M-29 -27H13M-23 -42L7 -12M7 -42L-23 -12" stroke="#AEB8C2" stroke-width="1.500"/><circle cx="-8" cy="-27" r="4.500" fill="#D9603B"/>`

/** The box around a figure whose feet are at (0, 0). */
export const figureBox = [-64, -190, 128, 200] as const

/** Somebody who faces right, feet at (0, 0), about 140 tall as a child and 165 grown. */
export function figureArt(figure: Figure, mood: Mood = 'calm', arms: Arms = 'down'): string {
  const { cloth, trousers, grown, chair } = figure
  const skin = skins[figure.skin] ?? skins[2]
  const legs = grown ? 56 : 38
  const torso = grown ? 54 : 46
  const wide = grown ? 25 : 23
  const hip = chair ? 34 : legs
  const top = hip + torso
  const headScale = grown ? 0.82 : 0.98
  const shoe = (x: number) => `<path d="M${x - 8} 0C${x - 9} -10 ${x + 6} -12 ${x + 9} -6C${x + 16} -6 ${x + 18} -2 ${x + 17} 0Z" fill="#4A2F2A"/><path d="M${x - 9} 0H${x + 17}" stroke="#F3E6D2" stroke-width="3" stroke-linecap="round"/>` // prettier-ignore
  const standing = `<path d="M-19 ${-legs - 6}H19L17 -4H3L1 ${-legs + 16}L-3 -4H-17Z" fill="${trousers}"/>${shade(`M-19 ${-legs - 6}H-6L-8 -4H-17Z`)}${shoe(-10)}${shoe(9)}`
  const seated = `<path d="M-20 -46H14C26 -46 30 -40 31 -30L34 -10H22L18 -26H-20Z" fill="${trousers}"/><g transform="translate(28 -5)">${shoe(0)}</g>`
  const body = `M${-wide + 3} ${-hip + 4}C${-wide - 2} ${-top + 22} ${-wide - 1} ${-top + 4} -12 ${-top}H12C${wide + 1} ${-top + 4} ${wide + 2} ${-top + 22} ${wide - 3} ${-hip + 4}Q0 ${-hip + 10} ${-wide + 3} ${-hip + 4}Z`
  const shoulder = -top + 12
  return (
    `<ellipse cx="2" cy="1" rx="${chair ? 46 : 34}" ry="7" fill="#2B1233" fill-opacity=".22"/>` +
    (chair ? chairBack : '') +
    `<g transform="translate(${wide - 7} ${shoulder})">${armArt(cloth, skin, arms, true)}</g>` +
    (chair ? seated : standing) +
    `<path d="${body}" fill="${cloth}"/>` +
    shade(
      `M${-wide + 3} ${-hip + 4}C${-wide - 2} ${-top + 22} ${-wide - 1} ${-top + 4} -12 ${-top}H-4C-14 ${-top + 10} -12 ${-hip - 16} -8 ${-hip + 7}Q-16 ${-hip + 7} ${-wide + 3} ${-hip + 4}Z`,
    ) +
    `<path d="M-9 ${-top}Q1 ${-top + 13} 13 ${-top}" fill="${skin[0]}"/>${line(`M-11 ${-top}Q1 ${-top + 15} 14 ${-top}`, '#fff', 3, ' stroke-opacity=".55"')}` +
    line(`M6 ${-hip - 12}h9`, '#fff', 3, ' stroke-opacity=".35"') +
    `<rect x="-8" y="${-top - 10}" width="16" height="16" rx="6" fill="${skin[1]}"/>` +
    `<g transform="translate(0 ${-top - 30 * headScale}) scale(${headScale})">${headArt(figure, mood)}</g>` +
    (chair ? chairWheel : '') +
    `<g transform="translate(${-wide + 7} ${shoulder})">${armArt(cloth, skin, arms === 'hold' ? 'hold' : 'down', false)}</g>`
  )
}
