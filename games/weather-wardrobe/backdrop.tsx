import type { Look } from '@marigold/contract'
import { Layer, placedAt, type Stage, type Values } from '../kit/index.ts'
import { drawn } from './clothes.ts'
import { dog, figure } from './figure.ts'
import { garmentFor } from './garments.ts'
import { kidOf } from './play-types.ts'
import { roomOf } from './room.ts'
import { RoomArt, Window } from './scenery.tsx'

const ready = ['socks', 'jeans', 'rain boots', 'striped shirt', 'raincoat'].map(garmentFor)
const hanging = ['winter coat', 'fleece', 'hoodie', 'party dress'].map(garmentFor)

/** The world behind the start and end screens: dressed for the rain, with the dog. */
export function BackdropOf({ stage, look, values }: { stage: Stage; look: Look; values: Values }) {
  const room = roomOf(stage)
  // The strip covers the lower third.
  const scale = (stage.height * (stage.portrait ? 0.34 : 0.5)) / 478
  const [x, y] = [stage.width * (stage.portrait ? 0.5 : 0.43), stage.height * (stage.portrait ? 0.6 : 0.68)]
  const { closet } = room
  const cell = closet.width / hanging.length
  const size = Math.min(cell / 300, closet.height / 420)
  const rod = `<rect x="${closet.x + 8}" y="${closet.y + 32}" width="${closet.width - 16}" height="7" fill="#D8C7A4"/>`
  const clothes = hanging
    .map(
      ({ cut, colors }, at) =>
        `<g transform="translate(${closet.x + (at + 0.5) * cell} ${closet.y + 40 + 336 * size}) scale(${size})">${drawn(cut, colors)}</g>`,
    )
    .join('')
  return (
    <>
      <RoomArt room={{ ...room, feet: { x, y }, scale, floor: y - 40 * scale }} look={look} />
      <Window room={room} weather="rain" glows={false} />
      <Layer box={[0, 0, stage.width, stage.height]} art={stage.portrait ? '' : rod + clothes} />
      <Layer
        box={[0, 0, stage.width, stage.height]}
        art={figure(kidOf(values, look), ready, 'glad')}
        at={placedAt(x, y, scale)}
      />
      {look !== 'grown-up' && (
        <Layer
          box={[0, 0, stage.width, stage.height]}
          art={dog(null)}
          at={placedAt(x + 190 * scale, y + 6, 1.2 * scale)}
        />
      )}
    </>
  )
}
