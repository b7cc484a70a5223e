import { Check, Repeat, Undo2, Waves } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { EaseStrip } from './ease-strip.tsx'
import type { ViewerAction } from './keys.ts'
import { PlayerChip } from './players.tsx'
import { keepsUntilNext, useViewerSettings } from './settings.ts'
import { TallyButton } from './tally-button.tsx'
import { cueNames, resultNames, scoreText, type Result, type Try } from './tally/tally.ts'
import type { CardRun } from './use-card-run.ts'

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
    const timer = setTimeout(() => setFlash(null), 600)
    return () => clearTimeout(timer)
  }, [flash, kept])
  return flash
}

/** Three thumb-sized zones: Correct, Close, Not yet. */
export const ScoreZones = memo(function ScoreZones(props: {
  onScore: (result: Result) => void
  flash?: Result | null
}) {
  return (
    <div className="zones" role="group" aria-label="Score this try">
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
          <span>{resultNames[result]}</span>
          <kbd aria-hidden>{key}</kbd>
        </button>
      ))}
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

function CueButton({ cue, onCue }: { cue: CardRun['cue']; onCue: () => void }) {
  return (
    <button type="button" className="cue" onClick={onCue}>
      <span className="bars" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= cue ? 'is-on' : ''} />
        ))}
      </span>
      <span>
        <small>Cue {cue}</small>
        <b>{cueNames[cue]}</b>
        <span className="sr-only"> Change the cue level</span>
      </span>
      <kbd aria-hidden>C</kbd>
    </button>
  )
}

/** The scoring strip under a card; fluency lines are tried and felt, not counted as right or wrong. */
export function ScoreStrip({ run, act }: { run: CardRun; act: (action: ViewerAction) => void }) {
  const flash = useFlash(run.scored, run.card?.key)
  const fluency = run.card?.area === 'fluency'
  return (
    <section className={fluency ? 'strip is-fluency' : 'strip'} aria-label="Scoring">
      <PlayerChip />
      {fluency ? (
        <EaseStrip run={run} />
      ) : (
        <>
          <CueButton cue={run.cue} onCue={() => act('cue')} />
          <ScoreZones onScore={act} flash={flash?.result ?? null} />
        </>
      )}
      <TallyButton tally={run.tally} fluency={fluency} />
      <button
        type="button"
        className="undo"
        aria-label="Undo last score"
        disabled={!run.canUndo}
        data-scan="6"
        onClick={() => act('undo')}
      >
        <Undo2 aria-hidden className="play-icon" />
      </button>
    </section>
  )
}
