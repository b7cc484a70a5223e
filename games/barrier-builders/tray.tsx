import { m } from '#messages'
import { boxStyle, html, Icon, Press, type Carry } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { bellPicture } from './room.ts'
import { ItemPicture, nameOf, skippedByScan } from './scene-boards.tsx'
import { sceneOf } from './scenes.ts'
import type { BarrierPlay, Show } from './show.ts'
import { isLast, maxBells, type State } from './state.ts'

interface PartProps {
  play: BarrierPlay
  show: Show
  layout: Layout
  carry: Carry
  free: boolean
}

/** Shows the items to build with; items in the scene leave their place on the tray empty. */
export function Tray({ play, layout, carry, free, takes }: PartProps & { takes: (thing: string) => boolean }) {
  const { puzzle, placed, errorless } = play.state.value
  if (!puzzle) return null
  const { side, across, space } = layout.thing
  const held = carry.held.value
  const back = held !== null && placed[Number(held.slice(1))] !== null
  // Double-tapping is too hard by switch, so scanning gets its own stop for putting an item back.
  const bySwitch = held !== null && !back && !errorless && play.values.scan !== 'off'
  const { grid } = sceneOf(puzzle.scene)
  return (
    <div
      class="tray"
      style={{ ...boxStyle(layout.tray), '--thing': `${side}px`, '--across': across, '--space': `${space}px` }}
      role="group"
      aria-label={m.kit_tray()}
      data-scan-group={m.kit_tray()}
    >
      {puzzle.tray.map((item, at) => {
        const id = `t${at}`
        if (placed[at] !== null) return <i key={id} class="gone" />
        return (
          <button
            key={id}
            type="button"
            class="thing"
            aria-label={nameOf(item, puzzle.says)}
            {...carry.thing(id)}
            {...(held === id ? skippedByScan : {})}
            disabled={!free || (held !== null && held !== id) || !takes(id)}
          >
            <ItemPicture item={item} grid={grid} />
          </button>
        )
      })}
      {back && (
        <button
          type="button"
          class="put-back"
          aria-label={m.barrier_builders_put_it_back_on_the_tray()}
          {...carry.place('tray')}
        >
          {m.barrier_builders_back_on_the_tray()}
        </button>
      )}
      {bySwitch && (
        <Press class="put-back" data-scan="9" onClick={() => carry.putBack()}>
          {m.barrier_builders_back_on_the_tray()}
        </Press>
      )}
    </div>
  )
}

/** True if every item of the current direction has been placed. */
const isDone = ({ guide, order, directions, at, placed, puzzle }: State): boolean => {
  if (guide === 'voice') return order.length >= (directions[at]?.parts.length ?? 1)
  return placed.filter((spot) => spot !== null).length >= (puzzle?.wanted.length ?? 0)
}

/** Shows the bell, Next, and Ready. */
export function Actions({ play, show, layout, carry, free }: Omit<PartProps, 'takes'>) {
  const state = play.state.value
  const { guide, bellRings, ready } = state
  const held = carry.held.value !== null
  const done = isDone(state)
  const offersReady = guide !== 'voice' || isLast(state)
  const scan = held ? {} : { 'data-scan': done ? 'first' : '' }
  const left = maxBells - bellRings
  return (
    <div class="actions" style={boxStyle(layout.actions)}>
      <button
        type="button"
        class="bell"
        {...(held ? {} : { 'data-scan': '' })}
        aria-label={m.barrier_builders_ring_the_bell_to_ask_for()}
        disabled={!free || left <= 0}
        onClick={() => show.make({ kind: 'bell' })}
      >
        <svg
          key={bellRings}
          class={bellRings > 0 ? 'rings' : ''}
          viewBox="0 0 100 100"
          aria-hidden="true"
          {...html(bellPicture(paletteOf(play.look.value)))}
        />
      </button>
      <div class="go">
        {!isLast(state) && (
          <button
            type="button"
            class={`button ${guide === 'voice' ? '' : 'plain'}`}
            {...scan}
            disabled={!free || !show.can('next')}
            onClick={() => show.make({ kind: 'next' })}
          >
            {m.kit_next()}
          </button>
        )}
        {offersReady && (
          <button
            type="button"
            class="button"
            {...scan}
            aria-pressed={ready.builder}
            disabled={!free || ready.builder}
            onClick={() => show.make({ kind: 'ready', side: 'builder' })}
          >
            {ready.builder && <Icon name="check" />} {m.kit_ready()}
          </button>
        )}
      </div>
    </div>
  )
}
