import { m } from '#messages'
import type { ReactNode } from 'react'
import { PageTop } from '../page-top.tsx'

export interface Part {
  id: string
  title: string
  body: ReactNode
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
        <nav aria-label={m.site_on_this_page()}>
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <TextParts parts={parts} />
      </div>
    </article>
  )
}
