import { m } from '#messages'
import { ChevronLeft, ChevronRight, Eye, EyeOff } from 'lucide-react'
import { useMemo } from 'react'
import { useScan } from '../../scan/use-scan.ts'
import { hasAnswer, isFree, lettersOf } from '../faces/answers.ts'
import { WordsUsed } from '../help/words-used.tsx'
import type { ViewerAction } from '../input/keys.ts'
import { ScoreChip, ScoreStrip } from '../scoring/score-strip.tsx'
import { useViewerKeys } from '../input/use-viewer-keys.ts'
import { CardNow } from './card-now.tsx'
import type { FromStrip, StripRun, StripState } from './messages.ts'
import { useStripWindow } from './use-strip-window.ts'

type Say = (message: FromStrip) => void
/** What a strip away from its cards shows. */
export type DeskState = Omit<StripState, 'sitting' | 'table'>

/** The run of the other window as the strip knows it: what is pressed here is said there. */
function useRemoteRun(state: DeskState, say: Say): StripRun {
  return useMemo(
    () => ({
      ...{ card: state.card, showing: state.showing, scored: state.scored, tally: state.tally, here: state.here },
      canUndo: state.canUndo,
      score: (result, more = {}) => say({ kind: 'score', result, more }),
      say: (words) => say({ kind: 'say', words }),
      help: {
        now: state.help,
        set: (next) => say({ kind: 'help', help: typeof next === 'function' ? next(state.help) : next }),
        cycle: () => say({ kind: 'act', action: 'cue' }),
      },
    }),
    [state, say],
  )
}

function Moves({ state, act, say }: { state: DeskState; act: (action: ViewerAction) => void; say: Say }) {
  const Icon = state.shown ? EyeOff : Eye
  return (
    <div className="now-moves">
      <button
        type="button"
        className="now-move"
        aria-label={m.ui_previous_card()}
        data-scan="5"
        onClick={() => act('previous')}
      >
        <ChevronLeft aria-hidden className="play-icon" />
        <span>{m.ui_previous()}</span>
      </button>
      {hasAnswer(state.card) ? (
        <button
          type="button"
          className="now-move"
          aria-pressed={state.shown}
          data-scan="1"
          onClick={() => say({ kind: 'answer' })}
        >
          <Icon aria-hidden className="play-icon" />
          <span>{state.shown ? m.cards_hide_answer() : m.cards_show_answer()}</span>
        </button>
      ) : null}
      <button
        type="button"
        className="now-move is-next"
        aria-label={m.ui_next_card()}
        data-scan="1"
        onClick={() => act('next')}
      >
        <span>{m.ui_next()}</span>
        <ChevronRight aria-hidden className="play-icon" />
      </button>
    </div>
  )
}

/** The scoring of cards that stand elsewhere: in another window, or on another device. */
export function StripDesk({ state, say, summary }: { state: DeskState; say: Say; summary: boolean }) {
  const run = useRemoteRun(state, say)
  const act = useMemo(() => (action: ViewerAction) => say({ kind: 'act', action }), [say])
  useScan()
  useViewerKeys(act, { scoring: true, letters: lettersOf(state.card) })
  return (
    <>
      <CardNow {...state} />
      <div className="now-said">
        {isFree(state.card) ? <WordsUsed run={run} /> : null}
        <ScoreChip scored={state.scored} card={state.card.key} />
      </div>
      <ScoreStrip run={run} act={act} summary={summary} />
      <Moves state={state} act={act} say={say} />
    </>
  )
}

const waits = {
  waiting: m.cards_waiting_for_the_cards_in_the(),
  rest: m.cards_no_cards_are_open_in_the(),
  over: m.cards_scoring_is_back_under_the_cards(),
  alone: m.cards_open_this_window_from_the_cards(),
}

/** The scoring strip in a window of its own, so that a shared screen shows no numbers. */
export function StripWindow({ id }: { id: string }) {
  const { state, wait, say } = useStripWindow(id)
  return (
    <main id="main" className="strip-window" data-scan-room="">
      {state ? (
        <StripDesk state={state} say={say} summary />
      ) : (
        <p
          className="self-center max-w-[32ch] m-auto text-[22px]/[1.35] font-semibold font-display text-center"
          role="status"
        >
          {waits[wait]}
        </p>
      )}
    </main>
  )
}
