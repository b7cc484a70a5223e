import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { lightsNow } from './coast.ts'
import { shownRungs } from './ladder.ts'
import { placesOf } from './layout.ts'
import type { LadderPlay } from './play-types.ts'
import { clearedBy, World } from './world.tsx'

/** How clear the sky is at the end, at least. */
const least = 0.6
/** The boat comes home along the coast that grows, under a beam that turns: whatever the ratings were. */
export function Ending({ play }: { play: LadderPlay }) {
  const state = play.state.value
  const stage = play.stage.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage, 'end'), [stage])
  const lights = lightsNow(play, 0)
  // A climber who tried something is beside the lamp.
  const place = clearedBy(state) > 0 ? shownRungs(state).length + 1 : 0
  const { map, lamp } = places
  return (
    <div class={`harbor is-ending is-${look}`}>
      <World {...{ places, look, lights, state, place }} cleared={Math.max(least, clearedBy(state))} />
      <svg
        class="layer beam turns"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        style={{
          left: map.left + lamp.x * map.scale,
          top: map.top + lamp.y * map.scale - stage.width * 0.16,
          width: stage.width,
          height: stage.width * 0.32,
        }}
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="ladder-ending-beam">
            <stop offset="0" stop-color="#FFEDB8" stop-opacity=".95" />
            <stop offset=".8" stop-color="#FFEDB8" stop-opacity=".12" />
          </linearGradient>
        </defs>
        <path d="M0 49L100 0V100L0 51Z" fill="url(#ladder-ending-beam)" />
      </svg>
      <p class="coast-count">{m.lighthouse_ladder_lights_on_the_coast({ count: lights.near + lights.far })}</p>
    </div>
  )
}
