import type { AgeFilter, AllGames, Category } from '@marigold/contract'
import { ChevronDown, ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import left from '../../assets/brand/tide-breath-land.svg'
import middle from '../../assets/brand/lantern-river-land.svg'
import right from '../../assets/brand/patient-orchard-land.svg'
import { AlertDialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DisciplineMark, disciplines } from '../../ui/tag.tsx'
import { exploreAddress, pageNumbers, type Shown } from './explore-query.ts'
import { GameGrid, GridSkeleton } from './game-grid.tsx'
import { titleCase } from './game-names.ts'

const main: readonly string[] = disciplines.map(({ code }) => code)

function Disciplines({ shown }: { shown: Shown }) {
  return (
    <div className="big3" role="group" aria-label="Field">
      {disciplines.map(({ code, says }) => {
        const chosen = shown.category === code
        return (
          <Link
            key={code}
            to={exploreAddress(shown, { category: chosen ? null : code })}
            preventScrollReset
            aria-current={chosen ? 'true' : undefined}
          >
            <DisciplineMark code={code} />
            <span>
              {code}
              <small>{says}</small>
            </span>
          </Link>
        )
      })}
    </div>
  )
}

function AgeFilterForm({ ages, shown }: { ages: AgeFilter[]; shown: Shown }) {
  const navigate = useNavigate()
  const go = (age: string) => void navigate(exploreAddress(shown, { age: age || null }), { preventScrollReset: true })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(String(new FormData(event.currentTarget).get('age_filters') ?? ''))
  }
  return (
    <form action="/exploregames" onSubmit={submit} className="age-form">
      {shown.category && <input type="hidden" name="categories" value={shown.category} />}
      <label className="select">
        <span>Age</span>
        <select name="age_filters" key={shown.age} defaultValue={shown.age ?? ''} onChange={(e) => go(e.target.value)}>
          <option value="">All ages</option>
          {ages.map((age) => (
            <option key={age.id} value={age.name}>
              {age.name}
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

function OtherCategories({ categories, shown }: { categories: Category[]; shown: Shown }) {
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
        {others.map(({ id, name }) => (
          <Link
            key={id}
            className="chip"
            to={exploreAddress(shown, { category: name === shown.category ? null : name })}
            preventScrollReset
            aria-current={name === shown.category ? 'true' : undefined}
          >
            {titleCase(name)}
          </Link>
        ))}
      </div>
    </details>
  )
}

function Pages({ shown, last }: { shown: Shown; last: number }) {
  if (last < 2) return null
  const at = Math.min(shown.page, last)
  const step = (page: number, label: string, icon: typeof ChevronLeft) => {
    const inside = (
      <>
        {label === 'Previous' && <Icon of={icon} />}
        <span className="page-word">{label}</span>
        {label === 'Next' && <Icon of={icon} />}
      </>
    )
    if (page < 1 || page > last) return <span className="off">{inside}</span>
    return <Link to={exploreAddress(shown, { page })}>{inside}</Link>
  }
  return (
    <nav className="pages" aria-label="Pages">
      {step(at - 1, 'Previous', ChevronLeft)}
      {pageNumbers(at, last).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={page}
            className="num"
            to={exploreAddress(shown, { page })}
            aria-current={page === at ? 'page' : undefined}
            aria-label={`Page ${page}`}
          >
            {page}
          </Link>
        ),
      )}
      {step(at + 1, 'Next', ChevronRight)}
    </nav>
  )
}

function PaymentFailed() {
  const [open, setOpen] = useState(true)
  return (
    <AlertDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Oh! the payment could not be completed"
      button="Click here"
    >
      You can still play the free games
    </AlertDialog>
  )
}

function Results({ games, shown }: { games: AllGames; shown: Shown }) {
  const loading = useNavigation().state === 'loading'
  const { all_games: list, pagination } = games
  const name = shown.category ? titleCase(shown.category) : 'All Games'
  return (
    <div aria-live="polite">
      <div className="result">
        <h2>{name}</h2>
        {pagination.last_page > 1 && (
          <span className="muted">
            Page {pagination.current_page} of {pagination.last_page}
          </span>
        )}
      </div>
      {loading ? (
        <GridSkeleton />
      ) : list.length === 0 ? (
        <div className="box">
          <EmptyState
            action={
              <LinkButton to="/exploregames" look="quiet" preventScrollReset>
                Clear the filters
              </LinkButton>
            }
          >
            No games found for the selected filters.
          </EmptyState>
        </div>
      ) : (
        <GameGrid games={list} first />
      )}
      <Pages shown={shown} last={pagination.last_page} />
    </div>
  )
}

/** All games, by category and age. The filters are the address, so that they work as plain links too. */
export function Explore({ games, shown }: { games: AllGames; shown: Shown }) {
  return (
    <section className="page-hero explore">
      <div className="peek" aria-hidden>
        <img src={left} alt="" />
        <img src={right} alt="" />
        <img src={middle} alt="" />
      </div>
      <div className="wrap wrap-wide">
        <h1>Find a game for today’s goal</h1>
        <p className="lead">Choose a field, a skill or an age. Every game can hold your cards.</p>
        <div className="filters">
          <Disciplines shown={shown} />
          <div className="bar">
            <OtherCategories categories={games.all_categories} shown={shown} />
            <AgeFilterForm ages={games.all_age_filters} shown={shown} />
          </div>
        </div>
        <Results games={games} shown={shown} />
      </div>
      {shown.paymentFailed && <PaymentFailed />}
    </section>
  )
}
