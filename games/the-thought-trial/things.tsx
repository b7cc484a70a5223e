import { Sprite } from '../kit/index.ts'
import feather from 'pics:feather'
import letter from 'pics:envelope'
import boulder from 'pics:rock'
import balloon from 'pics:thought-balloon'
import type { Weighed, Weight } from './state.ts'

export const weightPictures: Record<Weight, string> = { 1: feather, 2: letter, 4: boulder }
const sizes: Record<Weight, number> = { 1: 44, 2: 54, 4: 68 }

/** Something on a pan or a shelf: how heavy it is, and whether it is only paper. */
export interface Thing {
  key: string
  weight: Weight | 0
  paper: boolean
}
export const thingOf = ({ exhibit, weight, pan, said }: Weighed): Thing => ({
  key: `exhibit-${exhibit}`,
  weight: pan === 'shelf' ? 0 : weight,
  paper: said === null,
})

/** Things side by side, their feet at 0,0, over `width` at most; paper is a pale outline. */
export function Row({ things, width }: { things: readonly Thing[]; width: number }) {
  const step = Math.min(46, width / Math.max(1, things.length))
  return (
    <>
      {things.map(({ key, weight, paper }, at) => {
        const size = weight === 0 ? 34 : sizes[weight]
        const x = (at - (things.length - 1) / 2) * step
        return (
          <g key={key} class={`lands ${paper ? 'is-paper' : ''}`}>
            {paper && (
              <rect
                x={x - size / 2}
                y={-size}
                width={size}
                height={size}
                rx="8"
                fill="#FFF9EF"
                stroke="#8A7B6A"
                stroke-width="3"
                stroke-dasharray="7 6"
              />
            )}
            <g opacity={paper ? 0.45 : 1}>
              <Sprite svg={weight === 0 ? balloon : weightPictures[weight]} x={x - size / 2} y={-size} size={size} />
            </g>
          </g>
        )
      })}
    </>
  )
}
