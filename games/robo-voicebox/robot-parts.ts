import type { Palette } from './palette.ts'

type Paint = readonly string[]

export const line = (path: string, color = '', width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const disc = (x: number, y: number, r: number, fill = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const rect = ([x, y, width, height]: readonly [number, number, number, number], rx: number, fill = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`
const star = (x: number, y: number, r: number, fill: string) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.46]
    return `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}"/>`
}

/** Draws feet or wheels, which touch the ground at 282. */
export function feet(option: number, p: Palette, [dark, , , deep]: Paint): string {
  const legs = rect([-74, 206, 52, 60], 14, dark) + rect([22, 206, 52, 60], 14, deep)
  switch (option) {
    case 1:
      return (
        rect([-70, 206, 140, 30], 12, deep) +
        [-62, 62]
          .map((x) => disc(x, 246, 36, '#33303A') + disc(x, 246, 20, p.metal) + disc(x, 246, 7, '#33303A'))
          .join('')
      )
    case 2:
      return [-48, 48]
        .map(
          (x) =>
            line(`M${x} 210L${x - 22} 220L${x + 22} 232L${x - 22} 244L${x + 22} 256L${x} 264`, p.metal, 9) +
            rect([x - 44, 262, 88, 20], 10, p.brass),
        )
        .join('')
    default:
      return legs + rect([-94, 250, 84, 30], 15, p.brass) + rect([10, 250, 84, 30], 15, p.brassDark)
  }
}

/** Draws arms on both sides of a body that is `half` wide. */
export function arms(option: number, p: Palette, [dark, plain, light]: Paint, half: number): string {
  const out = half - 140
  const both = (draw: (side: 1 | -1) => string) =>
    `<g class="robo-arm-left" transform="translate(${-out} 0) scale(-1 1)"><g class="robo-arm">${draw(-1)}</g></g><g transform="translate(${out} 0)"><g class="robo-arm">${draw(1)}</g></g>`
  const hand = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${line('M-14 22C-22 2 -6 -8 4 -2C20 -2 26 12 18 28', p.brass, 14)}</g>`
  switch (option) {
    case 1:
      return both(() => line('M132 62L176 70L148 88L190 98L160 116L196 126L172 144', plain, 13) + hand(178, 168))
    case 2:
      return both(
        (side) =>
          disc(150, 62, 34, side > 0 ? dark : light) +
          line('M158 74C190 92 198 120 184 156', plain, 42) +
          rect([152, 148, 62, 46], 20, p.brass) +
          line('M172 158V184M192 158V184', p.brassDark, 5),
      )
    case 3:
      return both((side) => {
        const feather = (x: number, y: number, turn: number) =>
          `<path d="M132 70C${x - 30} ${y - 40} ${x} ${y - 20} ${x} ${y}C${x - 20} ${y + 16} 160 110 132 96Z" fill="${side > 0 ? plain : light}" transform="rotate(${turn} 132 80)"/>`
        return feather(236, 40, 0) + feather(222, 66, 14) + feather(206, 84, 26) + disc(138, 82, 16, p.brass)
      })
    default:
      return both(
        (side) =>
          line('M150 60C196 74 204 120 186 166', plain, 30) +
          line('M150 54C190 66 200 100 190 128', side > 0 ? light : dark, 8, 'stroke-opacity=".8"') +
          hand(182, 172),
      )
  }
}

/** Draws the chest plate below the voice box. */
export function chests(option: number, p: Palette): string {
  switch (option) {
    case 1:
      return `<path d="M-44 204A44 44 0 0 1 44 204Z" fill="${p.mouthLight}"/><path d="M-34 204A34 34 0 0 1 -17 174.600" stroke="${p.mouth}" stroke-width="9" fill="none"/>${line('M0 204L18 176', p.box, 6)}${disc(0, 204, 7, p.box)}`
    case 2:
      return ['#F0705A', '#F2C14B', '#6FCB7A', '#7DB2E3']
        .map((color, i) => disc(-54 + i * 36, 182, 13, p.box) + disc(-54 + i * 36, 182, 9, color))
        .join('')
    case 3:
      return [
        [-30, 182, 22],
        [16, 186, 16],
        [48, 176, 13],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${p.brass}" stroke-width="7" stroke-dasharray="7 4"/>${disc(x, y, r - 5, p.brassDark)}${disc(x, y, 4, p.box)}`,
        )
        .join('')
    default:
      return [-52, -29, -6, 17, 40].map((x) => rect([x, 160, 12, 40], 6, p.boxRim)).join('')
  }
}

export function patterns(option: number, [, , , deep]: Paint, half: number): string {
  const edge = half - 34
  switch (option) {
    case 1:
      return [158, 180, 202]
        .map((y) => line(`M${-edge} ${y}H${-72}M72 ${y}H${edge}`, deep, 9, 'stroke-opacity=".75"'))
        .join('')
    case 2:
      return [-edge + 6, edge - 6]
        .flatMap((x) => [disc(x, 164, 10, deep), disc(x * 0.82, 186, 9, deep), disc(x * 0.97, 204, 8, deep)])
        .join('')
    case 3:
      return [-edge + 8, edge - 8].map((x) => star(x, 172, 14, '#FFF3C4') + star(x * 0.86, 202, 9, '#FFF3C4')).join('')
    default:
      return ''
  }
}

export function badges(option: number, p: Palette, half: number): string {
  const x = half - 58
  switch (option) {
    case 1:
      return disc(x, 24, 17, p.brassDark) + star(x, 25, 14, '#FFF3C4')
    case 2:
      return `<path d="M${x} 42C${x - 30} 22 ${x - 18} 2 ${x} 14C${x + 18} 2 ${x + 30} 22 ${x} 42Z" fill="${p.mouth}" stroke="${p.mouthLight}" stroke-width="3"/>`
    case 3:
      return (
        disc(x, 24, 17, p.box) +
        `<path d="M${x + 4} 8L${x - 10} 27H${x - 1}L${x - 5} 41L${x + 10} 21H${x + 1}Z" fill="${p.eye}"/>`
      )
    default:
      return ''
  }
}

export function ears(option: number, p: Palette): string {
  switch (option) {
    case 1:
      return `<path d="M-116 -130C-160 -126 -160 -60 -116 -58ZM116 -130C160 -126 160 -60 116 -58Z" fill="${p.metal}"/>${line('M-124 -94H-152M124 -94H152', p.brassDark, 6)}${disc(-156, -94, 8, p.mouth)}${disc(156, -94, 8, p.mouth)}`
    case 2:
      return `${line('M-126 -96C-136 -214 136 -214 126 -96', '#33303A', 13)}${rect([-146, -130, 34, 72], 17, p.mouth)}${rect([112, -130, 34, 72], 17, p.mouth)}`
    case 3:
      return `${rect([-150, -102, 40, 22], 6, p.metal)}${rect([110, -102, 40, 22], 6, p.metal)}${rect([-158, -114, 14, 46], 6, '#9AA6AD')}${rect([144, -114, 14, 46], 6, '#9AA6AD')}`
    default:
      return rect([-134, -120, 22, 54], 11, p.brass) + rect([112, -120, 22, 54], 11, p.brassDark)
  }
}

/** Hats sit at the side of the head so that they don't cover the antennae. */
export function hats(option: number, p: Palette): string {
  const tilted = (inside: string) => `<g transform="translate(74 -164) rotate(22)">${inside}</g>`
  switch (option) {
    case 1:
      return tilted(
        `<path d="M-34 6L0 -84L34 6Q0 18 -34 6Z" fill="${p.mouth}"/>${line('M-22 -22L18 -12M-12 -50L10 -42', '#FFF3C4', 8)}${disc(0, -86, 12, p.brass)}`,
      )
    case 2:
      return tilted(
        `${rect([-30, -62, 60, 66], 6, '#33303A')}${rect([-50, -4, 100, 14], 7, '#33303A')}${rect([-30, -20, 60, 14], 0, p.mouth)}`,
      )
    case 3:
      return tilted(
        `<path d="M-40 8V-44L-18 -20L0 -54L18 -20L40 -44V8Q0 18 -40 8Z" fill="${p.brass}"/>${disc(0, -6, 8, p.mouth)}${disc(-24, -2, 5, '#7DB2E3')}${disc(24, -2, 5, '#7DB2E3')}`,
      )
    default:
      return ''
  }
}
