import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import { pieceArt } from './piece-art.ts'
import { spreadOf } from './pieces.ts'
import { skyArt, skyColors } from './sky.ts'
import type { Shape } from './visits.ts'

/** The size of a scene on a card or in a window. */
export const cardSize = [300, 200] as const

/** A whole scene as SVG text of 300 by 200 units; `id` names its gradient and must be unique on a page. */
export function sceneArt(shapes: readonly Shape[], look: Look, id: string): string {
  const [w, h] = cardSize
  const green = (hex: string) => (look === 'grown-up' ? muted(hex, 0.4) : hex)
  const placed = shapes.map(({ piece, x, y, share }) => {
    const scale = (0.42 + share * 0.5) * spreadOf(piece)
    return `<g transform="translate(${34 + (x * (w - 68)) / 20} ${30 + y * 12.5}) scale(${scale})">${pieceArt(piece)}</g>`
  })
  return (
    skyArt(skyColors(shapes, look), cardSize, id) +
    `<path d="M0 152C40 152 50 134 92 134S150 156 190 156S250 136 300 144V${h}H0Z" fill="${green('#8FC99A')}"/>` +
    `<path d="M0 172C60 160 96 166 150 174S250 162 300 168V${h}H0Z" fill="${green('#6DB37F')}"/>` +
    placed.join('')
  )
}
