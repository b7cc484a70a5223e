import { m } from '#messages'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { SetPicks } from '../../areas/areas.ts'
import { parseSetPicks } from '../set-picks.ts'
import type { AccountSet } from './account-sets.ts'
import { SetArt } from './set-art.tsx'
import { SavedRows } from './set-rows.tsx'

const most = 3

/** Sorts by last use, then by name. */
function lastUsed(sets: readonly AccountSet[]): AccountSet[] {
  return sets.toSorted((a, b) => (b.used_at ?? '').localeCompare(a.used_at ?? ''))
}

/** Saved sets over a paused game: the last ones directly, the others one tap away. */
export function SetsInGame({ sets, onStart }: { sets: readonly AccountSet[]; onStart: (picks: SetPicks) => void }) {
  const [open, setOpen] = useState(false)
  if (sets.length === 0) return null
  const start = (picks: SetPicks) => {
    setOpen(false)
    onStart(picks)
  }
  return (
    <section
      className="pause-sets [&_h3]:mb-2.5 [&_h3]:text-small/[1.2] [&_h3]:font-semibold [&_h3]:font-text [&_h3]:text-ink-2 phone:[&_ul]:[grid-auto-flow:row] phone:[&_ul]:gap-2"
      aria-label={m.cards_saved_sets()}
    >
      <h3>{m.cards_saved_sets()}</h3>
      <ul>
        {lastUsed(sets)
          .slice(0, most)
          .map((set) => (
            <li key={set.id}>
              <button type="button" className="pause-set" data-scan="" onClick={() => start(parseSetPicks(set.picks))}>
                <SetArt pictures={set.pictures.slice(0, 1)} picks={set.picks} />
                <b>{set.name}</b>
              </button>
            </li>
          ))}
        {sets.length > most ? (
          <li>
            <button
              type="button"
              className="pause-set is-all"
              data-scan=""
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Bookmark aria-hidden />
              <b>{m.cards_all({ sets: sets.length })}</b>
            </button>
          </li>
        ) : null}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.cards_saved_sets()}>
        <div className="w-full">
          <SavedRows sets={sets} onStart={start} />
        </div>
      </Dialog>
    </section>
  )
}
