import { m } from '#messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { exploreAddress, pageNumbers, type Shown } from './explore-query.ts'

/** Previous, the numbers, Next; nothing where one page holds all. */
export function Pages({ shown, last }: { shown: Shown; last: number }) {
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
    <nav className="pages" aria-label={m.ui_pages()}>
      {step(at - 1, m.ui_previous(), ChevronLeft)}
      {pageNumbers(at, last).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={page}
            className="num"
            to={exploreAddress(shown, { page })}
            aria-current={page === at ? 'page' : undefined}
            aria-label={m.catalogue_page({ page })}
          >
            {page}
          </Link>
        ),
      )}
      {step(at + 1, m.ui_next(), ChevronRight)}
    </nav>
  )
}
