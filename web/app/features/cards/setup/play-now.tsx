import { m } from '#messages'
import { serializePicks } from '@marigold/contract'
import { Play, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SetPicks } from '../areas/areas.ts'
import { SetArt } from '../sets/saved/set-art.tsx'
import { quickSets } from '../sets/saved/quick-sets.ts'
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

/** On a phone, the sets are one row above the areas, so that frequent ones need no scrolling. */
export function PlayNow(props: {
  sets: CardSets
  onStart: (picks: SetPicks) => void
  /** Opens the sample for visitors; null for others. */
  onSample: (() => void) | null
}) {
  const { sets, onStart, onSample } = props
  const quick = quickSets(sets)
  const visitor = sets.status === 'none' || sets.status === 'unknown'
  const isLoading = !visitor && quick.length === 0 && sets.status === 'loading'
  if (quick.length === 0 && !onSample && !isLoading) return null
  return (
    <section
      className={visitor && quick.length === 0 ? 'play-now for-visitor' : 'play-now'}
      aria-label={m.cards_play_now()}
      data-scan-group="Play now"
    >
      <ul>
        {quick.map((set) => (
          <Pill
            key={serializePicks(set.picks)}
            art={<SetArt pictures={set.pictures.slice(0, 1)} picks={set.picks} />}
            name={set.name}
            onStart={() => onStart(set.picks)}
          />
        ))}
        {isLoading ? <li aria-hidden className="play-now-set is-waiting" /> : null}
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
