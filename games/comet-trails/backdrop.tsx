import type { Look } from '@marigold/contract'
import { Layer, placedAt, Sprite, type Stage } from '../kit/index.ts'
import { cometArt, cometFace, spark } from './comet-art.ts'
import { animalPicture } from './pictures.ts'
import { NightSky } from './sky.tsx'
import { thingArt, type Thing } from './things-art.ts'
import './comet-trails.css'

const things: readonly (readonly [Thing, x: number, y: number, size: number])[] = [
  ['moon', 0.84, 0.3, 0.15],
  ['ringed', 0.12, 0.36, 0.13],
  ['peach', 0.7, 0.5, 0.08],
  ['satellite', 0.3, 0.5, 0.09],
]

/** The world behind the start and end screens: a comet pulls its ribbon over the hills. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const { width, height, portrait } = stage
  const ground = height * (portrait ? 0.62 : 0.6)
  const size = Math.min(width, height)
  const [x, y] = [width * 0.62, height * (portrait ? 0.42 : 0.36)]
  const scale = size / 420
  const ribbon = `M${width * 0.06} ${height * 0.6}C${width * 0.22} ${height * 0.34} ${width * 0.3} ${height * 0.64} ${width * 0.42} ${height * 0.5}S${x - 90 * scale} ${y + 20 * scale} ${x - 30 * scale} ${y}`
  const isPlain = look === 'grown-up'
  const art =
    `<g fill="none" stroke-linecap="round"><path d="${ribbon}" stroke="#F7A8C4" stroke-opacity=".35" stroke-width="${46 * scale}"/><path d="${ribbon}" stroke="#F7A8C4" stroke-opacity=".8" stroke-width="${28 * scale}"/><path d="${ribbon}" stroke="#FFF3C4" stroke-width="${11 * scale}"/></g>` +
    [0.14, 0.26, 0.36, 0.48, 0.56]
      .map((share, at) =>
        spark(width * share, height * (0.44 + (at % 3) * 0.05), (7 + (at % 2) * 5) * scale, '#FFE9A8'),
      )
      .join('') +
    `<g transform="translate(${x} ${y}) rotate(-14) scale(${scale * 1.15})">${cometArt('#F7A8C4', look, false)}${look === 'grown-up' ? '' : cometFace}</g>`
  const animalSize = size * 0.13
  return (
    <div class={`comet-world is-${look}`} inert>
      <NightSky stage={stage} ground={ground} look={look} />
      {things.map(([name, at, high, share]) => {
        const big = size * share
        const [left, top] = [width * at - big / 2, height * high - big / 2]
        return (
          <Layer
            key={name}
            box={[left, top, big, big]}
            art={thingArt(name, isPlain)}
            at={placedAt(left, top, big / 100)}
          />
        )
      })}
      <Layer box={[0, 0, width, height]} art={art} />
      {!isPlain &&
        (['fox', 'rabbit'] as const).map((animal, at) => {
          const [left, top] = [width * (0.2 + at * 0.38), ground + (height - ground) * 0.02]
          return (
            <Layer key={animal} box={[left, top, animalSize, animalSize]}>
              <Sprite svg={animalPicture(animal, look)} x={left} y={top} size={animalSize} />
            </Layer>
          )
        })}
    </div>
  )
}
