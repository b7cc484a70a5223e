import { m } from '#messages'
import type { AgeFilter, Category } from '@marigold/contract'
import { ChevronDown, LayoutGrid } from 'lucide-react'
import { memo, useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isPlainPress } from '../../platform/start/plain-press.ts'
import { useSteady } from '../../platform/use-steady.ts'
import { Icon } from '../../ui/icon.tsx'
import { DisciplineMark, disciplines } from '../../ui/tag.tsx'
import { warmGames } from './explore-answers.ts'
import { exploreAddress, exploreParts, orders, readExplore, type Shown } from './explore-query.ts'
import { titleCase } from './game-names.ts'
import type { Go } from './use-ahead.ts'

const main: readonly string[] = disciplines.map(({ code }) => code)

interface FilterProps {
  to: string
  on: boolean
  go: Go
}

/** A filter as a link; its games are asked for when the pointer or the cursor comes to it. */
function FilterLink({ to, on, go, className, children }: FilterProps & { className?: string; children: ReactNode }) {
  const warm = () => warmGames(readExplore(new URL(to, window.location.origin)))
  return (
    <Link
      className={className}
      to={to}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </Link>
  )
}

// A press draws the filters that change by it.
const FieldLink = memo(function FieldLink({ of, ...filter }: FilterProps & { of: (typeof disciplines)[number] }) {
  return (
    <FilterLink {...filter}>
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

/** The three fields. */
export function Disciplines({ shown, go }: { shown: Shown; go: Go }) {
  return (
    <div className="big3" role="group" aria-label={m.catalogue_field()}>
      {disciplines.map((one) => {
        const on = shown.category === one.code
        const to = exploreAddress(shown, { category: on ? null : one.code })
        return <FieldLink key={one.code} of={one} on={on} to={to} go={go} />
      })}
    </div>
  )
}

/** What a form of explore sends besides its own fields, so that it works as a plain form too. */
export function KeptParts({ shown, but }: { shown: Shown; but: string[] }) {
  const parts = Object.entries(exploreParts({ ...shown, page: 1, favorites: false }))
  return parts
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Whether something else is chosen in a list than what its page came with. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  return (
    selectedIndex !==
    Math.max(
      0,
      [...options].findIndex(({ defaultSelected }) => defaultSelected),
    )
  )
}

/** Age and order, each by the browser's own list. */
export function Choices({ ages, shown, go }: { ages: AgeFilter[]; shown: Shown; go: Go }) {
  const choose = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const next = readExplore(new URL(`/exploregames?${chosen}`, window.location.origin))
    go(exploreAddress(next, {}))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(event.currentTarget)
  }
  const form = useRef<HTMLFormElement>(null)
  const chooseEarly = useSteady(() => {
    if (form.current && [...form.current.querySelectorAll('select')].some(isChanged)) choose(form.current)
  })
  // Chosen before the scripts began, on a slow device.
  useEffect(() => chooseEarly(), [chooseEarly])
  return (
    <form
      ref={form}
      action="/exploregames"
      onSubmit={submit}
      onChange={(event) => choose(event.currentTarget)}
      className="choices grid grid-cols-2 gap-2 mb-2 min-[820px]:flex min-[820px]:gap-3 min-[820px]:absolute min-[820px]:left-60 min-[820px]:top-0 min-[820px]:m-0 max-[360px]:grid-cols-[1fr]"
    >
      <KeptParts shown={shown} but={['age_filters', 'sort']} />
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
        <span>{m.catalogue_order()}</span>
        <select name="sort" key={`sort ${shown.order}`} defaultValue={shown.order}>
          {orders.map(({ order, says }) => (
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

/** Every category but the three fields, by name. */
export function OtherCategories({ categories, shown, go }: { categories: Category[]; shown: Shown; go: Go }) {
  const others = categories.filter(({ name }) => !main.includes(name)).sort((a, b) => a.name.localeCompare(b.name))
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
          const to = exploreAddress(shown, { category: on ? null : name })
          return <CategoryLink key={id} name={name} on={on} to={to} go={go} />
        })}
      </div>
    </details>
  )
}
