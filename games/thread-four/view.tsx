import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { Companion } from './companion.tsx'
import { Grid } from './grid.tsx'
import { ListPanel } from './list-panel.tsx'
import { Room } from './loom.tsx'
import { paletteOf } from './palette.ts'
import { Panel } from './panel.tsx'
import { placesOf } from './places.ts'
import { sillOf } from './room.ts'
import { makeShow, type ThreadPlay } from './show.ts'
import { tapestryPicture } from './tapestry.ts'
import './thread-four.css'
import './panel.css'

/** The whole cloth, unrolled at the end. */
function Unrolled({ play }: { play: ThreadPlay }) {
  const { bands, edge } = play.state.value
  if (bands.length === 0) return null
  return (
    <div
      class="unrolled"
      role="img"
      aria-label={m.thread_four_your_cloth_of_count_bands({ count: bands.length })}
      dangerouslySetInnerHTML={{ __html: tapestryPicture(bands, edge, paletteOf(play.look.value)) }}
    />
  )
}

/** Thread Four in play. */
export function View({ play }: { play: ThreadPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const stage = play.stage.value
  const places = useMemo(() => placesOf(stage), [stage])
  const state = show.scene.value
  const closing = show.closing.value || play.ending.value !== null
  const free = play.ready.value && !show.busy.value && !closing
  const { panel, loom, wood } = places
  const rolled = useMemo(() => state.bands.filter(({ grid }) => grid !== state.grid), [state.bands, state.grid])
  const keeper = Math.max(72, loom.width * 0.13)
  // If there is no room for the windowsill, the companion is on the floor.
  const low = !places.portrait && stage.height < 520

  useLayoutEffect(() => {
    const { used } = play.state.value
    play.keep({ ...(play.kept.value as object | undefined), used })
  }, [])
  useEffect(() => {
    if (play.ending.value !== null) void show.close()
  }, [play.ending.value])
  // Passing a turn clears the chosen words.
  useEffect(() => {
    if (!show.busy.value) show.scene.value = play.state.value
  }, [play.state.value])

  return (
    <div class={`threads ${places.portrait ? 'portrait' : ''}`}>
      <Room stage={stage} look={play.look.value} places={places} rolled={rolled} />
      {state.phase !== 'list' && <Grid play={play} show={show} places={places} free={free} />}
      <div
        class="keeper"
        style={
          places.portrait
            ? {
                left: loom.left + loom.width - keeper * 1.15,
                top: loom.top + loom.height - keeper * 0.6,
                width: keeper,
              }
            : low
              ? { left: panel.left + 8, top: stage.height - 68, width: 104 }
              : {
                  left: panel.left + panel.width * 0.2,
                  top: sillOf(stage) + 14 - panel.width * 0.36,
                  width: panel.width * 0.52,
                }
        }
      >
        <Companion cat={paletteOf(play.look.value).cat} mood={show.mood.value} />
      </div>
      <div
        class="side"
        style={{ left: panel.left, top: panel.top, width: panel.width, height: panel.height, '--wood': `${wood}px` }}
      >
        {state.phase !== 'list' && !closing && <Panel play={play} show={show} />}
      </div>
      {state.phase === 'list' && play.ready.value && !closing && <ListPanel play={play} show={show} />}
      {closing && <Unrolled play={play} />}
    </div>
  )
}
