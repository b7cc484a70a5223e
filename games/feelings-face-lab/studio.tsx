import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Layer } from '../kit/index.ts'
import { stillFace } from './faces.ts'
import { headArt, headBox } from './head-art.ts'
import { sillSpots, type Places } from './layout.ts'
import { neighborCount, neighbors, playerHead, type Person } from './people.ts'
import type { Shelf } from './growth.ts'
import { studioArt } from './studio-art.ts'

/** The studio behind everything. */
export const Studio = memo(({ places, look }: { places: Places; look: Look }) => (
  <Layer box={[0, 0, places.width, places.height]} art={studioArt(places, look === 'grown-up')} />
))

interface SillProps {
  places: Places
  shelf: Shelf
  /** Whose earlier faces are among the neighbors. */
  person: Person
  /** Where they look: at the head on the wheel, away from it, or ahead. */
  looks: 'there' | 'away' | 'ahead'
  /** Something that they all do for a moment. */
  hums: boolean
}
/** The neighbors on the sill, and faces from earlier visits where there is room. */
export const Sill = memo(({ places, shelf, person, looks, hums }: SillProps) => {
  const spots = sillSpots(places)
  const room = Math.max(0, spots.length - 3)
  const own = room > 0 ? shelf.faces.slice(-room) : []
  const there = neighbors.slice(0, Math.min(neighborCount(shelf.visits), spots.length - own.length))
  const heads = [...there.map(({ person }) => ({ person, face: null })), ...own.map((face) => ({ person, face }))]
  return (
    <>
      {heads.map(({ person, face }, at) => {
        const spot = spots[at]
        if (!spot) return null
        const toward = spot.x < places.head.x ? 2 : -2
        const gaze = looks === 'there' ? toward : looks === 'away' ? -toward : 0
        const shown = face ?? { ...stillFace, gaze, curve: 0.6, ...(looks === 'there' && { lift: 1, lids: 1 }) }
        const [x, y, w, h] = headBox.map((part) => part * spot.scale) as [number, number, number, number]
        return (
          <Layer
            key={at}
            box={[spot.x + x, spot.y + y, w, h]}
            at={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}
            art={headArt({ person, face: hums ? { ...shown, open: 1.2, wide: -2, lids: -2 } : shown, solid: true, id: `sill-${at}` })} // prettier-ignore
          />
        )
      })}
    </>
  )
})

/** The world behind the start and end screens: the studio with a face on the wheel. */
export function StudioWithHead({ places, look }: { places: Places; look: Look }) {
  const { head } = places
  const [x, y, w, h] = headBox
  const art = headArt({
    person: playerHead(0, 'open', ''),
    face: { ...stillFace, lift: 1, curve: 1.4, uneven: 1, skew: 1, lean: 1 },
    ...{ solid: true, id: 'lab-cover' },
  })
  return (
    <>
      <Studio places={places} look={look} />
      <Sill
        {...{ places, looks: 'ahead', hums: false, person: playerHead(0, 'open', '') }}
        shelf={{ visits: 6, faces: [] }}
      />
      <Layer
        box={[head.x + x * head.scale, head.y + y * head.scale, w * head.scale, h * head.scale]}
        at={`translate(${head.x} ${head.y}) scale(${head.scale})`}
        art={art}
      />
    </>
  )
}
