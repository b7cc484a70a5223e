import type { Deck } from '@marigold/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useRef, type CSSProperties, type ReactNode } from 'react'
import { colorAt } from '../../../players/seat-mark.tsx'
import { present } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { SetPart } from '../set-picks.ts'
import { ClockAndCount, TurnTimer } from './clock.tsx'
import { FaceStack } from './face-stack.tsx'
import { answerSpoken, answerText, lettersOf } from './faces/answers.ts'
import { usePreload } from './faces/preload.ts'
import { LeftRail, RightRail } from './rails.tsx'
import { ScoreChip, ScoreStrip } from './score-strip.tsx'
import { useViewerSettings } from './settings.ts'
import { useActions, useTouch } from './use-actions.ts'
import { useAnswer, type ViewerAnswer } from './use-answer.ts'
import type { CardRun } from './use-card-run.ts'
import { useIdle } from './use-idle.ts'
import { useScan } from './use-scan.ts'
import { useSwipe } from './use-swipe.ts'
import { useUsedToday } from './use-used-today.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useWakeLock } from './use-wake-lock.ts'
import './viewer.css'

/** Previous and next at the screen's edges. */
export const Edges = memo(function Edges({ onMove }: { onMove: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="edge is-previous"
        aria-label="Previous card"
        data-scan="5"
        onClick={() => onMove(-1)}
      >
        <ChevronLeft aria-hidden className="play-icon" />
      </button>
      <button type="button" className="edge is-next" aria-label="Next card" data-scan="1" onClick={() => onMove(1)}>
        <ChevronRight aria-hidden className="play-icon" />
      </button>
    </>
  )
})

/** What a screen reader hears, when it has nothing else to say: the card that came, then its answer. */
export function Announcer({ run, answer }: { run: CardRun; answer: ViewerAnswer }) {
  const { card, index, cards } = run
  if (!card) return null
  const text = card.prompt || card.caption
  const atOnce = card.layout === 'picture-question' && card.caption !== '' ? `. ${answerText(card)}` : ''
  return (
    <p className="sr-only" role="status">
      {answer.shown ? answerSpoken(card) : `${text}${atOnce}. Card ${index + 1} of ${cards.length}`}
    </p>
  )
}

/** What a viewer of any area is given beside its cards. */
export interface AreaViewerProps {
  /** The ways back, at the foot of the left rail. */
  backs: ReactNode
  modes?: readonly SetPart[]
  mode?: SetPart
  onMode?: (mode: SetPart) => void
}

export interface CardViewerProps extends AreaViewerProps {
  deck: Deck
  run: CardRun
  /** Dropdowns of the area, in the left rail. */
  fields?: ReactNode
  /** What stands in the place of a card when there is none. */
  emptyText?: string
}

const onlyArticulation: readonly SetPart[] = ['articulation']
const nothing = () => {}

/** A deck on the whole screen: what every area's cards are shown in. Its run is held by whoever opens it. */
export function CardViewer(props: CardViewerProps) {
  const { deck, run, modes = onlyArticulation, mode = 'articulation', onMode = nothing } = props
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const settings = useViewerSettings()
  const many = present(useTable().players).length > 1
  const idle = useIdle(root, settings.scan > 0 ? 0 : settings.fade)
  usePreload(run.cards, run.index)
  useUsedToday(run, run.cards)
  useScan(root, settings.scan)
  useWakeLock()
  useSwipe(stage, run.move)
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useTouch(run, answer, true)
  const act = useActions(run, answer, onTouch)
  useViewerKeys(act, { scoring: run.cards.length > 0, letters: lettersOf(run.card) })
  return (
    <div
      className="viewer"
      ref={root}
      data-idle={idle || undefined}
      data-empty={run.card ? undefined : true}
      data-plain={settings.underline ? undefined : true}
      data-big={settings.bigText || undefined}
      data-hides={settings.hides === 'nothing' ? undefined : settings.hides}
      data-modes={modes.length}
      style={many ? ({ '--player': colorAt(run.seat) } as CSSProperties) : undefined}
    >
      <LeftRail title={deck.title} fields={props.fields} backs={props.backs} />
      <div className="card-stage" ref={stage}>
        <article className="card-face">
          {run.card ? (
            <FaceStack cards={run.cards} index={run.index} answer={answer} onTouch={onTouch} showing={run.showing} />
          ) : (
            <p className="face-empty">{props.emptyText ?? 'No Data Available'}</p>
          )}
          <TurnTimer key={run.showing} seconds={settings.timer} />
          <ScoreChip scored={run.scored} card={run.card?.key} />
        </article>
      </div>
      <Announcer run={run} answer={answer} />
      {run.card ? (
        <>
          <Edges onMove={run.move} />
          <ClockAndCount index={run.index} length={run.cards.length} />
        </>
      ) : null}
      <RightRail modes={modes} mode={mode} onMode={onMode} deck={deck} card={run.card} shown={answer.shown} />
      {run.card ? <ScoreStrip run={run} act={act} /> : null}
    </div>
  )
}
