import { m } from '#messages'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { AnyPlay } from '../play/internal-play.ts'
import { offerArrows } from '../input/arrows.ts'
import '../styles/peek.css'

interface PeekProps {
  play: Pick<AnyPlay, 'clock'>
  /** Who may look. */
  name: string
  /** For a shared screen: what to look up on a device of one's own; the card itself isn't shown. */
  byNumber?: string | undefined
  close: () => void
  /** What only this player knows. */
  children: ComponentChildren
}

/** A card for one player: face down until that player takes the device, and face down again at a pause. */
export function Peek({ play, name, byNumber, close, children }: PeekProps) {
  const isUp = useSignal(false)
  useEffect(() => play.clock.onPause(() => (isUp.value = false)), [play])
  useLayoutEffect(() => offerArrows(), [])
  const shown = byNumber === undefined ? children : <p class="peek-number">{byNumber}</p>
  return (
    <section class="peek" role="group" aria-label={m.kit_card_of_name({ name })}>
      <h2 data-instruction="">{isUp.value ? m.kit_card_of_name({ name }) : m.kit_only_name_looks({ name })}</h2>
      {isUp.value && <div class="peek-card">{shown}</div>}
      <div class="row">
        {!isUp.value && (
          <button type="button" class="button big" data-scan="" onClick={() => (isUp.value = true)}>
            {m.kit_show_my_card()}
          </button>
        )}
        <button type="button" class="button plain" data-scan="" onClick={close}>
          {isUp.value ? m.kit_turn_it_over() : m.kit_back_to_the_game()}
        </button>
      </div>
    </section>
  )
}
