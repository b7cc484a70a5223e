import { useSignal } from '@preact/signals'
import { ownCrossings } from './chunking.ts'
import type { StonePlay } from './scene.ts'
import type { Show } from './show.ts'

/** What somebody wrote in an earlier play on this device. */
const ownIn = (kept: unknown): string => {
  const own = (kept as { own?: unknown } | null | undefined)?.own
  return typeof own === 'string' ? own.slice(0, 600) : ''
}

// A frame without the right to submit forms drops the event itself: a button does it.
/** Where sentences of one's own are written before the first crossing. They stay on this device and out of the log. */
export function OwnPanel({ play, show }: { play: StonePlay; show: Show }) {
  const text = useSignal(ownIn(play.kept.value))
  const count = ownCrossings(text.value).length
  const take = () => {
    play.keep({ ...(play.kept.value as object | undefined), own: text.value })
    show.make({ kind: 'own', text: text.value })
  }
  return (
    <section class="st-own" aria-labelledby="st-own-title">
      <h2 id="st-own-title">Your own sentences</h2>
      <p id="st-own-help">
        Each line or sentence is a crossing. A comma or a slash <b>/</b> makes a stone to pause on.
      </p>
      <textarea
        rows={4}
        maxLength={600}
        aria-label="Sentences to cross"
        aria-describedby="st-own-help st-own-count"
        placeholder="Hello, / my name is Sam. Could I have a ticket, / please?"
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <p id="st-own-count" role="status">
        {count === 0 ? 'Nothing to cross yet' : count === 1 ? '1 crossing' : `${count} crossings, round and round`}
      </p>
      <div class="st-two">
        <button type="button" class="button" data-scan="first" disabled={count === 0} onClick={take}>
          Lay them out
        </button>
        <button type="button" class="button plain" data-scan="" onClick={() => show.make({ kind: 'own', text: '' })}>
          Take the level’s words
        </button>
      </div>
      <small>What you write stays on this device and out of notes.</small>
    </section>
  )
}
