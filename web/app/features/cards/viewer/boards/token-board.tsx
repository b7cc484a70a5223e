import { m } from '#messages'
import { Minus } from 'lucide-react'
import { changeBoards, useBoards, addToken } from './board-state.ts'

const petals = [0, 72, 144, 216, 288]

function Token({ given }: { given: boolean }) {
  return (
    <svg className={given ? 'token is-given' : 'token'} viewBox="0 0 40 40" aria-hidden="true">
      {petals.map((turn) => (
        <circle key={turn} cx="20" cy="11" r="8" transform={`rotate(${turn} 20 20)`} />
      ))}
      <circle className="token-heart" cx="20" cy="20" r="6" />
    </svg>
  )
}

/** Token board: a tap adds a token; a full board celebrates quietly, and the next tap starts over. */
export function TokenBoard({ of }: { of: number }) {
  const { tokens } = useBoards()
  const given = Math.min(tokens, of)
  const full = given === of
  return (
    <div
      className="token-board flex items-center gap-2 min-w-0"
      role="group"
      aria-label={m.cards_token_board()}
      data-full={full || undefined}
    >
      <button
        type="button"
        className="token-row"
        data-scan="4"
        aria-label={full ? m.cards_restart_the_token_board() : m.cards_give_a_token()}
        onClick={() => changeBoards({ tokens: addToken(given, of) })}
      >
        {Array.from({ length: of }, (_, place) => (
          <Token key={place} given={place < given} />
        ))}
      </button>
      <button
        type="button"
        className="grid place-items-center size-12 border-0 rounded-[50%] bg-(--pane) text-inherit phone-landscape:hidden disabled:opacity-35"
        data-scan="4"
        aria-label={m.cards_take_a_token_back()}
        disabled={given === 0}
        onClick={() => changeBoards({ tokens: given - 1 })}
      >
        <Minus aria-hidden className="play-icon" />
      </button>
      <span className="sr-only" role="status">
        {full ? m.cards_all_tokens({ of }) : m.cards_of_tokens({ given, of })}
      </span>
    </div>
  )
}
