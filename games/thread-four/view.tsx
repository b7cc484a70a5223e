import { useLayoutEffect, useMemo } from 'preact/hooks'
import { useClosing } from '../kit/index.ts'
import { Companion } from './companion.tsx'
import { Grid } from './grid.tsx'
import { grownOf } from './growth.ts'
import { Harp } from './harp.tsx'
import { ListPanel } from './list-panel.tsx'
import { Room } from './loom.tsx'
import { paletteOf } from './palette.ts'
import { Panel } from './panel.tsx'
import { placesOf } from './places.ts'
import { makeShow, type ThreadPlay } from './show.ts'
import { Surprise, Touchables } from './touchables.tsx'
import './thread-four.css'
import './panel.css'

/** Thread Four in play. */
export function View({ play }: { play: ThreadPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const stage = play.stage.value
  const places = useMemo(() => placesOf(stage), [stage])
  const state = show.scene.value
  const closing = play.closing.value
  const free = play.ready.value && !show.busy.value
  const { panel, wood } = places
  const palette = paletteOf(play.look.value)
  // Each player sees what became of their own cloths.
  const stored = play.grown(play.seat.value)
  const grown = useMemo(() => grownOf(stored), [stored])
  const cloth = state.bands.flatMap(({ thread, held }) => (thread && !held ? [thread.dye] : []))

  useLayoutEffect(() => {
    const { used } = play.state.value
    play.keep({ ...(play.kept.value as object | undefined), used })
  }, [])
  useClosing(play, show.close)

  return (
    <div class={`threads ${places.portrait ? 'portrait' : ''}`}>
      <Room places={places} look={play.look.value} />
      <Harp play={play} places={places} />
      <Touchables play={play} places={places} cloth={cloth} grown={grown} />
      <Companion spot={places.cat} palette={palette} mood={show.mood.value} grown={grown} />
      {state.phase !== 'list' && <Grid play={play} show={show} places={places} free={free} />}
      <div
        class="side"
        style={{ left: panel.left, top: panel.top, width: panel.width, height: panel.height, '--wood': `${wood}px` }}
      >
        {state.phase !== 'list' && !closing && <Panel play={play} show={show} />}
      </div>
      {state.phase === 'list' && play.ready.value && !closing && <ListPanel play={play} show={show} />}
      <Surprise play={play} places={places} />
    </div>
  )
}
