import { m } from '#messages'
import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { KeptParts } from './explore-filters.tsx'
import { exploreAddress, type Shown } from './explore-query.ts'
import type { Go } from './use-ahead.ts'
import { after } from '../../platform/time/timers.ts'

// So long after the last letter the games are asked for.
const pause = 300

/** Looks for games by their name, a goal or a skill, while one types; a plain form before any script runs. */
export function ExploreSearch({ shown, towards, go: lead }: { shown: Shown; towards: () => Shown; go: Go }) {
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(shown.search)
  const cancel = useRef<() => void>(undefined)

  useEffect(() => {
    // From elsewhere than this field: Back, or a way out.
    if (shown.search === sent.current || field.current === null) return
    cancel.current?.()
    sent.current = shown.search
    field.current.value = shown.search
  }, [shown.search])
  useEffect(() => {
    // Typed before the scripts began, on a slow device.
    const typed = field.current?.value.trim() !== sent.current
    if (typed) cancel.current = after(pause, () => field.current?.form?.requestSubmit())
    return () => cancel.current?.()
  }, [])

  const go = () => {
    cancel.current?.()
    const search = field.current?.value.trim() ?? ''
    if (search === sent.current) return
    // What is typed on is one search for Back.
    const replace = sent.current !== ''
    sent.current = search
    // A filter that was pressed since the last letter stays chosen, though its games are still on their way.
    lead(exploreAddress(towards(), { search }), { replace })
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
      <KeptParts shown={shown} but={['search']} />
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
