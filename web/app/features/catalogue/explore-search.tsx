import { m } from '#messages'
import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { HiddenFields } from './explore-filters.tsx'
import { exploreUrl, type ExploreState } from './explore-query.ts'
import type { ExploreNavigate } from './use-instant-results.ts'
import { after } from '../../platform/time/timers.ts'

// In ms, after the last keystroke.
const pause = 300

/** Searches games by name, goal, or skill while typing; works as a plain form before scripts run. */
export function ExploreSearch({
  shown,
  towards,
  go: lead,
}: {
  shown: ExploreState
  towards: () => ExploreState
  go: ExploreNavigate
}) {
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(shown.search)
  const cancel = useRef<() => void>(undefined)

  useEffect(() => {
    // Changed elsewhere, for example by Back.
    if (shown.search === sent.current || field.current === null) return
    cancel.current?.()
    sent.current = shown.search
    field.current.value = shown.search
  }, [shown.search])
  useEffect(() => {
    // Text typed before hydration.
    const typed = field.current?.value.trim() !== sent.current
    if (typed) cancel.current = after(pause, () => field.current?.form?.requestSubmit())
    return () => cancel.current?.()
  }, [])

  const go = () => {
    cancel.current?.()
    const search = field.current?.value.trim() ?? ''
    if (search === sent.current) return
    // Continued typing replaces the history entry, so that Back leaves the whole search.
    const replace = sent.current !== ''
    sent.current = search
    // Keeps a filter that was clicked after the last keystroke, even if its games are still loading.
    lead(exploreUrl(towards(), { search }), { replace })
  }
  const soon = () => {
    cancel.current?.()
    cancel.current = after(pause, go)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go()
  }
  return (
    <form
      role="search"
      action="/exploregames"
      className="find relative flex gap-2.5 items-center max-w-155"
      onSubmit={submit}
    >
      <HiddenFields shown={shown} but={['search']} />
      <Icon of={Search} />
      <input
        ref={field}
        className="input"
        type="search"
        name="search"
        aria-label={m.catalogue_search_games()}
        placeholder={m.catalogue_name_goal_or_skill()}
        defaultValue={shown.search}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={soon}
      />
      <button className="btn btn-small">{m.ui_search()}</button>
    </form>
  )
}
