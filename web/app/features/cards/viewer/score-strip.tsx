import { Check, Repeat, Undo2, Waves } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import type { ViewerAction } from './keys.ts'
import { keepsUntilNext, useViewerSettings } from './settings.ts'
import type { CardRun } from './use-card-run.ts'
import { cueNames, resultNames, scoreText, type Result, type Try } from './tally.ts'

const zones = [
  { result: 'correct', Icon: Check, key: '1', className: 'is-yes' },
  { result: 'approx', Icon: Waves, key: '2', className: 'is-near' },
  { result: 'incorrect', Icon: Repeat, key: '3', className: 'is-no' },
] as const

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The newest try for 600 ms after it was scored, or until the next card where the settings keep it. */
function useFlash(tries: readonly Try[], card: string | undefined): Try | null {
  const settings = useViewerSettings()
  const [flash, setFlash] = useState<Try | null>(null)
  const count = tries.length
  const newest = tries.at(-1) ?? null
  const [seen, setSeen] = useState(count)
  if (count !== seen) {
    setSeen(count)
    setFlash(count > seen ? newest : null)
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

/** Petals that fill with the tries of a block of eight; accuracy is the number beside it. */
function DoseFlower({ count }: { count: number }) {
  const filled = count === 0 ? 0 : ((count - 1) % 8) + 1
  return (
    <svg className="dose" viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: 8 }, (_, petal) => (
        <ellipse
          key={petal}
          cx="50"
          cy="24"
          rx="14"
          ry="22"
          className={petal < filled ? 'petal is-full' : 'petal'}
          transform={`rotate(${petal * 45} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="12" className="heart" />
    </svg>
  )
}

/** What was just scored, said on the card and to a screen reader. */
export function ScoreChip({ tries, card }: { tries: readonly Try[]; card: string | undefined }) {
  const flash = useFlash(tries, card)
  const { counts } = useViewerSettings()
  return (
    <p className="score-chip" role="status" data-shown={flash && counts ? true : undefined}>
      {flash ? scoreText(flash) : ''}
    </p>
  )
}

/** The scoring strip under a card. */
export function ScoreStrip({ run, act }: { run: CardRun; act: (action: ViewerAction) => void }) {
  const flash = useFlash(run.tries, run.card?.key)
  const { counts } = useViewerSettings()
  const { count, correct, percent } = run.tally
  return (
    <section className="strip" aria-label="Scoring">
      <button type="button" className="cue" onClick={() => act('cue')}>
        <span className="bars" aria-hidden>
          {[1, 2, 3].map((bar) => (
            <i key={bar} className={bar <= run.cue ? 'is-on' : ''} />
          ))}
        </span>
        <span>
          <small>Cue {run.cue}</small>
          <b>{cueNames[run.cue]}</b>
          <span className="sr-only"> Change the cue level</span>
        </span>
        <kbd aria-hidden>C</kbd>
      </button>
      <ScoreZones onScore={act} flash={flash?.result ?? null} />
      <div className="tally" data-hidden={counts ? undefined : true}>
        <DoseFlower count={count} />
        <span>
          <b>{percent === null ? '–' : `${percent} %`}</b>
          <small>
            {correct} of {count}
          </small>
        </span>
      </div>
      <button
        type="button"
        className="undo"
        aria-label="Undo last score"
        disabled={count === 0}
        data-scan="6"
        onClick={() => act('undo')}
      >
        <Undo2 aria-hidden className="play-icon" />
      </button>
    </section>
  )
}
