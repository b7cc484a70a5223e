import { m } from '#messages'
import { serializePicks } from '@marigold/contract'
import { Ellipsis, Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { SetPicks } from '../../areas/areas.ts'
import { cardsText } from '../../cards-text.ts'
import { formatPlayed, type RecentSet } from '../recent-sets.ts'
import { parseSetPicks } from '../set-picks.ts'
import { StartRow } from '../../setup/recent-rows.tsx'
import { useCardCounts } from '../../setup/use-card-count.ts'
import type { AccountSet } from './account-sets.ts'
import { SetArt } from './set-art.tsx'
import { findSameSet } from './quick-sets.ts'
import { findSets } from '../set-names.ts'

const searchedFrom = 8

/** Formats the number of cards; '' until it is known. */
const countText = (count: number | null) => (count === null ? '' : cardsText(count))

/**
 * Returns the line below a set's name: its content unless the name says it, the number of cards, and when it was
 * played.
 */
export function setSubtitle(set: AccountSet, now: number, count: number | null): string {
  if (set.unsent) return set.problem ? m.cards_only_on_this_device() : m.cards_waiting_for_a_connection()
  const what = set.name.toLowerCase().startsWith(set.title.toLowerCase()) ? [set.line] : [set.title, set.line]
  const when = set.used_at ? formatPlayed(Date.parse(set.used_at), now) : ''
  return [...what, countText(count), when].filter(Boolean).join(' · ')
}

/** Lists recently played sets; a saved one is shown by its name. */
export function RecentRows(props: {
  sets: readonly RecentSet[]
  saved: readonly AccountSet[]
  onStart: (picks: SetPicks) => void
}) {
  const [now] = useState(() => Date.now())
  const countOf = useCardCounts(props.sets.map(({ picks }) => picks))
  return (
    <ul className="grid">
      {props.sets.map((set) => {
        const named = findSameSet(props.saved, set.picks)
        const line = [set.line, countText(countOf(set.picks)), formatPlayed(set.at, now)].filter(Boolean).join(' · ')
        return (
          <li key={serializePicks(set.picks)}>
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

/** Lists saved sets by name, started with one tap; a long list can be searched. */
export function SavedRows(props: {
  sets: readonly AccountSet[]
  onStart: (picks: SetPicks) => void
  /** Opens a set's actions; absent if sets can only be played. */
  onMore?: (set: AccountSet) => void
}) {
  const { sets, onStart, onMore } = props
  const id = useId()
  const [now] = useState(() => Date.now())
  const [typed, setTyped] = useState('')
  const many = sets.length >= searchedFrom
  const shown = many ? findSets(sets, typed) : sets
  const countOf = useCardCounts(shown.map(({ picks }) => parseSetPicks(picks)))
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
              line={setSubtitle(set, now, countOf(parseSetPicks(set.picks)))}
              onStart={() => onStart(parseSetPicks(set.picks))}
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
