import { m } from '#messages'
import { spellPicks } from '@marigold/contract'
import { Ellipsis, Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { SetPicks } from '../../areas/areas.ts'
import { cardsText } from '../../cards-text.ts'
import { playedWhen, type RecentSet } from '../recent-sets.ts'
import { toSetPicks } from '../set-picks.ts'
import { StartRow } from '../../setup/recent-rows.tsx'
import { useCardCounts } from '../../setup/use-card-count.ts'
import type { KeptSet } from './account-sets.ts'
import { SetArt } from './set-art.tsx'
import { sameSet } from './soonest.ts'
import { findSets } from '../set-names.ts'

const searchedFrom = 8

/** How many cards a set has; nothing until that is known. */
const countText = (count: number | null) => (count === null ? '' : cardsText(count))

/** What stands below a set's name: what is in it unless the name says so, how many cards, and when it was played. */
export function lineOf(set: KeptSet, now: number, count: number | null): string {
  if (set.unsent) return set.problem ? m.cards_only_on_this_device() : m.cards_waiting_for_a_connection()
  const what = set.name.toLowerCase().startsWith(set.title.toLowerCase()) ? [set.line] : [set.title, set.line]
  const when = set.used_at ? playedWhen(Date.parse(set.used_at), now) : ''
  return [...what, countText(count), when].filter(Boolean).join(' · ')
}

/** The sets played last; one that is saved stands there by its name. */
export function RecentRows(props: {
  sets: readonly RecentSet[]
  saved: readonly KeptSet[]
  onStart: (picks: SetPicks) => void
}) {
  const [now] = useState(() => Date.now())
  const countOf = useCardCounts(props.sets.map(({ picks }) => picks))
  return (
    <ul className="grid">
      {props.sets.map((set) => {
        const named = sameSet(props.saved, set.picks)
        const line = [set.line, countText(countOf(set.picks)), playedWhen(set.at, now)].filter(Boolean).join(' · ')
        return (
          <li key={spellPicks(set.picks)}>
            <StartRow
              picture={<SetArt {...set} />}
              title={named?.name ?? set.title}
              line={line}
              onStart={() => props.onStart(set.picks)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Saved sets by name, each started by a touch; many are found by typing. */
export function SavedRows(props: {
  sets: readonly KeptSet[]
  onStart: (picks: SetPicks) => void
  /** Opens what else can be done with a set; absent where a set is only played. */
  onMore?: (set: KeptSet) => void
}) {
  const { sets, onStart, onMore } = props
  const id = useId()
  const [now] = useState(() => Date.now())
  const [typed, setTyped] = useState('')
  const many = sets.length >= searchedFrom
  const shown = many ? findSets(sets, typed) : sets
  const countOf = useCardCounts(shown.map(({ picks }) => toSetPicks(picks)))
  return (
    <>
      {many ? (
        <div className="set-find relative mt-0 mx-2 mb-1.5">
          <label className="sr-only" htmlFor={id}>
            {m.cards_find_a_saved_set()}
          </label>
          <Search aria-hidden />
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={60}
            placeholder={m.cards_find_a_saved_set()}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={shown.length === 0 ? 'pt-3 px-1.5 pb-1 text-ink-2' : 'sr-only'} role="status">
            {shown.length === 0
              ? m.cards_no_saved_sets_match({ trim: typed.trim() })
              : typed.trim()
                ? m.cards_found({ shown: shown.length })
                : ''}
          </p>
        </div>
      ) : null}
      <ul className="grid">
        {shown.map((set) => (
          <li key={set.id} className="flex items-center">
            <StartRow
              picture={<SetArt {...set} />}
              title={set.name}
              line={lineOf(set, now, countOf(toSetPicks(set.picks)))}
              onStart={() => onStart(toSetPicks(set.picks))}
            />
            {onMore ? (
              <button
                type="button"
                className="icon-btn flex-none"
                data-scan=""
                aria-haspopup="dialog"
                aria-label={m.cards_options({ name: set.name })}
                onClick={() => onMore(set)}
              >
                <Ellipsis aria-hidden />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
