import { m } from '#messages'
import { ChevronLeft, ChevronRight, Eye, EyeOff } from 'lucide-react'
import { useMemo } from 'react'
import { useScan } from '../../scan/use-scan.ts'
import { hasAnswer, isFreeResponse, letterCount } from '../faces/answers.ts'
import { WordsUsed } from '../help/words-used.tsx'
import type { ViewerAction } from '../input/keys.ts'
import { ScoreChip, ScoreStrip } from '../scoring/score-strip.tsx'
import { useViewerKeys } from '../input/use-viewer-keys.ts'
import { CurrentCard } from './current-card.tsx'
import type { FromStrip, StripRun, StripState } from './messages.ts'
import { useScoringWindow } from './use-scoring-window.ts'

type Say = (message: FromStrip) => void
/** What a strip in another window shows. */
export type RemoteStripState = Omit<StripState, 'session' | 'table'>

/** The other window's run; actions here are sent there. */
function useRemoteRun(state: RemoteStripState, say: Say): StripRun {
  return useMemo(
    () => ({
      ...{
        card: state.card,
        scale: state.scale,
        showing: state.showing,
        scored: state.scored,
        tally: state.tally,
        here: state.here,
      },
      canUndo: state.canUndo,
      score: (slot, more = {}) => say({ kind: 'score', slot, more }),
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

function Moves({ state, act, say }: { state: RemoteStripState; act: (action: ViewerAction) => void; say: Say }) {
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

/** Scoring strip for cards in another window or on another device. */
export function RemoteStrip({ state, say, summary }: { state: RemoteStripState; say: Say; summary: boolean }) {
  const run = useRemoteRun(state, say)
  const act = useMemo(() => (action: ViewerAction) => say({ kind: 'act', action }), [say])
  useScan()
  useViewerKeys(act, { scoring: true, letters: letterCount(state.card) })
  return (
    <>
      <CurrentCard {...state} />
      <div className="now-said">
        {isFreeResponse(state.card) ? <WordsUsed run={run} /> : null}
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

/** Scoring strip in its own window, so that a shared screen shows no numbers. */
export function ScoringWindow({ id }: { id: string }) {
  const { state, wait, say } = useScoringWindow(id)
  return (
    <main id="main" className="strip-window" data-scan-room="">
      {state ? (
        <RemoteStrip state={state} say={say} summary />
      ) : (
        <p
          className="self-center max-w-[32ch] m-auto text-title/[1.35] font-semibold font-display text-center"
          role="status"
        >
          {waits[wait]}
        </p>
      )}
    </main>
  )
}
