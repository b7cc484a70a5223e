import { m } from '#messages'
import { memo } from 'preact/compat'
import { seatHex } from '@marigold/device'
import { mapArt, mapSize } from './map-art.ts'
import type { GlidePlay } from './scene.ts'

/** Shows how far down the river the players are, with a pennant for each glide. */
export const RiverMap = memo(({ play }: { play: GlidePlay }) => {
  const state = play.state.value
  const colors = play.players.map(({ color }) => seatHex(color))
  return (
    <div class="river-map card">
      <svg
        viewBox={`0 0 ${mapSize.join(' ')}`}
        role="img"
        aria-label={
          play.values.bare === true
            ? m.otter_glide_river_map()
            : m.otter_glide_river_map_of_the_way({ percent: Math.round(state.along * 100) })
        }
        dangerouslySetInnerHTML={{ __html: mapArt(state, colors) }}
      />
    </div>
  )
})
