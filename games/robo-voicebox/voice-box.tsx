import { m } from '#messages'
import { Badge, boxStyle, html, type Carry } from '../kit/index.ts'
import { ChipFace, showsOf } from './chips.tsx'
import type { Layout } from './layout.ts'
import { nameOfChip } from './phonemes.ts'
import { openMoves } from './open-moves.ts'
import { firstWrong } from './rules.ts'
import type { Show } from './show.ts'
import { seatOfSlot, taskOf, type RoboPlay } from './state.ts'
import { placeKey, placeName, slotName } from './texts.ts'

interface PartProps {
  play: RoboPlay
  show: Show
  layout: Layout
  carry: Carry
  free: boolean
}

/** Shows a filled slot: a tap takes the chip out, a drag moves it, and another carried chip replaces it. */
function FilledSlot({
  play,
  show,
  carry,
  free,
  slot,
  chip,
}: Omit<PartProps, 'layout'> & { slot: number; chip: number }) {
  const state = play.state.value
  const one = taskOf(state).chips[chip]
  if (!one) return null
  const id = `c${chip}`
  const other = carry.held.value !== null && carry.held.value !== id
  const thing = carry.thing(id)
  const takeable = openMoves(state).some((move) => move.kind === 'take' && move.slot === slot)
  const button = other
    ? carry.place(`s${slot}`)
    : {
        ...thing,
        'data-scan': '' as const,
        'data-place': `s${slot}`,
        onClick() {
          thing.onClick()
          if (carry.held.value !== id) return
          carry.putBack()
          show.make({ kind: 'take', slot })
        },
      }
  const name = other
    ? m.robo_voicebox_slot_replace_chip({ slot: slotName(state, slot), chip: nameOfChip(one) })
    : m.robo_voicebox_take_out({ chip: nameOfChip(one) })
  return (
    <button
      type="button"
      class="robo-chip is-in"
      aria-label={name}
      {...button}
      aria-pressed={undefined}
      disabled={!free || (!other && !takeable) || ('disabled' in button && button.disabled === true)}
    >
      <ChipFace chip={one} shows={showsOf(play)} />
    </button>
  )
}

/** Shows an empty slot; if there is only one chip to place, a tap places it. */
function EmptySlot({ play, show, carry, free, slot }: Omit<PartProps, 'layout'> & { slot: number }) {
  const state = play.state.value
  const { kind } = taskOf(state)
  const place = carry.place(`s${slot}`)
  const direct = kind === 'place' && carry.held.value === null
  const may = openMoves(state).some((move) => move.kind === 'put' && move.chip === 0 && move.slot === slot)
  const button = direct
    ? { ...place, 'data-scan': '' as const, onClick: () => show.make({ kind: 'put', chip: 0, slot }), disabled: !may }
    : place
  const name = slotName(state, slot)
  return (
    <button
      type="button"
      class={`robo-hole ${carry.held.value !== null && !button.disabled ? 'is-open' : ''}`}
      aria-label={direct ? m.robo_voicebox_put_it_in_the_slot({ place: placeKey(slot) }) : name}
      {...button}
      disabled={!free || button.disabled === true || (!direct && carry.held.value === null)}
    >
      {kind === 'place' && <small>{placeName(slot)}</small>}
    </button>
  )
}

/** Shows the voice box with its slots. */
export function VoiceBox(props: PartProps) {
  const { play, show, layout } = props
  const state = play.state.value
  const two = state.seats > 1 && taskOf(state).kind === 'build'
  const hint = state.hinted && !show.busy.value && state.phase === 'build' ? firstWrong(taskOf(state), state.slots) : -1
  return (
    <div
      class="robo-box"
      style={{ ...boxStyle(layout.box), '--slot': `${layout.slot}px` }}
      role="group"
      aria-label={m.robo_voicebox_voice_box()}
      data-scan-group={m.robo_voicebox_voice_box()}
    >
      {state.slots.map((chip, slot) => {
        const player = play.players[seatOfSlot(state, slot)]
        const sounds = show.sounding.value === slot
        return (
          <div key={slot} class={`robo-slot ${sounds ? 'is-sounding' : ''} ${hint === slot ? 'is-hint' : ''}`}>
            {chip === null ? (
              <EmptySlot {...props} slot={slot} />
            ) : (
              <FilledSlot key={chip} {...props} slot={slot} chip={chip} />
            )}
            {two && player && <Badge player={player} size={26} />}
          </div>
        )
      })}
    </div>
  )
}

/** Shows the lever, lit when a word can be said; before that, pulling it is only for fun and not a stop of a scan. */
export function Lever({ play, show, layout, carry, free, drawn }: PartProps & { drawn: string }) {
  const state = play.state.value
  const ready = show.can('pull')
  return (
    <button
      type="button"
      class={`robo-lever ${show.lever.value ? 'is-down' : ''} ${free && ready && state.touched ? 'is-ready' : ''}`}
      style={boxStyle(layout.lever)}
      aria-label={ready ? m.robo_voicebox_pull_the_lever() : m.robo_voicebox_try_the_lever()}
      {...(ready ? { 'data-scan': state.touched ? ('first' as const) : ('' as const) } : {})}
      disabled={!free || carry.held.value !== null}
      onClick={show.pull}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" {...html(drawn)} />
    </button>
  )
}
