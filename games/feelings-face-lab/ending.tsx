import { m } from '#messages'
import { html } from '../kit/index.ts'
import { seenFace, stillFace } from './faces.ts'
import { shelfBefore } from './growth.ts'
import { headArt, headBox } from './head-art.ts'
import { neighborCount, neighbors, playerHead } from './people.ts'
import type { FacePlay } from './play-types.ts'
import { isSolid, type Made } from './state.ts'
import './ending.css'

/** A face of this play as it is shown and printed: glazed once somebody was heard, else a sketch. */
export function madeArt(play: FacePlay, made: Made, id: string): string {
  const { seat, face, strength, shown } = made
  const person = playerHead(seat, play.state.value.eyes[seat] ?? null, play.values.clay)
  return headArt({ person, face: seenFace(face, strength, shown), solid: isSolid(made), id })
}
/** The faces to show: all that weren't passed. */
export const facesMade = (play: FacePlay): Made[] => {
  const { made, now, phase } = play.state.value
  const current = phase !== 'over' && now.parts.length > 0 && !now.passed ? [now] : []
  return [...made.filter(({ passed }) => !passed), ...current]
}

/** The neighbor that this visit brought. */
function NewNeighbor({ play }: { play: FacePlay }) {
  const { visits } = shelfBefore(play, 0)
  const count = neighborCount(visits + 1)
  const neighbor = neighbors[count - 1]
  if (!neighbor || count === neighborCount(visits)) return null
  const face = { ...stillFace, curve: 1.4, lift: 1, lean: -1 }
  return (
    <p class="new-neighbor">
      <svg
        viewBox={headBox.join(' ')}
        aria-hidden="true"
        {...html(headArt({ person: neighbor.person, way: neighbor.way, face, solid: true, id: 'new' }))}
      />
      <span>{m.feelings_face_lab_name_moved_in({ name: neighbor.name })}</span>
    </p>
  )
}

/** The shelves of the kiln with every face that was made, and who moves in. */
export function Ending({ play }: { play: FacePlay }) {
  const faces = facesMade(play)
  return (
    <div class={`face-ending has-${Math.min(6, Math.max(1, faces.length))}`}>
      <ol class="kiln">
        {faces.map((made, at) => (
          <li key={at} class={isSolid(made) ? 'is-solid' : ''}>
            <svg
              viewBox={headBox.join(' ')}
              preserveAspectRatio="xMidYMax meet"
              role="img"
              aria-label={m.feelings_face_lab_face_number({ number: at + 1 })}
              {...html(madeArt(play, made, `made-${at}`))}
            />
          </li>
        ))}
      </ol>
      <div class="beside">
        <p class="might">{m.feelings_face_lab_when_i_feel()}</p>
        <NewNeighbor play={play} />
      </div>
    </div>
  )
}
