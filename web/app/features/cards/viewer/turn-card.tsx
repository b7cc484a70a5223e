import type { Card, Deck } from '@marigold/contract'
import { Check, ChevronDown, LayoutGrid, Play } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useBackCloses } from '../../../platform/navigation/back-closes.ts'
import { isFelt } from '../areas/by-area.ts'
import { ownId } from '../areas/own/own-set.ts'
import { OwnVoiceTool } from '../areas/own/own-voice-tool.tsx'
import { useScan } from '../scan/use-scan.ts'
import { Announcer, Edges } from './card-viewer.tsx'
import { FaceStack } from './face-stack.tsx'
import { isFree, lettersOf } from './faces/answers.ts'
import { usePreload } from './faces/preload.ts'
import { CueButton } from './help/cue-button.tsx'
import { ScoreZones, UndoButton } from './scoring/score-strip.tsx'
import { useViewerSettings } from './settings/settings.ts'
import { useSwipe } from './input/use-swipe.ts'
import { useTurn } from './use-turn.ts'
import { useUsedToday } from './use-used-today.ts'
import { useViewerKeys } from './input/use-viewer-keys.ts'

export interface TurnCardProps {
  deck: Deck
  start: number
  trials: number
  player: { seat: number; name: string; color: string; mark: ReactNode }
  /** What is practiced, in few words; a press on it changes the cards. */
  goal: string
  onGoal: () => void
  /** Something lies over the cards that has the keys. */
  covered: boolean
  /** `next` is the card that the next turn begins with. */
  onDone: (trials: number, next: number) => void
  onMenu: () => void
}

function Tries({ of, done }: { of: number; done: number }) {
  return (
    <span className="turn-tries" role="status" aria-label={`Try ${Math.min(done + 1, of)} of ${of}`}>
      {Array.from({ length: of }, (_, place) => (
        <i key={place} className={place < done ? 'is-done' : place === done ? 'is-now' : ''} aria-hidden>
          {place < done ? <Check strokeWidth={3} /> : place + 1}
        </i>
      ))}
    </span>
  )
}

/** Whose cards these are and what for, the tries of this turn, and the ways out. */
function TurnHead(props: TurnCardProps & { card: Card | undefined; done: number; onBack: () => void }) {
  return (
    <header className="turn-head">
      <span className="turn-who">
        {props.player.mark}
        <span className="turn-name">
          <b>{props.player.name}</b>
          <button type="button" className="turn-goal" data-scan="6" aria-haspopup="dialog" onClick={props.onGoal}>
            <span className="turn-goal-text">{props.goal}</span>
            <ChevronDown aria-hidden />
            <span className="sr-only">, change the cards</span>
          </button>
        </span>
      </span>
      <Tries of={props.trials} done={props.done} />
      <span className="turn-ways">
        <OwnVoiceTool id={props.card ? ownId(props.card.key) : null} className="turn-btn" />
        <button
          type="button"
          className="turn-btn"
          data-scan=""
          data-scan-group=""
          data-scan-late=""
          aria-label="Back to main menu"
          title="Back to main menu"
          onClick={props.onMenu}
        >
          <LayoutGrid aria-hidden />
        </button>
        <button type="button" className="turn-btn is-main" data-scan="7" onClick={props.onBack}>
          <Play aria-hidden />
          Back to game
        </button>
      </span>
    </header>
  )
}

/** A player's cards between turns: after the last try it closes by itself. A score or Next counts as a try. */
export function TurnCard(props: TurnCardProps) {
  const { deck, start, trials, player, covered, onDone } = props
  const { run, answer, onTouch, onMove, act, done, over } = useTurn({ deck, start, trials, seat: player.seat, onDone })
  const { index } = run
  const felt = isFelt(run.card?.area)
  usePreload(run.cards, index)
  useUsedToday(run.card, run.seat)
  useBackCloses(true, () => onDone(done, index))
  const root = useRef<HTMLElement>(null)
  const { underline, bigText, hides } = useViewerSettings()
  const face = useRef<HTMLDivElement>(null)
  useSwipe(face, onMove)
  useScan()
  useViewerKeys(act, { scoring: true, letters: lettersOf(run.card), enabled: !over && !covered })
  // The frame had the focus; keys must reach this page now.
  useEffect(() => {
    if (!covered) root.current?.focus()
  }, [covered])
  return (
    <section
      className="turn-card"
      ref={root}
      data-plain={underline ? undefined : true}
      data-big={bigText || undefined}
      data-hides={hides === 'nothing' ? undefined : hides}
      inert={covered || over}
      data-scan-room=""
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-label={`Cards for ${player.name}`}
      style={{ '--player': player.color } as React.CSSProperties}
    >
      <div className="turn-sheet">
        <TurnHead {...props} card={run.card} done={done} onBack={() => onDone(done, index)} />
        <div className="turn-face" ref={face}>
          {run.card ? (
            <FaceStack cards={run.cards} index={index} showing={run.showing} answer={answer} onTouch={onTouch} />
          ) : (
            <p className="face-empty">No Data Available</p>
          )}
        </div>
        <Announcer run={run} answer={answer} />
        <div className="turn-score" role="group" aria-label="Scoring">
          {felt ? null : <CueButton help={run.help} onAct={act} />}
          <ScoreZones free={run.card ? isFree(run.card) : false} tried={felt} onScore={act} />
          <UndoButton run={run} act={act} />
        </div>
      </div>
      <Edges onMove={onMove} />
    </section>
  )
}
