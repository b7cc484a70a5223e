import { m } from '#messages'
import { Check, CircleSlash, Hand, Repeat, Undo2, Waves } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { activePlayers } from '../../../../players/table.ts'
import { useTable } from '../../../../players/table-store.ts'
import { EaseStrip } from './ease-strip.tsx'
import { isFreeResponse } from '../faces/answers.ts'
import { CueButton } from '../help/cue-button.tsx'
import type { ViewerAction } from '../input/keys.ts'
import { AutoAdvanceNote } from './auto-advance-note.tsx'
import { PlayerChip } from '../player-chip.tsx'
import { staysUntilNext, useViewerSettings } from '../settings/settings.ts'
import { TallyButton, TallyFigures } from './tally-button.tsx'
import { scoreText, shortName, valueName } from '../../../../caseload/tally.ts'
import { valueAt, type Scale, type ScaleValue, type Slot, type Trial } from '../../../../caseload/trial.ts'
import type { StripRun } from '../scoring-window/messages.ts'
import { StorageAlert } from '../../../../caseload/storage-alert.tsx'
import { after } from '../../../../platform/time/timers.ts'

const zones = [
  { slot: 'correct', Icon: Check, key: '1', className: 'is-yes' },
  { slot: 'approx', Icon: Waves, key: '2', className: 'is-near' },
  { slot: 'incorrect', Icon: Repeat, key: '3', className: 'is-no' },
  { slot: 'fourth', Icon: Hand, key: '4', className: 'is-no' },
  { slot: 'fifth', Icon: Hand, key: '5', className: 'is-no' },
] as const

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns what was just scored, for 600 ms, or until the next card if the settings say so. */
function useFlash(scored: Trial | null, card: string | undefined): Trial | null {
  const settings = useViewerSettings()
  const [flash, setFlash] = useState<Trial | null>(null)
  const [seen, setSeen] = useState(scored)
  if (scored !== seen) {
    setSeen(scored)
    setFlash(scored)
  }
  // Without `card`, the strip's cards advance by themselves, so there is nothing to wait for.
  const staysShown = flash !== null && flash.card === card && staysUntilNext(settings, reducedMotion())
  useEffect(() => {
    if (!flash || staysShown) return
    return after(600, () => setFlash(null))
  }, [flash, staysShown])
  return flash
}

/** Large buttons, one per value of the scale, and a smaller one for no response. */
export const ScoreZones = memo(function ScoreZones(props: {
  scale: Scale
  onScore: (slot: Slot) => void
  flash?: ScaleValue | null
  /** The answer is in the client's own words: accepted, partly, or not yet. */
  free?: boolean
}) {
  const { scale, onScore, flash = null, free = false } = props
  const none = valueName(scale, 'none', free)
  return (
    <div className="zones" data-scale={scale} role="group" aria-label={m.cards_score_this_try()}>
      {zones.map(({ slot, Icon, key, className }, place) => {
        const value = valueAt(scale, slot)
        if (value === null) return null
        const name = valueName(scale, value, free)
        const short = shortName(value)
        return (
          <button
            key={slot}
            type="button"
            className={`zone ${className}`}
            aria-label={short && name}
            data-flash={flash === value || undefined}
            data-scan={place + 2}
            onClick={() => onScore(slot)}
          >
            {scale === 'rating' ? null : <Icon aria-hidden className="play-icon" />}
            <span className="zone-name">{name}</span>
            {short ? <span className="zone-short">{short}</span> : null}
            <kbd aria-hidden>{key}</kbd>
          </button>
        )
      })}
      {scale === 'tried' ? null : (
        <button
          type="button"
          className="zone is-none"
          data-flash={flash === 'none' || undefined}
          data-scan="7.5"
          onClick={() => onScore('none')}
        >
          <CircleSlash aria-hidden className="play-icon" />
          <span className="zone-name">{none}</span>
          <kbd aria-hidden>0</kbd>
        </button>
      )}
    </div>
  )
})

/** Shows and announces what was just scored. */
export function ScoreChip({ scored, card }: { scored: Trial | null; card: string | undefined }) {
  const flash = useFlash(scored, card)
  const { counts } = useViewerSettings()
  return (
    <p className="score-chip" role="status" data-shown={flash && counts ? true : undefined}>
      {flash ? scoreText(flash) : ''}
    </p>
  )
}

/** Undoes the last score. */
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

/** Scoring strip under a card. Fluency lines are rated, not counted as right or wrong. */
export const ScoreStrip = memo(function ScoreStrip(props: {
  run: StripRun
  act: (action: ViewerAction) => void
  /** False if the trials aren't available, so that the figures don't open the summary. */
  summary?: boolean
}) {
  const { run, act, summary = true } = props
  const flash = useFlash(run.scored, run.card?.key)
  const felt = run.scale === 'tried'
  return (
    <section className={felt ? 'strip is-fluency' : 'strip'} aria-label={m.cards_scoring()}>
      <PlayerChip />
      {felt ? (
        <EaseStrip run={run} />
      ) : (
        <>
          {run.scale === 'accuracy' ? <CueButton help={run.help} onAct={act} /> : null}
          <ScoreZones
            scale={run.scale}
            onScore={act}
            flash={flash?.value ?? null}
            free={run.card ? isFreeResponse(run.card) : false}
          />
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
      <AutoAdvanceNote scored={run.scored?.by === 'adult'} />
    </section>
  )
})

/** Shows whose turn it is, by name and symbol, while the strip is in its own window. */
export function TurnStrip() {
  const { players } = useTable()
  if (activePlayers(players).length < 2) return null
  return (
    <section className="strip is-turn" aria-label={m.cards_turns()}>
      <PlayerChip />
    </section>
  )
}
