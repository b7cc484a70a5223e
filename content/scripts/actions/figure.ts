import { box, circle, group, line, oval, shape, stroke, type Point } from './shapes.ts'

const skins = {
  light: ['#fadcbc', '#e2b48c'],
  fair: ['#e8bd94', '#c8935f'],
  tan: ['#c68e5f', '#a06c40'],
  brown: ['#9b643d', '#7a4a28'],
  dark: ['#7f5746', '#5c3d31'],
} as const

type Style = 'short' | 'curly' | 'pony' | 'bob' | 'long' | 'buns' | 'afro' | 'scarf' | 'bald' | 'knot' | 'braids'
type Mouth = 'smile' | 'open' | 'laugh' | 'sad' | 'round' | 'flat' | 'teeth'

/** A person's appearance, which is reused in many drawings. */
export interface Look {
  skin: keyof typeof skins
  hair: string
  style: Style
  top: string
  bottom: string
  shoes: string
  glasses?: boolean
  beard?: boolean
}

/**
 * A person's pose: joints on the grid. A limb is its joint and its end. `turn` moves the face toward the side that it
 * looks at.
 */
export interface Pose {
  head: Point
  turn?: number
  gaze?: number
  tilt?: number
  mouth?: Mouth
  eyes?: 'open' | 'closed' | 'happy'
  neck: Point
  hip: Point
  /** Half the width between the shoulders. */
  wide?: number
  far?: readonly [Point, Point]
  near?: readonly [Point, Point]
  farLeg?: readonly [Point, Point]
  nearLeg?: readonly [Point, Point]
  toes?: number
  skirt?: boolean
}

const mouths: Record<Mouth, string> = {
  smile: stroke('M-5 7.500Q0 11.500 5 7.500', 1.8, '#5d3026'),
  flat: stroke('M-3.500 9H3.500', 1.8, '#5d3026'),
  sad: stroke('M-5 11Q0 6.500 5 11', 1.8, '#5d3026'),
  round: oval(0, 9, 2.6, 3, '#6d2c28'),
  open: oval(0, 9, 4, 4, '#6d2c28') + oval(0, 11, 2.6, 1.8, '#e57373'),
  laugh:
    shape('M-6.500 5.500H6.500C6.500 11 4 14 0 14S-6.500 11-6.500 5.500z', '#6d2c28') +
    shape('M-5.500 5.500h11v2h-11z', '#fff') +
    oval(0, 12, 3, 1.6, '#e57373'),
  teeth:
    shape('M-6 5.500H6C6 10.500 4 12.500 0 12.500S-6 10.500-6 5.500z', '#fff') +
    stroke('M-6 5.500H6C6 10.500 4 12.500 0 12.500S-6 10.500-6 5.500z', 1, '#5d3026'),
}

function eye(x: number, kind: Pose['eyes']): string {
  if (kind === 'closed') return stroke(`M${x - 3} -1Q${x} 2 ${x + 3} -1`, 1.8, '#241713')
  if (kind === 'happy') return stroke(`M${x - 3} 0Q${x} -4 ${x + 3} 0`, 1.8, '#241713')
  return oval(x, -1, 2.2, 2.7, '#241713') + circle(x + 0.7, -1.9, 0.7, '#fff')
}

const fringe =
  'M-18.500 0C-20-14-11-20.500 0-20.500S20-14 18.500 0C17.500-5 15-8.500 11-10.500 5-7.500-5-7.500-11-10.500-15-8.500-17.500-5-18.500 0z'

const behind: Record<Style, (hair: string, side: number) => string> = {
  short: () => '',
  bald: () => '',
  scarf: (hair) => shape('M-21 0C-21-16-12-23 0-23S21-16 21 0c0 12 3 18 5 25H-26C-24 18-21 12-21 0z', hair),
  curly: (hair) =>
    [
      [-15, -6],
      [-9, -16],
      [1, -19],
      [11, -15],
      [16, -5],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, hair))
      .join(''),
  pony: (hair, side) =>
    shape(
      `M${-14 * side}-14c${-10 * side}-4 ${-18 * side} 2 ${-17 * side} 14 0 8 ${-2 * side} 12 ${3 * side} 14 ${8 * side}-4 ${12 * side}-14 ${14 * side}-28z`,
      hair,
    ),
  bob: (hair) => shape('M-20.500-2C-21-15-12-22 0-22s21 7 20.500 20c0 8 1 14-3 17h-35c-4-3-3-9-3-17z', hair),
  long: (hair) => shape('M-20.500-2C-21-15-12-22 0-22s21 7 20.500 20c0 12 2 22 2 30h-45c0-8 2-18 2-30z', hair),
  buns: (hair) => circle(-15, -17, 8, hair) + circle(15, -17, 8, hair),
  afro: (hair) => circle(0, -5, 23.5, hair),
  knot: (hair) => circle(0, -23, 8, hair),
  braids: (hair) =>
    line(
      [
        [-17, 2],
        [-20, 24],
      ],
      7,
      hair,
    ) +
    line(
      [
        [17, 2],
        [20, 24],
      ],
      7,
      hair,
    ),
}

function head(look: Look, pose: Pose): string {
  const [skin, shade] = skins[look.skin]
  const { turn = 0, gaze = 0, mouth = 'smile', eyes = 'open', tilt = 0 } = pose
  const side = turn < 0 ? -1 : 1
  const dark = look.skin === 'dark' || look.skin === 'brown'
  const ear = (way: number) => (turn * way > 3 ? '' : circle(17.5 * way + turn * 0.6, 1, 4, skin))
  const ears = ear(-1) + ear(1)
  const face = group(
    `translate(${turn} ${gaze})`,
    eye(-6.5, eyes),
    eye(6.5, eyes),
    stroke(
      'M-9.500-6q3-2 6-.5M3.500-6.500q3-1.500 6 .5',
      1.6,
      look.style === 'scarf' || look.style === 'bald' ? '#4a3a32' : look.hair,
    ),
    oval(0, 3.4, 2, 1.3, shade),
    look.beard ? shape('M-14 3c0 10 5 15.500 14 15.500S14 13 14 3c-3 4-8 4-14 4S-11 7-14 3z', look.hair) : '',
    dark ? mouths[mouth].replaceAll('#5d3026', '#35170f') : mouths[mouth],
    look.glasses
      ? `<g fill="none" stroke="#455a64" stroke-width="1.300"><circle cx="-6.900" cy="-.800" r="6"/><circle cx="6.900" cy="-.800" r="6"/><path d="M-1-1.500q1-.800 2 0"/></g>`
      : '',
  )
  const top =
    look.style === 'scarf'
      ? `<path d="M-19 4C-21-12-12-20 0-20S21-12 19 4C21 14 12 22 0 22S-21 14-19 4zM-14.500 1C-14.500 12-8 17 0 17S14.500 12 14.500 1C14.500-9 8-13 0-13S-14.500-9-14.500 1z" fill="${look.hair}" fill-rule="evenodd"/>`
      : look.style === 'bald'
        ? ''
        : shape(fringe, look.hair)
  return group(
    `translate(${pose.head[0]} ${pose.head[1]}) rotate(${tilt})`,
    behind[look.style](look.hair, side),
    ears,
    circle(0, 0, 18, skin),
    face,
    top,
  )
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]

function arm(look: Look, shoulder: Point, limb: Pose['near'], far: boolean): string {
  if (!limb) return ''
  const [skin, shade] = skins[look.skin]
  const [elbow, hand] = limb
  const sleeve = line([shoulder, mix(shoulder, elbow, 0.75)], 10.5, look.top)
  const tone = far ? shade : skin
  return (
    line([shoulder, elbow, hand], 7.5, tone) +
    circle(...hand, 5.4, tone) +
    sleeve +
    (far ? line([shoulder, mix(shoulder, elbow, 0.75)], 10.5, '#0000002e') : '')
  )
}

function leg(look: Look, hip: Point, limb: Pose['nearLeg'], toes: number, far: boolean): string {
  if (!limb) return ''
  const [knee, foot] = limb
  const [fx, fy] = foot
  const shoe = shape(
    `M${fx - 5 * toes} ${fy - 5}h${8 * toes}c${5 * toes} 1 ${8 * toes} 4 ${8 * toes} 7v2h${-16 * toes}z`,
    look.shoes,
  )
  return (
    shoe +
    line([hip, knee, [fx, fy - 4]], 10.5, look.bottom) +
    (far ? line([hip, knee, [fx, fy - 4]], 10.5, '#0000002e') : '')
  )
}

function torso(look: Look, pose: Pose): string {
  const [[nx, ny], [hx, hy]] = [pose.neck, pose.hip]
  const length = Math.hypot(hx - nx, hy - ny) || 1
  const across = (at: Point, half: number): [Point, Point] => {
    const [dx, dy] = [(-(hy - ny) / length) * half, ((hx - nx) / length) * half]
    return [
      [at[0] + dx, at[1] + dy],
      [at[0] - dx, at[1] - dy],
    ]
  }
  const wide = pose.wide ?? 9
  const [a, b] = across([pose.neck[0], pose.neck[1] + 1.5], wide - 1)
  const [d, c] = across(pose.hip, pose.skirt ? wide + 4 : wide - 2)
  const path = `M${[a, b, c, d].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
  return `<path d="${path}" fill="${look.top}" stroke="${look.top}" stroke-width="10" stroke-linejoin="round"/>`
}

/** Draws a person. `held` goes over the body and under the near arm, which is in front of everything. */
export function drawPerson(look: Look, pose: Pose, held = ''): string {
  const { neck, hip, wide = 9, toes = 1 } = pose
  const [farShoulder, nearShoulder]: [Point, Point] = [
    [neck[0] + wide * (pose.turn && pose.turn < 0 ? -1 : 1), neck[1] + 3],
    [neck[0] - wide * (pose.turn && pose.turn < 0 ? -1 : 1), neck[1] + 3],
  ]
  const [, shade] = skins[look.skin]
  return [
    arm(look, farShoulder, pose.far, true),
    leg(look, [hip[0] + 3, hip[1]], pose.farLeg, toes, true),
    leg(look, [hip[0] - 3, hip[1]], pose.nearLeg, toes, false),
    box(mix(neck, pose.head, 0.3)[0] - 5, neck[1] - 9, 10, 12, 4, shade),
    torso(look, pose),
    head(look, pose),
    held,
    arm(look, nearShoulder, pose.near, false),
  ].join('')
}

/** Draws a hand over what it holds. */
export const grip = (look: Look, [x, y]: Point) => circle(x, y, 5.2, skins[look.skin][0])
