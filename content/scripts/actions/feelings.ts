import { looks } from './looks.ts'
import { grip, drawPerson, type Look } from './figure.ts'
import { bust, circle, drawing, group, line, motion, oval, shape, stroke } from './shapes.ts'
import { half } from './poses.ts'

const baby: Look = { ...looks.sam, style: 'bald', hair: '#8d5a2b', glasses: false, top: '#fff176', bottom: '#fff176' }

function soothe(): string {
  const crying = group(
    'translate(60 64) rotate(-20) scale(.78)',
    shape('M-22 10C-26-4-16-10 0-8S28 0 28 16C28 40 14 52-2 48S-24 30-22 10z', '#80deea'),
    shape('M14-6C22-2 28 6 28 16 28 40 14 52-2 48 16 36 22 12 14-6z', '#4dd0e1'),
    group(
      'translate(-4 0)',
      drawPerson(baby, { head: [0, 0], neck: [0, 20], hip: [0, 24], mouth: 'sad', eyes: 'closed' }),
    ),
    shape('M-24 16C-14 26 10 28 22 14 34 20 30 50 0 52-22 50-28 34-24 16z', '#80deea'),
    shape('M-16 3c3 5 4 7 4 9a4 4 0 01-8 0c0-2 1-4 4-9zM10 3c3 5 4 7 4 9a4 4 0 01-8 0c0-2 1-4 4-9z', '#29b6f6'),
  )
  return drawing(
    bust(
      half(looks.mom, {
        head: [72, 30],
        neck: [72, 53],
        hip: [72, 104],
        turn: -5,
        tilt: -10,
        eyes: 'closed',
        near: undefined,
        far: undefined,
      }),
      crying,
      line(
        [
          [88, 62],
          [86, 82],
          [52, 84],
        ],
        9,
        looks.mom.top,
      ),
      circle(50, 82, 6, '#fadcbc'),
      motion('M32 42c-4 6-4 12-2 18'),
    ),
  )
}

function teethe(): string {
  const ring =
    `<circle cx="64" cy="63" r="13" fill="none" stroke="#ab47bc" stroke-width="7"/>` +
    `<path d="M75 56a13 13 0 01-18 18" fill="none" stroke="#7b1fa2" stroke-width="7"/>` +
    [53, 64, 75].map((x, index) => circle(x, index === 1 ? 76 : 68, 3.4, '#4dd0e1')).join('')
  return drawing(
    bust(
      half(baby, {
        head: [64, 38],
        neck: [64, 62],
        mouth: 'round',
        near: [
          [40, 78],
          [54, 70],
        ],
        far: [
          [88, 78],
          [74, 70],
        ],
      }),
      stroke('M58 24q6-8 12 0', 3, '#8d5a2b'),
      oval(49, 44, 4, 2.6, '#f2a08a'),
      oval(79, 44, 4, 2.6, '#f2a08a'),
      ring,
      shape('M58 46h12c0 7-3 10-6 10s-6-3-6-10z', '#6d2c28'),
      shape('M61 46h6v4h-6z', '#fff'),
      line(
        [
          [58, 53],
          [70, 53],
        ],
        6.5,
        '#ab47bc',
      ),
      grip(baby, [52, 69]),
      grip(baby, [76, 69]),
      shape('M72 55c2 4 3 5 3 7a3 3 0 01-6 0c0-2 1-3 3-7z', '#81d4fa'),
    ),
  )
}

function earache(): string {
  const bolt = (x: number, y: number, turn: number) =>
    group(`translate(${x} ${y}) rotate(${turn})`, stroke('M0 0l6-4-1 6 6-4', 2.8, '#e53935'))
  return drawing(
    bust(
      half(looks.lena, {
        head: [56, 38],
        neck: [58, 62],
        hip: [58, 104],
        mouth: 'sad',
        eyes: 'closed',
        turn: -3,
        tilt: 8,
        near: undefined,
        far: undefined,
      }),
      circle(75, 41, 6, '#ef5350'),
      line(
        [
          [70, 66],
          [91, 66],
          [79, 46],
        ],
        7.5,
        '#fadcbc',
      ),
      line(
        [
          [70, 66],
          [86, 66],
        ],
        10.5,
        looks.lena.top,
      ),
      oval(78, 45, 5, 7, '#fadcbc'),
      bolt(84, 36, -10),
      bolt(82, 26, -40),
      bolt(88, 47, 20),
    ),
  )
}

function sling(): string {
  const cloth =
    shape('M50 56L88 84l-10 14H46c-6 0-8-6-6-10z', '#eceff1') +
    shape('M50 56L88 84l-10 14H66c4-14 0-30-16-42z', '#cfd8dc') +
    line(
      [
        [54, 55],
        [44, 82],
      ],
      6,
      '#eceff1',
    ) +
    line(
      [
        [74, 55],
        [86, 82],
      ],
      6,
      '#cfd8dc',
    )
  return drawing(
    bust(
      half(
        { ...looks.sam, glasses: false, top: '#43a047' },
        {
          head: [64, 35],
          neck: [64, 58],
          mouth: 'flat',
          near: undefined,
          far: [
            [88, 76],
            [92, 100],
          ],
        },
      ),
      line(
        [
          [52, 60],
          [38, 82],
        ],
        10.5,
        '#43a047',
      ),
      cloth,
      line(
        [
          [40, 84],
          [84, 82],
        ],
        14,
        '#eceff1',
      ),
      line(
        [
          [42, 88],
          [82, 86],
        ],
        3,
        '#b0bec5',
      ),
      circle(90, 80, 6, '#e8bd94'),
    ),
  )
}

function thirst(): string {
  const bubble =
    oval(87, 24, 16, 15, '#e1f5fe') +
    circle(78, 40, 3, '#e1f5fe') +
    shape('M80 14h14l-2 20h-10z', '#fff') +
    shape('M81 20h12l-1.400 14h-9.200z', '#29b6f6')
  return drawing(
    bust(
      circle(35, 20, 7, '#ffca28'),
      stroke('M27 28l-1 1M26 20h-1M28 12l-1-1M35 10V9M43 12l1-1', 2.6, '#ffca28'),
      half(looks.ben, {
        head: [52, 46],
        neck: [52, 69],
        hip: [52, 112],
        mouth: 'open',
        eyes: 'closed',
        turn: 2,
        near: [
          [36, 86],
          [50, 70],
        ],
        far: [
          [76, 88],
          [78, 110],
        ],
      }),
      shape('M51 56h7v6c0 5-7 5-7 0z', '#ef7b84'),
      grip(looks.ben, [51, 71]),
      shape('M36 40c2 4 3 5 3 7a3 3 0 01-6 0c0-2 1-3 3-7zM71 44c2 4 3 5 3 7a3 3 0 01-6 0c0-2 1-3 3-7z', '#29b6f6'),
      bubble,
    ),
  )
}

/** Drawings of people for words that say how someone feels, by name. */
export const feelings: Record<string, () => string> = { soothe, teethe, earache, sling, thirst }
