import { spellPicks } from '@marigold/contract'
import { Ellipsis, Play, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { playedWhen, type RecentSet } from '../recent-sets.ts'
import { toSetPicks, type SetPicks } from '../set-picks.ts'
import type { KeptSet } from './account-sets.ts'
import { SetArt } from './set-art.tsx'
import { sameSet } from './save-set.tsx'
import { findSets } from './set-names.ts'

const searchedFrom = 8

/** What stands below a set's name: what is in it unless the name says so, and when it was played. */
export function lineOf(set: KeptSet, now: number): string {
  if (set.unsent) return set.problem ? 'On this device alone' : 'Waits for the network'
  const what = set.name.toLowerCase().startsWith(set.title.toLowerCase()) ? [set.line] : [set.title, set.line]
  const when = set.used_at ? playedWhen(Date.parse(set.used_at), now) : ''
  return [...what, when].filter(Boolean).join(' · ')
}

function PlayRow(props: {
  set: { pictures: readonly string[]; picks: unknown }
  title: string
  line: string
  onStart: () => void
}) {
  return (
    <button type="button" className="quick" onClick={props.onStart}>
      <SetArt {...props.set} />
      <span className="quick-text">
        <b>{props.title}</b>
        <small>{props.line}</small>
      </span>
      <span className="quick-go" aria-hidden>
        <Play />
      </span>
    </button>
  )
}

/** The sets played last; one that is saved stands there by its name. */
export function RecentRows(props: {
  sets: readonly RecentSet[]
  saved: readonly KeptSet[]
  onStart: (picks: SetPicks) => void
}) {
  const [now] = useState(() => Date.now())
  return (
    <ul className="set-rows">
      {props.sets.map((set) => {
        const named = sameSet(props.saved, set.picks)
        const line = [set.line, playedWhen(set.at, now)].filter(Boolean).join(' · ')
        return (
          <li key={spellPicks(set.picks)}>
            <PlayRow set={set} title={named?.name ?? set.title} line={line} onStart={() => props.onStart(set.picks)} />
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
  return (
    <>
      {many ? (
        <div className="set-find">
          <label className="sr-only" htmlFor={id}>
            Find a saved set
          </label>
          <Search aria-hidden />
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={60}
            placeholder="Find a saved set"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={shown.length === 0 ? 'set-none' : 'sr-only'} role="status">
            {shown.length === 0 ? `No saved set holds ‘${typed.trim()}’.` : typed.trim() ? `${shown.length} found` : ''}
          </p>
        </div>
      ) : null}
      <ul className="set-rows">
        {shown.map((set) => (
          <li key={set.id} className="set-row">
            <PlayRow
              set={set}
              title={set.name}
              line={lineOf(set, now)}
              onStart={() => onStart(toSetPicks(set.picks))}
            />
            {onMore ? (
              <button
                type="button"
                className="icon-btn set-more"
                aria-haspopup="dialog"
                aria-label={`Options: ${set.name}`}
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
