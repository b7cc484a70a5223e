import { Layer, placedAt, Sprite } from '../kit/index.ts'
import { frog, pictureOf } from './art.ts'
import { BeamShape, OnBeam } from './beam.tsx'
import { placesOf, type Places } from './places.ts'
import { kinds, planks, type Kind } from './planks.ts'
import { isStudio, type TeeterPlay } from './play-types.ts'
import { Pond, Studio } from './pond.tsx'
import { tiltOf } from '../kit/weigh.ts'
import type { Photo } from './state.ts'
import { Touchables } from './touchables.tsx'

const everyKind: readonly Kind[] = [...kinds, 'goose']

/** The kinds that were in a child's photos so far. */
function albumOf(grown: unknown): Kind[] {
  const met = (grown as { met?: unknown } | null | undefined)?.met
  return Array.isArray(met) ? everyKind.filter((kind) => met.includes(kind)) : []
}
/** Adds who came to this game's photos, wet or dry. */
export function albumAfter({ state }: Pick<TeeterPlay, 'state'>, before: unknown): { met: Kind[] } {
  const seen = state.value.photos.flatMap(({ pieces }) => pieces.map(({ kind }) => kind))
  return { met: everyKind.filter((kind) => albumOf(before).includes(kind) || seen.includes(kind)) }
}

/** The photo that the ending shows: the last dry one, else the last. */
export const bestPhoto = (photos: readonly Photo[]): Photo | undefined =>
  photos.findLast(({ dry }) => dry) ?? photos.at(-1)
export const spotsIn = (photo: Photo | undefined) => planks.find(({ id }) => id === photo?.plank)?.spots ?? 4

/** Everyone in the pond, in towels: a wet photo is as good. */
export function WetCrew({
  photo,
  places: { pivot, ground, half, size },
  studio,
}: {
  photo: Photo
  places: Places
  studio: boolean
}) {
  const gap = (half * 1.7) / photo.pieces.length
  return (
    <g>
      {photo.pieces.map(({ kind }, at) => {
        const x = pivot[0] - half * 0.85 + gap * (at + 0.5)
        const y = ground + 66 + (at % 2) * 26
        return (
          <g key={kind} class="bobs" style={{ animationDelay: `${-at * 0.4}s` }}>
            <Sprite svg={pictureOf(kind, studio)} x={x - size / 2} y={y - size} size={size} />
            {!studio && <ellipse cx={x} cy={y} rx={size * 0.62} ry="13" fill="#7CC7E4" />}
            {!studio && (
              <path
                d={`M${x - size * 0.4} ${y - 20}q${size * 0.4} 26 ${size * 0.8} 0v16q-${size * 0.4} 22 -${size * 0.8} 0z`}
                fill="#F2A58E"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Places for each kind a child has met; the others are still empty. */
function Album({
  play,
  places: { seen, pivot, portrait },
  studio,
}: {
  play: TeeterPlay
  places: Places
  studio: boolean
}) {
  const met = albumAfter(play, play.grown(play.state.value.seat)).met
  const columns = portrait ? 6 : everyKind.length
  const cell = Math.min(62, (seen.width - 40) / columns)
  const left = pivot[0] - (columns * cell) / 2
  const top = Math.max(seen.y + 20, portrait ? seen.y + 30 : seen.y + 14)
  return (
    <g>
      {everyKind.map((kind, at) => (
        <g key={kind} transform={`translate(${left + (at % columns) * cell} ${top + Math.floor(at / columns) * cell})`}>
          <rect x="3" y="3" width={cell - 6} height={cell - 6} rx="10" fill="#FFF9EF" fill-opacity=".85" />
          {met.includes(kind) ? (
            <Sprite svg={pictureOf(kind, studio)} x={8} y={8} size={cell - 16} />
          ) : (
            <circle
              cx={cell / 2}
              cy={cell / 2}
              r={cell / 6}
              fill="none"
              stroke="#8A7D97"
              stroke-width="3"
              stroke-dasharray="5 5"
            />
          )}
        </g>
      ))}
    </g>
  )
}

/** The crew photo, as large as the screen, with the album above it. */
export function Ending({ play }: { play: TeeterPlay }) {
  const { photos } = play.state.value
  const photo = bestPhoto(photos)
  const stage = play.stage.value
  const places = placesOf(stage, spotsIn(photo))
  const studio = isStudio(play)
  const { map, world, pivot, half, unit, ground, portrait } = places
  const torque = photo
    ? photo.places.reduce<number>((sum, spot, at) => sum + (spot ?? 0) * (photo.pieces[at]?.weight ?? 0), 0)
    : 0
  const tip = planks.find(({ id }) => id === photo?.plank)?.tip ?? 12
  const tilt = photo?.dry ? tiltOf(torque, tip) : 0
  return (
    <div class={`teeter ${studio ? 'in-studio' : ''}`}>
      {studio ? <Studio places={places} /> : <Pond places={places} look={play.look.value} />}
      <Touchables play={play} places={places} mood="glad" beam={false} />
      <Layer map={map} box={[0, 0, ...world]} class="photo">
        <Album play={play} places={places} studio={studio} />
        <g transform={`${placedAt(...pivot)} rotate(${tilt})`} style={{ '--tilt': `${tilt}deg` }}>
          <BeamShape half={half} unit={unit} spots={spotsIn(photo)} studio={studio} />
          {photo?.dry && <OnBeam state={photo} places={places} studio={studio} tagged={() => false} class="cheers" />}
          {!studio && <Sprite svg={frog} x={-26} y={photo?.dry ? -60 : -64} size={52} />}
        </g>
        {photo && !photo.dry && <WetCrew photo={photo} places={places} studio={studio} />}
        {photo?.goose === 'shore' && !studio && (
          <Sprite
            svg={pictureOf('goose', false)}
            x={pivot[0] + half * 0.2}
            y={ground + (portrait ? 56 : 40)}
            size={64}
          />
        )}
      </Layer>
    </div>
  )
}
