import { m } from '#messages'
import type { Card, Deck } from '@marigold/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, memo, Suspense, useDeferredValue, useRef, type CSSProperties, type ReactNode } from 'react'
import { colorAt } from '../../../players/seat-mark.tsx'
import { present } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { ownId } from '../areas/own/own-set.ts'
import { usePhonePlace } from '../phone/phone-place.ts'
import type { SetPart } from '../areas/areas.ts'
import { findScreen, firstPart } from '../areas/by-area.ts'
import { useScan } from '../scan/use-scan.ts'
import { ClockAndCount, TurnTimer } from './scoring/clock.tsx'
import { FaceStack } from './face-stack.tsx'
import { answerSpoken, answerText, isFree, lettersOf } from './faces/answers.ts'
import { usePreload } from './faces/preload.ts'
import { WordsUsed } from './help/words-used.tsx'
import type { ViewerAction } from './input/keys.ts'
import { lateCode, useLateCode } from './late-code.ts'
import { LeftRail, RightRail } from './rails.tsx'
import { ScoreChip, ScoreStrip, TurnStrip } from './scoring/score-strip.tsx'
import { hasSwitches, useViewerSettings, type ViewerSettings } from './settings/settings.ts'
import { useStripPlace } from './strip-window/strip-place.ts'
import { useActions, useTouch } from './use-actions.ts'
import { useAnswer, type ViewerAnswer } from './use-answer.ts'
import type { CardRun } from './use-card-run.ts'
import { useIdle } from './input/use-idle.ts'
import { useSwipe } from './input/use-swipe.ts'
import { useUsedToday } from './use-used-today.ts'
import { useSteady } from '../../../platform/use-steady.ts'
import { useViewerKeys } from './input/use-viewer-keys.ts'
import { spokenText } from './use-voice.ts'
import { useWakeLock } from './use-wake-lock.ts'

const Bar = lazy(lateCode.bar)
const Mirror = lazy(lateCode.mirror)
const PhoneLink = lazy(lateCode.phone)
const StripLink = lazy(lateCode.strip)

/** Previous and next at the screen's edges. */
export const Edges = memo(function Edges({ onMove }: { onMove: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="edge is-previous"
        aria-label={m.ui_previous_card()}
        data-scan="5"
        onClick={() => onMove(-1)}
      >
        <ChevronLeft aria-hidden className="play-icon" />
      </button>
      <button
        type="button"
        className="edge is-next"
        aria-label={m.ui_next_card()}
        data-scan="1"
        onClick={() => onMove(1)}
      >
        <ChevronRight aria-hidden className="play-icon" />
      </button>
    </>
  )
})

/** What a screen reader hears, when it has nothing else to say: the card that came, then its answer. */
export function Announcer({ run, answer }: { run: CardRun; answer: ViewerAnswer }) {
  const { card, index, cards } = run
  const text = card ? card.prompt || card.caption : ''
  const atOnce = card?.layout === 'picture-question' && card.caption !== '' ? `. ${answerText(card)}` : ''
  const now =
    card && answer.shown ? answerSpoken(card) : m.cards_card_of({ text, atOnce, index: index + 1, cards: cards.length })
  // What is seen goes first.
  const said = useDeferredValue(now)
  return card ? (
    <p className="sr-only" role="status">
      {said}
    </p>
  ) : null
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

const onlyFirst = [firstPart]
const nothing = () => {}

/** The card, what is written on it, and beside it what the settings ask for. */
function Stage(props: {
  run: CardRun
  answer: ViewerAnswer
  onTouch: (place: number) => void
  emptyText: string
  moved: boolean
}) {
  const { run, moved } = props
  const { card } = run
  const { timer, firstThen, tokens, record, mirror } = useViewerSettings()
  // To watch one's own mouth: there is nothing to watch where an answer is chosen.
  const shows = mirror && card !== undefined && !findScreen(card.area)?.asks
  const bar = firstThen || tokens > 0 || record
  const stage = useRef<HTMLDivElement>(null)
  useSwipe(stage, run.move)
  return (
    <div className="card-stage" ref={stage} data-bar={bar || undefined} data-mirror={shows || undefined}>
      {bar ? (
        <section className="board-bar" aria-label={m.cards_boards_and_recording()} data-scan-group="">
          <Suspense>
            <Bar />
          </Suspense>
        </section>
      ) : null}
      <article className="card-face">
        {card ? (
          <FaceStack
            cards={run.cards}
            index={run.index}
            answer={props.answer}
            onTouch={props.onTouch}
            showing={run.showing}
          />
        ) : (
          <p className="[font:600_calc(var(--u)_*_9)_/_1.2_var(--display)] text-center">{props.emptyText}</p>
        )}
        <TurnTimer key={run.showing} seconds={timer} />
        {card && isFree(card) && !moved ? <WordsUsed run={run} /> : null}
        {moved ? null : <ScoreChip scored={run.scored} card={card?.key} />}
      </article>
      {shows ? (
        <Suspense>
          <Mirror />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Whether the strip stands elsewhere: in a window of its own, or on a phone. */
function useMoved() {
  const inWindow = useStripPlace().where === 'moved'
  const onPhone = usePhonePlace().where === 'scoring'
  return { inWindow, onPhone, moved: inWindow || onPhone }
}

/** The strip under the card, or the line to where it stands. */
function Scoring(props: { run: CardRun; answer: ViewerAnswer; act: (action: ViewerAction) => void }) {
  const { run, act } = props
  const { inWindow, onPhone, moved } = useMoved()
  const { where, why } = usePhonePlace()
  return (
    <>
      {run.card && !moved ? <ScoreStrip run={run} act={act} /> : null}
      {run.card && inWindow && !onPhone ? <TurnStrip /> : null}
      <Suspense>
        {inWindow ? <StripLink {...props} /> : null}
        {where !== 'off' || why ? <PhoneLink {...props} /> : null}
      </Suspense>
    </>
  )
}

/** What can be heard of a card. */
const voicesOf = (card: Card | undefined, shown: boolean) => ({
  spoken: card ? spokenText(card, shown) : '',
  own: card ? ownId(card.key) : null,
})

/** How the settings change what the style sheets draw. */
function looksOf(settings: ViewerSettings) {
  return {
    'data-plain': settings.underline ? undefined : true,
    'data-big': settings.bigText || undefined,
    'data-hides': settings.hides === 'nothing' ? undefined : settings.hides,
  }
}

/** A deck on the whole screen: what every area's cards are shown in. Its run is held by whoever opens it. */
export function CardViewer(props: CardViewerProps) {
  const { deck, run, modes = onlyFirst, mode = firstPart, onMode = nothing } = props
  const root = useRef<HTMLDivElement>(null)
  const settings = useViewerSettings()
  const { moved } = useMoved()
  const many = present(useTable().players).length > 1
  const idle = useIdle(root, hasSwitches(settings) ? 0 : settings.fade)
  usePreload(run.cards, run.index)
  useUsedToday(run.card, run.seat)
  useScan()
  useWakeLock()
  useLateCode()
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useTouch(run, answer, true)
  const act = useSteady(useActions(run, answer, onTouch))
  useViewerKeys(act, { scoring: run.cards.length > 0, letters: lettersOf(run.card) })
  const parts = { run, answer, moved }
  return (
    <div
      className="viewer"
      data-scan-room=""
      ref={root}
      data-idle={idle || undefined}
      data-empty={!run.card || moved || undefined}
      data-moved={moved || undefined}
      data-modes={modes.length}
      style={many ? ({ '--player': colorAt(run.seat) } as CSSProperties) : undefined}
      {...looksOf(settings)}
    >
      <LeftRail deck={deck} fields={props.fields} backs={props.backs} />
      <Stage {...parts} onTouch={onTouch} emptyText={props.emptyText ?? m.cards_no_data_available()} />
      <Announcer run={run} answer={answer} />
      {run.card ? (
        <>
          <Edges onMove={run.move} />
          <ClockAndCount index={run.index} length={run.cards.length} />
        </>
      ) : null}
      <RightRail modes={modes} mode={mode} onMode={onMode} deck={deck} {...voicesOf(run.card, answer.shown)} />
      <Scoring run={run} answer={answer} act={act} />
    </div>
  )
}
