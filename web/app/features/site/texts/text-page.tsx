import { m } from '#messages'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { PageTop } from '../../../ui/page-top.tsx'

export interface Part {
  id: string
  title: string
  body: ReactNode
}

/** Links to the parts of a page: beside them, and on phones folded above them. */
export function Contents({ parts }: { parts: readonly Pick<Part, 'id' | 'title'>[] }) {
  const links = (
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={m.site_on_this_page()}>
      <details className="lg:hidden">
        <summary>
          {m.site_on_this_page()}
          <Icon of={ChevronDown} />
        </summary>
        {links}
      </details>
      <div className="max-lg:hidden">{links}</div>
    </nav>
  )
}

/** The parts of a long text. */
export function TextParts({ parts }: { parts: Part[] }) {
  return (
    <div className="article-body">
      {parts.map((part) => (
        <section key={part.id} id={part.id}>
          <h2>{part.title}</h2>
          {part.body}
        </section>
      ))}
    </div>
  )
}

/** A long text with a table of contents. */
export function TextPage(props: { title: string; lead: ReactNode; picture: string; parts: Part[] }) {
  const { parts, ...top } = props
  return (
    <article>
      <PageTop {...top} />
      <div className="article wrap">
        <Contents parts={parts} />
        <TextParts parts={parts} />
      </div>
    </article>
  )
}
