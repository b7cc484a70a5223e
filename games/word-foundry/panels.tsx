import { m } from '#messages'
import { AdultConfirm, ChoicePanel, html, Press } from '../kit/index.ts'
import { entryOf } from './book.ts'
import { joinParts } from './joining.ts'
import { signsOf, type Made } from './rules.ts'
import type { FoundryPlay, Show } from './show.ts'
import { bendText, glossOf, withNonbreakingHyphen } from './wording.ts'

/** A word with the characters highlighted where its spelling changes. */
export function JoinedWord({ parts }: { parts: readonly string[] }) {
  const { word, bends } = joinParts(parts)
  const lit = (i: number) => bends.some(({ at: [from, to] }) => i >= from && i < to)
  return <>{[...word].map((letter, i) => (lit(i) ? <mark key={i}>{letter}</mark> : letter))}</>
}

const asWhat: Record<Made['as'], string> = {
  order: m.word_foundry_the_order_is_filled(),
  bonus: m.word_foundry_not_on_the_order_but_a(),
  shown: m.word_foundry_now_you_know_it(),
}
/** A word that rang: what it means, how it was built, and the invitation to use it. */
export function RungPanel({ play, show }: { play: FoundryPlay; show: Show }) {
  const state = play.state.value
  const { last, level } = state
  if (last?.kind !== 'rang') return null
  const { made } = last
  const { bends } = joinParts(made.parts)
  const entry = entryOf(made.word, level.section)
  const asks = state.sentence !== 'off'
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
          {made.parts.map(withNonbreakingHyphen).join(' + ')}
          {bends.length > 0 && <span> · {bends.map(bendText).join(', ')}</span>}
        </p>
        <p class="meaning">
          {entry ? entry.clue : m.word_foundry_its_a_real_word_what_could()}
          {gloss && <small>{gloss}</small>}
        </p>
      </div>
      <div class="answers">
        {asks && (
          <p class="ask" data-instruction="">
            {state.heat === null
              ? m.word_foundry_say_a_sentence_with_this_word()
              : m.word_foundry_say_a_sentence_to_win_back_heat()}
          </p>
        )}
        {state.sentence !== 'must' && (
          <Press class={asks ? 'button plain' : 'button'} onClick={() => show.make({ kind: 'said', how: 'none' })}>
            {asks ? m.word_foundry_not_now() : m.kit_next()}
          </Press>
        )}
        {asks && <AdultConfirm play={play} onScore={(earned) => show.told(earned, (how) => ({ kind: 'said', how }))} />}
      </div>
    </div>
  )
}

/** The fire is low: a sentence brings it back, and the bellows alone don't. */
export function StokePanel({ play, show }: { play: FoundryPlay; show: Show }) {
  const word = play.state.value.wall.at(-1)?.word ?? ''
  return (
    <div class="panel-card">
      <div class="word-card">
        <p class="kicker">{m.word_foundry_the_fire_is_low()}</p>
        <p class="meaning" data-instruction="">
          {m.word_foundry_say_a_sentence_with_to_heat({ word })}
        </p>
      </div>
      <div class="answers">
        <Press class="button plain" onClick={() => show.make({ kind: 'stoke', how: 'none' })}>
          {m.word_foundry_go_on_with_a_low_fire()}
        </Press>
        <AdultConfirm play={play} onScore={(earned) => show.told(earned, (how) => ({ kind: 'stoke', how }))} />
      </div>
    </div>
  )
}

const metalPicture = (fill: string, more = '') => (
  <svg viewBox="0 0 120 80">
    <path d="M20 64L34 26H86L100 64Z" fill={fill} />
    <path d="M34 26H86L82 36H38Z" fill="#FFFFFF" fill-opacity=".4" />
    <g {...html(more)} />
  </svg>
)
const question = '<text x="60" y="62" font-size="34" font-weight="700" text-anchor="middle" fill="#fff">?</text>'

/** Asks what the next word is made of. */
export function MetalPanel({ show }: { show: Show }) {
  return (
    <ChoicePanel
      title={m.word_foundry_what_will_you_make_it_of()}
      choose={(ore) => show.make({ kind: 'metal', ore })}
      options={[
        {
          value: false,
          label: m.word_foundry_iron(),
          outcome: m.word_foundry_sure_and_strong_one_place(),
          picture: metalPicture('#6D7590'),
        },
        {
          value: true,
          label: m.word_foundry_mystery_ore(),
          outcome: m.word_foundry_two_places_or_a_paperweight(),
          picture: metalPicture('#7A4FB0', question),
        },
      ]}
    />
  )
}

/** Asks whether the next word is a quick order or a masterpiece. */
export function PlanPanel({ show }: { show: Show }) {
  return (
    <ChoicePanel
      title={m.word_foundry_how_big_will_it_be()}
      choose={(masterpiece) => show.make({ kind: 'plan', masterpiece })}
      options={[
        {
          value: false,
          label: m.word_foundry_quick_order(),
          outcome: m.word_foundry_small_and_one_more_order_after(),
          picture: metalPicture('#6D7590'),
        },
        {
          value: true,
          label: m.word_foundry_masterpiece(),
          outcome: m.word_foundry_twice_as_big_one_order_less(),
          picture: metalPicture(
            '#D99A2B',
            '<path d="M60 4l6 13l14 2l-10 10l2 14l-12 -7l-12 7l2 -14l-10 -10l14 -2z" fill="#FFD66E"/>',
          ),
        },
      ]}
    />
  )
}

/** The player chooses one of the words as the sign over the door. */
export function SignPanel({ play, show }: { play: FoundryPlay; show: Show }) {
  const state = play.state.value
  return (
    <div class="panel-card signs">
      <p class="kicker" data-instruction="">
        {m.word_foundry_which_word_should_hang_over_your()}
      </p>
      <div class="sign-choices">
        {signsOf(state).map((word) => (
          <Press key={word} class="button plain" onClick={() => show.make({ kind: 'sign', word })}>
            {word}
          </Press>
        ))}
      </div>
    </div>
  )
}
