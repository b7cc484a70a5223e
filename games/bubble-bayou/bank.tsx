import type { Look } from '@marigold/contract'
import { Layer, Sprite } from '../kit/index.ts'
import type { CreatureName } from './creatures.ts'
import { creatures } from './creatures.ts'
import { svgOf } from './pictures.ts'
import type { Pond } from './pond.ts'
import type { Resident } from './rules.ts'

const map = { scale: 1, left: 0, top: 0 }

/** Where each resident sits on the bank: in rows from the middle of its player's half. */
export function seatsOnBank({ stage, bank, scale, leaf }: Pond, residents: readonly Resident[], players: number) {
  const size = Math.min(58 * scale, stage.width / 8)
  const rows = Math.max(1, Math.floor((stage.height - bank) / (size * 0.72)))
  const room = stage.width - leaf.radius * 1.4
  const half = room / players
  const columns = Math.max(2, Math.floor(half / (size * 1.04)))
  const counts: number[] = []
  return residents.slice(-columns * rows * players).map(({ creature, seat }) => {
    const at = (counts[seat] = (counts[seat] ?? -1) + 1)
    const [row, column] = [Math.floor(at / columns) % rows, at % columns]
    const fromMiddle = Math.ceil(column / 2) * (column % 2 === 0 ? 1 : -1)
    return {
      creature,
      size,
      x: leaf.radius * 0.7 + half * (seat + 0.5) + (fromMiddle * half) / (columns + 1) + (row % 2) * size * 0.2,
      y: bank + size * (0.36 + row * 0.72),
    }
  })
}

/** A small house with a round door, in the color of where its creature sleeps. */
function House({ x, y, size, creature }: { x: number; y: number; size: number; creature: CreatureName }) {
  const color = creatures[creature].home === 'pond' ? '#F2A65A' : '#9A6FB0'
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 60})`}>
      <path d="M-30 0V-34H30V0Z" fill="#FFF3DC" />
      <path d="M-40 -30L0 -66L40 -30Z" fill={color} />
      <path d="M-13 0V-14A13 13 0 0 1 13 -14V0Z" fill="#6B4A36" />
      <circle cy="-44" r="8" fill="#FFE08A" />
    </g>
  )
}

const mostHouses = 5

/** The bank with everyone who is home, and the houses of those who come often, who wave. */
export function Bank({
  pond,
  residents,
  players,
  houses,
  look,
}: {
  pond: Pond
  residents: readonly Resident[]
  players: number
  houses: readonly CreatureName[]
  look: Look
}) {
  const { stage, bank, scale } = pond
  const height = stage.height - bank
  const shown = houses.slice(0, mostHouses)
  const size = 54 * scale
  return (
    <>
      {look !== 'grown-up' && shown.length > 0 && (
        <Layer map={map} box={[0, bank - size * 1.7, stage.width, size * 1.8]} class="houses">
          {shown.map((creature, at) => {
            const x = (stage.width * (at + 1)) / (shown.length + 1)
            return (
              <g key={creature}>
                <House x={x} y={bank} size={size} creature={creature} />
                <g class="waves">
                  <Sprite svg={svgOf(creature)} x={x + size * 0.3} y={bank - size * 0.62} size={size * 0.62} />
                </g>
              </g>
            )
          })}
        </Layer>
      )}
      <Layer map={map} box={[0, bank - 40 * scale, stage.width, height + 40 * scale]} class="bank">
        {seatsOnBank(pond, residents, players).map(({ creature, x, y, size: own }, at) => (
          <g key={at}>
            <ellipse cx={x} cy={y + own * 0.44} rx={own * 0.5} ry={own * 0.13} fill="#2E9A6B" fill-opacity=".85" />
            <Sprite svg={svgOf(creature)} x={x - own / 2} y={y - own / 2} size={own} />
          </g>
        ))}
      </Layer>
    </>
  )
}
