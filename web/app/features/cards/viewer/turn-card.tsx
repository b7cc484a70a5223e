import { m } from '#messages'
import type { Card, Deck, Earned } from '@marigold/contract'
import { Check, ChevronDown, LayoutGrid, Play } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCloseOnBack } from '../../../platform/navigation/close-on-back.ts'
import { parseOwnId } from '../areas/own/own-set.ts'
import { OwnVoiceTool } from '../areas/own/own-voice-tool.tsx'
import { useScan } from '../scan/use-scan.ts'
import { Announcer, EdgeButtons } from './card-viewer.tsx'
import { FaceStack } from './face-stack.tsx'
import { isFreeResponse, letterCount } from './faces/answers.ts'
import { usePreloadPictures } from './faces/use-preload-pictures.ts'
import { CueButton } from './help/cue-button.tsx'
import { ScoreZones, UndoButton } from './scoring/score-strip.tsx'
import { useViewerSettings } from './settings/settings.ts'
import { useSwipe } from './input/use-swipe.ts'
import { useTurn } from './use-turn.ts'
import { usePracticedToday } from './use-practiced-today.ts'
import { useViewerKeys } from './input/use-viewer-keys.ts'

export interface TurnCardProps {
  deck: Deck
  start: number
  trials: number
  player: { seat: number; name: string; color: string; mark: ReactNode }
  /** A short goal for the turn; a tap on it changes the cards. */
  goal: string
  onGoal: () => void
  /** True while something on top of the cards handles the keys. */
  covered: boolean
  /** `next` is the index of the card that starts the next turn. */
  onDone: (results: readonly Earned[], next: number) => void
  onMenu: (results: readonly Earned[]) => void
}

function TrialFlowers({ of, done }: { of: number; done: number }) {
  return (
    <span className="turn-trials" role="status" aria-label={m.cards_try_of({ min: Math.min(done + 1, of), of })}>
      {Array.from({ length: of }, (_, place) => (
        <i
          key={place}
          className={
            place < done ? 'is-done' : place === done ? 'bg-paper text-ink [box-shadow:inset_0_0_0_3px_var(--ink)]' : ''
          }
          aria-hidden
        >
          {place < done ? <Check strokeWidth={3} /> : place + 1}
        </i>
      ))}
    </span>
  )
}

/** Header of a turn: the player, the goal, the trials so far, and the exits. */
function TurnHead(
  props: Pick<TurnCardProps, 'player' | 'goal' | 'onGoal' | 'trials'> & {
    card: Card | undefined
    done: number
    onBack: () => void
    onMenu: () => void
  },
) {
  return (
    <header className="w-full grid grid-cols-[1fr_auto_1fr] items-center gap-4 phone-portrait:grid-cols-[auto_minmax(0,1fr)] phone-portrait:gap-y-1.5 phone-portrait:gap-x-2">
      <span className="turn-who flex items-center gap-3 min-w-0 [font:600_calc(var(--u)_*_8)_/_1.1_var(--display)] phone-portrait:col-span-2 phone-portrait:gap-2 phone-portrait:text-lead [&>svg]:size-[calc(var(--u)_*_14)] phone-portrait:[&>svg]:size-9">
        {props.player.mark}
        <span className="flex-1 min-w-0 grid grid-cols-[minmax(0,1fr)] justify-items-start [&_b]:max-w-full">
          <b>{props.player.name}</b>
          <button
            type="button"
            className="turn-goal flex items-center gap-1.5 max-w-full min-h-12 mt-0 mr-0 -mb-2 -ml-2.5 py-0 px-2.5 border-0 rounded-(--full) [background:none] text-ink-2 [font:600_var(--type-body)_/_1.2_var(--text)]"
            data-scan="6"
            aria-haspopup="dialog"
            onClick={props.onGoal}
          >
            <span className="overflow-hidden text-ellipsis whitespace-nowrap">{props.goal}</span>
            <ChevronDown aria-hidden />
            <span className="sr-only">{m.cards_change_the_cards()}</span>
          </button>
        </span>
      </span>
      <TrialFlowers of={props.trials} done={props.done} />
      <span className="flex gap-2 justify-self-end">
        <OwnVoiceTool id={props.card ? parseOwnId(props.card.key) : null} className="turn-btn" />
        <button
          type="button"
          className="turn-btn"
          data-scan=""
          data-scan-group=""
          data-scan-late=""
          aria-label={m.cards_back_to_main_menu()}
          title={m.cards_back_to_main_menu()}
          onClick={props.onMenu}
        >
          <LayoutGrid aria-hidden />
        </button>
        <button type="button" className="turn-btn is-main" data-scan="7" onClick={props.onBack}>
          <Play aria-hidden />
          {m.ui_back_to_game()}
        </button>
      </span>
    </header>
  )
}

/** A player's cards before their turn. Closes after the last one; a score or Next uses one up. */
export function TurnCard(props: TurnCardProps) {
  const { deck, start, trials, player, covered, onDone } = props
  const { run, answer, onTouch, onMove, act, done, over, results } = useTurn({
    deck,
    start,
    trials,
    seat: player.seat,
    onDone,
  })
  const { index } = run
  usePreloadPictures(run.cards, index)
  usePracticedToday(run.card, run.seat)
  const close = () => onDone(results, index)
  useCloseOnBack(true, close)
  const root = useRef<HTMLElement>(null)
  const { underline, bigText, hides } = useViewerSettings()
  const face = useRef<HTMLDivElement>(null)
  useSwipe(face, onMove)
  useScan()
  useViewerKeys(act, { scoring: true, letters: letterCount(run.card), enabled: !over && !covered })
  // The game frame had the focus; this page needs it for its keys.
  useEffect(() => {
    if (!covered) root.current?.focus()
  }, [covered])
  return (
    <section
      className="turn-card [--edge-line:rgb(43_27_61_/_0.48)] fixed inset-0 z-20 grid place-items-center bg-night/85 [outline:0] select-none touch-manipulation pointer-coarse:[&_kbd]:hidden"
      ref={root}
      data-plain={underline ? undefined : true}
      data-big={bigText || undefined}
      data-hides={hides === 'nothing' ? undefined : hides}
      inert={covered || over}
      data-scan-room=""
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-label={m.cards_cards_for_2({ name: player.name })}
      style={{ '--player': player.color } as React.CSSProperties}
    >
      <div className="turn-sheet">
        <TurnHead {...props} card={run.card} done={done} onBack={close} onMenu={() => props.onMenu(results)} />
        <div className="turn-face" ref={face}>
          {run.card ? (
            <FaceStack cards={run.cards} index={index} showing={run.showing} answer={answer} onTouch={onTouch} />
          ) : (
            <p className="[font:600_calc(var(--u)_*_9)_/_1.2_var(--display)] text-center">
              {m.cards_no_data_available()}
            </p>
          )}
        </div>
        <Announcer run={run} answer={answer} />
        <div className="turn-score" role="group" aria-label={m.cards_scoring()}>
          {run.scale === 'accuracy' ? <CueButton help={run.help} onAct={act} /> : null}
          <ScoreZones scale={run.scale} free={run.card ? isFreeResponse(run.card) : false} onScore={act} />
          <UndoButton run={run} act={act} />
        </div>
      </div>
      <EdgeButtons onMove={onMove} />
    </section>
  )
}
