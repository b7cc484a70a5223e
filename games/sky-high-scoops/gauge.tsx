import { m } from '#messages'
import { memo } from 'preact/compat'
import { Badge, html, Img } from '../kit/index.ts'
import { lighthouseArt, moonArt } from './art.ts'
import { pictureOf } from './pictures.ts'
import { heightOf, landmarks, landmarksPassed, landmarkShares, usualHeight, type Landmark } from './cone.ts'
import { paletteOf } from './palette.ts'
import type { ScoopPlay } from './scene.ts'
import type { Show } from './show.ts'

const markOf = (landmark: Landmark) => {
  if (landmark === 'plane') return pictureOf('airplane')
  return landmark === 'giraffe' ? pictureOf('giraffe') : landmark === 'house' ? pictureOf('house') : null
}

/** The height of the towers between the cone and the moon, and the number of tries. */
export const Gauge = memo(({ play, show }: { play: ScoopPlay; show: Show }) => {
  const state = play.state.value
  const cones = show.scene.cones.value
  const color = paletteOf(play.look.value)
  const index = play.seat.value % cones.length
  const made = state.cones[index]?.made ?? 0
  const mine = landmarksPassed(heightOf(cones[index]?.pieces ?? []), state.goal)
  return (
    <aside class="gauge">
      <div class="rail" aria-hidden="true">
        {landmarks.map((landmark) => {
          const picture = markOf(landmark)
          return (
            <span
              key={landmark}
              class={`mark ${mine.includes(landmark) ? 'reached' : ''}`}
              style={{ bottom: `${landmarkShares[landmark] * 100}%` }}
            >
              {picture ? (
                <Img svg={picture} />
              ) : landmark === 'moon' ? (
                <svg viewBox="-54 -54 108 108" {...html(moonArt(color.moon))} />
              ) : (
                <svg viewBox="-67 10 234 234" {...html(lighthouseArt())} />
              )}
            </span>
          )
        })}
        {cones.map((cone, at) => {
          const share = Math.min(1, heightOf(cone.pieces) / usualHeight(state.goal))
          const owner = cones.length > 1 ? play.players[at] : null
          return (
            <span key={at} class={`height ${at === index ? 'now' : ''}`} style={{ bottom: `${share * 100}%` }}>
              {owner ? <Badge player={owner} size={26} /> : <i />}
            </span>
          )
        })}
      </div>
      <p class="count">
        <b>{made}</b> / {state.goal}
        {state.fifth && (
          <span
            class="until"
            role="img"
            aria-label={m.sky_high_scoops_count_of_5_until_feedback({ count: state.cones[index]?.waiting.length ?? 0 })}
          >
            {[0, 1, 2, 3, 4].map((dot) => (
              <i key={dot} class={dot < (state.cones[index]?.waiting.length ?? 0) ? 'on' : ''} />
            ))}
          </span>
        )}
      </p>
    </aside>
  )
})
