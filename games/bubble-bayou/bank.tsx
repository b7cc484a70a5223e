import { memo } from 'preact/compat'
import type { Look } from '@marigold/contract'
import { html, Layer, Sprite } from '../kit/index.ts'
import { creatures, type CreatureName } from './creatures.ts'
import { put } from './flora.ts'
import { svgOf } from './pictures.ts'
import type { Pond } from './pond.ts'
import type { Resident } from './rules.ts'

/** Where each resident sits on the bank: in rows from the middle of its player's half. */
export function seatsOnBank(
  { stage, bank, scale }: Pond,
  residents: readonly Resident[],
  players: number,
  largest = 58,
) {
  const size = Math.min(largest * scale, stage.width / 8)
  const rows = Math.max(1, Math.floor((stage.height - bank) / (size * 0.72)))
  // Beside the frog in one corner, and the button in the other.
  const margin = 70 * scale
  const half = (stage.width - 2 * margin) / players
  const columns = Math.max(2, Math.floor(half / (size * 1.04)))
  const counts: number[] = []
  return residents.slice(-columns * rows * players).map(({ creature, seat }) => {
    const at = (counts[seat] = (counts[seat] ?? -1) + 1)
    const [row, column] = [Math.floor(at / columns) % rows, at % columns]
    const fromMiddle = Math.ceil(column / 2) * (column % 2 === 0 ? 1 : -1)
    return {
      creature,
      size,
      x: margin + half * (seat + 0.5) + (fromMiddle * half) / (columns + 1) + (row % 2) * size * 0.2,
      y: bank + size * (0.4 + row * 0.72),
    }
  })
}

/** A small house with a round door, in the color of where its creature sleeps. */
function houseArt(creature: CreatureName): string {
  const [roof, light] = creatures[creature].home === 'pond' ? ['#D97F3C', '#F5AE6E'] : ['#7D5599', '#A87DC2']
  return `<ellipse cy="1" rx="44" ry="6" fill="#0B2B33" fill-opacity=".3"/><path d="M16 -62V-48H26V-54Z" fill="#8A5A44"/><path d="M-30 0V-36H30V0Z" fill="#F3DFB8"/><path d="M-30 0V-36H-6V0Z" fill="#FFF3DC"/><path d="M-42 -31Q-18 -48 0 -68Q18 -48 42 -31Q0 -40 -42 -31Z" fill="${roof}"/><path d="M-42 -31Q-18 -48 0 -68Q-8 -48 -12 -36Q-28 -35 -42 -31Z" fill="${light}"/><path d="M-13 0V-14A13 13 0 0 1 13 -14V0Z" fill="#6B4A36"/><circle cx="7" cy="-9" r="2" fill="#FFD35C"/><circle cy="-46" r="7" fill="#FFE9A0"/><path d="M-7 -46H7M0 -53V-39" stroke="${roof}" stroke-width="2"/>`
}

const mostHouses = 5

interface BankProps {
  pond: Pond
  residents: readonly Resident[]
  /** Positions of residents that are still on their way. */
  away: readonly number[]
  players: number
  houses: readonly CreatureName[]
  look: Look
}
/** The bank with everyone who is home, and the houses of those who come often, who wave. */
export const Bank = memo(({ pond, residents, away, players, houses, look }: BankProps) => {
  const { stage, bank, scale } = pond
  const shown = look === 'grown-up' ? [] : houses.slice(0, mostHouses)
  const size = 54 * scale
  const seats = seatsOnBank(pond, residents, players)
  const hidden = residents.length - seats.length
  return (
    <>
      {shown.map((creature, at) => {
        const x = (stage.width * (at + 1)) / (shown.length + 1)
        return (
          <Layer key={creature} box={[x - size, bank - size * 1.7, size * 2, size * 1.8]} class="house">
            <g {...html(put(x, bank, size / 60, houseArt(creature)))} />
            <g class="waves">
              <Sprite svg={svgOf(creature)} x={x + size * 0.3} y={bank - size * 0.62} size={size * 0.62} />
            </g>
          </Layer>
        )
      })}
      <Layer box={[0, bank - 40 * scale, stage.width, stage.height - bank + 40 * scale]} class="bank">
        {seats.map(
          ({ creature, x, y, size: own }, at) =>
            !away.includes(at + hidden) && (
              <g key={at}>
                <ellipse cx={x} cy={y + own * 0.46} rx={own * 0.48} ry={own * 0.12} fill="#0B2B33" fill-opacity=".32" />
                <Sprite svg={svgOf(creature)} x={x - own / 2} y={y - own / 2} size={own} />
              </g>
            ),
        )}
      </Layer>
    </>
  )
})
