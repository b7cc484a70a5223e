import { m } from '#messages'
import { entryOf } from './book.ts'
import { join } from './joining.ts'
import { rules, signsOf, type Made, type Said } from './rules.ts'
import type { FoundryPlay, Show } from './show.ts'
import { bendText, glossOf, unbroken } from './wording.ts'

/** A word with the letters lit where its spelling bends. */
export function Bent({ parts }: { parts: readonly string[] }) {
  const { word, bends } = join(parts)
  const lit = (i: number) => bends.some(({ at: [from, to] }) => i >= from && i < to)
  return <>{[...word].map((letter, i) => (lit(i) ? <mark key={i}>{letter}</mark> : letter))}</>
}

const asWhat: Record<Made['as'], string> = {
  order: m.word_foundry_the_order_is_filled(),
  bonus: m.word_foundry_not_on_the_order_but_a(),
  shown: m.word_foundry_now_you_know_it(),
}
const ways: Record<Said, string> = {
  alone: m.word_foundry_said_it(),
  together: m.word_foundry_said_it_together(),
  none: m.word_foundry_not_now(),
}

/** A word that rang: what it means, how it was built, and the invitation to use it. */
export function RungPanel({ play, show }: { play: FoundryPlay; show: Show }) {
  const state = play.state.value
  const { last, level } = state
  if (last?.kind !== 'rang') return null
  const { made } = last
  const { bends } = join(made.parts)
  const entry = entryOf(made.word, level.section)
  const offered = rules.moves(state).flatMap((move) => (move.kind === 'said' ? [move.how] : []))
  const asks = offered.length > 1
  const head = level.open
    ? made.rare
      ? m.word_foundry_a_rare_word()
      : m.word_foundry_it_rings_true()
    : asWhat[made.as]
  const gloss = play.values.meanings === 'off' ? '' : glossOf(made.parts)
  return (
    <div class="panel-card rung">
      <div class="word-card">
        <p class="kicker">{head}</p>
        <p class={`big-word ${made.rare ? 'rare' : ''}`}>{made.word}</p>
        <p class="formula">
          {made.parts.map(unbroken).join(' + ')}
          {bends.length > 0 && <span> · {bends.map(bendText).join(', ')}</span>}
        </p>
        <p class="meaning">
          {entry ? entry.clue : m.word_foundry_its_a_real_word_what_could()}
          {gloss && <small>{gloss}</small>}
        </p>
      </div>
      <div class="answers">
        {asks && (
          <p class="ask">
            {m.word_foundry_say_asentence_with_this_word()}
            {state.heat === null ? '.' : m.word_foundry_to_win_back_heat()}
          </p>
        )}
        {offered.map((how) => (
          <button
            key={how}
            type="button"
            class={`button ${how === 'alone' ? '' : 'plain'}`}
            data-scan=""
            onClick={() => show.make({ kind: 'said', how })}
          >
            {asks ? ways[how] : m.kit_next()}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The fire is low: words, or the bellows, bring it back. */
export function StokePanel({ play, show }: { play: FoundryPlay; show: Show }) {
  const state = play.state.value
  const word = state.wall.at(-1)?.word
  const offered = rules.moves(state).flatMap((move) => (move.kind === 'stoke' ? [move.how] : []))
  return (
    <div class="panel-card">
      <div class="word-card">
        <p class="kicker">{m.word_foundry_the_fire_is_low()}</p>
        <p class="meaning">
          {offered.includes('said')
            ? m.word_foundry_say_a_sentence_with_to_heat({ word: word ?? '' })
            : m.word_foundry_pump_some_air_into_it()}
        </p>
      </div>
      <div class="answers">
        {offered.map((how) => (
          <button
            key={how}
            type="button"
            class={`button ${how === 'said' ? '' : 'plain'}`}
            data-scan=""
            onClick={() => show.make({ kind: 'stoke', how })}
          >
            {how === 'said' ? m.word_foundry_said_it() : m.word_foundry_pump_the_bellows()}
          </button>
        ))}
      </div>
    </div>
  )
}

/** One of the words becomes the sign over the door. */
export function SignPanel({ play, show }: { play: FoundryPlay; show: Show }) {
  const state = play.state.value
  return (
    <div class="panel-card signs">
      <p class="kicker">{m.word_foundry_which_word_should_hang_over_your()}</p>
      <div class="sign-choices">
        {signsOf(state).map((word) => (
          <button
            key={word}
            type="button"
            class="button plain"
            data-scan=""
            onClick={() => show.make({ kind: 'sign', word })}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  )
}
