import { m } from '#messages'
import type { AnyPlay } from '../play/internal-play.ts'
import { AdultConfirm } from './adult-confirm.tsx'
import { Badge } from './symbol.tsx'

/** What is practiced: the player's next card, or, without cards, a word that only the players know. */
function wordOf({ deck, practiced, person }: AnyPlay): string {
  const cards = deck.value?.cards ?? []
  const card = cards[(practiced.value[person.value.id] ?? 0) % Math.max(1, cards.length)]
  return card ? card.caption || card.prompt : m.kit_say_your_practice_word_then_score_it()
}

/** Practice tries before a turn, scored by the adult; whatever the score, the turn comes. */
export function Practice({ play }: { play: AnyPlay }) {
  const { by, done, of } = play.practice.value
  if (by !== 'adult' || done >= of || play.banner.value || play.ending.value) return null
  return (
    <>
      <section class="practice" aria-label={m.kit_practice()}>
        <p>
          <Badge player={play.person.value} size={36} />{' '}
          {m.kit_practice_number_of_total({ number: done + 1, total: of })}
        </p>
        <p class="practice-word">{wordOf(play)}</p>
        <div class="dots" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < done ? 'full' : ''} />
          ))}
        </div>
      </section>
      <AdultConfirm key={done} play={play} onScore={(earned) => play.scorePractice(earned)} />
    </>
  )
}
