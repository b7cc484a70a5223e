import applePicture from 'pics:red-apple'
import { Layer, plays, poke, Pokes, Sprite, Stroke, type Mapping, type Play, type Poke } from '../kit/index.ts'
import type { Level, Move, State } from './rules.ts'

export const world: [number, number] = [1000, 625]

// Where a touch reaches them (x, y, width, height), in the part of the drawing that every screen shows.
const bird = [385, 396, 60, 56] as const
const snail = [548, 410, 66, 48] as const
const pokes: readonly Poke[] = [
  poke('bird', bird, 'hop', (sound, times) => sound.play('bell', { step: times }), 'notes'),
  poke('snail', snail, 'wobble', plays('wood')),
]

/** What may happen for two seconds after about every fifth turn. */
export const surprises = ['rainbow']

/** Things that answer a touch, and the surprise. Neither can change the game. */
export function Touchables({ play, map }: { play: Play<Level, State, Move>; map: Mapping }) {
  return (
    <>
      {play.surprise.value === 'rainbow' && (
        <Layer map={map} box={[100, 40, 800, 400]}>
          <Stroke d="M130 430A370 370 0 0 1 870 430" color="#F2A541" width={26} flat />
          <Stroke d="M156 430A344 344 0 0 1 844 430" color="#5AA9E6" width={26} flat />
        </Layer>
      )}
      <Layer map={map} box={bird} poke="bird">
        <path d="M391 428Q399 406 420 410Q438 410 436 432Q424 450 404 444L386 448Z" fill="#4F7CAC" />
        <path d="M435 420L446 426L436 430Z" fill="#F2A541" />
        <circle cx="427" cy="420" r="3" fill="#22313F" />
      </Layer>
      <Layer map={map} box={snail} poke="snail">
        <path d="M550 457Q553 446 568 449H596Q595 430 604 428Q613 434 606 457Z" fill="#D9B98A" />
        <circle cx="575" cy="437" r="18" fill="#B5654A" />
        <circle cx="575" cy="437" r="9" fill="#D98A6A" />
      </Layer>
      <Pokes play={play} map={map} pokes={pokes} />
    </>
  )
}

/** Apples `from` to `to` on the tree. */
export const Apples = ({ from = 0, to }: { from?: number; to: number }) => (
  <>
    {Array.from({ length: to - from }, (_, at) => {
      const [column, row] = [(from + at) % 5, Math.floor((from + at) / 5)]
      return <Sprite key={at} svg={applePicture} x={380 + column * 52 + (row % 2) * 20} y={140 + row * 62} size={46} />
    })}
  </>
)

export const Meadow = () => (
  <>
    <rect x="-1000" y="-1000" width="3000" height="3000" fill="#CFE8F5" />
    <path d="M-1000 470Q500 380 2000 470V2000H-1000Z" fill="#9BC77A" />
  </>
)

/** The tree with this many apples. */
export const Tree = ({ apples }: { apples: number }) => (
  <>
    <path d="M470 500Q490 380 480 300H520Q512 380 530 500Z" fill="#8A5A3C" />
    <circle cx="500" cy="230" r="170" fill="#4E9A57" />
    <circle cx="400" cy="270" r="100" fill="#5BA862" />
    <circle cx="600" cy="270" r="105" fill="#458E4F" />
    <Apples to={apples} />
  </>
)
