import { m } from '#messages'
import { ArrowRight, Check } from 'lucide-react'
import { toBoardChoice } from './board-choices.ts'
import { changeBoards, useBoards } from './board-state.ts'

function Side({ title, stored }: { title: string; stored: string }) {
  const { name, picture } = toBoardChoice(stored)
  return (
    <>
      {picture ? <img src={picture} alt="" /> : null}
      <span>
        <small>{title}</small>
        <b>{name}</b>
      </span>
    </>
  )
}

/** First-then board: a tap marks the first part as done, then the second one is current. */
export function FirstThen() {
  const { first, then, firstDone } = useBoards()
  return (
    <div
      className="first-then flex items-center gap-2 min-w-0 phone-landscape:gap-1"
      role="group"
      aria-label={m.cards_first_and_then()}
      data-done={firstDone || undefined}
    >
      <button
        type="button"
        className="board-side is-first"
        data-scan="4"
        aria-pressed={firstDone}
        onClick={() => changeBoards({ firstDone: !firstDone })}
      >
        <Side title={m.ui_first()} stored={first} />
        {firstDone ? (
          <>
            <Check aria-hidden className="play-icon" />
            <span className="sr-only"> {m.cards_done_2()}</span>
          </>
        ) : null}
      </button>
      <ArrowRight aria-hidden className="play-icon board-arrow" />
      <div className="board-side is-then">
        <Side title={m.ui_then()} stored={then} />
        {firstDone ? <span className="sr-only"> {m.cards_now()}</span> : null}
      </div>
    </div>
  )
}
