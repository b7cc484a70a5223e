import { m } from '#messages'
import { memo } from 'preact/compat'
import { useLayoutEffect } from 'preact/hooks'
import { AdultDone, offerKeys, Press } from '../kit/index.ts'
import { ScoreSign } from './board.tsx'
import { scores, type Score } from './cone.ts'
import { cueNames } from './cue-names.ts'
import type { ScoopPlay } from './scene.ts'
import { scoreNames } from './show.ts'

interface ZonesProps {
  play: ScoopPlay
  score: (score: Score) => void
}
/**
 * Three quiet zones for the adult. Only these build: scanning doesn't reach them, and Space is a
 * child's key.
 */
export const Zones = memo(({ play, score }: ZonesProps) => {
  const bare = play.values.bare === true
  // With the buttons, not after the next paint: a key that comes at once counts.
  useLayoutEffect(() =>
    offerKeys(Object.fromEntries(scores.map((which, index) => [String(index + 1), () => score(which)])), {
      ownCooldown: true,
    }),
  )
  return (
    <div class={`zones ${bare ? 'bare' : ''}`} role="group" aria-label={m.sky_high_scoops_score()}>
      {scores.map((which, index) => (
        <button
          key={which}
          type="button"
          class={`zone ${which}`}
          aria-label={scoreNames[which]}
          onClick={() => score(which)}
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
              <span>{scoreNames[which]}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
})

/** Where tries are only counted, the adult counts each one in the corner: a child who taps builds nothing. */
export const Counter = ({ play, count }: { play: ScoopPlay; count: () => void }) => (
  <AdultDone play={play} label={m.sky_high_scoops_count()} onDone={count} />
)

/** The level of help. Pressing it, or C, moves to the next level. */
export const CueButton = memo(({ cue, next }: { cue: number; next: () => void }) => {
  useLayoutEffect(() => offerKeys({ c: next }))
  return (
    <div class="cue" data-scan-group={m.kit_cue()} data-scan-late="">
      <Press aria-label={m.sky_high_scoops_cue_level_change({ level: cue, name: cueNames[cue] ?? '' })} onClick={next}>
        <span class="cue-bars" aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <i key={bar} class={bar <= cue ? 'on' : ''} />
          ))}
        </span>
        {cue === 0 ? m.sky_high_scoops_no_cue() : m.sky_high_scoops_cue_level({ level: cue })}
      </Press>
    </div>
  )
})
