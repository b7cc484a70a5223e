import type { AgeFilter, Category } from '@marigold/contract'
import { ChevronDown, LayoutGrid } from 'lucide-react'
import { type FormEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { DisciplineMark, disciplines } from '../../ui/tag.tsx'
import { warmGames } from './explore-answers.ts'
import { exploreAddress, exploreParts, orders, readExplore, type Shown } from './explore-query.ts'
import { titleCase } from './game-names.ts'

const main: readonly string[] = disciplines.map(({ code }) => code)

/** A filter as a link; its games are asked for when the pointer or the cursor comes to it. */
function FilterLink({
  to,
  on,
  className,
  children,
}: {
  to: string
  on: boolean
  className?: string
  children: ReactNode
}) {
  const warm = () => warmGames(readExplore(new URL(to, window.location.origin)))
  return (
    <Link
      className={className}
      to={to}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {children}
    </Link>
  )
}

/** The three fields. */
export function Disciplines({ shown }: { shown: Shown }) {
  return (
    <div className="big3" role="group" aria-label="Field">
      {disciplines.map(({ code, says }) => {
        const on = shown.category === code
        return (
          <FilterLink key={code} on={on} to={exploreAddress(shown, { category: on ? null : code })}>
            <DisciplineMark code={code} />
            <span>
              {code}
              <small>{says}</small>
            </span>
          </FilterLink>
        )
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

/** Age and order, each by the browser's own list. */
export function Choices({ ages, shown }: { ages: AgeFilter[]; shown: Shown }) {
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const next = readExplore(new URL(`/exploregames?${chosen}`, window.location.origin))
    void navigate(exploreAddress(next, {}), { preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <form action="/exploregames" onSubmit={submit} onChange={(event) => go(event.currentTarget)} className="choices">
      <KeptParts shown={shown} but={['age_filters', 'sort']} />
      <label className="select">
        <span>Age</span>
        <select name="age_filters" key={`age ${shown.age}`} defaultValue={shown.age ?? ''}>
          <option value="">All ages</option>
          {ages.map((age) => (
            <option key={age.id} value={age.name}>
              {age.name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </label>
      <label className="select">
        <span>Order</span>
        <select name="sort" key={`sort ${shown.order}`} defaultValue={shown.order}>
          {orders.map(({ order, says }) => (
            <option key={order} value={order}>
              {order === 'shelf' && shown.search !== '' ? 'Best match' : says}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </label>
      <noscript>
        <button className="btn btn-small">Show</button>
      </noscript>
    </form>
  )
}

/** Every category but the three fields, by name. */
export function OtherCategories({ categories, shown }: { categories: Category[]; shown: Shown }) {
  const others = categories.filter(({ name }) => !main.includes(name)).sort((a, b) => a.name.localeCompare(b.name))
  const chosen = others.some(({ name }) => name === shown.category)
  return (
    <details className="all-categories" open={chosen}>
      <summary className="btn btn-quiet toggle">
        <Icon of={LayoutGrid} />
        All Categories
        <Icon of={ChevronDown} className="turns" />
      </summary>
      <div className="cats" role="group" aria-label="All Categories">
        {others.map(({ id, name }) => {
          const on = name === shown.category
          return (
            <FilterLink key={id} className="chip" on={on} to={exploreAddress(shown, { category: on ? null : name })}>
              {titleCase(name)}
            </FilterLink>
          )
        })}
      </div>
    </details>
  )
}
