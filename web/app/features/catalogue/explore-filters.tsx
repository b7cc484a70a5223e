import { locale, m } from '#messages'
import type { AgeFilter, Category } from '@marigold/contract'
import { ChevronDown, LayoutGrid } from 'lucide-react'
import { memo, useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../../platform/start/plain-click.ts'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { Icon } from '../../ui/icon.tsx'
import { DisciplineMark, disciplines } from '../../ui/tag.tsx'
import { prefetchGames } from './fetch-games.ts'
import { exploreUrl, exploreParams, gameOrders, parseExplore, type ExploreState } from './explore-query.ts'
import { titleCase } from './game-names.ts'
import type { ExploreNavigate } from './use-instant-results.ts'

const main: readonly string[] = disciplines.map(({ code }) => code)

interface FilterProps {
  to: string
  on: boolean
  go: ExploreNavigate
}

/** A filter as a link; its games are prefetched on hover and focus. */
function FilterLink({ to, on, go, className, children }: FilterProps & { className?: string; children: ReactNode }) {
  const warm = () => prefetchGames(parseExplore(new URL(to, window.location.origin)))
  return (
    <Link
      className={className}
      to={to}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </Link>
  )
}

// Memoized, so that a click re-renders only the filters it changes.
const FieldLink = memo(function FieldLink({ of, ...filter }: FilterProps & { of: (typeof disciplines)[number] }) {
  return (
    <FilterLink {...filter} className="panel">
      <DisciplineMark code={of.code} />
      <span>
        {of.code}
        <small>{of.says}</small>
      </span>
    </FilterLink>
  )
})

const CategoryLink = memo(function CategoryLink({ name, ...filter }: FilterProps & { name: string }) {
  return (
    <FilterLink {...filter} className="chip">
      {titleCase(name)}
    </FilterLink>
  )
})

/** The three discipline filters. */
export function Disciplines({ shown, go }: { shown: ExploreState; go: ExploreNavigate }) {
  return (
    <div className="big3" role="group" aria-label={m.catalogue_field()}>
      {disciplines.map((one) => {
        const on = shown.category === one.code
        const to = exploreUrl(shown, { category: on ? null : one.code })
        return <FieldLink key={one.code} of={one} on={on} to={to} go={go} />
      })}
    </div>
  )
}

/** Hidden fields that keep the other filters, so that the form works without scripts. */
export function HiddenFields({ shown, but }: { shown: ExploreState; but: string[] }) {
  const parts = Object.entries(exploreParams({ ...shown, page: 1, favorites: false }))
  return parts
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Returns true if a select differs from what its page was rendered with. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  return (
    selectedIndex !==
    Math.max(
      0,
      [...options].findIndex(({ defaultSelected }) => defaultSelected),
    )
  )
}

/** Native selects for age and order. */
export function AgeAndOrder({ ages, shown, go }: { ages: AgeFilter[]; shown: ExploreState; go: ExploreNavigate }) {
  const choose = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const next = parseExplore(new URL(`/exploregames?${chosen}`, window.location.origin))
    go(exploreUrl(next, {}))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(event.currentTarget)
  }
  const form = useRef<HTMLFormElement>(null)
  const chooseEarly = useStableCallback(() => {
    if (form.current && [...form.current.querySelectorAll('select')].some(isChanged)) choose(form.current)
  })
  // Applies a choice made before hydration.
  useEffect(() => chooseEarly(), [chooseEarly])
  return (
    <form
      ref={form}
      action="/exploregames"
      onSubmit={submit}
      onChange={(event) => choose(event.currentTarget)}
      className="choices grid grid-cols-2 gap-2 mb-2 min-[820px]:flex min-[820px]:gap-3 min-[820px]:absolute min-[820px]:left-60 min-[820px]:top-0 min-[820px]:m-0 max-[360px]:grid-cols-[1fr]"
    >
      <HiddenFields shown={shown} but={['age_filters', 'sort']} />
      <label className="select">
        <span>{m.catalogue_age()}</span>
        <select name="age_filters" key={`age ${shown.age}`} defaultValue={shown.age ?? ''}>
          <option value="">{m.catalogue_all_ages()}</option>
          {ages.map((age) => (
            <option key={age.id} value={age.name}>
              {age.name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </label>
      <label className="select">
        <span>{m.catalogue_sort_by()}</span>
        <select name="sort" key={`sort ${shown.order}`} defaultValue={shown.order}>
          {gameOrders.map(({ order, says }) => (
            <option key={order} value={order}>
              {order === 'shelf' && shown.search !== '' ? m.catalogue_best_match() : says}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </label>
      <noscript>
        <button className="btn btn-small">{m.catalogue_show()}</button>
      </noscript>
    </form>
  )
}

/** All categories except the three disciplines, by name. */
export function OtherCategories({
  categories,
  shown,
  go,
}: {
  categories: Category[]
  shown: ExploreState
  go: ExploreNavigate
}) {
  const others = categories
    .filter(({ name }) => !main.includes(name))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const chosen = others.some(({ name }) => name === shown.category)
  return (
    <details
      className="all-categories [&>summary]:w-full [&>summary]:whitespace-nowrap [&>summary]:py-0 [&>summary]:px-5 min-[820px]:[&>summary]:w-57"
      open={chosen}
    >
      <summary className="btn btn-quiet toggle">
        <Icon of={LayoutGrid} />
        {m.catalogue_all_categories()}
        <Icon of={ChevronDown} className="turns" />
      </summary>
      <div
        className="flex flex-wrap gap-2 p-4.5 rounded-card bg-marigold-pale"
        role="group"
        aria-label={m.catalogue_all_categories()}
      >
        {others.map(({ id, name }) => {
          const on = name === shown.category
          const to = exploreUrl(shown, { category: on ? null : name })
          return <CategoryLink key={id} name={name} on={on} to={to} go={go} />
        })}
      </div>
    </details>
  )
}
