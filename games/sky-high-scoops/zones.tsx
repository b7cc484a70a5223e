import { m } from '#messages'
import { memo } from 'preact/compat'
import { useLayoutEffect } from 'preact/hooks'
import { offerKeys } from '../kit/index.ts'
import { ScoreSign } from './board.tsx'
import { cues, scores, type Score } from './cone.ts'
import type { ScoopPlay } from './scene.ts'
import { scoreNames } from './show.ts'

/** Held this long, a switch or Space marks 'close' instead of 'spot on'. */
const longPress = 600

/**
 * A press that is still down: let go soon it counts, held it marks 'close'. It is let go with the key, the pointer or the
 * window, wherever that happens.
 */
function hold(play: ScoopPlay, done: (score: Score) => void): void {
  const finish = (score: Score | null) => {
    cancel()
    for (const kind of ['keyup', 'pointerup', 'pointercancel', 'blur']) window.removeEventListener(kind, letGo, true)
    if (score) done(score)
  }
  const letGo = (event: globalThis.Event) => finish(event.type === 'blur' || play.clock.paused ? null : 'correct')
  const cancel = play.clock.after(longPress, () => finish('approx'))
  for (const kind of ['keyup', 'pointerup', 'pointercancel', 'blur']) window.addEventListener(kind, letGo, true)
}

interface ZonesProps {
  play: ScoopPlay
  score: (score: Score) => void
}
/** Three quiet zones for the adult, or one that only counts. With one switch the first alone is scanned. */
export const Zones = memo(({ play, score }: ZonesProps) => {
  const { level, values } = play
  const bare = values.bare === true
  const oneSwitch = values.scan === 'one'
  const offered = level.scored ? scores : (['correct'] as const)
  const press = (which: Score) => (event: MouseEvent) => {
    // A switch presses the button while it is still down; a pointer has let go.
    const switched = oneSwitch && event.detail === 0 && values.scanStyle !== 'inverse'
    if (which === 'correct' && level.scored && switched) hold(play, score)
    else score(which)
  }
  // With the buttons, not after the next paint: a key that comes at once counts.
  useLayoutEffect(() => {
    const keys = Object.fromEntries(offered.map((which, index) => [String(index + 1), () => score(which)]))
    return offerKeys({ ...keys, ' ': () => (level.scored ? hold(play, score) : score('correct')) })
  })
  return (
    <div
      class={`zones ${bare ? 'bare' : ''} ${offered.length === 1 ? 'only' : ''}`}
      role="group"
      aria-label={m.sky_high_scoops_score()}
    >
      {offered.map((which, index) => (
        <button
          key={which}
          type="button"
          class={`zone ${which}`}
          aria-label={level.scored ? scoreNames[which] : m.sky_high_scoops_count()}
          {...(oneSwitch && index > 0 ? {} : { 'data-scan': '' })}
          onClick={press(which)}
        >
          {bare ? (
            <span class="pips" aria-hidden="true">
              {Array.from({ length: index + 1 }, (_, pip) => (
                <i key={pip} />
              ))}
            </span>
          ) : (
            <>
              <ScoreSign score={which} />
              <span>{level.scored ? scoreNames[which] : m.sky_high_scoops_count()}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
})

/** How much help the adult gives now; C and a press go round it. */
export const CueButton = memo(({ cue, next }: { cue: number; next: () => void }) => {
  useLayoutEffect(() => offerKeys({ c: next }))
  return (
    <div class="cue" data-scan-group="Cue" data-scan-late="">
      <button
        type="button"
        data-scan=""
        aria-label={m.sky_high_scoops_cue_level_change({ cue, cues: cues[cue] ?? '' })}
        onClick={next}
      >
        <span class="cue-bars" aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <i key={bar} class={bar <= cue ? 'on' : ''} />
          ))}
        </span>
        {cue === 0 ? m.sky_high_scoops_no_cue() : m.sky_high_scoops_cue({ cue })}
      </button>
    </div>
  )
})
