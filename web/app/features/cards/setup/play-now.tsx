import { m } from '#messages'
import { spellPicks } from '@marigold/contract'
import { Play, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SetPicks } from '../areas/areas.ts'
import { SetArt } from '../sets/saved/set-art.tsx'
import { soonest } from '../sets/saved/soonest.ts'
import type { CardSets } from '../sets/saved/use-card-sets.ts'

function Pill({ art, name, onStart }: { art: ReactNode; name: string; onStart: () => void }) {
  return (
    <li>
      <button type="button" className="play-now-set" data-scan="" onClick={onStart}>
        {art}
        <b>{name}</b>
        <Play aria-hidden className="play-now-go" />
      </button>
    </li>
  )
}

/** On a phone the sets stand above the areas in one row, so that what is wanted daily is there without scrolling. */
export function PlayNow(props: {
  sets: CardSets
  onStart: (picks: SetPicks) => void
  /** Opens the visitors' sample; null for whoever needs none. */
  onSample: (() => void) | null
}) {
  const { sets, onStart, onSample } = props
  const quick = soonest(sets)
  const visitor = sets.status === 'none' || sets.status === 'unknown'
  const waits = !visitor && quick.length === 0 && sets.status === 'loading'
  if (quick.length === 0 && !onSample && !waits) return null
  return (
    <section
      className={visitor && quick.length === 0 ? 'play-now for-visitor' : 'play-now'}
      aria-label={m.cards_play_now()}
      data-scan-group="Play now"
    >
      <ul>
        {quick.map((set) => (
          <Pill
            key={spellPicks(set.picks)}
            art={<SetArt pictures={set.pictures.slice(0, 1)} picks={set.picks} />}
            name={set.name}
            onStart={() => onStart(set.picks)}
          />
        ))}
        {waits ? <li aria-hidden className="play-now-set is-waiting" /> : null}
        {onSample ? (
          <Pill
            art={
              <span className="set-sign" aria-hidden>
                <Sparkles />
              </span>
            }
            name={m.cards_try_a_sample_set()}
            onStart={onSample}
          />
        ) : null}
      </ul>
    </section>
  )
}
