import { looks } from './looks.ts'
import { box, circle, drawing, line, oval, shadow, shape } from './shapes.ts'
import { whole } from './poses.ts'

const carton = (x: number, y: number, size: number) =>
  box(x, y, size, size, 2, '#d9a066') +
  box(x, y, size, size * 0.12, 1, '#c28a50') +
  box(x + size * 0.4, y, size * 0.2, size * 0.34, 1, '#f0d3a8')

function sit(): string {
  const chair = box(30, 52, 6, 68, 2, '#8d5a33') + box(30, 84, 44, 7, 2, '#a9743f') + box(67, 88, 6, 32, 2, '#8d5a33')
  return drawing(
    shadow(60, 40),
    chair,
    whole(looks.zuri, {
      head: [50, 30],
      neck: [49, 53],
      hip: [48, 80],
      turn: 4,
      wide: 8,
      far: [
        [60, 68],
        [72, 76],
      ],
      farLeg: [
        [76, 84],
        [78, 118],
      ],
      nearLeg: [
        [72, 84],
        [72, 120],
      ],
      near: [
        [46, 72],
        [66, 78],
      ],
    }),
  )
}

function push(): string {
  return drawing(
    shadow(62, 56),
    carton(74, 66, 54),
    whole(looks.lena, {
      head: [46, 38],
      neck: [38, 58],
      hip: [24, 84],
      turn: 6,
      wide: 7,
      far: [
        [58, 66],
        [73, 76],
      ],
      near: [
        [56, 74],
        [74, 86],
      ],
      farLeg: [
        [40, 98],
        [30, 117],
      ],
      nearLeg: [
        [22, 102],
        [8, 119],
      ],
    }),
  )
}

function pull(): string {
  const wagon =
    box(78, 86, 46, 20, 3, '#e53935') +
    box(78, 98, 46, 8, 3, '#c62828') +
    [88, 114].map((x) => circle(x, 112, 8, '#37474f') + circle(x, 112, 3, '#cfd8dc')).join('')
  const bear =
    circle(101, 74, 10, '#b9793f') +
    circle(93, 66, 4, '#b9793f') +
    circle(109, 66, 4, '#b9793f') +
    circle(98, 73, 1.4, '#3a2a24') +
    circle(104, 73, 1.4, '#3a2a24') +
    oval(101, 78, 3.6, 2.6, '#e8bd8b')
  const handle = line(
    [
      [54, 80],
      [79, 98],
    ],
    3.4,
    '#455a64',
  )
  return drawing(
    shadow(66, 58),
    bear,
    wagon,
    handle,
    whole(looks.kofi, {
      head: [26, 32],
      neck: [30, 54],
      hip: [40, 84],
      turn: -6,
      wide: 7,
      toes: -1,
      far: [
        [44, 68],
        [54, 80],
      ],
      near: [
        [44, 72],
        [55, 82],
      ],
      farLeg: [
        [32, 100],
        [18, 118],
      ],
      nearLeg: [
        [46, 102],
        [52, 119],
      ],
    }),
  )
}

function carry(): string {
  return drawing(
    shadow(62, 34),
    whole(looks.dad, {
      head: [52, 28],
      neck: [52, 52],
      hip: [50, 82],
      turn: 5,
      wide: 8,
      far: [
        [70, 72],
        [94, 84],
      ],
      farLeg: [
        [62, 100],
        [68, 117],
      ],
      nearLeg: [
        [46, 102],
        [34, 119],
      ],
    }),
    carton(64, 46, 38),
    line(
      [
        [44, 56],
        [54, 80],
        [76, 85],
      ],
      7.5,
      '#9b643d',
    ),
    circle(78, 85, 5.2, '#9b643d'),
    line(
      [
        [44, 56],
        [52, 76],
      ],
      10.5,
      looks.dad.top,
    ),
  )
}

function openDoor(): string {
  const frame =
    box(58, 8, 66, 114, 2, '#8d6e63') +
    box(64, 14, 54, 108, 0, '#b3e5fc') +
    shape('M64 96q20-14 54-4v30H64z', '#81c784') +
    circle(104, 32, 8, '#ffca28')
  const door =
    shape('M64 14l26 8v104l-26-4z', '#d9772b') +
    shape('M69 26l16 5v34l-16-2zM69 72l16 2v38l-16-3z', '#b85f1c') +
    circle(84, 70, 3, '#ffca28')
  return drawing(
    frame,
    door,
    whole(looks.ben, {
      head: [32, 36],
      neck: [32, 59],
      hip: [32, 87],
      turn: 5,
      far: [
        [56, 72],
        [80, 71],
      ],
      near: [
        [20, 76],
        [18, 90],
      ],
      farLeg: [
        [38, 104],
        [40, 119],
      ],
      nearLeg: [
        [28, 104],
        [22, 119],
      ],
    }),
    line(
      [
        [42, 63],
        [58, 72],
        [80, 71],
      ],
      7.5,
      '#fadcbc',
    ),
    circle(82, 71, 5, '#fadcbc'),
    line(
      [
        [42, 63],
        [54, 70],
      ],
      10.5,
      looks.ben.top,
    ),
  )
}

/** Drawings of people who move something, and of one who sits, by name. */
export const loads: Record<string, () => string> = {
  'act-sit': sit,
  'act-push': push,
  'act-pull': pull,
  'act-carry': carry,
  'act-open-door': openDoor,
}
