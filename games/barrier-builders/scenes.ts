import type { Thing } from './things.ts'

export type SceneId = 'garden' | 'bedroom' | 'street' | 'spaceship' | 'floor' | 'desk' | 'city'

/** Size of a scene's board, in board units. */
export const board = { width: 600, height: 420 } as const
/** Side of a spot, in board units. */
export const spotSide = 80

/** A place in a scene for one item. */
interface Spot {
  /** The words a direction uses, such as 'under the bench'. */
  phrase: string
  /** The position word in the phrase. */
  word: string
  /** Needs a finer position word than 'in', 'on', or 'under'. */
  fine: boolean
  /** Center and bottom edge of the item. */
  x: number
  y: number
}

export interface SceneKind {
  id: SceneId
  name: string
  things: Thing[]
  spots: Spot[]
  /** A blank grid of rows and columns. */
  grid: boolean
}

/** Parses lines such as 'under the bench | under | 150 | 398'. */
function spotsOf(easy: string, fine: string): Spot[] {
  const read = (text: string, isFine: boolean) =>
    text
      .trim()
      .split('\n')
      .map((line): Spot => {
        const [phrase = '', word = '', x = '', y = ''] = line.split('|').map((part) => part.trim())
        return { phrase, word, fine: isFine, x: Number(x), y: Number(y) }
      })
  return [...read(easy, false), ...read(fine, true)]
}

const rows = ['top', 'middle', 'bottom'] as const
const columns = ['on the far left', 'second from the left', 'second from the right', 'on the far right'] as const
const gridColumns = columns.length

function gridPhrase(row: number, column: number): string {
  const side = column === 0 ? 'left' : 'right'
  const corner = row !== 1 && (column === 0 || column === 3)
  return corner ? `in the ${rows[row]} ${side} corner` : `in the ${rows[row]} row, ${columns[column]}`
}
const gridSpots: Spot[] = rows.flatMap((row, r) =>
  columns.map((_, c) => ({
    phrase: gridPhrase(r, c),
    word: r !== 1 && (c === 0 || c === 3) ? 'corner' : `${row} row`,
    fine: true,
    x: 75 + c * 150,
    y: 118 + r * 140,
  })),
)

/** Describes one grid cell relative to a neighbor, such as 'directly below it'; null if they don't touch. */
export function relativePlace(from: number, to: number): string | null {
  const rowOf = (at: number) => Math.floor(at / gridColumns)
  const down = rowOf(to) - rowOf(from)
  const across = (to % gridColumns) - (from % gridColumns)
  if (across === 0 && Math.abs(down) === 1) return down > 0 ? 'directly below it' : 'directly above it'
  if (down === 0 && Math.abs(across) === 1)
    return across > 0 ? 'directly to the right of it' : 'directly to the left of it'
  return null
}

export const scenes: SceneKind[] = [
  {
    id: 'garden',
    name: 'Garden',
    things: [
      'cat',
      'duck',
      'rabbit',
      'snail',
      'butterfly',
      'hedgehog',
      'mushroom',
      'ball',
      'balloon',
      'flower',
      'kite',
      'hat',
      'cup',
    ],
    grid: false,
    spots: spotsOf(
      `in the tree | in | 80 | 130
       under the tree | under | 80 | 236
       on the roof | on | 290 | 116
       in front of the house | in front of | 290 | 300
       in the pond | in | 480 | 286
       on the bench | on | 150 | 318
       under the bench | under | 150 | 400
       in the sky | in | 420 | 100
       on the fence | on | 550 | 168`,
      `between the tree and the house | between | 180 | 226
       to the left of the bench | left | 44 | 398
       to the right of the bench | right | 262 | 398
       in front of the pond | in front of | 480 | 386`,
    ),
  },
  {
    id: 'bedroom',
    name: 'Bedroom',
    things: [
      'teddy',
      'cat',
      'dog',
      'pillow',
      'clock',
      'robot',
      'ball',
      'book',
      'car',
      'hat',
      'star',
      'present',
      'balloon',
    ],
    grid: false,
    spots: spotsOf(
      `on the bed | on | 150 | 238
       under the bed | under | 150 | 350
       in the window | in | 310 | 146
       on the shelf | on | 510 | 110
       in the toy box | in | 510 | 298
       on the rug | on | 330 | 376`,
      `under the window | under | 310 | 250
       below the shelf | below | 510 | 205
       above the bed | above | 150 | 120
       between the bed and the toy box | between | 400 | 286
       in front of the toy box | in front of | 510 | 412`,
    ),
  },
  {
    id: 'street',
    name: 'Street',
    things: [
      'dog',
      'bird',
      'bicycle',
      'scooter',
      'police',
      'skateboard',
      'cat',
      'car',
      'balloon',
      'present',
      'ball',
      'kite',
      'flower',
    ],
    grid: false,
    spots: spotsOf(
      `on the roof of the store | on | 125 | 90
       in the store window | in | 90 | 240
       on the road | on | 150 | 384
       on the crosswalk | on | 345 | 388
       in the tree | in | 350 | 160
       under the tree | under | 350 | 286
       inside the bus shelter | inside | 510 | 276
       on top of the bus shelter | on top of | 510 | 146`,
      `between the store and the tree | between | 262 | 276
       in front of the bus shelter | in front of | 510 | 386
       above the tree | above | 350 | 80`,
    ),
  },
  {
    id: 'spaceship',
    name: 'Spaceship',
    things: [
      'alien',
      'astronaut',
      'robot',
      'banana',
      'satellite',
      'telescope',
      'cat',
      'star',
      'ball',
      'cup',
      'book',
      'present',
      'hat',
    ],
    grid: false,
    spots: spotsOf(
      `in the round window | in | 300 | 158
       on the control desk | on | 105 | 250
       under the control desk | under | 105 | 372
       on the seat | on | 300 | 300
       on the shelf | on | 105 | 90
       in the doorway | in | 520 | 290`,
      `below the shelf | below | 105 | 170
       above the doorway | above | 520 | 110
       in front of the seat | in front of | 300 | 406
       between the control desk and the seat | between | 203 | 390
       between the seat and the doorway | between | 410 | 350`,
    ),
  },
  {
    id: 'floor',
    name: 'Floor plan',
    things: ['bed', 'chair', 'lamp', 'couch', 'television', 'bathtub', 'toilet', 'plant', 'mirror'],
    grid: true,
    spots: gridSpots,
  },
  {
    id: 'desk',
    name: 'Desk layout',
    things: ['laptop', 'mug', 'phone', 'notebook', 'calendar', 'glasses', 'pen', 'folder', 'scissors', 'book', 'cup'],
    grid: true,
    spots: gridSpots,
  },
  {
    id: 'city',
    name: 'City map',
    things: ['bank', 'hospital', 'school', 'post', 'store', 'fountain', 'tree', 'stadium', 'factory'],
    grid: true,
    spots: gridSpots,
  },
]
export const sceneOf = (id: SceneId): SceneKind => scenes.find((one) => one.id === id) as SceneKind
