import { m } from '#messages'
import { useSignal, type Signal } from '@preact/signals'
import { Peek, Press } from '../kit/index.ts'
import { ownersOf } from '../kit/split.ts'
import { numberOf, OwnPieces } from './panel.tsx'
import { planks } from './planks.ts'
import type { TeeterPlay } from './play-types.ts'
import type { State } from './state.ts'

function Stepper({ label, value, min, max }: { label: string; value: Signal<number>; min: number; max: number }) {
  const step = (by: number) => (value.value = Math.max(min, Math.min(max, value.value + by)))
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <Press class="button plain" aria-label={m.kit_decrease_setting({ setting: label })} onClick={() => step(-1)}>
        −
      </Press>
      <b>{value.value}</b>
      <Press class="button plain" aria-label={m.kit_increase_setting({ setting: label })} onClick={() => step(1)}>
        +
      </Press>
    </div>
  )
}

/** On a call: a client's own device shows the card that the shared screen names, and nothing else. */
export function NumberCards({ play, state, done }: { play: TeeterPlay; state: State; done: () => void }) {
  const number = useSignal(1)
  const seats = useSignal(2)
  const card = useSignal(1)
  const peeking = useSignal(false)
  const known = planks.filter(({ from }) => from === state.level.from)
  const plank = known.find((one) => numberOf(one) === number.value)
  if (peeking.value && plank) {
    const owners = ownersOf(plank.pieces.length, seats.value, 0)
    const table: State = {
      ...state,
      deck: [plank],
      at: 0,
      pieces: plank.pieces,
      owners,
      seats: seats.value,
      waiting: null,
    }
    return (
      <Peek
        play={play}
        name={m.teeter_critters_player_number({ number: card.value })}
        close={() => (peeking.value = false)}
      >
        <OwnPieces play={play} state={table} seat={card.value - 1} />
      </Peek>
    )
  }
  return (
    <section class="crew-panel">
      <p class="instruction" data-instruction="">
        {m.teeter_critters_which_card_is_yours()}
      </p>
      <Stepper label={m.teeter_critters_plank()} value={number} min={1} max={known.length} />
      <Stepper label={m.teeter_critters_players()} value={seats} min={2} max={6} />
      <Stepper label={m.teeter_critters_card_number()} value={card} min={1} max={seats.value} />
      <div class="row">
        <Press class="button big" data-scan="first" onClick={() => (peeking.value = true)}>
          {m.teeter_critters_find_my_card()}
        </Press>
        <Press class="button plain" onClick={done}>
          {m.kit_done()}
        </Press>
      </div>
    </section>
  )
}
