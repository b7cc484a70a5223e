import { m } from '#messages'
import { Check, CircleSlash, Repeat, Undo2, Waves } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { present } from '../../../../players/table.ts'
import { useTable } from '../../../../players/table-store.ts'
import { isFelt } from '../../areas/by-area.ts'
import { EaseStrip } from './ease-strip.tsx'
import { isFree } from '../faces/answers.ts'
import { CueButton } from '../help/cue-button.tsx'
import type { ViewerAction } from '../input/keys.ts'
import { NextNote } from './next-note.tsx'
import { PlayerChip } from '../players.tsx'
import { keepsUntilNext, useViewerSettings } from '../settings/settings.ts'
import { TallyButton, TallyFigures } from './tally-button.tsx'
import { freeNames, resultNames, scoreText, type Result, type Try } from '../../tally/tally.ts'
import type { StripRun } from '../strip-window/messages.ts'
import { StorageAlert } from '../../tally/storage-alert.tsx'
import { after } from '../../../../platform/time/timers.ts'

const zones = [
  { result: 'correct', Icon: Check, key: '1', className: 'is-yes' },
  { result: 'approx', Icon: Waves, key: '2', className: 'is-near' },
  { result: 'incorrect', Icon: Repeat, key: '3', className: 'is-no' },
] as const

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** What was just scored, for 600 ms, or until the next card where the settings keep it. */
function useFlash(scored: Try | null, card: string | undefined): Try | null {
  const settings = useViewerSettings()
  const [flash, setFlash] = useState<Try | null>(null)
  const [seen, setSeen] = useState(scored)
  if (scored !== seen) {
    setSeen(scored)
    setFlash(scored)
  }
  // Without `card` it is a strip whose cards go on by themselves: nothing to keep it for.
  const kept = flash !== null && flash.card === card && keepsUntilNext(settings, reducedMotion())
  useEffect(() => {
    if (!flash || kept) return
    return after(600, () => setFlash(null))
  }, [flash, kept])
  return flash
}

/** Thumb-sized zones: Correct, Close, Not yet, and a smaller one for no response. */
export const ScoreZones = memo(function ScoreZones(props: {
  onScore: (result: Result) => void
  flash?: Result | null
  /** The answer is in own words: it is accepted, partly, or not yet. */
  free?: boolean
  /** A fluency line: it is tried, and nothing of it is right or wrong. */
  tried?: boolean
}) {
  if (props.tried) {
    return (
      <div className="zones is-tried" role="group" aria-label={m.cards_score_this_try()}>
        <button type="button" className="zone is-yes" data-scan="2" onClick={() => props.onScore('correct')}>
          <Check aria-hidden className="play-icon" />
          <span>{m.cards_tried_it()}</span>
          <kbd aria-hidden>1</kbd>
        </button>
      </div>
    )
  }
  const names = props.free ? freeNames : resultNames
  return (
    <div className="zones" role="group" aria-label={m.cards_score_this_try()}>
      {zones.map(({ result, Icon, key, className }, place) => (
        <button
          key={result}
          type="button"
          className={`zone ${className}`}
          data-flash={props.flash === result || undefined}
          data-scan={place + 2}
          onClick={() => props.onScore(result)}
        >
          <Icon aria-hidden className="play-icon" />
          <span>{names[result]}</span>
          <kbd aria-hidden>{key}</kbd>
        </button>
      ))}
      <button
        type="button"
        className="zone is-none"
        title={names.none}
        data-flash={props.flash === 'none' || undefined}
        data-scan="5.5"
        onClick={() => props.onScore('none')}
      >
        <CircleSlash aria-hidden className="play-icon" />
        <span className="sr-only">{names.none}</span>
        <kbd aria-hidden>0</kbd>
      </button>
    </div>
  )
})

/** What was just scored, said on the card and to a screen reader. */
export function ScoreChip({ scored, card }: { scored: Try | null; card: string | undefined }) {
  const flash = useFlash(scored, card)
  const { counts } = useViewerSettings()
  return (
    <p className="score-chip" role="status" data-shown={flash && counts ? true : undefined}>
      {flash ? scoreText(flash) : ''}
    </p>
  )
}

/** Takes the last score back. */
export function UndoButton({ run, act }: { run: Pick<StripRun, 'canUndo'>; act: (action: ViewerAction) => void }) {
  return (
    <button
      type="button"
      className="undo"
      aria-label={m.cards_undo_last_score()}
      disabled={!run.canUndo}
      data-scan="6"
      onClick={() => act('undo')}
    >
      <Undo2 aria-hidden className="play-icon" />
    </button>
  )
}

/** The scoring strip under a card; fluency lines are tried and felt, not counted as right or wrong. */
export const ScoreStrip = memo(function ScoreStrip(props: {
  run: StripRun
  act: (action: ViewerAction) => void
  /** False where the tries are not at hand: figures, without the summary behind them. */
  summary?: boolean
}) {
  const { run, act, summary = true } = props
  const flash = useFlash(run.scored, run.card?.key)
  const felt = isFelt(run.card?.area)
  return (
    <section className={felt ? 'strip is-fluency' : 'strip'} aria-label={m.cards_scoring()}>
      <PlayerChip />
      {felt ? (
        <EaseStrip run={run} />
      ) : (
        <>
          <CueButton help={run.help} onAct={act} />
          <ScoreZones onScore={act} flash={flash?.result ?? null} free={run.card ? isFree(run.card) : false} />
        </>
      )}
      {summary ? (
        <>
          <TallyButton tally={run.tally} felt={felt} />
          <StorageAlert />
        </>
      ) : (
        <div className="tally">
          <TallyFigures tally={run.tally} felt={felt} />
        </div>
      )}
      <UndoButton run={run} act={act} />
      <NextNote scored={run.scored?.by === 'adult'} />
    </section>
  )
})

/** Whose turn it is, where the strip itself stands in a window of its own: a name and a symbol, no numbers. */
export function TurnStrip() {
  const { players } = useTable()
  if (present(players).length < 2) return null
  return (
    <section className="strip is-turn" aria-label={m.cards_turns()}>
      <PlayerChip />
    </section>
  )
}
