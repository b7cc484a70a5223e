import { m } from '#messages'
import type { AnyPlay } from '../play/inside.ts'
import { Badge } from './symbol.tsx'

const scores = [
  ['correct', m.kit_got_it()],
  ['approx', m.kit_close()],
  ['incorrect', m.kit_not_yet()],
] as const

/** Practice tries before a turn, scored by the adult; whatever the score, the turn comes. */
export function Practice({ play }: { play: AnyPlay }) {
  const { done, of } = play.practice.value
  if (done >= of || play.banner.value || play.ending.value) return null
  return (
    <section class="practice" aria-label={m.kit_practice()}>
      <p>
        <Badge player={play.person.value} size={36} /> {m.kit_practice_of({ done: done + 1, of })}
      </p>
      <div class="dots" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < done ? 'full' : ''} />
        ))}
      </div>
      <div class="row">
        {scores.map(([result, label]) => (
          <button
            key={result}
            type="button"
            class={`button ${result}`}
            data-scan=""
            onClick={() => play.scorePractice(result)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
