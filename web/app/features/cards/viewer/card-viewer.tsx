import { m } from '#messages'
import type { Card, Deck } from '@marigold/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, Suspense, useDeferredValue, useRef, type CSSProperties, type ReactNode } from 'react'
import { seatColor } from '../../../players/seat-mark.tsx'
import { activePlayers } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { parseOwnId } from '../areas/own/own-set.ts'
import { usePhoneStatus } from '../phone/phone-status.ts'
import type { AreaTabId } from '../areas/areas.ts'
import { findScreen, firstTab } from '../areas/area-lookup.ts'
import { useScan } from '../scan/use-scan.ts'
import { ClockAndCount, TurnTimer } from './scoring/clock.tsx'
import { FaceStack } from './face-stack.tsx'
import { answerSpoken, answerText, isFreeResponse, letterCount } from './faces/answers.ts'
import { usePreloadPictures } from './faces/use-preload-pictures.ts'
import { WordsUsed } from './help/words-used.tsx'
import type { ViewerAction } from './input/keys.ts'
import { deferredCode, usePrefetchDeferredCode } from './deferred-code.ts'
import { Exit, LeftRail, RightRail } from './rails.tsx'
import { ScoreChip, ScoreStrip, TurnStrip } from './scoring/score-strip.tsx'
import { hasSwitches, useViewerSettings, type ViewerSettings } from './settings/settings.ts'
import { useStripLocation } from './scoring-window/strip-location.ts'
import { useActions, useOptionTouch } from './use-actions.ts'
import { useAnswer, type ViewerAnswer } from './use-answer.ts'
import type { CardRun } from './use-card-run.ts'
import { useIdle } from './input/use-idle.ts'
import { useSwipe } from './input/use-swipe.ts'
import { usePracticedToday } from './use-practiced-today.ts'
import { useStableCallback } from '../../../platform/use-stable-callback.ts'
import { useViewerKeys } from './input/use-viewer-keys.ts'
import { spokenText } from './use-speech.ts'
import { useWakeLock } from './use-wake-lock.ts'

const { ExtrasBar, Mirror, PhoneConnector, StripConnector } = deferredCode

/** Previous and Next at the edges of the screen. */
export const EdgeButtons = memo(function EdgeButtons({ onMove }: { onMove: (by: 1 | -1) => void }) {
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

/** Announces the current card, then its answer, to screen readers. */
export function Announcer({ run, answer }: { run: CardRun; answer: ViewerAnswer }) {
  const { card, index, cards } = run
  const text = card ? card.prompt || card.caption : ''
  const atOnce = card?.layout === 'picture-question' && card.caption !== '' ? `. ${answerText(card)}` : ''
  const now =
    card && answer.shown ? answerSpoken(card) : m.cards_card_of({ text, atOnce, index: index + 1, cards: cards.length })
  // Deferred, so that visible updates come first.
  const said = useDeferredValue(now)
  return card ? (
    <p className="sr-only" role="status">
      {said}
    </p>
  ) : null
}

/** Props of the viewer for every area. */
export interface AreaViewerProps {
  /** Links back, at the bottom of the left rail. */
  backs: ReactNode
  /** The way back to a game, which is always visible. */
  exit?: ReactNode
  modes?: readonly AreaTabId[]
  mode?: AreaTabId
  onMode?: (mode: AreaTabId) => void
}

export interface CardViewerProps extends AreaViewerProps {
  deck: Deck
  run: CardRun
  /** The area's dropdowns, in the left rail. */
  fields?: ReactNode
  /** Shown if there is no card. */
  emptyText?: string
}

const onlyFirst = [firstTab]
const nothing = () => {}

/** The card with its extras. */
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
  // The mirror shows the client's own mouth, which is of no use if an answer is chosen.
  const shows = mirror && card !== undefined && !findScreen(card.area)?.asks
  const bar = firstThen || tokens > 0 || record
  const stage = useRef<HTMLDivElement>(null)
  useSwipe(stage, run.move)
  return (
    <div className="card-stage" ref={stage} data-bar={bar || undefined} data-mirror={shows || undefined}>
      {bar ? (
        <section className="board-bar" aria-label={m.cards_boards_and_recording()} data-scan-group="">
          <Suspense>
            <ExtrasBar />
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
        {card && isFreeResponse(card) && !moved ? <WordsUsed run={run} /> : null}
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

/** Returns true if the strip is in its own window or on a phone. */
function useIsStripMoved() {
  const inWindow = useStripLocation().where === 'moved'
  const onPhone = usePhoneStatus().where === 'scoring'
  return { inWindow, onPhone, moved: inWindow || onPhone }
}

/** The strip under the card, or its connection to another window or phone. */
function Scoring(props: { run: CardRun; answer: ViewerAnswer; act: (action: ViewerAction) => void }) {
  const { run, act } = props
  const { inWindow, onPhone, moved } = useIsStripMoved()
  const { where, why } = usePhoneStatus()
  return (
    <>
      {run.card && !moved ? <ScoreStrip run={run} act={act} /> : null}
      {run.card && inWindow && !onPhone ? <TurnStrip /> : null}
      <Suspense>
        {inWindow ? <StripConnector {...props} /> : null}
        {where !== 'off' || why ? <PhoneConnector {...props} /> : null}
      </Suspense>
    </>
  )
}

/** Returns what can be played or read aloud for a card. */
const cardVoices = (card: Card | undefined, shown: boolean) => ({
  spoken: card ? spokenText(card, shown) : '',
  own: card ? parseOwnId(card.key) : null,
})

/** Returns the data attributes that style sheets use for settings. */
function styleFlags(settings: ViewerSettings) {
  return {
    'data-plain': settings.underline ? undefined : true,
    'data-big': settings.bigText || undefined,
    'data-hides': settings.hides === 'nothing' ? undefined : settings.hides,
  }
}

/** Full-screen viewer for a deck. The caller holds its run. */
export function CardViewer(props: CardViewerProps) {
  const { deck, run, modes = onlyFirst, mode = firstTab, onMode = nothing } = props
  const root = useRef<HTMLDivElement>(null)
  const settings = useViewerSettings()
  const { moved } = useIsStripMoved()
  const many = activePlayers(useTable().players).length > 1
  const idle = useIdle(root, hasSwitches(settings) ? 0 : settings.fade)
  usePreloadPictures(run.cards, run.index)
  usePracticedToday(run.card, run.seat)
  useScan()
  useWakeLock()
  usePrefetchDeferredCode()
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useOptionTouch(run, answer, true)
  const act = useStableCallback(useActions(run, answer, onTouch))
  useViewerKeys(act, { scoring: run.cards.length > 0, letters: letterCount(run.card) })
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
      style={many ? ({ '--player': seatColor(run.seat) } as CSSProperties) : undefined}
      {...styleFlags(settings)}
    >
      <LeftRail title={deck.title} fields={props.fields} backs={props.backs} />
      <Exit>{props.exit}</Exit>
      <Stage {...parts} onTouch={onTouch} emptyText={props.emptyText ?? m.cards_no_data_available()} />
      <Announcer run={run} answer={answer} />
      {run.card ? (
        <>
          <EdgeButtons onMove={run.move} />
          <ClockAndCount index={run.index} length={run.cards.length} />
        </>
      ) : null}
      <RightRail modes={modes} mode={mode} onMode={onMode} deck={deck} {...cardVoices(run.card, answer.shown)} />
      <Scoring run={run} answer={answer} act={act} />
    </div>
  )
}
