import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { Press } from '../kit/index.ts'
import { ownCrossings } from './chunking.ts'
import type { PanelProps } from './show.ts'

/** Returns the text written in an earlier game on this device. */
const ownIn = (kept: unknown): string => {
  const own = (kept as { own?: unknown } | null | undefined)?.own
  return typeof own === 'string' ? own.slice(0, 600) : ''
}

// Games run in a frame that must not submit forms, so a button handles the input.
/** Where users write their own sentences before the first crossing. They stay on this device and are not logged. */
export function OwnPanel({ play, show }: PanelProps) {
  const text = useSignal(ownIn(play.kept.value))
  const count = ownCrossings(text.value).length
  const take = () => {
    play.keep({ ...(play.kept.value as object | undefined), own: text.value })
    show.make({ kind: 'own', text: text.value })
  }
  return (
    <section class="st-own" aria-labelledby="st-own-title">
      <h2 id="st-own-title">{m.steppingstone_tempo_your_own_sentences()}</h2>
      <p id="st-own-help">{m.steppingstone_tempo_each_line_or_sentence_is_a()}</p>
      <textarea
        rows={4}
        maxLength={600}
        aria-label={m.steppingstone_tempo_sentences_to_cross()}
        aria-describedby="st-own-help st-own-count"
        placeholder={m.steppingstone_tempo_hello_my_name_is_sam_could()}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <p id="st-own-count" role="status">
        {count === 0 ? m.steppingstone_tempo_nothing_to_cross_yet() : m.steppingstone_tempo_count_crossings({ count })}
      </p>
      <div class="st-two">
        <Press class="button" data-scan="first" disabled={count === 0} onClick={take}>
          {m.steppingstone_tempo_lay_them_out()}
        </Press>
        <Press class="button plain" onClick={() => show.make({ kind: 'own', text: '' })}>
          {m.steppingstone_tempo_use_the_levels_words()}
        </Press>
      </div>
      <small>{m.steppingstone_tempo_what_you_write_stays_on_this()}</small>
    </section>
  )
}
