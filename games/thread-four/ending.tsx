import { useEffect, useMemo } from 'preact/hooks'
import { html, Layer, Pokes, type Mapping, type Poke } from '../kit/index.ts'
import { Companion } from './companion.tsx'
import { grownOf } from './growth.ts'
import type { ThreadPlay } from './journal.ts'
import { Room } from './loom.tsx'
import { chordOf, tuneOf } from './music.ts'
import { paletteOf } from './palette.ts'
import { placesOf } from './places.ts'
import { clothOf, shiftOf, type Cloth, type PlacedBand } from './tapestry.ts'
import { Touchables } from './touchables.tsx'

const putAway = ['beam', 'shuttle', 'roll', 'hanks', 'lamp']

/** Lays the cloth over the part of the stage that the buttons leave free. */
function layOut(play: ThreadPlay) {
  const stage = play.stage.value
  const isLow = stage.height < 480
  const width = isLow ? stage.width * 0.62 : stage.width
  // On a phone held upright, the buttons need three lines.
  const height = stage.height - (isLow ? 0 : stage.width < 560 ? 286 : 172)
  const s = Math.min(1.4, Math.max(0.6, height / 560))
  const [across, tall] = [width * (stage.portrait ? 0.94 : 0.82), height - 74 * s - 16]
  const cloth = clothOf(play.state.value.bands, paletteOf(play.look.value), across / tall)
  const scale = Math.min(across / cloth.width, tall / cloth.height)
  const map: Mapping = { scale, left: (width - cloth.width * scale) / 2, top: 10 }
  const places = {
    ...placesOf(stage),
    floor: height - 60 * s,
    sill: null,
    cat: { x: width - 84 * s, y: height - 6, s },
    basket: { x: 76 * s, y: height - 6, s: s * 0.8 },
    ball: { x: 170 * s, y: height - 4, s },
    bird: { x: map.left + cloth.width * scale * 0.2, y: map.top + 24 * scale, s: s * 0.8 },
  }
  return { cloth, map, places }
}

/** The band of a placed part of the cloth, as large as it is there. */
const boxOf = ({ width }: Cloth, { top, height }: PlacedBand): Poke['box'] => [40, top, width - 80, height]

/** The whole cloth fills the screen and plays its bands as chords; each band can be touched. */
export function Ending({ play }: { play: ThreadPlay }) {
  const stage = play.stage.value
  const { cloth, map, places } = useMemo(() => layOut(play), [play, stage])
  const { bands } = play.state.value
  const stored = play.grown(play.state.value.seat)
  const grown = useMemo(() => grownOf(stored), [stored])
  const palette = paletteOf(play.look.value)
  useEffect(() => {
    if (bands.length > 0) play.sound.music.play(tuneOf(bands))
  }, [])
  const pokes: Poke[] = cloth.bands.map((placed, at) => ({
    name: `band-${at}`,
    box: boxOf(cloth, placed),
    gag: 'swell',
    puff: 'notes',
    sound: (sound) => chordOf(placed.band).forEach((step) => sound.play('pluck', { step, delay: step * 0.06 })),
  }))
  return (
    <div class="threads">
      <Room places={places} look={play.look.value} more="" />
      <div class="cloth">
        <Layer map={map} box={[0, 0, cloth.width, cloth.height]} art={cloth.rod + cloth.fringe} />
        {cloth.bands.map((placed, at) => (
          <div key={at} style={{ '--at': at }}>
            <Layer map={map} box={boxOf(cloth, placed)} poke={`band-${at}`}>
              <g transform={shiftOf(placed)} {...html(placed.picture)} />
              <text x={cloth.width / 2} y={placed.top + placed.height / 2} font-size={Math.max(26, 17 / map.scale)}>
                {placed.band.label}
              </text>
            </Layer>
          </div>
        ))}
      </div>
      <Pokes play={play} map={map} pokes={pokes} />
      <Touchables play={play} places={places} cloth={[]} grown={grown} without={putAway} />
      <Companion spot={places.cat} palette={palette} mood="glad" grown={grown} />
    </div>
  )
}
