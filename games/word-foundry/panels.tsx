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
  order: 'The order is filled',
  bonus: 'Nobody asked for it, and it is real: a bonus',
  shown: 'Now you know it',
}
const ways: Record<Said, string> = { alone: 'Said it', together: 'Said it together', none: 'Not now' }

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
  const head = level.open ? (made.rare ? 'A rare word' : 'It rings true') : asWhat[made.as]
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
          {entry ? entry.clue : 'It is a real word. What could it mean?'}
          {gloss && <small>{gloss}</small>}
        </p>
      </div>
      <div class="answers">
        {asks && <p class="ask">Say a sentence with this word{state.heat === null ? '.' : ' to win back heat.'}</p>}
        {offered.map((how) => (
          <button
            key={how}
            type="button"
            class={`button ${how === 'alone' ? '' : 'plain'}`}
            data-scan=""
            onClick={() => show.make({ kind: 'said', how })}
          >
            {asks ? ways[how] : 'Next'}
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
        <p class="kicker">The fire is low</p>
        <p class="meaning">
          {offered.includes('said')
            ? `Say a sentence with “${word ?? ''}” to heat it up well.`
            : 'Pump some air into it.'}
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
            {how === 'said' ? 'Said it' : 'Pump the bellows'}
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
      <p class="kicker">Which word shall hang over your door?</p>
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
