import { useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { arrivalOf, landingsOf } from './crossing-report.ts'
import { ducklingArt, flowerArt, logArt, riderArt, tortoiseArt, treatArt } from './friend-art.ts'
import { choicesFor, leads, type Arrival } from './journey.ts'
import { ducksOf } from './growth.ts'
import type { Layout, Path } from './layout.ts'
import { isUnscored } from './rules.ts'
import { spotOf, type StonePlay } from './scene.ts'
import { bandOf } from './tempo.ts'

interface FriendsProps {
  play: StonePlay
  layout: Layout
  path: Path
  city: boolean
}

interface PieceProps {
  art: string
  x: number
  y: number
  scale: number
  class?: string
}
/** A small drawing on the path that moves as a whole, with its foot at a place. */
function Piece({ art, x, y, scale, class: name = '' }: PieceProps) {
  const size = 140 * scale
  return (
    <div class={`st-friend ${name}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <svg
        viewBox="-70 -120 140 140"
        style={{ left: -size / 2, top: (-size * 120) / 140, width: size, height: size }}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: art }}
      />
    </div>
  )
}

const motion: Record<Arrival, string> = { dance: 'dances', ride: 'rides', shake: 'shakes' }

interface DucklingsProps {
  duckling: string
  rider: string
  grown: number
  moves: string
  u: number
  /** Where a duckling is; the one before the first has grown up and leads. */
  placeOf: (i: number) => { x: number; y: number }
}
function Ducklings({ duckling, rider, grown, moves, u, placeOf }: DucklingsProps) {
  const art = (i: number) => (moves === 'rides' && i === 1 ? rider : duckling)
  return (
    <>
      {[0, 1, 2].map((i) => (
        <Piece key={i} {...placeOf(i)} art={art(i)} scale={u * 0.95} class={moves} />
      ))}
      {grown > 0 && <Piece {...placeOf(-1)} art={duckling} scale={u * 1.4} class={moves} />}
    </>
  )
}

/** Those who come along: on the stones behind the walker, and on the far bank with what the choice brought. */
export function Friends({ play, layout, path, city }: FriendsProps) {
  const state = play.state.value
  const { seat, choice, phase, log, width, rate } = state
  const over = phase === 'after' || phase === 'over'
  const result = over ? log[log.length - 1] : undefined
  const scarf = seatHex((play.players[seat] ?? play.current.value).color)
  const art = useMemo(
    () => ({
      duckling: ducklingArt(scarf, city),
      rider: riderArt(scarf, city),
      tortoise: tortoiseArt(scarf, city),
      log: logArt(city),
    }),
    [scarf, city],
  )
  const u = layout.unit * 0.8
  // After a splash, friends shake themselves dry and wait for the next steady step.
  const landings = landingsOf(state, bandOf(rate, width))
  const dry = landings.findLastIndex((landing) => landing !== 'splash') + 1
  const isDecided = result && result.earned !== 'skipped' && !isUnscored(state)
  const moves = isDecided ? motion[arrivalOf(result, width)] : landings.at(-1) === 'splash' ? 'shakes' : ''
  const isOpen = phase === 'choose' && choicesFor(state) === leads
  const lead = isOpen ? null : state.leads[seat]
  const follow = (place: number) => (result ? inRow(path.to, layout, place) : behind(path, layout, dry, place))
  const grown = ducksOf(play.grown(seat))
  // Two who got lost swim off.
  const isLost = choice === 'ducklings' && result?.won === 1
  const placeOf = (i: number) =>
    isLost && i > 0 ? { x: path.to - (40 + i * 60) * u, y: layout.path - 110 * u } : follow(i + (grown > 0 ? 1 : 0))
  const won = result && result.earned !== 'skipped' && choice !== 'ducklings' ? result.won : 0
  const brought = choice === 'tortoise' ? treatArt : flowerArt
  return (
    <>
      {choice === 'log' && <Piece art={art.log} x={logAt(path)} y={layout.path + 22 * u} scale={u * 1.2} />}
      {lead === 'tortoise' && <Piece {...follow(0)} art={art.tortoise} scale={u} class={`slow ${moves}`} />}
      {lead === 'ducklings' && (
        <Ducklings {...{ duckling: art.duckling, rider: art.rider, grown, moves, u, placeOf }} />
      )}
      {Array.from({ length: won }, (_, i) => (
        <Piece key={i} art={brought} x={path.to + (40 + i * 34) * u} y={layout.path} scale={u} class="pops" />
      ))}
    </>
  )
}

const logAt = ({ stones, to }: Path) => {
  const last = stones[stones.length - 1]
  return last ? (last.x + last.width / 2 + to) / 2 : to
}
/** The place behind the walker: `place` stones back, or in a row on the near bank. */
function behind(path: Path, layout: Layout, dry: number, place: number) {
  const at = Math.max(0, dry - 1 - place)
  return at > 0 ? spotOf(path, layout, at) : inRow(path.from, layout, place)
}
/** A place in the row before the walker's feet on a bank. */
const inRow = (x: number, { path, unit }: Layout, place: number) => ({
  x: x + (place - 1) * 40 * unit,
  y: path + 56 * unit,
})
