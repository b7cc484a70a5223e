import { m } from '#messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { exploreUrl, pageNumbers, type ExploreState } from './explore-query.ts'

/** Previous, page numbers, and Next; nothing if there is only one page. */
export function Pagination({ shown, last }: { shown: ExploreState; last: number }) {
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
    return <Link to={exploreUrl(shown, { page })}>{inside}</Link>
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
            to={exploreUrl(shown, { page })}
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
