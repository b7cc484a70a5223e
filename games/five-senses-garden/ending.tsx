import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { borderNow } from './border.ts'
import { Garden, Plants, plantsOf } from './garden.tsx'
import { ratingsOf } from './journal.ts'
import { placesOf } from './layout.ts'
import type { GardenPlay } from './play-types.ts'
import { bedCount, planted } from './state.ts'
import { Visitors } from './visitors.tsx'

/** The garden of this play, with its visitors: open flowers and buds alike, and both ratings side by side. */
export function Ending({ play }: { play: GardenPlay }) {
  const state = play.state.value
  const stage = play.stage.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage, 'end'), [stage])
  const plants = useMemo(() => plantsOf(state), [state])
  const border = borderNow(play)
  const ratings = ratingsOf(state)
  const count = planted(state).length
  return (
    <div class={`five-senses is-ending is-${look}`}>
      <Garden
        {...{ places, look }}
        night={state.level.memory}
        border={border.plants}
        count={bedCount(state)}
        signs={[]}
        lit={-1}
        mood="glad"
      />
      <Plants places={places} plants={plants} />
      <Visitors places={places} plants={plants} kind={play.values.visitors} landed={4} />
      <div class="garden-sum">
        <p>{m.five_senses_garden_your_garden_has({ count, all: border.count + count })}</p>
        {ratings && <p class="garden-ratings">{m.five_senses_garden_first_and_last(ratings)}</p>}
      </div>
    </div>
  )
}
