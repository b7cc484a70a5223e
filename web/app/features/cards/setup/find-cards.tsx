import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { searchCards } from '@marigold/contract'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCall } from '../../../platform/calls/query-client.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { AreaTabId } from '../areas/areas.ts'
import { allAreas, findScreen } from '../areas/area-lookup.ts'
import type { FoundPick } from '../areas/card-area.ts'
import { ListFailed } from './list-failed.tsx'
import { useAreaLists } from './use-card-count.ts'
import { after } from '../../../platform/time/timers.ts'

const pauseMs = 200

/** Returns the typed text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    return after(pauseMs, () => setSettled(text))
  }, [text])
  return settled
}

function FoundRow({ found, onOpen }: { found: FoundPick; onOpen: () => void }) {
  const Icon = findScreen(found.area)?.icon ?? Search
  return (
    <li>
      <button type="button" className="found" data-scan="4" onClick={onOpen}>
        {found.image ? <img src={found.image} alt="" /> : <Icon aria-hidden />}
        <span>
          <b>{found.label}</b>
          <small>{found.place}</small>
        </span>
      </button>
    </li>
  )
}

/** Moves between the search box and the results with the arrow keys. */
function moveAmong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .found')]
  const next = stops[stops.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function NoMatch({ asked }: { asked: string }) {
  return (
    <>
      <ParaglideMessage
        message={m.cards_no_matches_for_check_the_spelling}
        inputs={{ asked }}
        markup={{ b: ({ children }) => <b>{children}</b> }}
      />
    </>
  )
}

/** Searches sounds, words, goals, fluency lengths, and own cards, and opens the step to pick them. */
export function FindCards(props: { onFound: (area: AreaTabId, opens: string) => void }) {
  const areas = useEnabledAreas()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // Text typed before hydration.
  useEffect(() => setText(box.current?.value ?? ''), [])
  const asked = useSettled(text.trim())
  const answer = useCall(searchCards, { query: { q: asked }, enabled: asked !== '', staleTime: 600_000 })
  const lists = useAreaLists((area) => asked !== '' && area.find !== undefined)
  const ofMarigold = (answer.data?.data ?? []).filter((found) => areas.includes(found.area))
  // Own cards come first: few users have any, and those who do look for them.
  const ofAreas = allAreas.flatMap((area) => (lists[area.id] ? (area.find?.(lists[area.id], asked) ?? []) : []))
  const list: FoundPick[] = [...ofAreas, ...ofMarigold]
  const summary = m.cards_matches({ count: list.length })
  const open = ({ area, opens }: FoundPick) => props.onFound(area as AreaTabId, opens)
  return (
    <search className="block mt-5 phone:mt-2.5" onKeyDown={moveAmong}>
      <label className="sr-only" htmlFor={id}>
        {m.cards_find_a_sound_a_word_or()}
      </label>
      <span className="find-box">
        <Search aria-hidden />
        <input
          id={id}
          ref={box}
          type="search"
          maxLength={40}
          autoComplete="off"
          placeholder={m.cards_find_a_sound_a_word_or()}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first] = list
            // Not while the results still belong to earlier text.
            if (event.key === 'Enter' && first && answer.data && asked === text.trim()) open(first)
          }}
        />
      </span>
      {asked !== '' && answer.isError ? (
        <ListFailed onRetry={() => void answer.refetch()}>{m.cards_search_didnt_work()}</ListFailed>
      ) : null}
      {asked !== '' && answer.data ? (
        <>
          <p className={list.length === 0 ? 'mt-3 mx-5 mb-0 text-ink-2' : 'sr-only'} role="status">
            {list.length === 0 ? <NoMatch asked={asked} /> : summary}
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-2 mt-3 p-0 [list-style:none]">
            {list.map((found) => (
              <FoundRow
                key={`${found.kind} ${found.opens} ${found.label} ${found.place}`}
                found={found}
                onOpen={() => open(found)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </search>
  )
}
